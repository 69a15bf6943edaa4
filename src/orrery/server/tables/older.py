"""Matches of older rules or content: they can be viewed, replayed and downloaded, but not continued."""

from __future__ import annotations

import msgspec

import orrery
from orrery.kernel import State
from orrery.records import Record
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.editions import Edition
from orrery.server.store.match import Match
from orrery.server.tables.jobs import OldState, ReplayOld, run_job
from orrery.server.tables.position import Position
from orrery.server.tables.table import Table


async def store_editions(services: Services) -> None:
    """Store the vocabulary of every installed game, for when it has changed."""
    known = await services.matches.editions.known()
    for name in orrery.games():
        game = orrery.game(name)
        edition = Edition(name, game.rules_version, game.content_digest)
        if edition not in known:
            await services.matches.editions.add(edition, [action.notation for action in game.vocabulary.actions])


async def notations_of(services: Services, match: Match) -> list[str]:
    """The notations of a match's codes; Refused if they are not known any more."""
    found = await services.matches.editions.notations(Edition(match.game, match.rules, match.content))
    if found is None:
        raise Refused("read-only", "the rules of this match are no longer known here")
    return found


def with_origin(record: Record, match: Match) -> Record:
    """A record that states the origin of its seed, if players contributed to it."""
    if not match.client_seeds:
        return record
    return msgspec.structs.replace(record, server_seed=match.seed, client_seeds=match.client_seeds)


async def old_record(services: Services, table: Table) -> Record:
    """The record of a match, with the vocabulary of its own edition."""
    match = table.match
    notations = await notations_of(services, match)
    actions = [notations[code] for code in await services.matches.actions(match.id)]
    record = Record(
        game=match.game, rules=match.rules, content=match.content, seats=match.seats, options=match.options,
        seed=match.dice_seed, actions=actions,
    )  # fmt: skip
    return with_origin(record, match)


async def old_state(services: Services, table: Table, version: int) -> State | None:
    """The position at a version by the installed rules, if they reproduce exactly the recorded events."""
    if table.shown_by is None:
        return None
    _, entries = await services.matches.load_until(table.match.id, version, from_start=True)
    notations = await notations_of(services, table.match)
    found = await run_job(services.jobs, ReplayOld(table.match, entries, notations), OldState)
    if found.state is None:
        return None
    state: State = table.shown_by.load(found.state)
    return state


async def show_old(services: Services, table: Table) -> None:
    """Give a table of older rules the position that can be shown."""
    try:
        state = await old_state(services, table, table.version)
    except Refused:
        return
    if state is not None:
        table.position = Position(state, table.version, 0)
