"""People: guests identified by a cookie, accounts by login and password."""

from __future__ import annotations

import contextlib
import hashlib
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock, randomness, tasks
from orrery.server.names import NameFilter
from orrery.server.refusals import Refused
from orrery.server.settings import Settings
from orrery.server.store import schema
from orrery.server.store.database import Database

COOKIE = "orrery_session"
#: The suffix of programs' names.
PROGRAM = " [bot]"
#: Seconds after which a session's last use is stored again.
SEEN_EVERY = 3600.0

HASHER = PasswordHasher()
#: The person of a session.
WHO: Final = (
    select(
        schema.people.c.id, schema.people.c.name, schema.people.c.login, schema.people.c.admin, schema.sessions.c.seen
    )
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(
        schema.sessions.c.token == bindparam("mark"),
        schema.sessions.c.expires > bindparam("now"),
        schema.people.c.banned <= bindparam("now"),
    )
)
#: The minimum length of an unguessable request key, and the seconds for which it finds its guest.
SECRET = 16
REPEATABLE = 600.0


@cache
def no_password() -> str:
    """A hash that matches no password."""
    return HASHER.hash(randomness.hexadecimal(32))


class Person(msgspec.Struct, frozen=True):
    """A person with a session."""

    id: str
    name: str
    login: str | None
    admin: bool


