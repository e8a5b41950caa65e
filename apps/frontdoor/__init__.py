"""The front door: which tables there are today."""
