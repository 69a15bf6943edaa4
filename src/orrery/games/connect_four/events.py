"""What happens in connect four."""

from __future__ import annotations

from orrery.kernel import Event


class DiscDropped(Event, frozen=True):
    """A seat dropped a disc, which came to rest in a row counted from the bottom."""

    seat: int
    column: str
    row: int
