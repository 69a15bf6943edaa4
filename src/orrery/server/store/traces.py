"""What matches store about a person, and transferring it to another account or to an anonymous person."""

from __future__ import annotations

import msgspec
from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import orrery
from orrery.server import clock, randomness
from orrery.server.store import schema
from orrery.server.store.announcements import NOTIFY, Announcements
from orrery.server.store.database import Database
from orrery.server.store.match import Facts

#: The name of a deleted person.
DELETED = "[deleted]"


class Heir(msgspec.Struct, frozen=True):
    """The person who replaces another in matches."""

    id: str
    name: str
    #: Whether to delete their lines of chat.
    is_nobody: bool


class Traces:
    """The rows of matches that mention a person."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.engine = database.engine
        self.announcements = announcements

    async def matches_of(self, person: str) -> list[str]:
        """Every match that mentions a person: in a seat, as host, by an action, or by a line of chat."""
        matches, seats, visitors, chat = schema.matches, schema.seats, schema.visitors, schema.chat
        journal = schema.journal
        questions = [
            select(seats.c.match).where(seats.c.person == person),
            select(matches.c.id).where(matches.c.host == person),
            # Those who have left a table are still mentioned in its facts.
            select(matches.c.id).where(matches.c.facts.contains(person, autoescape=True)),
            select(visitors.c.match).where(visitors.c.person == person),
            select(chat.c.match).where(chat.c.person == person).distinct(),
            select(journal.c.match).where(journal.c.person == person, journal.c.kind == "join"),
        ]
        found: dict[str, None] = {}
        async with self.engine.connect() as connection:
            for question in questions:
                found |= dict.fromkeys((await connection.execute(question)).scalars().all())
        return list(found)

    async def nobody(self) -> Heir:
        """A new anonymous person, who will never have a session."""
        heir = Heir(randomness.token(12), DELETED, True)
        row = {"id": heir.id, "name": DELETED, "admin": False, "notify": "{}", "created": 0.0, "seen": 0.0}
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.people).values(row))
        return heir

    async def hand_over(self, match: str, person: str, heir: Heir) -> None:
        """Replace a person by the heir in a match; another process that has it open reloads it."""
        matches, seats = schema.matches, schema.seats
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().one()
            facts = msgspec.json.decode(row["facts"], type=Facts)
            values = {"facts": msgspec.json.encode(handed_over(facts, person, heir)).decode()}
            if row["host"] == person:
                title = title_of(row["game"]) if heir.is_nobody else row["title"]
                values |= {"host": heir.id, "key": "", "title": title}
                await _retitle(connection, match, row["title"], title)
            await connection.execute(update(matches).where(matches.c.id == match).values(values))
            for table in (seats, schema.results):
                own = update(table).where(table.c.match == match, table.c.person == person)
                await connection.execute(own.values(person=heir.id))
            await _journal(connection, match, person, heir)
            await _invitations(connection, match, person, heir)
            await _visits(connection, match, person, heir)
            await _chat(connection, match, person, heir)
            for given in self.announcements.of_orders(match):
                await connection.execute(NOTIFY, given)

    async def hand_over_tournaments(self, person: str, heir: Heir) -> None:
        """Replace a person by the heir in tournaments; a deleted person withdraws, but past matches stay."""
        tournaments, entrants = schema.tournaments, schema.entrants
        known = select(entrants.c.tournament).where(entrants.c.person == heir.id)
        own = entrants.c.person == person
        values = {"person": heir.id, "name": heir.name} | ({"dropped": True} if heir.is_nobody else {})
        async with self.engine.begin() as connection:
            await connection.execute(update(tournaments).where(tournaments.c.host == person).values(host=heir.id))
            # In a tournament where both take part, one of the places becomes anonymous.
            twice = update(entrants).where(own, entrants.c.tournament.in_(known))
            await connection.execute(twice.values(person=None, name=DELETED, dropped=True))
            await connection.execute(update(entrants).where(own).values(values))

    async def rename_in_tournaments(self, person: str, name: str) -> None:
        """Rename a person in tournaments."""
        entrants = schema.entrants
        async with self.engine.begin() as connection:
            await connection.execute(update(entrants).where(entrants.c.person == person).values(name=name))

    async def hand_over_safety(self, person: str, heir: Heir) -> None:
        """Transfer reports, blocks and measures to the heir; an anonymous person inherits none."""
        blocks, reports, actions, people = schema.blocks, schema.reports, schema.admin_actions, schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(actions).where(actions.c.admin == person).values(admin=None))
            if heir.is_nobody:
                await connection.execute(
                    update(actions).where(actions.c.about == person).values(about=None, note="", report="")
                )
                return
            await connection.execute(update(actions).where(actions.c.about == person).values(about=heir.id))
            await connection.execute(update(reports).where(reports.c.about == person).values(about=heir.id))
            known = select(blocks.c.person).where(blocks.c.other == heir.id)
            theirs = blocks.c.other == person, blocks.c.person.not_in(known), blocks.c.person != heir.id
            await connection.execute(update(blocks).where(*theirs).values(other=heir.id))
            for column in (people.c.silenced, people.c.banned):
                until = select(column).where(people.c.id == person)
                worse = update(people).where(people.c.id == heir.id, column < until.scalar_subquery())
                await connection.execute(worse.values({column.name: until.scalar_subquery()}))

    async def leave(self, person: str) -> None:
        """Delete every way to log in as this person; their traces in matches are deleted afterwards."""
        people = schema.people
        blank = {"login": None, "password": None, "mail": None, "notify": "{}", "leaving": clock.now()}
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(blank))
            for table in personal_tables():
                await connection.execute(delete(table).where(table.c.person == person))

    async def leaving(self, since: float) -> list[str]:
        """People who asked to be deleted that many seconds ago and still exist."""
        people = schema.people
        async with self.engine.connect() as connection:
            found = select(people.c.id).where(people.c.leaving < clock.now() - since)
            return list((await connection.execute(found)).scalars().all())

    async def forget(self, person: str) -> None:
        """Delete a person whom no match mentions any more."""
        async with self.engine.begin() as connection:
            for table in personal_tables():
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))


def title_of(game: str) -> str:
    """The title of a table that was given no name."""
    return orrery.game(game).title if game in orrery.games() else game


def personal_tables() -> list[Table]:
    """Tables whose rows belong to one person only."""
    shared = {"seats", "journal", "chat", "visitors", "results", "entrants"}
    return [table for table in schema.metadata.sorted_tables if "person" in table.c and table.name not in shared]


def handed_over(facts: Facts, person: str, heir: Heir) -> Facts:
    """A table's facts with the person replaced by the heir."""
    for chair in facts.chairs:
        if chair.person == person:
            chair.person, chair.name = heir.id, heir.name
    renamed = [heir.id if participant == person else participant for participant in facts.participants]
    facts.participants = list(dict.fromkeys(renamed))
    facts.started = [heir.id if somebody == person else somebody for somebody in facts.started]
    for request in facts.join_requests:
        if request.person == person:
            request.person, request.name = heir.id, heir.name
    if heir.is_nobody:
        facts.join_requests = [request for request in facts.join_requests if request.person != heir.id]
    return facts


