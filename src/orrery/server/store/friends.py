"""Friends, people by name, and seats reserved for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import and_, delete, insert, literal, or_, select

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database


class Acquaintance(msgspec.Struct, frozen=True):
    """A person by name."""

    id: str
    name: str
    login: str | None
    seen: float


class Friend(msgspec.Struct, frozen=True):
    """A friend, or a pending request in either direction."""

    id: str
    name: str
    seen: float
    #: Whether the person has added them, and whether they have added the person.
    mine: bool
    theirs: bool


class Kept(msgspec.Struct, frozen=True):
    """A seat reserved for somebody."""

    match: str
    seat: int
    person: str
    by: str


class Friends:
    """Friendships and friend requests."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def search(self, text: str, limit: int = 20) -> list[Acquaintance]:
        """Accounts whose name or login starts with a text."""
        people = schema.people
        begins = or_(
            people.c.name.istartswith(text, autoescape=True), people.c.login.startswith(text.lower(), autoescape=True)
        )
        found = select(people).where(people.c.login.is_not(None), begins).order_by(people.c.name).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [Acquaintance(row["id"], row["name"], row["login"], row["seen"]) for row in rows]

    async def of(self, person: str) -> list[Friend]:
        """A person's friends and pending requests."""
        people, friends = schema.people, schema.friends
        async with self.engine.connect() as connection:
            asked = select(friends.c.other).where(friends.c.person == person)
            asking = select(friends.c.person).where(friends.c.other == person)
            mine = set((await connection.execute(asked)).scalars().all())
            theirs = set((await connection.execute(asking)).scalars().all())
            found = select(people.c.id, people.c.name, people.c.seen).where(people.c.id.in_(mine | theirs))
            rows = (await connection.execute(found.order_by(people.c.name))).all()
        return [Friend(one, name, seen, one in mine, one in theirs) for one, name, seen in rows]

    async def add(self, person: str, other: str) -> None:
        """Add a friend, or send a request."""
        friends = schema.friends
        own = and_(friends.c.person == person, friends.c.other == other)
        async with self.engine.begin() as connection:
            await connection.execute(delete(friends).where(own))
            await connection.execute(insert(friends).values(person=person, other=other, at=clock.now()))

    async def remove(self, person: str, other: str) -> None:
        """End the friendship or the request for both sides."""
        friends = schema.friends
        either = or_(
            and_(friends.c.person == person, friends.c.other == other),
            and_(friends.c.person == other, friends.c.other == person),
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(friends).where(either))

    async def doing(self, people: Sequence[str]) -> dict[str, tuple[str, str]]:
        """The running public table where each of these people last played, with its game."""
        matches, seats = schema.matches, schema.seats
        found = (
            select(seats.c.person, matches.c.id, matches.c.game)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.person.in_(people), matches.c.status == "running", matches.c.visibility == "public")
            .order_by(matches.c.updated)
        )
        async with self.engine.connect() as connection:
            return {person: (match, game) for person, match, game in await connection.execute(found)}


class Invitations:
    """Seats reserved for people invited by name, and rematches."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def keep(self, match: str, seats: dict[int, str], by: str) -> None:
        """Reserve seats of a table for people."""
        invitations = schema.invitations
        rows = [
            {"match": match, "seat": seat, "person": person, "by": by, "at": clock.now()}
            for seat, person in seats.items()
        ]
        if rows:
            async with self.engine.begin() as connection:
                again = invitations.c.match == match, invitations.c.seat.in_(list(seats))
                await connection.execute(delete(invitations).where(*again))
                await connection.execute(insert(invitations), rows)

    async def at(self, match: str) -> dict[int, str]:
        """The people for whom a table's seats are reserved."""
        invitations = schema.invitations
        found = select(invitations.c.seat, invitations.c.person).where(invitations.c.match == match)
        async with self.engine.connect() as connection:
            return {seat: person for seat, person in await connection.execute(found)}

    async def of(self, person: str) -> list[Kept]:
        """The seats reserved for a person at open tables, newest first."""
        invitations, matches = schema.invitations, schema.matches
        found = (
            select(invitations)
            .join(matches, matches.c.id == invitations.c.match)
            .where(invitations.c.person == person, matches.c.status == "open")
            .order_by(invitations.c.at.desc())
            .limit(50)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [Kept(row["match"], row["seat"], row["person"], row["by"]) for row in rows]

    async def drop(self, match: str, person: str) -> None:
        """Delete an invitation that was accepted or declined."""
        invitations = schema.invitations
        own = invitations.c.match == match, invitations.c.person == person
        async with self.engine.begin() as connection:
            await connection.execute(delete(invitations).where(*own))

    async def next_of(self, match: str) -> str | None:
        """The rematch of a match, if somebody has asked for one."""
        rematches = schema.rematches
        async with self.engine.connect() as connection:
            found = select(rematches.c.next).where(rematches.c.match == match)
            identity: str | None = (await connection.execute(found)).scalar()
        return identity

    async def set_next(self, match: str, following: str) -> str:
        """Store the rematch of a match; returns the first one if somebody was faster."""
        rematches = schema.rematches
        known = select(rematches.c.next).where(rematches.c.match == match)
        async with self.engine.begin() as connection:
            row = select(literal(match), literal(following)).where(~known.exists())
            await connection.execute(insert(rematches).from_select(["match", "next"], row))
            return str((await connection.execute(known)).scalar_one())
