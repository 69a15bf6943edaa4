"""Tables in play: who sits where, the position, and every way in which they change."""

from __future__ import annotations