def fingerprint(token: str) -> str:
    """The stored form of a session's token: it cannot be used by whoever reads the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_password(hashed: str, password: str) -> bool:
    """Whether a password matches a hash."""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def refuse_banned(until: float) -> None:
    """Refuse a person whom an admin has suspended until a time."""
    if until > clock.now():
        raise Refused("banned", "an admin has suspended this account", 403)


class People:
    """Guests and accounts."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.engine = database.engine
        self.settings = settings
        self.names = NameFilter.read(settings.name_list)
        #: Cached sessions: fingerprint, person, and until when to trust the entry.
        self.known: dict[str, tuple[Person, float]] = {}

    async def who(self, token: str | None) -> Person | None:
        """The person of a session token."""
        if not token or len(token) > 100:
            return None
        mark = fingerprint(token)
        now = clock.now()
        known = self.known.get(mark)
        if known is not None and now < known[1]:
            return known[0]
        async with self.engine.connect() as connection:
            row = (await connection.execute(WHO, {"mark": mark, "now": now})).mappings().first()
        if row is None:
            self.known.pop(mark, None)
            return None
        if now - row["seen"] > SEEN_EVERY:
            sessions = schema.sessions
            async with self.engine.begin() as connection:
                await connection.execute(update(sessions).where(sessions.c.token == mark).values(seen=now))
        person = Person(row["id"], row["name"], row["login"], bool(row["admin"]))
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[mark] = (person, now + 30)
        return person

    async def guest(self, name: str, device: str = "", key: str = "") -> tuple[Person, str]:
        """A new guest, and the token of their session; with a key, the guest that it created before.

        The request may be repeated with its key, because its first response, with the session, may have been lost.
        """
        mark = fingerprint(key) if len(key) >= SECRET else None
        try:
            return await self._guest_with(mark, device) or await self._new_guest(name, device, mark)
        except IntegrityError:  # a concurrent request with the same key
            known = await self._guest_with(mark, device)
            if known is None:
                raise
            return known

    async def _guest_with(self, mark: str | None, device: str) -> tuple[Person, str] | None:
        """The guest that a recent request with this key created, with a new session."""
        if mark is None:
            return None
        people = schema.people
        found = select(people.c.id, people.c.name).where(
            people.c.key == mark, people.c.login.is_(None), people.c.created > clock.now() - REPEATABLE
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).first()
        return (
            None
            if row is None
            else (Person(row[0], row[1], None, False), await self.new_session(row[0], device=device))
        )

    async def _new_guest(self, name: str, device: str, mark: str | None) -> tuple[Person, str]:
        now = clock.now()
        person = Person(randomness.token(12), name, None, False)
        token = randomness.token(32)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.people).values(
                    id=person.id, name=name, admin=False, notify="{}", created=now, seen=now, key=mark
                )
            )
            await connection.execute(insert(schema.sessions).values(self.session(person.id, token, now, device)))
        return person, token

    def session(self, person: str, token: str, now: float, device: str) -> dict[str, object]:
        """The row of a session."""
        expires = now + self.settings.session_days * 86400
        row = {"token": fingerprint(token), "person": person, "created": now, "expires": expires}
        return row | {"device": device, "seen": now}

    async def is_program(self, person: str) -> bool:
        """Whether an account is a program's."""
        people = schema.people
        async with self.engine.connect() as connection:
            found = select(people.c.program).where(people.c.id == person)
            return bool((await connection.execute(found)).scalar())

    async def mark_program(self, person: Person) -> Person:
        """Mark an account as a program's, permanently: its name says so from now on."""
        people = schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(program=True))
        return await self.rename(person, person.name)

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person; a program's name keeps its suffix."""
        if await self.is_program(person.id):
            name = name.removesuffix(PROGRAM)[: 40 - len(PROGRAM)] + PROGRAM
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=name))
        self.forget(person.id)
        return Person(person.id, name, person.login, person.admin)

    async def sign_up(
        self, guest: Person | None, login: str, password: str, name: str, device: str = ""
    ) -> tuple[Person, str]:
        """An account for a guest or a new person, and the token of a new session; Refused if the login is taken.

        A sign-up that is repeated because its answer was lost logs in; a guest would lose their tables by that.
        """
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
            if guest is None:
                with contextlib.suppress(Refused):
                    return await self.log_in(login, password, device)
            raise Refused("login-taken", "that login is taken; choose another") from None
        return person, await self.new_session(person.id, ending=guest is not None, device=device)

    async def log_in(self, login: str, password: str, device: str = "") -> tuple[Person, str]:
        """The person of an account and the token of a new session; Refused with the same error whatever is wrong."""
        person = await self.check_password(login, password)
        return person, await self.new_session(person.id, device=device)

    async def check_password(self, login: str, password: str) -> Person:
        """The person of an account; Refused with the same error whatever is wrong."""
        people = schema.people
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login.lower()))).mappings().first()
        # A hash is checked even if there is no account, so that the response time reveals nothing.
        spare = await tasks.in_thread(no_password)
        hashed = row["password"] if row is not None and row["password"] else spare
        good = await tasks.in_thread(is_password, hashed, password)
        if row is None or not good:
            raise Refused("bad-login", "login or password is wrong", 401)
        refuse_banned(row["banned"])
        return Person(row["id"], row["name"], row["login"], bool(row["admin"]))

    async def refuse_banned(self, person: str) -> None:
        """Refuse a person whom an admin has suspended."""
        people = schema.people
        async with self.engine.connect() as connection:
            until = (await connection.execute(select(people.c.banned).where(people.c.id == person))).scalar()
        refuse_banned(until or 0.0)

    async def change_password(self, person: Person, old: str, new: str, device: str = "") -> str:
        """Set a new password, end every session, and start a new one."""
        await self.check_password(person.login or "", old)
        return await self.set_password(person.id, new, device)

    async def set_password(self, person: str, password: str, device: str = "") -> str:
        """Set a password, end every session, and start a new one."""
        hashed = await tasks.in_thread(HASHER.hash, password)
        people = schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=hashed))
        return await self.new_session(person, ending=True, device=device)

    async def by_id(self, identity: str) -> Person | None:
        """The person with an id."""
        return await self._one(schema.people.c.id == identity)

    async def by_login(self, login: str) -> Person | None:
        """The person with a login."""
        return await self._one(schema.people.c.login == login.lower())

    async def _one(self, condition: ColumnElement[bool]) -> Person | None:
        people = schema.people
        found = select(people.c.id, people.c.name, people.c.login, people.c.admin).where(condition)
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).mappings().first()
        return None if row is None else Person(row["id"], row["name"], row["login"], bool(row["admin"]))

    async def accounts_with_mail(self, mail: str) -> list[Person]:
        """The accounts with this confirmed address."""
        people = schema.people
        found = select(people.c.id, people.c.name, people.c.login, people.c.admin).where(
            people.c.mail == mail.lower(), people.c.login.is_not(None)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [Person(row["id"], row["name"], row["login"], bool(row["admin"])) for row in rows]

    async def mail_of(self, person: str) -> str:
        """A person's confirmed address, if there is one."""
        people = schema.people
        async with self.engine.connect() as connection:
            return (await connection.execute(select(people.c.mail).where(people.c.id == person))).scalar() or ""

    async def set_mail(self, person: str, mail: str) -> None:
        """Set a person's confirmed address; an empty one removes it."""
        people = schema.people
        own = update(people).where(people.c.id == person).values(mail=mail.lower() or None)
        async with self.engine.begin() as connection:
            await connection.execute(own)

    async def new_session(self, person: str, ending: bool = False, device: str = "") -> str:
        """The token of a new session; `ending` ends all other sessions of the person."""
        token = randomness.token(32)
        sessions = schema.sessions
        async with self.engine.begin() as connection:
            if ending:
                await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(insert(sessions).values(self.session(person, token, clock.now(), device)))
        self.forget(person)
        return token

    async def living(self, marks: list[str]) -> set[str]:
        """Those of these sessions, by fingerprint, that are still valid."""
        sessions = schema.sessions
        found: set[str] = set()
        for at in range(0, len(marks), 500):
            some = select(sessions.c.token).where(
                sessions.c.token.in_(marks[at : at + 500]), sessions.c.expires > clock.now()
            )
            async with self.engine.connect() as connection:
                found |= set((await connection.execute(some)).scalars().all())
        for mark in set(marks) - found:
            self.known.pop(mark, None)
        return found

    async def log_out(self, token: str) -> None:
        """End a session."""
        mark = fingerprint(token)
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == mark))
        self.known.pop(mark, None)

    async def appoint(self, login: str, password: str) -> str:
        """Make somebody an admin, creating an account if necessary; returns a message about what was done."""
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

    async def dismiss(self, login: str) -> None:
        """Revoke an account's admin rights."""
        people = schema.people
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.login == login.lower()).values(admin=False))

    def forget(self, person: str) -> None:
        """Drop this person from the cache."""
        self.known = {mark: entry for mark, entry in self.known.items() if entry[0].id != person}
