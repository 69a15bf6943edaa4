"""People: guests by a cookie, accounts by login and password."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock, randomness, tasks
from orrery.server.refusals import Refused
from orrery.server.settings import Settings
from orrery.server.store import schema
from orrery.server.store.database import Database

COOKIE = "orrery_session"


HASHER = PasswordHasher()


@cache
def no_password() -> str:
    """A hash that no password has."""
    return HASHER.hash(randomness.hexadecimal(32))


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    login: str | None
    admin: bool


def fingerprint(token: str) -> str:
    """How a session's token is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_password(hashed: str, password: str) -> bool:
    """Whether a password belongs to a hash."""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


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
        now = clock.now()
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
        now = clock.now()
        person = Person(randomness.token(12), name, None, False)
        token = randomness.token(32)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.people).values(id=person.id, name=name, admin=False, notify="{}", created=now, seen=now)
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

    async def sign_up(self, guest: Person | None, login: str, password: str, name: str) -> tuple[Person, str]:
        """An account for a guest or for somebody new, and the token of a new session; Refused if the login is taken."""
        hashed = await tasks.in_thread(HASHER.hash, password)
        now = clock.now()
        people = schema.people
        person = Person(guest.id if guest else randomness.token(12), name, login.lower(), False)
        try:
            async with self.engine.begin() as connection:
                if guest is not None:
                    values = {"login": person.login, "password": hashed, "name": name}
                    await connection.execute(update(people).where(people.c.id == guest.id).values(values))
                else:
                    row = {"id": person.id, "name": name, "login": person.login, "password": hashed, "admin": False}
                    await connection.execute(insert(people).values(row | {"notify": "{}", "created": now, "seen": now}))
        except IntegrityError:
            raise Refused("login-taken", "that login is taken; choose another") from None
        return person, await self.new_session(person.id, ending=guest is not None)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of an account and the token of a new session; Refused in the same way whatever is wrong."""
        people = schema.people
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login.lower()))).mappings().first()
        # Without an account a hash is checked too, so that the time it takes tells nothing.
        spare = await tasks.in_thread(no_password)
        hashed = row["password"] if row is not None and row["password"] else spare
        good = await tasks.in_thread(is_password, hashed, password)
        if row is None or not good:
            raise Refused("bad-login", "login or password is wrong", 401)
        return Person(row["id"], row["name"], row["login"], bool(row["admin"])), await self.new_session(row["id"])

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Set a new password, end every session, and begin a new one."""
        await self.log_in(person.login or "", old)
        hashed = await tasks.in_thread(HASHER.hash, new)
        people = schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))
        return await self.new_session(person.id, ending=True)

    async def new_session(self, person: str, ending: bool = False) -> str:
        """The token of a new session; `ending` ends all others of the person."""
        token = randomness.token(32)
        sessions = schema.sessions
        async with self.engine.begin() as connection:
            if ending:
                await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(insert(sessions).values(self.session(person, token, clock.now())))
        self.forget(person)
        return token

    async def log_out(self, token: str) -> None:
        """End a session."""
        mark = fingerprint(token)
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == mark))
        self.known.pop(mark, None)

    async def appoint(self, login: str, password: str) -> str:
        """Make somebody an admin, with a new account if need be; what was done, in words."""
        people = schema.people
        hashed = await tasks.in_thread(HASHER.hash, password)
        async with self.engine.begin() as connection:
            found = update(people).where(people.c.login == login.lower()).values(admin=True, password=hashed)
            if (await connection.execute(found)).rowcount:
                return f"{login} is an admin now, with the new password"
        person, _ = await self.sign_up(None, login, password, login)
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(admin=True))
        return f"{login} is a new account and an admin"

    def forget(self, person: str) -> None:
        """Ask the database again about this person."""
        self.known = {mark: entry for mark, entry in self.known.items() if entry[0].id != person}
