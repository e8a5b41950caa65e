"""The Rot und Schwarz table: two inks on felt."""
