"""The Seilschaft table."""
