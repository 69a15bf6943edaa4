"""What a person can ask of a table, whether by WebSocket or by HTTP."""

from __future__ import annotations

import time
from typing import Any, Protocol

import msgspec
from sqlalchemy import insert, select, update

from orrery.client import messages as m
from orrery.kernel import Action, IllegalAction, State
from orrery.server.live.connection import Connection
from orrery.server.live.view import is_curtained, looking_seat, state_for
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.store.people import Person
from orrery.server.tables import consent, leaving
from orrery.server.tables.events import ActionsUndone
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Hall


class Eye(Protocol):
    """Whoever looks at a table: a connection, or a single request."""

    table: Table
    person: str
    since: int
    looking: int | None

    def state(self, reason: str = "", key: str = "") -> m.State:
        """The table as this one sees it. The lock is held."""


class Glance:
    """A single request over HTTP."""

    def __init__(self, table: Table, person: str, since: int, looking: int | None = None) -> None:
        self.table = table
        self.person = person
        self.since = since
        self.looking = looking

    def state(self, reason: str = "", key: str = "") -> m.State:
        """The table as this one sees it."""
        return state_for(self.table, self.person, self.since, self.looking, reason, key)


def decision(table: Table, held: list[int]) -> State:
    """The state, if one of these seats decides now; Refused otherwise."""
    if not held:
        raise Refused("not-seated", "you have no seat at this table", 403)
    if table.read_only:
        raise Refused("read-only", table.read_only)
    if table.status != "running" or table.position is None:
        raise Refused("not-running", f"the match is {table.status}")
    if table.facts.paused:
        raise Refused("paused", "the match is paused; resume it first")
    state = table.position.state
    if state.seat not in held:
        raise Refused("not-your-turn", "another seat decides now")
    return state


def known(state: State, action: int | str) -> Action:
    """The action of a code or a notation; Refused if there is none."""
    try:
        return state.game.parse(action) if isinstance(action, str) else state.game.action(action)
    except ValueError as error:
        raise Refused("unknown-action", str(error), 400) from None


async def act(hall: Hall, eye: Eye, person: Person, request: m.Act) -> m.Reply:
    """Play an action. An old version gets the new state; a repeated request gets the state and does nothing."""
    table = eye.table
    async with hall.at(table):
        held = table.held(person.id)
        if held and request.version != table.version:
            repeated = request.key and table.keys.get(request.version + 1) == (person.id, request.key)
            return eye.state("" if repeated else "stale", request.key)
        state = decision(table, held)
        seat = state.seat
        action = known(state, request.action)
        try:
            assert table.position is not None
            code, events = table.position.play(action.code, table.version + 1)
        except IllegalAction as error:
            raise Refused("illegal", str(error), 409, error.refusal.document()) from None
        but = eye if isinstance(eye, Connection) else None
        await hall.commit(
            table, "act", seat=seat, code=code, person=person.id, key=request.key, events=events, but=but
        )
        return eye.state("", request.key)


async def undo(hall: Hall, eye: Eye, person: Person, request: m.Undo) -> m.Reply:
    """Take back an action: freely as far as the rules allow, and alone at the table as far as one likes."""
    table = eye.table
    async with hall.at(table):
        held = table.held(person.id)
        if held and request.version != table.version:
            repeated = request.key and table.keys.get(request.version + 1) == (person.id, request.key)
            return eye.state("" if repeated else "stale", request.key)
        if not held:
            raise Refused("not-seated", "you have no seat at this table", 403)
        if table.status != "running" or table.position is None or table.facts.paused:
            raise Refused("not-running", "nothing can be taken back now")
        state = table.position.state
        free = state.undoable > 0 and state.actor in held
        if free:
            count, seat = 1, state.actor
        elif table.is_solo:
            count, seat = consent.back_to_own(table, held)
        else:
            raise Refused("no-undo", "a die, a secret or another seat's decision lies between; propose it")
        snapshot = await consent.rewind(hall, table, count)
        happened = ActionsUndone(seat, count, not free)
        await hall.commit(
            table, "undo", seat=seat, code=count, person=person.id, key=request.key, events=[happened],
            snapshot=snapshot,
        )  # fmt: skip
        return eye.state("", request.key)


async def why(hall: Hall, eye: Eye, person: Person, request: m.Why) -> m.Reply:
    """Why an action is not possible; only who decides is told, because the reason may be a secret."""
    table = eye.table
    async with hall.at(table):
        if table.position is None:
            raise Refused("not-running", f"the match is {table.status}")
        held = table.held(person.id)
        state = table.position.state
        action = known(state, request.action)
        if table.status == "running" and state.seat not in held:
            return m.Reason(str(action), {"clause": "kernel:turn", "reason": "not-your-turn", "facts": {}}, request.key)
        refusal = state.why_not(action)
        return m.Reason(str(action), None if refusal is None else refusal.document(), request.key)


