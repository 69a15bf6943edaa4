"""Passkeys in the database, and pending challenges."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import fingerprint

Kind: TypeAlias = Literal["register", "sign-in"]
#: Seconds until a challenge expires.
LIFETIME: Final = 300.0


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: float
    used: float


class StoredPasskey(msgspec.Struct, frozen=True):
    """A passkey with what is needed to check a signature, and its owner."""

    id: str
    person: str
    key: bytes
    signed: int


class Passkeys:
    """The passkeys of people."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def challenge(self, challenge: str, kind: Kind, person: str | None = None) -> None:
        """Store a challenge."""
        row = {"token": fingerprint(challenge), "kind": kind, "person": person, "expires": clock.now() + LIFETIME}
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.challenges).values(row))

    async def answer(self, challenge: str, kind: Kind, person: str | None = None) -> bool:
        """Whether a challenge was given to this person; it cannot be used again."""
        challenges = schema.challenges
        own = (
            challenges.c.token == fingerprint(challenge),
            challenges.c.kind == kind,
            challenges.c.person.is_(None) if person is None else challenges.c.person == person,
            challenges.c.expires > clock.now(),
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(challenges).where(*own))).rowcount == 1

    async def add(self, person: str, name: str, credential: str, key: bytes, signed: int) -> None:
        """Store a new passkey; Refused if it is already known."""
        now = clock.now()
        row = {
            "id": fingerprint(credential), "credential": credential, "person": person, "name": name, "key": key,
            "signed": signed, "created": now, "used": 0.0,
        }  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.passkeys).values(row))
        except IntegrityError:
            raise Refused("known-passkey", "this passkey is already registered") from None

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, newest first."""
        passkeys = schema.passkeys
        found = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [Passkey(row["id"], row["name"], row["created"], row["used"]) for row in rows]

    async def credentials_of(self, person: str) -> list[str]:
        """The credentials that a person has already registered."""
        passkeys = schema.passkeys
        async with self.engine.connect() as connection:
            found = select(passkeys.c.credential).where(passkeys.c.person == person)
            return list((await connection.execute(found)).scalars().all())

    async def find(self, credential: str) -> StoredPasskey | None:
        """The passkey with a credential id."""
        passkeys = schema.passkeys
        found = select(passkeys).where(passkeys.c.id == fingerprint(credential))
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).mappings().first()
        return None if row is None else StoredPasskey(row["id"], row["person"], row["key"], row["signed"])

    async def mark_used(self, identity: str, signed: int) -> None:
        """Record the use of a passkey and its device's signature counter."""
        passkeys = schema.passkeys
        own = update(passkeys).where(passkeys.c.id == identity)
        async with self.engine.begin() as connection:
            await connection.execute(own.values(used=clock.now(), signed=signed))

    async def remove(self, person: str, identity: str) -> bool:
        """Remove a passkey; False if the person has none with this id."""
        passkeys = schema.passkeys
        own = passkeys.c.person == person, passkeys.c.id == identity
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(passkeys).where(*own))).rowcount > 0

    async def tidy(self) -> None:
        """Delete expired challenges."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.challenges).where(schema.challenges.c.expires <= clock.now()))
