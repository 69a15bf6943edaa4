"""A person's sessions: listing and ending them."""

from __future__ import annotations

import re

import msgspec
from sqlalchemy import delete, select

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import fingerprint

#: How much of a session's fingerprint identifies it; the token cannot be derived from it.
NAMED = 16
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
    "Linux": "Linux",
}  # fmt: skip


class Session(msgspec.Struct, frozen=True):
    """A browser in which a person is logged in."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


def device_of(agent: str) -> str:
    """A short text for a browser, from its user agent.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28")
    'python-httpx'
    """
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    words = re.match(r"[\w .-]{0,40}", agent)
    return ", ".join(part for part in (browser, system) if part) or (words[0] if words else "")


class Sessions:
    """The sessions of people."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def of(self, person: str, token: str) -> list[Session]:
        """A person's sessions, last used first; `token` is the current one."""
        sessions = schema.sessions
        mark = fingerprint(token)
        own = select(sessions).where(sessions.c.person == person, sessions.c.expires > clock.now())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(own)).mappings().all()
        found = [
            Session(
                row["token"][:NAMED], row["device"], row["created"], max(row["seen"], row["created"]),
                row["token"] == mark,
            )
            for row in rows
        ]  # fmt: skip
        return sorted(found, key=lambda session: (not session.current, -session.seen))

    async def end(self, person: str, identity: str) -> bool:
        """End a session; False if the person has none with this id."""
        sessions = schema.sessions
        own = sessions.c.person == person, sessions.c.token.startswith(identity, autoescape=True)
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(sessions).where(*own))).rowcount > 0

    async def end_others(self, person: str, token: str) -> None:
        """End every session of a person except this one."""
        sessions = schema.sessions
        others = sessions.c.person == person, sessions.c.token != fingerprint(token)
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(*others))

    async def tidy(self) -> None:
        """Delete expired sessions."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires <= clock.now()))
