"""Clocks: seconds per turn, then a reserve. They are stored in the journal and stopped while the server is down."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from orrery.client.messages import Clock, ClockFace


class ClockState(msgspec.Struct):
    """The reserves, and which seat's time has been running since when."""

    reserves: list[float]
    seat: int | None = None
    since: float = 0.0
    #: Seconds of the turn's own time left when the clock was last stopped during the turn.
    move: float = 0.0
    #: The last seat to move: only a turn of another seat resets the turn's time.
    turn: int | None = None

    @staticmethod
    def fresh(clock: Clock, seats: int) -> ClockState:
        """Full reserves, with no clock running."""
        return ClockState([float(clock.reserve)] * seats, None, 0.0, float(clock.move))

    def stop(self, now: float) -> None:
        """Charge the running seat for the time used."""
        if self.seat is None:
            return
        used = max(0.0, now - self.since)
        over = max(0.0, used - self.move)
        self.move = max(0.0, self.move - used)
        self.reserves[self.seat] = max(0.0, self.reserves[self.seat] - over)
        self.seat = None

    def credit(self, outages: Sequence[tuple[float, float]]) -> None:
        """Give back time during which no server was available."""
        for start, end in outages:
            if end > self.since:
                self.since = end if start < self.since else self.since + end - start

    def turn_to(self, clock: Clock, seat: int | None, now: float, runs: bool) -> None:
        """Stop, then start the clock of the seat that decides, unless it is a bot's or the match is paused."""
        self.stop(now)
        if seat is None:
            return
        if seat != self.turn:
            self.turn = seat
            self.move = float(clock.move)
        if runs:
            self.seat = seat
            self.since = now

    @property
    def deadline(self) -> float | None:
        """When the running seat's time expires."""
        return None if self.seat is None else self.since + self.move + self.reserves[self.seat]

    def face(self, now: float) -> ClockFace:
        """The clocks as a client shows them."""
        reserves = list(self.reserves)
        move = self.move
        if self.seat is not None:
            used = max(0.0, now - self.since)
            reserves[self.seat] = max(0.0, reserves[self.seat] - max(0.0, used - move))
            move = max(0.0, move - used)
        return ClockFace(round(move, 3), [round(left, 3) for left in reserves], self.seat, self.deadline)