async def _journal(connection: AsyncConnection, match: str, person: str, heir: Heir) -> None:
    """The person's entries, and the name in entries about taking a seat."""
    journal = schema.journal
    own = journal.c.match == match, journal.c.person == person
    joined = select(journal.c.number, journal.c.events).where(*own, journal.c.kind == "join")
    for number, data in (await connection.execute(joined)).all():
        events = [event | {"name": heir.name} if "name" in event else event for event in msgspec.json.decode(data)]
        entry = update(journal).where(journal.c.match == match, journal.c.number == number)
        await connection.execute(entry.values(events=msgspec.json.encode(events)))
    await connection.execute(update(journal).where(*own).values(person=heir.id, key=""))


async def _invitations(connection: AsyncConnection, match: str, person: str, heir: Heir) -> None:
    """The person's name in invitations and notifications to others."""
    invitations, people = schema.invitations, schema.people
    name = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar()
    if name is None or name == heir.name:
        return
    sent = update(invitations).where(invitations.c.match == match, invitations.c.by == name)
    await connection.execute(sent.values(by=heir.name))
    if heir.is_nobody:
        said = f'"by":{msgspec.json.encode(name).decode()}'
        notices, deliveries = schema.notices, schema.deliveries
        await connection.execute(
            delete(notices).where(notices.c.match == match, notices.c.text.contains(said, autoescape=True))
        )
        await connection.execute(delete(deliveries).where(deliveries.c.notices.contains(said, autoescape=True)))


async def _retitle(connection: AsyncConnection, match: str, old: str, new: str) -> None:
    """The match's new title in what is still to be told about it."""
    if old == new:
        return
    notices, deliveries = schema.notices, schema.deliveries
    said, says = (f'"title":{msgspec.json.encode(title).decode()}' for title in (old, new))
    named = notices.c.match == match, notices.c.text.contains(said, autoescape=True)
    # Removed and written anew: a process that is about to send the old ones finds that they are gone.
    gone = (await connection.execute(delete(notices).where(*named).returning(notices))).mappings().all()
    for row in gone:
        renamed = {name: value for name, value in row.items() if name != "id"}
        await connection.execute(insert(notices).values(renamed | {"text": row["text"].replace(said, says)}))
    waiting = deliveries.c.notices.contains(f'"table":"{match}"', autoescape=True)
    await connection.execute(
        update(deliveries).where(waiting).values(notices=func.replace(deliveries.c.notices, said, says))
    )


async def _visits(connection: AsyncConnection, match: str, person: str, heir: Heir) -> None:
    """Admissions by invitation: transferred to the heir, unless anonymous."""
    visitors = schema.visitors
    own = visitors.c.match == match, visitors.c.person == person
    known = visitors.c.match == match, visitors.c.person == heir.id
    was_there = (await connection.execute(delete(visitors).where(*own))).rowcount
    is_there = (await connection.execute(select(visitors.c.person).where(*known))).first() is not None
    if was_there and not is_there and not heir.is_nobody:
        await connection.execute(insert(visitors).values(match=match, person=heir.id))


async def _chat(connection: AsyncConnection, match: str, person: str, heir: Heir) -> None:
    """Lines of chat: deleted with a deleted person, transferred from a guest to the account."""
    chat = schema.chat
    own = chat.c.match == match, chat.c.person == person
    if heir.is_nobody:
        await connection.execute(delete(chat).where(*own))
    else:
        await connection.execute(update(chat).where(*own).values(person=heir.id, name=heir.name, key=""))
