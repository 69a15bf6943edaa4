"""What happened besides the battle, which tells its own events."""

from __future__ import annotations

from orrery.kernel import Event


class CommandDivided(Event, frozen=True):
    """The ships of a side were divided among its captains."""

    seat: int
    ships: str
