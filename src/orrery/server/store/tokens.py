"""Tokens that programs use instead of a session, each with its scopes."""

from __future__ import annotations

import base64
import hmac
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock, randomness
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import Person, fingerprint
from orrery.server.store.secrets import secret as own_secret

Scope: TypeAlias = Literal["read", "play", "tournament"]

#: The prefix of tokens, so that a leaked one can be recognised.
PREFIX: Final = "orrery_"
#: Seconds for which a token is cached, and after which its use is stored again.
TRUSTED: Final = 30.0
USED_EVERY: Final = 3600.0


class Token(msgspec.Struct, frozen=True):
    """A token of a person, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created: float
    used: float


class Holder(msgspec.Struct, frozen=True):
    """The account a token belongs to, and its scopes."""

    person: Person
    token: str
    scopes: frozenset[str]


class Tokens:
    """The tokens of people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        self.known: dict[str, tuple[Holder, float]] = {}

    async def who(self, secret: str) -> Holder | None:
        """The account a token belongs to."""
        mark, now = fingerprint(secret), clock.now()
        known = self.known.get(mark)
        if known is not None and now < known[1]:
            return known[0]
        tokens, people = schema.tokens, schema.people
        found = (
            select(tokens.c.id, tokens.c.scopes, tokens.c.used, people)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.token == mark, people.c.banned <= now)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).mappings().first()
        if row is None:
            self.known.pop(mark, None)
            return None
        if now - row["used"] > USED_EVERY:
            async with self.engine.begin() as connection:
                await connection.execute(update(tokens).where(tokens.c.token == mark).values(used=now))
        person = Person(row[people.c.id], row["name"], row["login"], False)
        holder = Holder(person, row[tokens.c.id], frozenset(row["scopes"].split()))
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[mark] = (holder, now + TRUSTED)
        return holder

    async def living(self, marks: list[str]) -> set[str]:
        """Those of these tokens, by fingerprint, that have not been revoked."""
        tokens = schema.tokens
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for at in range(0, len(marks), 500):
                some = select(tokens.c.token).where(tokens.c.token.in_(marks[at : at + 500]))
                found |= set((await connection.execute(some)).scalars().all())
        return found

    async def secret_for(self, person: str, key: str) -> str:
        """The secret of a new token: always the same for a key, so that it need not be stored."""
        if not key:
            return PREFIX + randomness.token(32)
        own = await own_secret(self.database, "tokens", lambda: randomness.token(32))
        digest = hmac.digest(own.encode(), f"{person} {key}".encode(), "sha256")
        return PREFIX + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    async def made(self, person: str, key: str) -> tuple[Token, str] | None:
        """The token that an earlier request with this key created, and its secret."""
        identity = randomness.identity(person, key)
        known = next((token for token in await self.of(person) if token.id == identity), None) if key else None
        return None if known is None else (known, await self.secret_for(person, key))

    async def make(self, person: str, name: str, scopes: list[Scope], key: str = "") -> tuple[Token, str]:
        """A new token and its secret, which is not stored."""
        secret, now = await self.secret_for(person, key), clock.now()
        made = Token(randomness.identity(person, key), name, sorted(set(scopes)), now, 0.0)
        row = {
            "token": fingerprint(secret), "id": made.id, "person": person, "name": name,
            "scopes": " ".join(made.scopes), "created": now, "used": 0.0,
        }  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.tokens).values(row))
        except IntegrityError:  # the same request was carried out at the same moment
            known = await self.made(person, key)
            if known is None:
                raise
            return known
        return made, secret

    async def of(self, person: str) -> list[Token]:
        """A person's tokens, newest first."""
        tokens = schema.tokens
        found = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [Token(row["id"], row["name"], row["scopes"].split(), row["created"], row["used"]) for row in rows]

    def forget(self, person: str) -> None:
        """Drop this person's tokens from the cache."""
        self.known = {mark: entry for mark, entry in self.known.items() if entry[0].person.id != person}

    async def remove(self, person: str, identity: str) -> bool:
        """Revoke a token; False if the person has none with this id."""
        tokens = schema.tokens
        own = tokens.c.person == person, tokens.c.id == identity
        async with self.engine.begin() as connection:
            gone = (await connection.execute(delete(tokens).where(*own))).rowcount
        self.known = {mark: entry for mark, entry in self.known.items() if entry[0].token != identity}
        return gone > 0
