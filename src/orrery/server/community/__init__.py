"""The place around the tables: finding a game, ratings, what people have played."""

from __future__ import annotations
