"""Notifications in the database: preferences, pending notifications, and push subscriptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, delete, func, insert, select, update

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.deliveries import NewDelivery
from orrery.server.store.match import NewNotice


class DueNotice(msgspec.Struct, frozen=True):
    """A due notification, with what decides whether it is still needed."""

    id: int
    person: str
    match: str
    version: int
    text: str
    due: float
    #: The match's state, who decides, and when their time expires.
    status: str
    decides: str | None
    deadline: float | None
    #: The person's preferences and mail address, and when they were last seen and last notified.
    preferences: str
    mail: str | None
    seen: float
    told: float


#: Built once, because it runs every second: due notifications with everything needed to decide about sending.
DUE: Final = (
    select(
        schema.notices, schema.matches.c.status, schema.matches.c.deadline, schema.seats.c.person.label("decides"),
        schema.people.c.notify.label("preferences"), schema.people.c.mail, schema.people.c.seen, schema.people.c.told,
    )
    .join(schema.matches, schema.matches.c.id == schema.notices.c.match)
    .join(
        schema.seats,
        (schema.seats.c.match == schema.matches.c.id) & (schema.seats.c.seat == schema.matches.c.turn),
        isouter=True,
    )
    .join(schema.people, schema.people.c.id == schema.notices.c.person)
    .where(schema.notices.c.due <= bindparam("now"))
    .order_by(schema.notices.c.due)
    .limit(bindparam("most"))
)  # fmt: skip


class NoticeStore:
    """Pending notifications, preferences, and browsers' push subscriptions."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def _execute(self, *statements: Executable) -> int:
        """Execute statements in one transaction; returns the number of rows the last one changed."""
        async with self.engine.begin() as connection:
            for statement in statements:
                result = await connection.execute(statement)
        return int(result.rowcount)

    # Preferences

    async def preferences(self, person: str) -> str:
        """A person's notification preferences, encoded."""
        people = schema.people
        async with self.engine.connect() as connection:
            stored = (await connection.execute(select(people.c.notify).where(people.c.id == person))).scalar()
        return stored or "{}"

    async def set_preferences(self, person: str, text: str) -> None:
        """Store a person's notification preferences."""
        await self._execute(update(schema.people).where(schema.people.c.id == person).values(notify=text))

    async def write_seen(self, seen: dict[str, float]) -> None:
        """Store when people were last seen."""
        people = schema.people
        rows = [{"who": person, "when": seen[person]} for person in sorted(seen)]
        statement = update(people).where(people.c.id == bindparam("who")).values(seen=bindparam("when"))
        async with self.engine.begin() as connection:
            await connection.execute(statement, rows)

    # Pending notifications

    async def due(self, now: float, limit: int = 100) -> list[DueNotice]:
        """The due notifications."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(DUE, {"now": now, "most": limit})).mappings().all()
        return [DueNotice(**{name: row[name] for name in DueNotice.__struct_fields__}) for row in rows]

    async def postpone(self, notice: DueNotice, due: float) -> bool:
        """Move a notification to a later time; False if another process was faster."""
        notices = schema.notices
        own = update(notices).where(notices.c.id == notice.id, notices.c.due == notice.due).values(due=due)
        return await self._execute(own) == 1

    async def remove(self, number: int) -> None:
        """Delete a notification."""
        await self._execute(delete(schema.notices).where(schema.notices.c.id == number))

    async def add(self, notices: list[NewNotice]) -> None:
        """Store notifications that are not about a change to a match."""
        if notices:
            await self._execute(insert(schema.notices).values([asdict(notice) for notice in notices]))

    async def hand_over(self, notices: Sequence[DueNotice], deliveries: Sequence[NewDelivery], now: float) -> bool:
        """Turn a person's notifications into deliveries; False without any change if another process was faster."""
        people, rows = schema.people, schema.notices
        person, told = notices[0].person, notices[0].told
        async with self.engine.connect() as connection, connection.begin() as transaction:
            own = update(people).where(people.c.id == person, people.c.told == told).values(told=now)
            taken = delete(rows).where(rows.c.id.in_([notice.id for notice in notices]))
            is_first = (await connection.execute(own)).rowcount == 1
            if not is_first or (await connection.execute(taken)).rowcount != len(notices):
                await transaction.rollback()
                return False
            if deliveries:
                values = [asdict(delivery) | {"attempts": 0, "due": now} for delivery in deliveries]
                await connection.execute(insert(schema.deliveries), values)
        return True

    # Push subscriptions

    async def subscriptions(self, person: str) -> list[str]:
        """The push addresses of a person's browsers."""
        pushes = schema.pushes
        async with self.engine.connect() as connection:
            found = select(pushes.c.endpoint).where(pushes.c.person == person)
            return list((await connection.execute(found)).scalars().all())

    async def subscribe(self, person: str, endpoint: str, most: int) -> bool:
        """Register a browser's push address, unless the person has too many."""
        pushes = schema.pushes
        async with self.engine.begin() as connection:
            own = select(func.count()).select_from(pushes).where(pushes.c.person == person)
            if (await connection.execute(own)).scalar_one() >= most:
                return False
            await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
            row = {"endpoint": endpoint, "person": person, "created": clock.now()}
            await connection.execute(insert(pushes).values(row))
        return True

    async def unsubscribe(self, person: str) -> None:
        """Delete every push address of a person."""
        await self._execute(delete(schema.pushes).where(schema.pushes.c.person == person))
