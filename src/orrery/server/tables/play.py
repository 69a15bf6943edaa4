"""A person's requests at a table, by WebSocket or HTTP."""

from __future__ import annotations

from typing import Any

from orrery.client import messages as m
from orrery.kernel import Action, Game, IllegalAction, State
from orrery.server import clock
from orrery.server.bots.pool import Asker
from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables import admission, changes, consent, leaving
from orrery.server.tables.changes import Step
from orrery.server.tables.events import ActionsUndone
from orrery.server.tables.repeats import is_repeated
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer, is_curtained, looking_seat


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
    if table.part is not None:
        raise Refused("elsewhere", "a battle of this match is fought at a table of its own; the match waits for it")
    state = table.position.state
    if state.seat not in held:
        raise Refused("not-your-turn", "another seat decides now")
    return state


def known_action(game: Game[Any], action: int | str) -> Action:
    """The action with a code or a notation; Refused if there is none."""
    try:
        return game.parse(action) if isinstance(action, str) else game.action(action)
    except ValueError as error:
        raise Refused("unknown-action", str(error), 400) from None


async def act(tables: Tables, viewer: Viewer, person: Person, request: m.Act) -> m.Update:
    """Play an action. An outdated version gets the new state; a repeated request gets the state and does nothing."""
    table = viewer.table
    async with tables.lock(table, request.version):
        held = table.held(person.id)
        is_fresh = request.version == table.version
        code = known_action(table.game, request.action).code if table.game is not None and request.key else None
        if held and await is_repeated(tables, table, person, request.key, code=code, is_fresh=is_fresh):
            return viewer.state("", request.key)
        if held and table.is_stale(request.version):
            return viewer.state("stale", request.key)
        state = decision(table, held)
        action = known_action(state.game, request.action)
        try:
            step = changes.play(table, action.code, person.id, request.key)
        except IllegalAction as error:
            raise Refused("illegal", str(error), 409, error.refusal.document()) from None
        await tables.commit(table, step, but=viewer)
        return viewer.state("", request.key)


async def undo(tables: Tables, viewer: Viewer, person: Person, request: m.Undo) -> m.Update:
    """Take back an action: freely as far as the rules allow, or without limit when alone at the table."""
    table = viewer.table
    async with tables.lock(table, request.version):
        held = table.held(person.id)
        is_fresh = request.version == table.version
        if held and await is_repeated(tables, table, person, request.key, is_fresh=is_fresh):
            return viewer.state("", request.key)
        if held and table.is_stale(request.version):
            return viewer.state("stale", request.key)
        if not held:
            raise Refused("not-seated", "you have no seat at this table", 403)
        if table.status != "running" or table.position is None or table.facts.paused or table.part is not None:
            raise Refused("not-running", "nothing can be taken back now")
        state = table.position.state
        free = state.undoable > 0 and state.actor in held
        if free:
            count, seat = 1, state.actor
        elif table.is_solo:
            count, seat = consent.back_to_own(table, held)
        else:
            raise Refused("no-undo", "a die, a secret or another seat's decision lies between; propose it")
        snapshot = await consent.rewind(tables, table, count)
        events = [ActionsUndone(seat, count, not free)]
        await tables.commit(table, Step("undo", seat, count, person.id, request.key, events, snapshot))
        return viewer.state("", request.key)


async def why(tables: Tables, viewer: Viewer, person: Person, request: m.Why) -> m.Reply:
    """Why an action is not possible; only the deciding seat is told, because the reason may be secret."""
    table = viewer.table
    async with tables.lock(table):
        if table.position is None:
            raise Refused("not-running", f"the match is {table.status}")
        held = table.held(person.id)
        state = table.position.state
        action = known_action(state.game, request.action)
        if table.status == "running" and state.seat not in held:
            return m.Reason(str(action), {"clause": "kernel:turn", "reason": "not-your-turn", "facts": {}}, request.key)
        refusal = state.why_not(action)
        return m.Reason(str(action), None if refusal is None else refusal.document(), request.key)


