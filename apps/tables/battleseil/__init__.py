"""The Battleseil table: model (Param), snapshot (what the browser draws), figures, view."""
