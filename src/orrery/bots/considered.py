"""What a bot can tell about its last decision."""

from __future__ import annotations

import msgspec

from orrery.kernel import Action


class Considered(msgspec.Struct, frozen=True):
    """An action that a bot considered: its share of the attention, and what it is thought to be worth, if it knows."""

    action: Action
    #: From 0 to 1; the shares of all considered actions sum to 1.
    share: float
    #: From -1 (lost) to 1 (won); None if the bot looked at nothing but advice.
    value: float | None = None


def most_considered(found: list[Considered], count: int) -> list[Considered]:
    """The first few by share."""
    return sorted(found, key=lambda one: -one.share)[:count]
