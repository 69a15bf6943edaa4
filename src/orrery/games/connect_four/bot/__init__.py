"""How the bots judge this game: the settings of their levels."""

from __future__ import annotations
