"""Deliveries in the database: notifications on their way to people's addresses, and addresses that fail."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database


class NewDelivery(msgspec.Struct, frozen=True):
    """A message to one of a person's addresses; the notifications are encoded."""

    person: str
    channel: str
    address: str
    notices: str


class Delivery(msgspec.Struct, frozen=True):
    """A message that is due."""

    id: int
    person: str
    channel: str
    address: str
    notices: str
    attempts: int
    due: float
    #: The person's preferences.
    preferences: str


class ChannelFault(msgspec.Struct, frozen=True):
    """A failing address: the last answer, the number of messages given up, and the time of the last one."""

    channel: str
    answer: str
    lost: int
    at: float


#: Selects the due deliveries.
DUE: Final = (
    select(schema.deliveries, schema.people.c.notify.label("preferences"))
    .join(schema.people, schema.people.c.id == schema.deliveries.c.person)
    .where(schema.deliveries.c.due <= bindparam("now"))
    .order_by(schema.deliveries.c.due)
    .limit(bindparam("most"))
)


class DeliveryStore:
    """Messages on their way."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def due(self, now: float, limit: int = 100) -> list[Delivery]:
        """The due deliveries."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(DUE, {"now": now, "most": limit})).mappings().all()
        return [Delivery(**{name: row[name] for name in Delivery.__struct_fields__}) for row in rows]

    async def claim(self, delivery: Delivery, until: float) -> bool:
        """Claim a delivery until a time; False if another process was faster."""
        deliveries = schema.deliveries
        own = update(deliveries).where(deliveries.c.id == delivery.id, deliveries.c.due == delivery.due)
        async with self.engine.begin() as connection:
            return (await connection.execute(own.values(due=until))).rowcount == 1

    async def current_turns(self, person: str) -> set[str]:
        """The matches where a person is to decide."""
        matches, seats = schema.matches, schema.seats
        found = (
            select(matches.c.id)
            .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.turn))
            .where(seats.c.person == person, matches.c.status == "running")
        )
        async with self.engine.connect() as connection:
            return set((await connection.execute(found)).scalars().all())

    async def finish(self, delivery: Delivery) -> None:
        """The address accepted it and therefore works."""
        deliveries, faults = schema.deliveries, schema.faults
        async with self.engine.begin() as connection:
            await connection.execute(delete(deliveries).where(deliveries.c.id == delivery.id))
            own = faults.c.person == delivery.person, faults.c.channel == delivery.channel
            await connection.execute(delete(faults).where(*own))

    async def drop(self, delivery: Delivery) -> None:
        """The message is no longer needed."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id == delivery.id))

    async def unsubscribe(self, delivery: Delivery) -> None:
        """The browser at this address has unsubscribed: delete it."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == delivery.address))
            await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id == delivery.id))

    async def postpone(self, delivery: Delivery, due: float) -> None:
        """Try again later."""
        deliveries = schema.deliveries
        later = update(deliveries).where(deliveries.c.id == delivery.id)
        async with self.engine.begin() as connection:
            await connection.execute(later.values(due=due, attempts=deliveries.c.attempts + 1))

    async def give_up(self, delivery: Delivery, answer: str) -> None:
        """Delete a delivery, and record the failure for the person."""
        deliveries, faults = schema.deliveries, schema.faults
        own = faults.c.person == delivery.person, faults.c.channel == delivery.channel
        now = clock.now()
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(deliveries).where(deliveries.c.id == delivery.id))
            if gone.rowcount == 0:  # the person has changed the address in the meantime
                return
            more = update(faults).where(*own).values(answer=answer, lost=faults.c.lost + 1, at=now)
            if (await connection.execute(more)).rowcount == 0:
                row = {"person": delivery.person, "channel": delivery.channel, "answer": answer, "lost": 1, "at": now}
                await connection.execute(insert(faults).values(row))

    async def is_failing(self, person: str, channel: str) -> bool:
        """Whether a person's address failed recently."""
        faults = schema.faults
        own = select(func.count()).where(faults.c.person == person, faults.c.channel == channel)
        async with self.engine.connect() as connection:
            return bool((await connection.execute(own)).scalar_one())

    async def faults(self, person: str) -> list[ChannelFault]:
        """The failing addresses of a person."""
        faults = schema.faults
        found = select(faults).where(faults.c.person == person).order_by(faults.c.channel)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [ChannelFault(row["channel"], row["answer"], row["lost"], row["at"]) for row in rows]

    async def forget(self, person: str, channel: str) -> None:
        """Clear the failures of a channel, because its address has changed."""
        async with self.engine.begin() as connection:
            for table in (schema.deliveries, schema.faults):
                own = table.c.person == person, table.c.channel == channel
                await connection.execute(delete(table).where(*own))
