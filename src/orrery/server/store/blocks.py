"""Blocks and mutes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, or_, select, update

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database

Kind: TypeAlias = Literal["block", "mute"]
# Statements that run whenever somebody connects.
UNREAD: Final = select(schema.blocks.c.other).where(schema.blocks.c.person == bindparam("person"))
APART: Final = select(schema.blocks.c.person, schema.blocks.c.other).where(
    schema.blocks.c.kind == "block",
    or_(
        and_(
            schema.blocks.c.person == bindparam("person"),
            schema.blocks.c.other.in_(bindparam("others", expanding=True)),
        ),
        and_(
            schema.blocks.c.other == bindparam("person"),
            schema.blocks.c.person.in_(bindparam("others", expanding=True)),
        ),
    ),
)
CHATS: Final = select(schema.people.c.chat).where(schema.people.c.id == bindparam("person"))


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person has blocked or muted."""

    id: str
    name: str
    kind: str


class Blocks:
    """Blocks and mutes; a block includes a mute."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def of(self, person: str) -> list[Blocked]:
        """The people a person has blocked or muted."""
        blocks, people = schema.blocks, schema.people
        found = (
            select(people.c.id, people.c.name, blocks.c.kind)
            .join(people, people.c.id == blocks.c.other)
            .where(blocks.c.person == person)
            .order_by(people.c.name)
        )
        async with self.engine.connect() as connection:
            return [Blocked(*row) for row in (await connection.execute(found)).all()]

    async def put(self, person: str, other: str, kind: Kind) -> None:
        """Block or mute somebody. A block also ends a friendship."""
        blocks, friends = schema.blocks, schema.friends
        async with self.engine.begin() as connection:
            own = blocks.c.person == person, blocks.c.other == other
            await connection.execute(delete(blocks).where(*own))
            await connection.execute(insert(blocks).values(person=person, other=other, kind=kind, at=clock.now()))
            if kind == "block":
                pairs = ((person, other), (other, person))
                either = or_(*(and_(friends.c.person == one, friends.c.other == two) for one, two in pairs))
                await connection.execute(delete(friends).where(either))

    async def remove(self, person: str, other: str) -> None:
        """Unblock or unmute somebody."""
        blocks = schema.blocks
        async with self.engine.begin() as connection:
            own = blocks.c.person == person, blocks.c.other == other
            await connection.execute(delete(blocks).where(*own))

    async def unread(self, person: str) -> frozenset[str]:
        """The people whose chat a person does not see."""
        async with self.engine.connect() as connection:
            return frozenset((await connection.execute(UNREAD, {"person": person})).scalars().all())

    async def apart(self, person: str, others: Iterable[str]) -> set[str]:
        """Those of the given people who have blocked the person or whom the person has blocked."""
        wanted = [other for other in others if other and other != person]
        if not wanted:
            return set()
        async with self.engine.connect() as connection:
            found = await connection.execute(APART, {"person": person, "others": wanted})
            return {somebody for row in found.all() for somebody in row} - {person}

    async def between(self, people: Iterable[str]) -> set[tuple[str, str]]:
        """Pairs of these people where one has blocked the other, in both orders."""
        blocks, wanted = schema.blocks, sorted(set(people))
        found = select(blocks.c.person, blocks.c.other).where(
            blocks.c.kind == "block", blocks.c.person.in_(wanted), blocks.c.other.in_(wanted)
        )
        async with self.engine.connect() as connection:
            rows = [(one, two) for one, two in (await connection.execute(found)).all()]
        return {*rows, *((two, one) for one, two in rows)}

    async def chats(self, person: str) -> bool:
        """Whether a person has chat on."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(CHATS, {"person": person})).scalar())

    async def set_chat(self, person: str, on: bool) -> None:
        """Turn chat on or off for a person."""
        people = schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(chat=on))

    async def may_say(self, person: str) -> tuple[bool, float]:
        """Whether a person has chat on, and until when they may not write."""
        people = schema.people
        found = select(people.c.chat, people.c.silenced).where(people.c.id == person)
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).first()
        return (True, 0.0) if row is None else (bool(row[0]), float(row[1]))
