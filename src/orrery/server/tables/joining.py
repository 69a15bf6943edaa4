"""Joining a table: taking a seat, or being admitted to watch."""

from __future__ import annotations

import hmac

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Change, Seating
from orrery.server.store.people import Person
from orrery.server.tables.access import check_access
from orrery.server.tables.changes import Step
from orrery.server.tables.events import SeatTaken
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


def is_invited(table: Table, request: m.Join) -> bool:
    """Whether the request contains the table's invitation."""
    return hmac.compare_digest(request.invitation.encode(), table.match.invitation.encode())


async def check_invitation(tables: Tables, table: Table, person: Person | None, request: m.Join) -> None:
    """Refuse people who may not join: a private table is for those invited or admitted."""
    if table.match.visibility == "public" or is_invited(table, request):
        return
    if person is not None and person.id in (await kept_seats(tables, table)).values():
        return
    await check_access(tables.services.matches, table, person.id if person else "")


async def kept_seats(tables: Tables, table: Table) -> dict[int, str]:
    """The seats reserved for people invited by name."""
    return await tables.services.community.invitations.at(table.match.id)


async def join(tables: Tables, table: Table, person: Person, request: m.Join) -> None:
    """Take a seat, or only be admitted. Call `check_invitation` first."""
    visitor = person.id if is_invited(table, request) else ""
    kept = await kept_seats(tables, table)
    apart = await tables.services.community.blocks.apart(person.id, [table.match.host, *table.people])
    async with tables.lock(table):
        held = table.held(person.id)
        if request.watch or (held and request.seat in (None, *held)):
            if visitor:
                await tables.services.journal.append(Change(table.match.id, visitor=visitor))
            await tables.start_if_full(table)  # an earlier attempt of this request may have failed halfway
            return
        if table.status not in ("open", "running") or table.read_only:
            raise Refused("not-running", f"the match is {table.status}")
        chairs = enumerate(table.facts.chairs)
        free = [seat for seat, chair in chairs if chair.kind == "open" and kept.get(seat, person.id) == person.id]
        free.sort(key=lambda seat: seat not in kept)
        seat = request.seat if request.seat is not None else free[0] if free else None
        if seat is None or seat not in free:
            raise Refused("seat-taken", "that seat is not free" if free else "no seat is free; you may watch")
        if apart & {table.match.host, *table.people}:
            raise Refused("forbidden", "you cannot sit down at this table", 403)
        table.facts.chairs[seat] = Chair(
            "person", person.id, person.name, seen=clock.now(), client_seed=request.client_seed
        )
        step = Step("join", seat, person=person.id, events=[SeatTaken(seat, person.name)])
        await tables.commit(table, step, seats=[Seating(seat, person.id)], visitor=visitor)
        await tables.start_if_full(table)
    if kept:
        await tables.services.community.invitations.drop(table.match.id, person.id)
