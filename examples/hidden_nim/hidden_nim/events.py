"""What happens in hidden nim."""

from __future__ import annotations

from orrery.kernel import Event


class StonesTaken(Event, frozen=True):
    """A seat took stones from a pile."""

    seat: int
    pile: str
    count: int


class CupLifted(Event, frozen=True):
    """A seat lifted the cup."""

    seat: int
    stones: int


class CupPeeked(Event, frozen=True):
    """A seat looked under the cup; only that seat learns what is there."""

    seat: int
    stones: int | None

    def seen_by(self, seat: int | None) -> CupPeeked:
        return self if seat == self.seat else CupPeeked(self.seat, None)
