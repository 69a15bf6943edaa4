"""Conceding, leaving, replacing, and running out of time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import Update, update

from orrery.client import messages as m
from orrery.kernel import Event
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.store.people import Person
from orrery.server.tables.events import MatchAbandoned, SeatConceded, SeatLeft, SeatReplaced, TimeExpired
from orrery.server.tables.table import Chair, Table
from orrery.server.tables.tables import Hall

if TYPE_CHECKING:
    from orrery.server.tables.play import Eye


def seat_row(table: Table, seat: int, person: str | None) -> Update:
    """Write down who sits in a seat; orders do not survive a change."""
    seats = schema.seats
    return update(seats).where(seats.c.match == table.match.id, seats.c.seat == seat).values(person=person, orders="[]")


def _give_up(table: Table, seat: int) -> None:
    """Mark a seat as having given up; the last one left has won, and without people nobody plays on."""
    table.facts.chairs[seat].conceded = True
    chairs = table.facts.chairs
    left = [other for other, chair in enumerate(chairs) if not chair.conceded]
    if len(left) > 1 and any(chairs[other].kind == "person" for other in left):
        return
    assert table.position is not None  # it has begun
    state = table.position.state
    scores = state.game.concession(state, left)
    table.outcome = m.Result(left, scores, "conceded")
    table.status = "finished"


def _abandon_if_empty(table: Table, events: list[Event]) -> None:
    if not table.people:
        table.status = "abandoned"
        events.append(MatchAbandoned())


async def concede(hall: Hall, eye: Eye, person: Person, request: m.Concede) -> m.Reply:
    """Give up a seat. While others play on, a bot moves its pieces."""
    table = eye.table
    async with hall.at(table):
        if request.seat not in table.held(person.id):
            raise Refused("not-seated", "you do not hold that seat", 403)
        if table.status != "running":
            raise Refused("not-running", f"the match is {table.status}")
        if table.facts.chairs[request.seat].conceded:
            raise Refused("conceded", "that seat has given up already")
        _give_up(table, request.seat)
        table.facts.proposal = None
        await hall.commit(
            table, "concede", seat=request.seat, person=person.id, key=request.key,
            events=[SeatConceded(request.seat)],
        )  # fmt: skip
        return eye.state("", request.key)


async def leave(hall: Hall, eye: Eye, person: Person, request: m.Leave) -> m.Reply:
    """Free one's seats."""
    table = eye.table
    async with hall.at(table):
        held = table.held(person.id)
        if not held:
            raise Refused("not-seated", "you have no seat at this table", 403)
        if table.status not in ("open", "running"):
            raise Refused("not-running", f"the match is {table.status}")
        events: list[Event] = []
        for seat in held:
            table.facts.chairs[seat] = Chair("open")
            table.orders.pop(seat, None)
            events.append(SeatLeft(seat))
        table.facts.proposal = None
        _abandon_if_empty(table, events)
        others = [seat_row(table, seat, None) for seat in held]
        await hall.commit(table, "leave", seat=held[0], person=person.id, key=request.key, events=events, others=others)
        return eye.state("", request.key)


async def replace(hall: Hall, eye: Eye, person: Person, request: m.Replace) -> m.Reply:
    """Put a bot into a free seat or into one whose person has been silent for long, or free such a seat."""
    table = eye.table
    async with hall.at(table):
        if not table.held(person.id):
            raise Refused("not-seated", "you have no seat at this table", 403)
        if table.status not in ("open", "running") or request.seat >= table.match.seats:
            raise Refused("not-running", "there is no such seat to fill")
        if request.level and request.level not in hall.levels:
            raise Refused("unknown-bot", f"no bot {request.level!r}; the bots are {', '.join(hall.levels)}", 400)
        chair = table.facts.chairs[request.seat]
        if chair.kind == "person":
            silent = time.time() - chair.seen
            if table.is_connected(chair.person) or silent < hall.settings.absent_minutes * 60:
                minutes = f"{hall.settings.absent_minutes:g} minutes"
                raise Refused("not-absent", f"that seat's player has been away for less than {minutes}", 403)
        new = Chair("bot", name=request.level, level=request.level) if request.level else Chair("open")
        table.facts.chairs[request.seat] = new
        table.orders.pop(request.seat, None)
        await hall.commit(
            table, "replace", seat=request.seat, person=person.id, key=request.key,
            events=[SeatReplaced(request.seat, request.level)], others=[seat_row(table, request.seat, None)],
        )  # fmt: skip
        await hall.start_if_full(table)
        return eye.state("", request.key)


async def expire(hall: Hall, table: Table) -> None:
    """End the turn of a seat whose time is up, as the table's clock says."""
    async with hall.at(table):
        clock = table.clock
        if clock is None or clock.deadline is None or clock.deadline > time.time() or table.match.clock is None:
            return
        seat = clock.seat
        if seat is None or table.status != "running" or table.read_only:
            return
        events: list[Event] = [TimeExpired(seat)]
        table.facts.proposal = None
        if table.match.clock.expiry == "concede":
            _give_up(table, seat)
            await hall.commit(table, "expire", seat=seat, events=[*events, SeatConceded(seat)])
            return
        level = hall.settings.hint_level
        table.facts.chairs[seat] = Chair("bot", name=level, level=level)
        table.orders.pop(seat, None)
        events.append(SeatReplaced(seat, level))
        _abandon_if_empty(table, events)
        await hall.commit(table, "expire", seat=seat, events=events, others=[seat_row(table, seat, None)])
