"""Calibrated win chances: positions of self-play, the fit, and its calibration."""
