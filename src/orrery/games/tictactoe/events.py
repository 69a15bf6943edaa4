"""What happens in tic-tac-toe."""

from __future__ import annotations

from orrery.kernel import Event


class MarkPlaced(Event, frozen=True):
    """A seat put its mark into a cell."""

    seat: int
    cell: str
