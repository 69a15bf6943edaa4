"""Conceding, leaving, replacing, and running out of time."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.kernel import Event
from orrery.server import clock
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Seating
from orrery.server.store.people import Person
from orrery.server.tables.changes import Step
from orrery.server.tables.events import MatchAbandoned, SeatConceded, SeatLeft, SeatReplaced, TimeExpired
from orrery.server.tables.repeats import is_repeated
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer


def _give_up(table: Table, seat: int) -> None:
    """Mark a seat as having conceded; the last one left wins, and a match without people ends.

    A part of another match is played to its end by bots, because the larger match goes on from there.
    """
    table.facts.chairs[seat].conceded = True
    if table.match.whole:
        return
    chairs = table.facts.chairs
    left = [other for other, chair in enumerate(chairs) if not chair.conceded]
    if len(left) > 1 and any(chairs[other].kind == "person" for other in left):
        return
    assert table.position is not None  # the game has started
    state = table.position.state
    scores = state.game.concession(state, left)
    table.outcome = m.Result(left, scores, "conceded")
    table.status = "finished"


def _abandon_if_empty(table: Table, events: list[Event]) -> None:
    if not table.people:
        table.status = "abandoned"
        events.append(MatchAbandoned())


async def concede(tables: Tables, viewer: Viewer, person: Person, request: m.Concede) -> m.Update:
    """Concede for a seat. While others play on, a bot moves its pieces."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        if request.seat not in table.held(person.id):
            raise Refused("not-seated", "you do not hold that seat", 403)
        if table.status != "running":
            raise Refused("not-running", f"the match is {table.status}")
        if table.facts.chairs[request.seat].conceded:
            raise Refused("conceded", "that seat has already conceded")
        _give_up(table, request.seat)
        table.facts.proposal = None
        events = [SeatConceded(request.seat)]
        step = Step("concede", request.seat, person=person.id, key=request.key, events=events)
        await tables.commit(table, step)
        return viewer.state("", request.key)


async def leave(tables: Tables, viewer: Viewer, person: Person, request: m.Leave) -> m.Update:
    """Free the person's own seats."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
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
        step = Step("leave", held[0], person=person.id, key=request.key, events=events)
        await tables.commit(table, step, seats=[Seating(seat, None) for seat in held])
        return viewer.state("", request.key)


async def replace(tables: Tables, viewer: Viewer, person: Person, request: m.Replace) -> m.Update:
    """Put a bot into a free seat or one whose person has long been silent, or free such a seat."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        if not table.held(person.id):
            raise Refused("not-seated", "you have no seat at this table", 403)
        if table.status not in ("open", "running") or request.seat >= table.match.seats:
            raise Refused("not-running", "there is no such seat to fill")
        if request.level and request.level not in tables.levels:
            raise Refused("unknown-bot", f"no bot {request.level!r}; the bots are {', '.join(tables.levels)}", 400)
        chair = table.facts.chairs[request.seat]
        if chair.kind == "bot" and table.status == "running":
            _check_bot_may_go(table, request)
        if chair.kind == "person":
            silent = clock.now() - chair.seen
            if table.is_connected(chair.person) or silent < tables.settings.absent_minutes * 60:
                minutes = f"{tables.settings.absent_minutes:g} minutes"
                raise Refused("not-absent", f"that seat's player has been away for less than {minutes}", 403)
        new = Chair("bot", name=request.level, level=request.level) if request.level else Chair("open")
        table.facts.chairs[request.seat] = new
        table.orders.pop(request.seat, None)
        events = [SeatReplaced(request.seat, request.level)]
        step = Step("replace", request.seat, person=person.id, key=request.key, events=events)
        await tables.commit(table, step, seats=[Seating(request.seat, None)])
        await tables.start_if_full(table)
        return viewer.state("", request.key)


def _check_bot_may_go(table: Table, request: m.Replace) -> None:
    """In a running match a bot only makes room for a person, and only where nobody can know the dice."""
    if request.level:
        raise Refused("not-absent", "a bot plays there; it can only make room for a person", 403)
    if len(table.facts.participants) < 2:
        raise Refused("not-absent", "this match was started by one person alone; nobody can join it", 403)


async def expire(tables: Tables, table: Table) -> None:
    """End the turn of a seat whose time has expired, as the table's clock prescribes."""
    async with tables.lock(table):
        running = table.clock
        if running is None or running.deadline is None or running.deadline > clock.now() or table.match.clock is None:
            return
        seat = running.seat
        if seat is None or table.status != "running" or table.read_only:
            return
        events: list[Event] = [TimeExpired(seat)]
        table.facts.proposal = None
        if table.match.clock.expiry == "concede":
            _give_up(table, seat)
            await tables.commit(table, Step("expire", seat, events=[*events, SeatConceded(seat)]))
            return
        level = tables.settings.hint_level
        table.facts.chairs[seat] = Chair("bot", name=level, level=level)
        table.orders.pop(seat, None)
        events.append(SeatReplaced(seat, level))
        _abandon_if_empty(table, events)
        await tables.commit(table, Step("expire", seat, events=events), seats=[Seating(seat, None)])
