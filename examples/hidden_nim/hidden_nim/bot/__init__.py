"""How bots judge hidden nim."""
