"""Loading a match: from the stored rows to a table that can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import orrery
from orrery.kernel import Game, State
from orrery.registry import EDITIONS
from orrery.server.store.match import Entry, Match, Snapshot, StoredMatch, UsedKey
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.events import decode_events
from orrery.server.tables.position import CHANGES_POSITION, Position
from orrery.server.tables.table import Table


def rules_for(match: Match, documents: Mapping[str, Any] | None = None) -> tuple[Game[Any] | None, str]:
    """The game of a match with its own content, which may be given, or why its rules are not available."""
    try:
        game = orrery.game(match.game)
    except ValueError:
        return None, f"the game {match.game!r} is not installed here; the match can be looked at but not played"
    try:
        return EDITIONS.find(game, match.rules, match.content, documents), ""
    except ValueError as error:
        return None, f"{error}. The match is kept and can be downloaded, but not played here"


def replay(game: Game[Any], match: Match, snapshot: Snapshot | None, entries: list[Entry]) -> Position | None:
    """The position after these journal entries; None if the game has not started."""
    position: Position | None = None
    if snapshot is not None:
        document = msgspec.json.decode(snapshot.state)
        position = Position.load(game, document, snapshot.number, snapshot.actions)
    for entry in entries:
        if entry.kind == "start" and position is None:
            position, _ = Position.begin(game, match.seats, match.dice_seed, match.options)
        elif position is not None and entry.number > position.base_number and entry.kind in ("act", "undo"):
            assert entry.code is not None
            position.fold(entry.number, entry.kind, entry.code)
    return position


def replay_actions(game: Game[Any], match: Match, codes: list[int], snapshot: Snapshot | None = None) -> State:
    """The state after these actions, from the start or from a snapshot."""
    state: State
    if snapshot is None:
        state = game.new(match.seats, match.dice_seed, match.options)
    else:
        state = game.load(msgspec.json.decode(snapshot.state))
    for code in codes:
        state.apply(game.action(code))
    return state


def read_table(stored: StoredMatch, outages: Sequence[tuple[float, float]] = ()) -> Table:
    """The table of a stored match; its clock did not run during outages."""
    match = stored.match
    game, fault = rules_for(match, stored.documents)
    table = Table(match, game, stored.facts)
    table.status = stored.status
    table.version = stored.version
    table.last_seat, table.last_status = stored.turn, stored.status
    table.read_only = fault
    table.outcome = stored.outcome
    table.orders = stored.orders
    entries = stored.entries
    if entries and entries[-1].clock:
        table.clock = msgspec.json.decode(entries[-1].clock, type=ClockState)
        table.clock.credit(outages)
    if game is not None:
        table.position = replay(game, match, stored.snapshot, entries)
    elif match.game in orrery.games():
        table.shown_by = orrery.game(match.game)
    if table.shown_by is None:
        return table
    table.position_version = entries[0].number - 1 if entries else 0
    for entry in entries:
        decider = entry.seat if entry.kind == "act" else None
        events = decode_events(table.shown_by, entry.events)
        moved = entry.kind in CHANGES_POSITION
        table.remember(entry.number, events, decider, moved)
        table.remember_key(entry.person or "", entry.key, UsedKey(entry.kind, entry.code))
    return table
