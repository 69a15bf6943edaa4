"""Requests to join a private table: a stranger asks, and somebody at the table answers."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.server.refusals import Refused
from orrery.server.store.match import JoinRequest
from orrery.server.store.people import Person
from orrery.server.tables.access import is_open_to
from orrery.server.tables.changes import Step
from orrery.server.tables.repeats import is_repeated
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer

#: The maximum number of requests at one table, refused ones included.
MOST = 8


def request_of(table: Table, person: str) -> JoinRequest | None:
    """A person's request to join a table."""
    return next((one for one in table.facts.join_requests if one.person == person), None)


async def standing(tables: Tables, table: Table, person: Person | None) -> m.Admission:
    """The status of a person who is admitted to a table or has asked for it."""
    identity = "" if person is None else person.id
    if await is_open_to(tables.services.matches, table, identity):
        return m.Admission("admitted")
    known = request_of(table, identity)
    if known is None:
        return m.Admission("none")
    return m.Admission("refused" if known.is_refused else "waiting")


async def ask_in(tables: Tables, table: Table, person: Person) -> m.Admission:
    """Ask the people at a table to be admitted. Repeating the request changes nothing."""
    apart = await tables.services.community.blocks.apart(person.id, [table.match.host, *table.people])
    async with tables.lock(table):
        now = await standing(tables, table, person)
        if now.status != "none":
            return now
        if apart:
            raise Refused("forbidden", "you cannot ask to join here", 403)
        if len(table.facts.join_requests) >= MOST:
            raise Refused("too-many", "too many people have asked at this table", 429)
        if not table.people or table.status == "abandoned":
            raise Refused("not-running", "nobody is seated there to let you in")
        table.facts.join_requests.append(JoinRequest(person.id, person.name))
        await tables.commit(table, Step("ask", person=person.id))
        told = [somebody for somebody in table.people if not table.is_connected(somebody)]
    match, notices = table.match, tables.services.notices
    tables.services.background.run(
        notices.tell(told, m.Notice(match.id, match.game, match.title, "asked", by=person.name))
    )
    return m.Admission("waiting")


async def admit(tables: Tables, viewer: Viewer, person: Person, request: m.Admit) -> m.Update:
    """Admit or refuse somebody who asked; anybody seated may."""
    table = viewer.table
    async with tables.lock(table):
        if await is_repeated(tables, table, person, request.key):
            return viewer.state("", request.key)
        held = table.held(person.id)
        if not held:
            raise Refused("not-seated", "you have no seat at this table", 403)
        asked = request_of(table, request.person)
        if asked is None or asked.is_refused:
            raise Refused("nobody-asks", "this person has not asked to join")
        if request.accept:
            table.facts.join_requests.remove(asked)
        else:
            asked.is_refused = True
        step = Step("admit", held[0], person=person.id, key=request.key)
        await tables.commit(table, step, visitor=asked.person if request.accept else "")
    match, notices = table.match, tables.services.notices
    if request.accept:
        notice = m.Notice(match.id, match.game, match.title, "admitted", by=person.name)
        tables.services.background.run(notices.tell([asked.person], notice))
    async with tables.lock(table):
        return viewer.state("", request.key)
