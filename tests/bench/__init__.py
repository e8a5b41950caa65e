"""Measurements: `make bench`. Everything is measured in one run and compared as ratios of that run."""
