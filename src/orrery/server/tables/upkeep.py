"""What a server does when nobody asks: expired clocks, notices that are due, forgotten bots, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import or_, select

from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.tables.leaving import expire
from orrery.server.tables.tables import Hall

LOGGER = logging.getLogger("orrery.upkeep")


async def expire_clocks(hall: Hall) -> None:
    """End every turn whose time is up, of open and of forgotten tables."""
    matches = schema.matches
    late = (
        select(matches.c.id)
        .where(matches.c.deadline <= time.time(), matches.c.status == "running")
        .order_by(matches.c.deadline)
        .limit(200)
    )
    async with hall.database.engine.connect() as connection:
        found = (await connection.execute(late)).scalars().all()
    for identity in found:
        try:
            await expire(hall, await hall.table(identity))
        except Refused:
            continue


async def wake_bots(hall: Hall, silent: float) -> None:
    """Open matches in which it is a bot's turn and nothing has happened for long: their process is gone."""
    matches, seats = schema.matches, schema.seats
    forgotten = (
        select(matches.c.id)
        .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.turn))
        .where(matches.c.status == "running", matches.c.updated < time.time() - silent)
        .where(or_(seats.c.person.is_(None)))
        .order_by(matches.c.updated.desc())
        .limit(50)
    )
    async with hall.database.engine.connect() as connection:
        found = (await connection.execute(forgotten)).scalars().all()
    for identity in found:
        try:
            hall.follow(await hall.table(identity))
        except Refused:
            continue


async def catch_up(hall: Hall) -> None:
    """Compare the tables that people look at with the database, in case news from another process were lost."""
    watched = [identity for identity, table in hall.tables.items() if table.connections]
    if hall.fanout.plugin is None or not watched:
        return
    matches = schema.matches
    for at in range(0, len(watched), 500):
        found = select(matches.c.id, matches.c.version).where(matches.c.id.in_(watched[at : at + 500]))
        async with hall.database.engine.connect() as connection:
            rows = (await connection.execute(found)).all()
        for identity, version in rows:
            table = hall.tables.get(identity)
            if table is not None:
                await hall.catch_up(table, version)


def forget_idle(hall: Hall) -> None:
    """Drop tables from memory that nobody looks at and where nobody thinks."""
    limit = time.monotonic() - hall.settings.idle_seconds
    for identity, table in list(hall.tables.items()):
        busy = table.connections or table.lock.locked() or (table.thinking is not None and not table.thinking.done())
        if not busy and table.used < limit:
            del hall.tables[identity]


async def look_after(hall: Hall) -> None:
    """Do all of it again and again until the server closes."""
    patience = max(5.0, 3 * hall.settings.bot_budget + 5.0)
    rounds = 0
    while not hall.closing:
        try:
            await expire_clocks(hall)
            await hall.notices.send_due()
            if rounds % 5 == 0:
                await wake_bots(hall, patience if rounds else 0.0)
                await catch_up(hall)
                forget_idle(hall)
                await hall.database.tidy()
            if rounds % 30 == 0:
                await hall.notices.write_seen()
        except Exception:
            LOGGER.exception("upkeep failed; it is tried again")
        rounds += 1
        await asyncio.sleep(hall.settings.sweep_every)