async def insight(hall: Hall, eye: Eye, person: Person, request: m.Insight) -> m.Reply:
    """What the game says about a topic, from what the seat may know."""
    table = eye.table
    async with hall.at(table):
        if table.position is None or table.game is None:
            raise Refused("not-running", f"the match is {table.status}")
        if request.topic not in table.game.topics:
            topics = ", ".join(table.game.topics) or "none"
            raise Refused("unknown-topic", f"no topic {request.topic!r}; the topics are {topics}", 400)
        held = table.held(person.id)
        looking = looking_seat(table, held, eye.looking)
        seat = None if is_curtained(table, held, looking, eye.looking) else looking
        try:
            answer = table.game.insight(table.position.state, seat, request.topic, request.about)
        except (ValueError, KeyError, IndexError) as error:
            raise Refused("bad-question", f"{request.topic}: {error}", 400) from None
        return m.Answered(request.topic, answer, request.key)


async def hint(hall: Hall, eye: Eye, person: Person, request: m.Hint) -> m.Reply:
    """What a bot would play; only who plays alone may ask."""
    table = eye.table
    async with hall.at(table):
        state = decision(table, table.held(person.id))
        if not table.is_solo:
            raise Refused("not-solo", "hints are for those who play alone", 403)
        level = request.level or hall.settings.hint_level
        if level not in hall.levels:
            raise Refused("unknown-bot", f"no bot {level!r}; the bots are {', '.join(hall.levels)}", 400)
        version, seat, copy = table.version, state.seat, state.clone()
    assert seat is not None
    thought = await hall.thinkers.think(copy, seat, level, hall.settings.bot_budget, weigh=True)
    action = copy.game.action(thought.code)
    return m.Hinted(version, thought.code, str(action), level, request.key, thought.reasons, thought.weighed)


async def look(hall: Hall, eye: Eye, person: Person, request: m.Look) -> m.Reply:
    """Look through another seat that one holds."""
    async with hall.at(eye.table):
        if request.seat not in eye.table.held(person.id):
            raise Refused("not-seated", "you do not hold that seat", 403)
        eye.looking = request.seat
        return eye.state("", request.key)


async def refresh(hall: Hall, eye: Eye, person: Person, request: m.Refresh) -> m.Reply:
    """The state again, with the events after a version."""
    async with hall.at(eye.table):
        eye.since = min(request.since, eye.table.version)
        return eye.state("", request.key)


async def say(hall: Hall, eye: Eye, person: Person, request: m.Say) -> m.Reply:
    """A line of chat: seated people talk at the table, others in the gallery."""
    table = eye.table
    held = table.held(person.id)
    channel = "table" if held else "gallery"
    now = time.time()
    seat = held[0] if held else None
    row = {
        "match": table.match.id, "channel": channel, "person": person.id, "name": person.name,
        "seat": seat, "text": request.text, "at": now,
    }  # fmt: skip
    async with hall.database.engine.begin() as connection:
        number = (await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))).scalar_one()
        line = m.Line(number, "table" if held else "gallery", person.name, seat, request.text, now)
        for statement in hall.fanout.said(table.match.id, line):
            await connection.execute(statement)
    hall.show(table, line)
    return m.Done(request.key)


async def orders(hall: Hall, eye: Eye, person: Person, request: m.Orders) -> m.Reply:
    """Set standing orders. Nobody else learns of them."""
    table = eye.table
    async with hall.at(table):
        if request.seat not in table.held(person.id):
            raise Refused("not-seated", "you do not hold that seat", 403)
        if table.position is None:
            raise Refused("not-running", f"the match is {table.status}")
        for order in request.orders:
            known(table.position.state, order.action)
        seats = schema.seats
        text = msgspec.json.encode(request.orders).decode()
        async with hall.database.engine.begin() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.match == table.match.id, seats.c.seat == request.seat)
                .values(orders=text)
            )
        table.orders[request.seat] = list(request.orders)
        hall.follow(table)
        return eye.state("", request.key)


async def ping(hall: Hall, eye: Eye, person: Person, request: m.Ping) -> m.Reply:
    """A sign of life."""
    return m.Pong(request.key)


HANDLERS: dict[type, Any] = {
    m.Act: act,
    m.Undo: undo,
    m.Why: why,
    m.Insight: insight,
    m.Hint: hint,
    m.Look: look,
    m.Refresh: refresh,
    m.Say: say,
    m.Orders: orders,
    m.Ping: ping,
    m.Propose: consent.propose,
    m.Answer: consent.answer,
    m.Resume: consent.resume,
    m.Concede: leaving.concede,
    m.Leave: leaving.leave,
    m.Replace: leaving.replace,
}


async def answer(hall: Hall, eye: Eye, person: Person, request: m.Request) -> m.Reply:
    """Carry out a request; a refusal becomes an answer."""
    try:
        reply: m.Reply = await HANDLERS[type(request)](hall, eye, person, request)
    except Refused as refused:
        return m.Fault(refused.code, refused.message, refused.refusal, request.key)
    return reply


async def chat_lines(hall: Hall, table: Table, person: str | None, after: int) -> list[m.Line]:
    """The last lines of the chat that a person may read."""
    channel = "table" if table.held(person) else "gallery"
    chat = schema.chat
    found = (
        select(chat)
        .where(chat.c.match == table.match.id, chat.c.channel == channel, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(200)
    )
    async with hall.database.engine.connect() as connection:
        rows = (await connection.execute(found)).mappings().all()
    return [
        m.Line(row["id"], row["channel"], row["name"], row["seat"], row["text"], row["at"]) for row in reversed(rows)
    ]
