"""How the bots judge this game: advice, and the settings of their levels."""

from __future__ import annotations
