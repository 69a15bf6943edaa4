"""Undo, pause, open hands and win chances by consent."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.kernel import Event, State
from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables.changes import Step
from orrery.server.tables.events import (
    ActionsUndone,
    ChancesHidden,
    ChancesShown,
    ConsentAsked,
    ConsentGiven,
    ConsentRefused,
    HandsHidden,
    HandsShown,
    MatchPaused,
    MatchResumed,
)
from orrery.server.tables.position import Position
from orrery.server.tables.reading import replay_actions
from orrery.server.tables.repeats import is_repeated
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer

#: Who decided what was played at a table of its own.
APART = -1


def part_lies_between() -> Refused:
    """What was played at a table of its own is not taken back here, decision by decision."""
    return Refused("no-undo", "a part that was played at a table of its own lies between")


def back_to_own(table: Table, held: list[int]) -> tuple[int, int]:
    """The number of actions since the last decision of these seats (inclusive), and which seat made it."""
    position = table.position
    assert position is not None
    state: State = position.base.clone()
    deciders: list[int | None] = []
    for _, code in position.recent:
        deciders.append(APART if state.game.is_apart(state) else state.seat)
        state.apply(state.game.action(code))
    for count, seat in enumerate(reversed(deciders), 1):
        if seat == APART:
            raise part_lies_between()
        if seat in held:
            assert seat is not None
            return count, seat
    raise Refused("no-undo", "there is nothing of yours to take back")


async def rewind(tables: Tables, table: Table, count: int) -> bool:
    """Take back a number of actions, however far; returns whether the entry needs a snapshot. The lock is held."""
    position = table.position
    assert position is not None
    assert table.game is not None
    if count <= len(position.recent):
        position.undo(count)
        if table.game.is_apart(position.state):
            table.must_reload = True
            raise part_lies_between()
        return False
    keep = position.actions - count
    if keep < 0:
        raise Refused("no-undo", f"only {position.actions} actions were played")
    snapshot, codes = await tables.services.matches.rewind_point(table.match.id, keep)
    state = replay_actions(table.game, table.match, codes, snapshot)
    if table.game.is_apart(state):
        raise part_lies_between()
    # It needs one because newer snapshots are now ahead of it.
    table.position = Position(state, table.version + 1, keep)
    return True


def _seated(table: Table, person: Person) -> list[int]:
    held = table.held(person.id)
    if not held:
        raise Refused("not-seated", "you have no seat at this table", 403)
    if table.status != "running" or table.read_only:
        raise Refused("not-running", f"the match is {table.status}")
    return held


async def propose(tables: Tables, viewer: Viewer, person: Person, request: m.Propose) -> m.Update:
    """Ask for consent; bots and the proposer's own seats always agree."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        held = _seated(table, person)
        if table.facts.proposal is not None:
            raise Refused("proposal-pending", "there is already an open proposal")
        if table.facts.paused:
            raise Refused("paused", "the match is paused")
        if await tables.presence.proposals.is_exceeded(person.id):
            raise Refused("too-fast", "too many proposals; wait a minute", 429)
        count = request.count
        if request.what == "hands" and table.facts.hands_shown:
            table.facts.hands_shown = False
            events: list[Event] = [HandsHidden(held[0])]
            await tables.commit(table, Step("consent", held[0], person=person.id, key=request.key, events=events))
            return viewer.state("", request.key)
        if request.what == "chances" and table.facts.chances_shown:
            table.facts.chances_shown = False
            hidden: list[Event] = [ChancesHidden(held[0])]
            await tables.commit(table, Step("consent", held[0], person=person.id, key=request.key, events=hidden))
            return viewer.state("", request.key)
        if request.what == "undo" and count == 0:
            count, _ = back_to_own(table, held)
        if request.what == "undo" and table.part is not None:
            raise Refused("not-running", "nothing can be taken back now")
        if request.what == "undo":
            await _check_undo(tables, table, count)
        chairs = table.facts.chairs
        missing = [
            seat for seat, chair in enumerate(chairs)
            if chair.kind == "person" and not chair.conceded and chair.person != person.id
        ]  # fmt: skip
        table.facts.proposal = m.Proposal(request.what, held[0], count, missing)
        asked = ConsentAsked(held[0], request.what, count)
        await _settle(tables, table, person, held[0], asked, request.key)
        return viewer.state("", request.key)


async def _check_undo(tables: Tables, table: Table, count: int) -> None:
    """Refuse to take back what was not played, or decisions of a person who has left and cannot agree."""
    played = await tables.services.matches.played(table.match.id)
    if count > len(played):
        raise Refused("no-undo", f"only {len(played)} actions were played")
    deciders = {action.person for action in played[len(played) - count :]} - {""}
    if not deciders <= set(table.people):
        raise Refused("no-undo", "somebody who has left the table decided in between")


async def answer(tables: Tables, viewer: Viewer, person: Person, request: m.Answer) -> m.Update:
    """Agree or disagree for all of the person's seats; the proposer may withdraw."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        held = _seated(table, person)
        proposal = table.facts.proposal
        if proposal is None:
            raise Refused("no-proposal", "there is no open proposal")
        if not request.accept:
            table.facts.proposal = None
            step = Step("consent", held[0], person=person.id, key=request.key, events=[ConsentRefused(held[0])])
            await tables.commit(table, step)
            return viewer.state("", request.key)
        left = [seat for seat in proposal.missing if seat not in held]
        if left == proposal.missing:
            raise Refused("no-proposal", "your consent is not needed")
        table.facts.proposal = m.Proposal(proposal.what, proposal.seat, proposal.count, left)
        await _settle(tables, table, person, held[0], ConsentGiven(held[0]), request.key)
        return viewer.state("", request.key)


async def _settle(tables: Tables, table: Table, person: Person, seat: int, event: Event, key: str) -> None:
    """Carry out the proposal once everybody has agreed; otherwise keep it open."""
    proposal = table.facts.proposal
    assert proposal is not None
    events = [event]
    if proposal.missing:
        await tables.commit(table, Step("consent", seat, person=person.id, key=key, events=events))
        return
    table.facts.proposal = None
    if proposal.what == "pause":
        table.facts.paused = True
        events.append(MatchPaused())
        await tables.commit(table, Step("pause", seat, person=person.id, key=key, events=events))
        return
    if proposal.what == "hands":
        table.facts.hands_shown = True
        events.append(HandsShown())
        await tables.commit(table, Step("consent", seat, person=person.id, key=key, events=events))
        return
    if proposal.what == "chances":
        table.facts.chances_shown = True
        events.append(ChancesShown())
        await tables.commit(table, Step("consent", seat, person=person.id, key=key, events=events))
        return
    try:
        snapshot = await rewind(tables, table, proposal.count)
    except Refused:
        table.must_reload = True  # the proposal is withdrawn in memory only
        raise
    events.append(ActionsUndone(proposal.seat, proposal.count, True))
    await tables.commit(table, Step("undo", proposal.seat, proposal.count, person.id, key, events, snapshot))


async def resume(tables: Tables, viewer: Viewer, person: Person, request: m.Resume) -> m.Update:
    """End a pause: anybody seated may, so that nobody can be held hostage."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        held = _seated(table, person)
        if not table.facts.paused:
            raise Refused("not-paused", "the match is not paused")
        table.facts.paused = False
        step = Step("resume", held[0], person=person.id, key=request.key, events=[MatchResumed(held[0])])
        await tables.commit(table, step)
        return viewer.state("", request.key)
