"""People: guests by a cookie, accounts by login and password."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec
from sqlalchemy import insert, select, update

from orrery.server import schema
from orrery.server.database import Database
from orrery.server.settings import Settings

COOKIE = "orrery_session"


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    login: str | None
    admin: bool


def fingerprint(token: str) -> str:
    """How a session's token is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who is who."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.engine = database.engine
        self.settings = settings
        #: Sessions seen lately: fingerprint, person, and until when to believe it without asking again.
        self.known: dict[str, tuple[Person, float]] = {}

    async def who(self, token: str | None) -> Person | None:
        """The person of a session's token."""
        if not token or len(token) > 100:
            return None
        mark = fingerprint(token)
        now = time.time()
        known = self.known.get(mark)
        if known is not None and now < known[1]:
            return known[0]
        people, sessions = schema.people, schema.sessions
        found = (
            select(people.c.id, people.c.name, people.c.login, people.c.admin)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == mark, sessions.c.expires > now)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).mappings().first()
        if row is None:
            self.known.pop(mark, None)
            return None
        person = Person(row["id"], row["name"], row["login"], bool(row["admin"]))
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[mark] = (person, now + 30)
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person without an account, and the token of their session."""
        now = time.time()
        person = Person(secrets.token_urlsafe(12), name, None, False)
        token = secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.people).values(
                    id=person.id, name=name, admin=False, notify="{}", created=now, seen=now
                )
            )
            await connection.execute(insert(schema.sessions).values(self.session(person.id, token, now)))
        return person, token

    def session(self, person: str, token: str, now: float) -> dict[str, object]:
        """The row of a session."""
        expires = now + self.settings.session_days * 86400
        return {"token": fingerprint(token), "person": person, "created": now, "expires": expires}

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=name))
        self.forget(person.id)
        return Person(person.id, name, person.login, person.admin)

    def forget(self, person: str) -> None:
        """Ask the database again about this person."""
        self.known = {mark: entry for mark, entry in self.known.items() if entry[0].id != person}
