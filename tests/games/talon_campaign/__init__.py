"""The campaign of Talon's scenarios."""
