"""Everything around the tables: finding a game, ratings, histories."""

from __future__ import annotations
