"""Steps of one seat's turn."""

from __future__ import annotations

from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import Seat
from orrery.kernel import Step


class SeatStep(Step[ParsecState]):
    """A step that belongs to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
