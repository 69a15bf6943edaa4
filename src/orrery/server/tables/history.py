"""The past of a match: its record, and the position at any version."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from orrery.kernel import Game, State
from orrery.records import Record
from orrery.server import randomness
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.backup import restore
from orrery.server.store.database import Database
from orrery.server.store.matches import Matches
from orrery.server.tables.older import old_record, old_state, with_origin
from orrery.server.tables.reading import read_table, replay, replay_actions
from orrery.server.tables.table import Table


def rules_of(table: Table) -> Game[Any]:
    """The rules for showing a table; Refused if its game is not installed."""
    if table.shown_by is None:
        raise Refused("read-only", table.read_only)
    return table.shown_by


async def record_of(services: Services, table: Table) -> Record:
    """The record of a match so far, by its own rules even if they are no longer installed."""
    game, match = table.game, table.match
    if game is None:
        return await old_record(services, table)
    codes = await services.matches.actions(match.id)
    state = replay_actions(game, match, []) if table.position is None else table.position.state
    record = Record.of(state, match.dice_seed, [game.vocabulary.notation(code) for code in codes])
    return with_origin(record, match)


async def state_at(services: Services, table: Table, version: int) -> State | None:
    """The position after an entry of the journal; None before the start, or if older rules cannot be replayed."""
    if table.game is None:
        return await old_state(services, table, version)
    snapshot, entries = await services.matches.load_until(table.match.id, version)
    position = replay(table.game, table.match, snapshot, entries)
    return None if position is None else position.state


async def export(services: Services, folder: Path) -> int:
    """Write the record of every finished match whose vocabulary is known; returns their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for stored in await services.matches.finished():
        match = stored.match
        loaded = await services.matches.load(match.id)
        if loaded is None:
            continue
        try:
            record = await record_of(services, read_table(loaded))
        except Refused:
            continue
        record.save(folder / f"{match.game}-{match.id}.orrery")
        count += 1
    return count


class Verified(msgspec.Struct):
    """The numbers of matches checked in a backup."""

    rows: int
    matches: int
    replayed: int


async def verify(path: Path, sample: int = 100) -> Verified:
    """Restore a backup elsewhere, check every match's journal and replay a sample; ValueError if something is wrong."""
    with tempfile.TemporaryDirectory(prefix="orrery-verify-") as folder:
        database = Database(f"sqlite+aiosqlite:///{folder}/orrery.db")
        try:
            rows = await restore(database, path)
            matches = Matches(database)
            faults = await matches.faults()
            if faults:
                raise ValueError(f"{path}: " + "; ".join(faults[:10]))
            identities = await matches.all_ids()
            chosen = randomness.sample(identities, min(sample, len(identities)))
            replayed = sum([await replays(matches, identity) for identity in chosen])
        finally:
            await database.close()
    return Verified(rows, len(identities), replayed)


async def replays(matches: Matches, identity: str) -> bool:
    """Whether a match could be replayed from the start; ValueError if it leads to a different position."""
    stored = await matches.load(identity)
    assert stored is not None
    table = read_table(stored)
    if table.game is None or table.position is None:
        return False
    state = replay_actions(table.game, table.match, await matches.actions(identity))
    if state.digest() != table.position.state.digest():
        raise ValueError(f"match {identity} does not replay to its last position")
    return True
