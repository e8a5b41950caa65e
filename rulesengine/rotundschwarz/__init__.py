"""Rot und Schwarz."""
