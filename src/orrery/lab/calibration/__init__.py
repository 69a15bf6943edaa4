"""Calibrated win chances: positions of self-play, the fit, and how well it keeps its promise."""
