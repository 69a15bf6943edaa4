"""The chapters of the war's rules."""
