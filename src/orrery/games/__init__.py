"""The games. Each folder is one game; none of them imports another."""
