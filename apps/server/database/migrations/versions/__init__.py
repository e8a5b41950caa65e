"""One file a step, oldest first; a step that was shipped is never changed."""
