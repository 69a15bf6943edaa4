"""The order of service when more bots want to search than there are workers.

Levels that do not search come first, so that an answer that takes milliseconds never waits for a slow level. Otherwise
askers are served in turn, by how much time each has had (start-time fair queueing): fifty tables of one person do not
delay anybody else's.
"""

from __future__ import annotations

import asyncio
from typing import Final

from orrery.server import clock, tasks

#: The expected duration of a search before any was measured, in seconds, and the weight of a new measurement.
GUESS: Final = 0.5
WEIGHT: Final = 0.2
#: The number of askers to remember before those without debt are dropped.
REMEMBERED: Final = 1000
#: How many quick requests in a row may overtake a waiting slow one.
PASSES: Final = 20


class Ticket:
    """A request that waits for a worker or has one."""

    def __init__(self, flow: str, quick: bool, table: str, seat: int) -> None:
        #: On whose behalf: a person alone at a table, or a table of several people.
        self.flow = flow
        self.quick = quick
        self.table = table
        self.seat = seat
        self.asked = clock.monotonic()
        #: Its virtual start time in the queue.
        self.start = 0.0
        self.turn: asyncio.Future[None] = tasks.future()

    @property
    def waited(self) -> float:
        """Seconds spent waiting."""
        return clock.monotonic() - self.asked


class FairQueue:
    """The waiting requests. Call `enter`, await the ticket's turn, and call `leave` when done."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        #: The mean duration of quick and slow requests, in seconds.
        self.typical = {True: GUESS / 10, False: GUESS}
        self._now = 0.0
        self._finish: dict[str, float] = {}
        self._passed = 0

    def enter(self, ticket: Ticket) -> None:
        """Join the queue, or start at once if there is a free place."""
        ticket.start = max(self._now, self._finish.get(ticket.flow, 0.0))
        self._finish[ticket.flow] = ticket.start + self.typical[ticket.quick]
        self.waiting.append(ticket)
        self._serve()

    def leave(self, ticket: Ticket, taken: float | None = None) -> None:
        """Free the place, whether the request was served (in so many seconds) or abandoned."""
        if taken is not None:
            self.typical[ticket.quick] += WEIGHT * (taken - self.typical[ticket.quick])
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        if ticket in self.running:
            self.running.remove(ticket)
        self._serve()

    def _serve(self) -> None:
        while self.waiting and len(self.running) < self.places:
            ticket = self.next()
            if ticket is None:
                return
            self.waiting.remove(ticket)
            self.running.append(ticket)
            self._passed = self._passed + 1 if ticket.quick and self.slow_waiting else 0
            self._now = max(self._now, ticket.start)
            if len(self._finish) > REMEMBERED:
                self._finish = {flow: finish for flow, finish in self._finish.items() if finish > self._now}
            if not ticket.turn.done():
                ticket.turn.set_result(None)

    def next(self) -> Ticket | None:
        """The next ticket to serve; None if only slow ones wait and the last place is reserved for a quick one."""
        quick = [ticket for ticket in self.waiting if ticket.quick]
        slow = [ticket for ticket in self.waiting if not ticket.quick]
        busy = sum(not ticket.quick for ticket in self.running)
        may_be_slow = slow and busy < max(1, self.places - 1)
        if may_be_slow and (not quick or self._passed >= PASSES):
            return min(slow, key=lambda ticket: ticket.start)
        return min(quick, key=lambda ticket: ticket.start, default=None)

    @property
    def slow_waiting(self) -> int:
        """The number of waiting slow requests."""
        return sum(not ticket.quick for ticket in self.waiting)

    def budget(self, wanted: float, patience: float, least: float) -> float:
        """The time limit of a search, so that waiting requests get their turn within `patience` seconds."""
        places = max(1, self.places - 1)
        crowd = self.slow_waiting + sum(not ticket.quick for ticket in self.running)
        return max(min(wanted, least), min(wanted, patience * places / max(1, crowd)))

    def expected(self, ticket: Ticket) -> float:
        """The estimated seconds until it is a ticket's turn."""
        if ticket not in self.waiting:
            return 0.0
        order = sorted(self.waiting, key=lambda other: (not other.quick, other.start))
        ahead = order[: order.index(ticket)]
        seconds = sum(self.typical[other.quick] for other in [*ahead, *self.running])
        return seconds / (self.places if ticket.quick else max(1, self.places - 1))