async def insight(tables: Tables, viewer: Viewer, person: Person, request: m.Insight) -> m.Reply:
    """The game's answer about a topic, from what the seat may know."""
    table = viewer.table
    async with tables.lock(table):
        if table.position is None or table.game is None:
            raise Refused("not-running", f"the match is {table.status}")
        if request.topic not in table.game.topics:
            topics = ", ".join(table.game.topics) or "none"
            raise Refused("unknown-topic", f"no topic {request.topic!r}; the topics are {topics}", 400)
        held = table.held(person.id)
        looking = looking_seat(table, held, viewer.looking)
        seat = None if is_curtained(table, held, looking, viewer.looking) else looking
        try:
            answer = table.game.insight(table.position.state, seat, request.topic, request.about)
        except (ValueError, KeyError, IndexError) as error:
            raise Refused("bad-question", f"{request.topic}: {error}", 400) from None
        return m.Answered(request.topic, answer, request.key)


async def hint(tables: Tables, viewer: Viewer, person: Person, request: m.Hint) -> m.Reply:
    """What a bot would play; only a person playing alone may ask."""
    table = viewer.table
    async with tables.lock(table):
        state = decision(table, table.held(person.id))
        if not table.is_solo:
            raise Refused("not-solo", "hints are only for people who play alone", 403)
        level = request.level or tables.settings.hint_level
        if level not in tables.levels:
            raise Refused("unknown-bot", f"no bot {level!r}; the bots are {', '.join(tables.levels)}", 400)
        version, seat, copy = table.version, state.seat, state.clone()
    assert seat is not None
    asker = Asker(person.id, table.match.id)
    answer = await tables.services.bots.ask(copy, seat, level, tables.settings.bot_budget, asker, compare=True)
    notation = str(copy.game.action(answer.code))
    return m.Hinted(version, answer.code, notation, level, request.key, answer.reasons, answer.alternatives)


async def look(tables: Tables, viewer: Viewer, person: Person, request: m.Look) -> m.Update:
    """Look through another of the person's own seats."""
    async with tables.lock(viewer.table):
        held = viewer.table.held(person.id)
        if request.seat not in held and looking_seat(viewer.table, held, request.seat) != request.seat:
            raise Refused("not-seated", "you do not hold that seat", 403)
        viewer.looking = request.seat
        return viewer.state("", request.key)


async def refresh(tables: Tables, viewer: Viewer, person: Person, request: m.Refresh) -> m.Update:
    """The state again, with the events after a version."""
    async with tables.lock(viewer.table):
        viewer.since = min(request.since, viewer.table.version)
        return viewer.whole_state("", request.key)


async def say(tables: Tables, viewer: Viewer, person: Person, request: m.Say) -> m.Reply:
    """Write a line of chat: seated people at the table, others in the gallery."""
    table = viewer.table
    held = table.held(person.id)
    if not person.id:
        raise Refused("sign-in", "choose a name first", 401)
    if not held and await tables.presence.gallery.is_exceeded(person.id):
        raise Refused("too-fast", "too many lines; wait a minute", 429)
    has_chat, silenced = await tables.services.community.blocks.may_say(person.id)
    if not has_chat:
        raise Refused("chat-off", "you have turned chat off", 403)
    if silenced > clock.now():
        raise Refused("silenced", "an admin has forbidden you to chat for a while", 403)
    seat = held[0] if held else None
    line = await tables.services.chat.say(table.match.id, person.id, person.name, seat, request.text, request.key)
    if line is not None:
        tables.show(table, line)
    return m.Done(request.key)


async def orders(tables: Tables, viewer: Viewer, person: Person, request: m.Orders) -> m.Update:
    """Set standing orders. They are hidden from everybody else."""
    table = viewer.table
    async with tables.lock(table):
        if request.seat not in table.held(person.id):
            raise Refused("not-seated", "you do not hold that seat", 403)
        if table.position is None:
            raise Refused("not-running", f"the match is {table.status}")
        for order in request.orders:
            known_action(table.position.state.game, order.action)
        await tables.services.matches.set_orders(table.match.id, request.seat, request.orders)
        table.orders[request.seat] = list(request.orders)
        tables.follow(table)
        return viewer.state("", request.key)


async def ping(tables: Tables, viewer: Viewer, person: Person, request: m.Ping) -> m.Reply:
    """Answer a ping."""
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
    m.Admit: admission.admit,
}


async def answer(tables: Tables, viewer: Viewer, person: Person, request: m.Request) -> m.Reply | m.Update:
    """Carry out a request; a refusal becomes an answer."""
    tables.presence.mark_seen(viewer.table, person.id)
    try:
        reply: m.Reply | m.Update = await HANDLERS[type(request)](tables, viewer, person, request)
    except Refused as refused:
        return m.Fault(refused.code, refused.message, refused.refusal, request.key)
    return reply
