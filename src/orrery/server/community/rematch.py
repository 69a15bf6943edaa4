"""Rematches and invitations: a table like the last one, seats rotated and reserved for the same people."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.community.setting_up import set_up
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair
from orrery.server.store.people import Person
from orrery.server.tables.joining import join
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


async def keep_seats(tables: Tables, table: Table, seats: dict[int, str], by: Person) -> None:
    """Reserve seats for people and notify them."""
    services, match = tables.services, table.match
    apart = await services.community.blocks.apart(by.id, seats.values())
    seats = {seat: person for seat, person in seats.items() if person not in apart}
    if not seats:
        return
    await services.community.invitations.keep(match.id, seats, by.name)
    notice = m.Notice(match.id, match.game, match.title, "invited", by=by.name)
    services.background.run(services.notices.tell(dict.fromkeys(seats.values()), notice))


async def invite(tables: Tables, table: Table, by: Person, person: str) -> None:
    """Reserve a free seat for somebody; only for those seated and the host."""
    if not (table.held(by.id) or table.match.host == by.id):
        raise Refused("not-seated", "only people at the table can invite others", 403)
    if await tables.services.people.by_id(person) is None or person in table.people:
        raise Refused("bad-order", "there is no such person, or they are already seated here")
    if await tables.services.community.blocks.apart(by.id, [person]):
        raise Refused("bad-order", "they do not accept invitations")
    kept = await tables.services.community.invitations.at(table.match.id)
    chairs = enumerate(table.facts.chairs)
    free = [seat for seat, chair in chairs if chair.kind == "open" and kept.get(seat, person) == person]
    if table.status != "open" or not free:
        raise Refused("seat-taken", "no seat is free")
    await keep_seats(tables, table, {free[0]: person}, by)


async def rematch(tables: Tables, table: Table, person: Person) -> Table:
    """The table of a finished match's rematch, seats rotated by one; the person asking takes their seat."""
    invitations = tables.services.community.invitations
    if table.status not in ("finished", "abandoned"):
        raise Refused("not-over", "the match is not over")
    if person.id not in table.facts.participants:
        raise Refused("not-seated", "you did not play here", 403)
    known = await invitations.next_of(table.match.id)
    if known is None:
        return await _first(tables, table, person)
    following = await tables.get(known)
    if not following.held(person.id):
        await join(tables, following, person, m.Join())
    return following


async def _first(tables: Tables, table: Table, person: Person) -> Table:
    match = table.match
    started = table.facts.started or [chair.person for chair in table.facts.chairs]
    people = [started[-1], *started[:-1]]
    before = [table.facts.chairs[-1], *table.facts.chairs[:-1]]
    chairs = []
    for somebody, chair in zip(people, before, strict=True):
        if somebody == person.id:
            chairs.append(Chair("person", person.id, person.name, seen=clock.now()))
        elif somebody:
            chairs.append(Chair("open"))
        else:
            level = chair.level or tables.settings.hint_level
            chairs.append(Chair("bot", name=level, level=level, style=chair.style))
    made = await set_up(
        tables, match.game, chairs, person, clock=match.clock, rated=match.rated, options=match.options,
        visibility=match.visibility, title=match.title, key=f"rematch {match.id}",
    )  # fmt: skip
    first = await tables.services.community.invitations.set_next(match.id, made.match.id)
    if first != made.match.id:  # somebody was faster: use their table
        following = await tables.get(first)
        await join(tables, following, person, m.Join())
        return following
    kept = {seat: somebody for seat, somebody in enumerate(people) if somebody and somebody != person.id}
    await keep_seats(tables, made, kept, person)
    return made
