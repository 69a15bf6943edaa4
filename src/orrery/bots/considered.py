"""The actions that a bot considered in its last decision."""

from __future__ import annotations

import msgspec

from orrery.kernel import Action


class Considered(msgspec.Struct, frozen=True):
    """An action that a bot considered: its share of the search, and its value if there was a search."""

    action: Action
    #: From 0 to 1; the shares of all considered actions sum to 1.
    share: float
    #: From -1 (lost) to 1 (won); None if the bot followed advice alone.
    value: float | None = None


def most_considered(found: list[Considered], count: int) -> list[Considered]:
    """The `count` actions with the largest shares."""
    return sorted(found, key=lambda one: -one.share)[:count]
