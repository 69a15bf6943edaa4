"""Changes to a table: what is written to the journal, and the table after the write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

import orrery
from orrery.client.messages import Result
from orrery.kernel import Event, Game, IllegalAction
from orrery.server.refusals import Refused
from orrery.server.store.match import Change, Entry, Facts, Match, Snapshot, Standing, UsedKey
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.events import BotSpoke, MatchStarted, encode_events
from orrery.server.tables.position import CHANGES_POSITION, Position
from orrery.server.tables.table import Table

AnyGame: TypeAlias = Game[Any]

ENCODER = msgspec.json.Encoder()


class Step(msgspec.Struct):
    """One step at a table: the kind of its journal entry, who takes it, and its events."""

    kind: str
    seat: int | None = None
    code: int | None = None
    person: str = ""
    key: str = ""
    events: Sequence[Event] = ()
    #: Whether the entry needs a snapshot, because newer ones have become invalid.
    snapshot: bool = False


def draft(table: Table, step: Step, now: float, snapshot_every: int) -> Change:
    """What to write for a change to a table: entry, match row, and a snapshot when one is due."""
    settle(table, now)
    table.note_participants()
    identity, number, clock = table.match.id, table.version + 1, table.clock
    position = table.position
    snapshots = []
    if position is not None and (step.snapshot or position.advance(snapshot_every)):
        state = ENCODER.encode(position.base.dump())
        snapshots.append(Snapshot(identity, position.base_number, position.base_actions, state))
    entry = Entry(
        identity, number, step.kind, step.seat, step.code, step.person or None, step.key, now,
        encode_events(list(step.events)), "" if clock is None else ENCODER.encode(clock).decode(),
    )  # fmt: skip
    standing = Standing(
        match=identity,
        status=table.status,
        version=number,
        turn=table.seat,
        deadline=None if clock is None else clock.deadline,
        facts=ENCODER.encode(table.facts).decode(),
        outcome=None if table.outcome is None else ENCODER.encode(table.outcome).decode(),
        updated=now,
    )
    return Change(identity, entries=[entry], standing=standing, snapshots=snapshots)


def advance(table: Table, step: Step) -> None:
    """Apply a written step to the table's version and log."""
    table.version += 1
    decider = step.seat if step.kind == "act" else None
    moved = step.kind in CHANGES_POSITION
    table.remember(table.version, list(step.events), decider, moved)
    table.remember_key(step.person, step.key, UsedKey(step.kind, step.code))
    table.changed()


def settle(table: Table, now: float) -> None:
    """Check whether the game is over, and start the clock of the seat that decides."""
    position = table.position
    if table.status == "running" and position is not None and position.state.outcome is not None:
        outcome = position.state.outcome
        table.outcome = Result(list(outcome.winners), list(outcome.scores), outcome.reason)
        table.status = "finished"
    if table.match.clock is not None and position is not None:
        if table.clock is None:
            table.clock = ClockState.fresh(table.match.clock, table.match.seats)
        seat = table.seat
        runs = seat is not None and not table.facts.paused and table.facts.chairs[seat].kind == "person"
        table.clock.turn_to(table.match.clock, seat, now, runs and not table.is_bots_turn)


def start(table: Table) -> Step | None:
    """Begin the game if every seat is taken."""
    if table.game is None or not table.is_full:
        return None
    chairs = enumerate(table.facts.chairs)
    table.facts.client_seeds = [(seat, chair.client_seed) for seat, chair in chairs if chair.client_seed]
    match = table.match = msgspec.structs.replace(table.match, client_seeds=table.facts.client_seeds)
    position, events = Position.begin(table.game, match.seats, match.dice_seed, match.options)
    position.base_number = table.version + 1
    table.position = position
    table.status = "running"
    table.facts.started = [chair.person if chair.kind == "person" else "" for chair in table.facts.chairs]
    speaking = [BotSpoke(seat, chair.style) for seat, chair in enumerate(table.facts.chairs) if chair.style]
    return Step("start", events=[MatchStarted(), *speaking, *events])


def play(table: Table, code: int, person: str = "", key: str = "") -> Step:
    """Play an action for the seat that decides; IllegalAction changes nothing."""
    assert table.position is not None
    seat = table.position.state.seat
    _, events = table.position.play(code, table.version + 1)
    return Step("act", seat, code, person, key, events)


def begin(
    match: Match, facts: Facts, actions: Sequence[int], snapshot_every: int, game: Game[Any] | None = None
) -> tuple[Table, Change]:
    """A new table, started if every seat is taken, with the given actions played, and everything to be written."""
    table = Table(match, game or orrery.game(match.game), facts)
    written = Change(match.id, new=match, facts=facts, entries=[], snapshots=[])

    def take(step: Step) -> None:
        change = draft(table, step, match.created, snapshot_every)
        advance(table, step)
        written.entries += change.entries
        written.snapshots += change.snapshots
        written.standing = change.standing

    first = start(table)
    if first is not None:
        take(first)
        for number, code in enumerate(actions, 1):
            try:
                take(play(table, code))
            except IllegalAction as error:
                raise Refused("bad-record", f"action {number} is illegal: {error}") from None
    return table, written
