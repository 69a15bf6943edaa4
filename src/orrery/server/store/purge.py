"""Deleting what nobody can use any more: ended sessions, tables nobody can return to, guests without a table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Select, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database

#: Tables that also hold rows of a match; the rest is deleted with the match's row.
OF_MATCHES = (schema.journal, schema.snapshots, schema.chat, schema.notices, schema.visitors, schema.seats)
#: The number of matches deleted in one transaction.
AT_ONCE = 200


class Purged(msgspec.Struct, frozen=True):
    """The numbers of deleted rows, or of those that would be deleted."""

    sessions: int
    tables: int
    guests: int


def _useless_matches(before: float, now: float) -> Select[tuple[str]]:
    """Matches abandoned long ago, or open or running ones to which no seated person or host can return."""
    matches, seats, people, sessions = schema.matches, schema.seats, schema.people, schema.sessions
    involved = or_(
        people.c.id == matches.c.host, exists().where(seats.c.match == matches.c.id, seats.c.person == people.c.id)
    )
    returns = or_(
        people.c.login.is_not(None), exists().where(sessions.c.person == people.c.id, sessions.c.expires > now)
    )
    left = exists().where(involved, returns).correlate(matches)
    return select(matches.c.id).where(
        matches.c.updated < before,
        ~exists().where(schema.pairings.c.match == matches.c.id),
        or_(matches.c.status == "abandoned", matches.c.status.in_(["open", "running"]) & ~left),
    )


def _useless_guests(before: float, now: float) -> Select[tuple[str]]:
    """Guests without a session, long inactive, whom no match and no tournament mentions."""
    matches, seats, people, sessions = schema.matches, schema.seats, schema.people, schema.sessions
    # Shared data mentions them: results, tournaments. Their own data is deleted with them.
    named = [table.c.person for table in (schema.results, schema.entrants)] + [schema.tournaments.c.host]
    return select(people.c.id).where(
        people.c.login.is_(None),
        people.c.seen < before,
        people.c.created < before,
        ~exists().where(sessions.c.person == people.c.id, sessions.c.expires > now),
        ~exists().where(matches.c.host == people.c.id),
        ~exists().where(seats.c.person == people.c.id),
        *(~exists().where(column == people.c.id) for column in named),
    )


async def purge(database: Database, days: float, really: bool = True) -> Purged:
    """Delete ended sessions, and tables and guests of the given age in days that nobody can return to."""
    now = clock.now()
    before = now - days * 86400
    sessions = schema.sessions
    async with database.engine.begin() as connection:
        ended = (
            await _remove_sessions(connection, now)
            if really
            else await _count(connection, select(sessions.c.token).where(sessions.c.expires <= now))
        )
    tables = 0
    while True:
        async with database.engine.begin() as connection:
            useless = _useless_matches(before, now)
            if not really:
                tables = await _count(connection, useless)
                break
            found = list((await connection.execute(useless.limit(AT_ONCE))).scalars().all())
            for table in OF_MATCHES:
                await connection.execute(delete(table).where(table.c.match.in_(found)))
            await connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(found)))
            tables += len(found)
            if len(found) < AT_ONCE:
                break
    async with database.engine.begin() as connection:
        useless = _useless_guests(before, now)
        guests = await _count(connection, useless)
        if really:
            await connection.execute(delete(schema.people).where(schema.people.c.id.in_(useless)))
    return Purged(ended, tables, guests)


async def _remove_sessions(connection: AsyncConnection, now: float) -> int:
    return int((await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires <= now))).rowcount)


async def _count(connection: AsyncConnection, rows: Select[tuple[str]]) -> int:
    return int((await connection.execute(select(func.count()).select_from(rows.subquery()))).scalar_one())
