"""Reports about people, admins' measures against them, and who may not chat or log in."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update

from orrery.server import clock, randomness
from orrery.server.store import schema
from orrery.server.store.database import Database

Reason: TypeAlias = Literal["abuse", "spam", "cheating", "name", "other"]
What: TypeAlias = Literal["silence", "ban", "rename", "lift", "dismiss", "note"]
#: The maximum number of open reports by one person.
MOST: Final = 20


def measure_of(admin: str | None, key: str) -> str:
    """The id of a measure: the same for the same key of an admin."""
    return hashlib.sha256(f"{admin} {key}".encode()).hexdigest()[:24] if key else randomness.token(9)


class Report(msgspec.Struct, frozen=True):
    """A report as an admin sees it."""

    id: str
    reporter: str
    reporter_name: str
    about: str
    about_name: str
    match: str
    said: str
    reason: str
    text: str
    at: float
    closed: float | None
    #: The number of other open reports about the same person, and of measures against them.
    others: int
    earlier: int


class AdminAction(msgspec.Struct, frozen=True):
    """A measure taken by an admin; names of deleted people are empty."""

    id: str
    admin_name: str
    about: str
    about_name: str
    what: str
    until: float | None
    note: str
    report: str
    at: float


class Standing(msgspec.Struct, frozen=True):
    """A person as an admin sees them."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float
    silenced: float
    banned: float
    reports: int
    actions: list[AdminAction]


class Moderation:
    """Reports and measures."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def line(self, match: str, number: int) -> tuple[str, str] | None:
        """The author and text of a line of chat."""
        chat = schema.chat
        found = select(chat.c.person, chat.c.text).where(chat.c.match == match, chat.c.id == number)
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).first()
        return None if row is None else (row[0], row[1])

    async def waiting_of(self, person: str) -> int:
        """The number of open reports by a person."""
        reports = schema.reports
        own = select(func.count()).where(reports.c.person == person, reports.c.closed.is_(None))
        async with self.engine.connect() as connection:
            return int((await connection.execute(own)).scalar_one())

    async def report(
        self, person: str, about: str, reason: Reason, text: str, match: str, line: int | None, said: str
    ) -> str:
        """Store a report; a new one about the same line replaces the earlier one."""
        reports, identity = schema.reports, randomness.token(9)
        same = (
            reports.c.person == person, reports.c.about == about, reports.c.match == match, reports.c.line == line,
            reports.c.closed.is_(None),
        )  # fmt: skip
        row = {
            "id": identity, "person": person, "about": about, "match": match, "line": line, "said": said,
            "reason": reason, "text": text, "at": clock.now(), "closed": None,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            await connection.execute(delete(reports).where(*same))
            await connection.execute(insert(reports).values(row))
        return identity

    async def queue(self, closed: bool, before: float | None, limit: int) -> list[Report]:
        """Open reports, oldest first, or closed ones, newest first."""
        reports, people, actions = schema.reports, schema.people, schema.admin_actions
        by, about, again = people.alias(), people.alias(), reports.alias()
        others = select(func.count()).where(
            again.c.about == reports.c.about, again.c.closed.is_(None), again.c.id != reports.c.id
        )
        earlier = select(func.count()).where(actions.c.about == reports.c.about, actions.c.what != "dismiss")
        found = (
            select(
                reports,
                by.c.name.label("by_name"),
                about.c.name.label("about_name"),
                others.scalar_subquery().label("others"),
                earlier.scalar_subquery().label("earlier"),
            )
            .join(by, by.c.id == reports.c.person)
            .join(about, about.c.id == reports.c.about)
            .limit(limit)
        )
        if closed:
            found = found.where(reports.c.closed.is_not(None)).order_by(reports.c.closed.desc())
            found = found if before is None else found.where(reports.c.closed < before)
        else:
            found = found.where(reports.c.closed.is_(None)).order_by(reports.c.at)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [
            Report(
                row["id"], row["person"], row["by_name"], row["about"], row["about_name"], row["match"], row["said"],
                row["reason"], row["text"], row["at"], row["closed"], row["others"], row["earlier"],
            )
            for row in rows
        ]  # fmt: skip

    async def count(self) -> int:
        """The number of open reports."""
        async with self.engine.connect() as connection:
            found = select(func.count()).where(schema.reports.c.closed.is_(None))
            return int((await connection.execute(found)).scalar_one())

    async def about(self, report: str) -> str | None:
        """The person a report is about."""
        reports = schema.reports
        async with self.engine.connect() as connection:
            found: str | None = (
                await connection.execute(select(reports.c.about).where(reports.c.id == report))
            ).scalar()
        return found

    async def was_taken(self, admin: str, key: str) -> bool:
        """Whether an admin has taken the measure with this key already."""
        actions = schema.admin_actions
        async with self.engine.connect() as connection:
            found = select(actions.c.id).where(actions.c.id == measure_of(admin, key))
            return (await connection.execute(found)).first() is not None

    async def act(
        self,
        admin: str | None,
        about: str,
        what: What,
        until: float | None,
        note: str,
        report: str = "",
        name: str = "",
        key: str = "",
    ) -> None:
        """Take a measure against a person, log it, and close the reports about them."""
        people, reports, now = schema.people, schema.reports, clock.now()
        change: dict[str, dict[str, object]] = {
            "silence": {"silenced": until},
            "ban": {"banned": until},
            "rename": {"name": name},
            "lift": {"silenced": 0.0, "banned": 0.0},
        }
        row = {
            "id": measure_of(admin, key), "admin": admin, "about": about, "what": what, "until": until, "note": note,
            "report": report, "at": now,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            if what in change:
                await connection.execute(update(people).where(people.c.id == about).values(change[what]))
            if what == "ban":
                await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == about))
            if what != "note":
                one = reports.c.id == report if what == "dismiss" else reports.c.about == about
                await connection.execute(update(reports).where(one, reports.c.closed.is_(None)).values(closed=now))
            await connection.execute(insert(schema.admin_actions).values(row))

    def _actions(self, *conditions: ColumnElement[bool]) -> Select[tuple[object, ...]]:
        actions, people = schema.admin_actions, schema.people
        admin, about = people.alias(), people.alias()
        return (
            select(actions, admin.c.name.label("admin_name"), about.c.name.label("about_name"))
            .outerjoin(admin, admin.c.id == actions.c.admin)
            .outerjoin(about, about.c.id == actions.c.about)
            .where(*conditions)
            .order_by(actions.c.at.desc())
        )

    async def log(self, before: float | None = None, limit: int = 50, about: str | None = None) -> list[AdminAction]:
        """The log of measures, newest first."""
        actions = schema.admin_actions
        conditions = [] if before is None else [actions.c.at < before]
        if about is not None:
            conditions.append(actions.c.about == about)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(self._actions(*conditions).limit(limit))).mappings().all()
        return [
            AdminAction(
                row["id"], row["admin_name"] or "", row["about"] or "", row["about_name"] or "", row["what"],
                row["until"], row["note"], row["report"], row["at"],
            )
            for row in rows
        ]  # fmt: skip

    async def standing(self, person: str) -> Standing | None:
        """A person with the reports about them and the measures against them."""
        people, reports = schema.people, schema.reports
        waiting = select(func.count()).where(reports.c.about == person)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).mappings().first()
            count = int((await connection.execute(waiting)).scalar_one())
        if row is None:
            return None
        return Standing(
            row["id"], row["name"], row["login"], row["created"], row["seen"], row["silenced"], row["banned"], count,
            await self.log(about=person),
        )  # fmt: skip
