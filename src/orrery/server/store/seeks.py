"""Seeks in the database: what people would like to play, and with whom."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database

#: Seconds for which a seek that led to a table can still be looked up.
REPEATED = 600.0


class Seek(msgspec.Struct, frozen=True):
    """What somebody would like to play: game (empty: any), seats, pace, and the others' ratings."""

    id: str
    person: str
    game: str
    seats: int
    pace: str
    rated: bool
    low: float | None
    high: float | None
    created: float
    expires: float


class Seeker(msgspec.Struct, frozen=True):
    """A seek and its owner."""

    seek: Seek
    name: str
    #: The person's ratings by game, for this number of seats.
    ratings: dict[str, float]


def seek_of(row: RowMapping) -> Seek:
    """A seek from its row."""
    values = {name: row[name] for name in Seek.__struct_fields__}
    return Seek(**values | {"rated": bool(row["rated"])})


class Seeks:
    """The open seeks."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def add(self, seek: Seek) -> None:
        """Store a seek, unless it is already stored."""
        with contextlib.suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.seeks).values(asdict(seek) | {"match": ""}))

    async def remove(self, person: str, identity: str) -> bool:
        """Withdraw a seek; False if the person has none with this id."""
        seeks = schema.seeks
        own = seeks.c.id == identity, seeks.c.person == person, seeks.c.match == ""
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(seeks).where(*own))).rowcount == 1

    async def count(self, person: str) -> int:
        """The number of a person's open seeks."""
        own = select(func.count()).where(schema.seeks.c.person == person, *self._waiting())
        async with self.engine.connect() as connection:
            return int((await connection.execute(own)).scalar_one())

    async def one(self, identity: str) -> Seek | None:
        """An open seek."""
        seeks = schema.seeks
        async with self.engine.connect() as connection:
            found = select(seeks).where(seeks.c.id == identity, *self._waiting())
            row = (await connection.execute(found)).mappings().first()
        return None if row is None else seek_of(row)

    async def made(self, identity: str) -> tuple[Seek, str] | None:
        """An open seek, or one that recently led to a table, and that table's id if it exists."""
        seeks, matches = schema.seeks, schema.matches
        found = (
            select(seeks, matches.c.id.label("table"))
            .outerjoin(matches, matches.c.id == seeks.c.match)
            .where(seeks.c.id == identity)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).mappings().first()
        return None if row is None else (seek_of(row), row["table"] or "")

    def _waiting(self) -> list[ColumnElement[bool]]:
        return [schema.seeks.c.match == "", schema.seeks.c.expires > clock.now()]

    async def waiting(
        self, seats: int | None = None, pace: str | None = None, game: str | None = None, limit: int = 100
    ) -> list[Seeker]:
        """The open seeks, oldest first, with their owners' ratings."""
        seeks, people = schema.seeks, schema.people
        found = select(seeks, people.c.name).join(people, people.c.id == seeks.c.person).where(*self._waiting())
        if seats is not None:
            found = found.where(seeks.c.seats == seats)
        if pace is not None:
            found = found.where(seeks.c.pace == pace)
        if game:
            found = found.where(or_(seeks.c.game == game, seeks.c.game == ""))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found.order_by(seeks.c.created).limit(limit))).mappings().all()
            known = await self._ratings(connection, [(row["person"], row["seats"]) for row in rows])
        return [Seeker(seek_of(row), row["name"], known.get((row["person"], row["seats"]), {})) for row in rows]

    async def _ratings(
        self, connection: object, wanted: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], dict[str, float]]:
        ratings = schema.ratings
        if not wanted:
            return {}
        own = select(ratings).where(ratings.c.person.in_({person for person, _ in wanted}))
        found: dict[tuple[str, int], dict[str, float]] = {}
        for row in (await connection.execute(own)).mappings():  # type: ignore[attr-defined]
            found.setdefault((row["person"], row["seats"]), {})[row["game"]] = row["mean"]
        return found

    async def claim(self, identities: Sequence[str], match: str) -> bool:
        """Claim seeks for a new table, all or none; False if one of them is gone."""
        seeks = schema.seeks
        free = update(seeks).where(seeks.c.id.in_(identities), seeks.c.match == "", seeks.c.expires > clock.now())
        async with self.engine.connect() as connection, connection.begin() as transaction:
            if (await connection.execute(free.values(match=match))).rowcount == len(identities):
                return True
            await transaction.rollback()
        return False

    async def settle(self, people: Sequence[str]) -> None:
        """The table exists: close its players' seeks, but keep those that led to it for repeated requests."""
        seeks = schema.seeks
        over = seeks.c.person.in_(people) & (seeks.c.match == "")
        async with self.engine.begin() as connection:
            await connection.execute(delete(seeks).where(over))

    async def tidy(self) -> None:
        """Delete expired seeks, and release those claimed for a table that was never created."""
        seeks, matches = schema.seeks, schema.matches
        there = select(matches.c.id)
        async with self.engine.begin() as connection:
            await connection.execute(delete(seeks).where(seeks.c.expires <= clock.now()))
            old = seeks.c.created < clock.now() - REPEATED
            await connection.execute(delete(seeks).where(seeks.c.match.in_(there), old))
            lost = update(seeks).where(
                seeks.c.match != "", seeks.c.match.not_in(there), seeks.c.created < clock.now() - 60
            )
            await connection.execute(lost.values(match=""))
