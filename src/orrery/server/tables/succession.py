"""Replacing a person at their tables: a guest who logs in, and a deleted account."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Seating
from orrery.server.store.people import Person
from orrery.server.store.traces import Heir
from orrery.server.tables.changes import Step
from orrery.server.tables.events import SeatReplaced
from orrery.server.tables.leaving import leave
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer


async def take_over(tables: Tables, person: str, heir: Heir) -> None:
    """Replace a person by the heir in everything shared with others."""
    traces = tables.services.community.traces
    await traces.hand_over_tournaments(person, heir)
    await traces.hand_over_safety(person, heir)
    await take_over_matches(tables, person, heir)


async def take_over_matches(tables: Tables, person: str, heir: Heir) -> None:
    """Replace a person by the heir in every match."""
    traces = tables.services.community.traces
    for identity in await traces.matches_of(person):
        table = tables.opened.get(identity)
        if table is None:
            await traces.hand_over(identity, person, heir)
            continue
        async with tables.lock(table):
            await traces.hand_over(identity, person, heir)
            await tables.reload(table)


async def rename(tables: Tables, person: str, name: str) -> None:
    """Rename a person in every match and tournament."""
    traces = tables.services.community.traces
    await traces.rename_in_tournaments(person, name)
    await take_over_matches(tables, person, Heir(person, name, False))


async def merge(tables: Tables, guest: Person, account: Person) -> None:
    """Move a guest's tables into an account and delete the guest."""
    await take_over(tables, guest.id, Heir(account.id, account.name, False))
    await tables.services.community.traces.forget(guest.id)
    tables.services.people.forget(guest.id)


async def delete(tables: Tables, person: str) -> None:
    """Delete a person: others' matches continue unchanged, with an anonymous person in their place."""
    services = tables.services
    await services.community.traces.leave(person)
    services.people.forget(person)
    services.notices.known.pop(person, None)
    for identity in await services.matches.unfinished_of(person):
        await vacate(tables, await tables.get(identity), person)
    await take_over(tables, person, await services.community.traces.nobody())
    await services.community.traces.forget(person)


async def vacate(tables: Tables, table: Table, person: str) -> None:
    """Free a person's seats: for anybody before a game starts, for bots in a running one while others play on."""
    somebody = Person(person, "", None, False)
    if table.status == "running" and len(table.people) > 1 and not table.read_only:
        async with tables.lock(table):
            held = table.held(person)
            level = tables.settings.hint_level
            for seat in held:
                table.facts.chairs[seat] = Chair("bot", name=level, level=level)
                table.orders.pop(seat, None)
            table.facts.proposal = None
            step = Step("replace", held[0] if held else None, events=[SeatReplaced(seat, level) for seat in held])
            await tables.commit(table, step, seats=[Seating(seat, None) for seat in held])
        return
    try:
        await leave(tables, Viewer(table, person, table.version), somebody, m.Leave())
    except Refused:  # it ended in the meantime
        return


async def finish_deletions(tables: Tables) -> None:
    """Continue deletions that a process began and did not finish."""
    for person in await tables.services.community.traces.leaving(60.0):
        await delete(tables, person)
