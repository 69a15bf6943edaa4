"""Matches in the database: loading them, and queries over many of them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import BindParameter, bindparam, func, or_, select, update

import orrery
from orrery.client.messages import Order
from orrery.registry import EDITIONS
from orrery.server.store import schema
from orrery.server.store.announcements import NOTIFY, Announcements
from orrery.server.store.contents import unpack
from orrery.server.store.database import Database
from orrery.server.store.editions import Editions
from orrery.server.store.library import Library
from orrery.server.store.match import Entry, Facts, Match, PlayedAction, Snapshot, StoredMatch, UsedKey
from orrery.server.store.match_rows import entry_of, snapshot_of, stored_match

#: The number of newest matches that a filter searches.
SEARCHED = 10_000
#: The number of log entries loaded with a match even if the snapshot is newer.
LOG = 100


def standing_snapshots(
    entries: list[tuple[int, str, int]], snapshots: dict[int, int]
) -> tuple[list[int], list[tuple[int, int]]]:
    """The actions in effect after these entries (number, kind, code), and the snapshots that no undo invalidated.

    >>> standing_snapshots([(2, "act", 7), (3, "act", 8), (4, "undo", 2), (5, "act", 9)], {2: 1, 4: 0})
    ([9], [(4, 0)])
    """
    codes: list[int] = []
    usable: list[tuple[int, int]] = []
    for number, kind, code in entries:
        if kind == "act":
            codes.append(code)
        else:
            del codes[len(codes) - code :]
            usable = [(place, actions) for place, actions in usable if actions <= len(codes)]
        if number in snapshots:
            usable.append((number, snapshots[number]))
    return codes, usable


def is_at_hand(match: Match) -> bool:
    """Whether the game of a match is available without its stored content."""
    if match.game not in orrery.games():
        return True
    return EDITIONS.knows(orrery.game(match.game), match.rules, match.content)


# Statements for loading a match, built once because they are used often.
IDENTITY: Final[BindParameter[str]] = bindparam("identity")
ROW: Final = select(schema.matches).where(schema.matches.c.id == IDENTITY)
SNAPSHOT: Final = (
    select(schema.snapshots)
    .where(schema.snapshots.c.match == IDENTITY)
    .order_by(schema.snapshots.c.number.desc())
    .limit(1)
)
ENTRIES: Final = (
    select(schema.journal)
    .where(
        schema.journal.c.match == IDENTITY,
        schema.journal.c.number > bindparam("first"),
        schema.journal.c.number <= bindparam("last"),
    )
    .order_by(schema.journal.c.number)
)
SEATS: Final = select(schema.seats).where(schema.seats.c.match == IDENTITY)
# Statements that run with every request or every second.
FIND_KEY: Final = (
    select(schema.journal.c.kind, schema.journal.c.code)
    .where(
        schema.journal.c.match == IDENTITY,
        schema.journal.c.person == bindparam("person"),
        schema.journal.c.key == bindparam("key"),
    )
    .limit(1)
)
VERSIONS: Final = select(schema.matches.c.id, schema.matches.c.version).where(
    schema.matches.c.id.in_(bindparam("some", expanding=True))
)
CREATED_WITH: Final = select(schema.matches.c.id).where(
    schema.matches.c.host == bindparam("host"), schema.matches.c.key == bindparam("key")
)
COUNT_RUNNING: Final = select(func.count()).where(
    schema.matches.c.host == bindparam("host"), schema.matches.c.status.in_(["open", "running"])
)
OUT_OF_TIME: Final = (
    select(schema.matches.c.id)
    .where(schema.matches.c.deadline <= bindparam("now"), schema.matches.c.status == "running")
    .order_by(schema.matches.c.deadline)
    .limit(bindparam("most"))
)
SILENT: Final = (
    select(schema.matches.c.id, schema.matches.c.turn, schema.matches.c.facts)
    .join(schema.seats, (schema.seats.c.match == schema.matches.c.id) & (schema.seats.c.seat == schema.matches.c.turn))
    .where(schema.matches.c.status == "running", schema.matches.c.updated < bindparam("before"))
    .order_by(schema.matches.c.updated.desc())
)
FORGOTTEN: Final = SILENT.where(or_(schema.seats.c.person.is_(None), schema.seats.c.orders != "[]")).limit(
    bindparam("most")
)
#: A bot also plays for a seat that has conceded; only the facts tell which one that is.
GIVEN_UP: Final = SILENT.where(schema.seats.c.person.is_not(None), schema.matches.c.facts.contains('"conceded":true'))


class Matches:
    """Matches in the database."""

    def __init__(self, database: Database, announcements: Announcements | None = None) -> None:
        self.engine = database.engine
        self.library = Library(database)
        self.announcements = announcements
        self.editions = Editions(database)

    async def row(self, identity: str) -> StoredMatch | None:
        """A match without its journal."""
        matches = schema.matches
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == identity))).mappings().first()
        return None if row is None else stored_match(row)

    async def load(self, identity: str) -> StoredMatch | None:
        """A match with its last snapshot, the entries after it, and at least the last hundred entries."""
        journal, which = schema.journal, {"identity": identity}
        async with self.engine.connect() as connection:
            row = (await connection.execute(ROW, which)).mappings().first()
            if row is None:
                return None
            stored = stored_match(row)
            snapshot = (await connection.execute(SNAPSHOT, which)).mappings().first()
            first = min(snapshot["number"] if snapshot else 0, max(0, row["version"] - LOG))
            # Up to the row's version: row and journal change together, but are read separately.
            rows = (
                (await connection.execute(ENTRIES, which | {"first": first, "last": row["version"]})).mappings().all()
            )
            orders = (await connection.execute(SEATS, which)).mappings().all()
            if not stored.facts.participants:  # a match of an older version
                wrote = select(journal.c.person).where(journal.c.match == identity, journal.c.person.is_not(None))
                stored.facts.participants = list((await connection.execute(wrote.distinct())).scalars().all())
            if not is_at_hand(stored.match):
                contents = schema.contents
                own = (contents.c.game == stored.match.game, contents.c.digest == stored.match.content)
                data = (await connection.execute(select(contents.c.documents).where(*own))).scalar()
                stored.documents = None if data is None else unpack(data)
        stored.snapshot = None if snapshot is None else snapshot_of(snapshot)
        stored.entries = [entry_of(entry) for entry in rows]
        stored.orders = {line["seat"]: msgspec.json.decode(line["orders"], type=list[Order]) for line in orders}
        return stored

    async def load_until(
        self, identity: str, version: int, from_start: bool = False
    ) -> tuple[Snapshot | None, list[Entry]]:
        """The nearest snapshot at or before a version, or none, and the entries from there to the version."""
        journal, snapshots = schema.journal, schema.snapshots
        async with self.engine.connect() as connection:
            latest = -1 if from_start else version
            found = select(snapshots).where(snapshots.c.match == identity, snapshots.c.number <= latest)
            snapshot = (await connection.execute(found.order_by(snapshots.c.number.desc()).limit(1))).mappings().first()
            first = snapshot["number"] if snapshot else 0
            entries = select(journal).where(
                journal.c.match == identity, journal.c.number > first, journal.c.number <= version
            )
            rows = (await connection.execute(entries.order_by(journal.c.number))).mappings().all()
        return None if snapshot is None else snapshot_of(snapshot), [entry_of(row) for row in rows]

    async def events(self, identity: str, since: int, until: int, limit: int = 1000) -> list[tuple[int, bytes]]:
        """The numbers and encoded events of the entries after `since` and up to `until`."""
        journal = schema.journal
        entries = select(journal.c.number, journal.c.events).where(
            journal.c.match == identity, journal.c.number > since, journal.c.number <= until
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(entries.order_by(journal.c.number).limit(limit))).all()
        return [(number, events) for number, events in rows]

    async def actions(self, identity: str, upto: int | None = None) -> list[int]:
        """The codes of the actions that lead to a version, without those taken back."""
        return [action.code for action in await self.played(identity, upto)]

    async def played(self, identity: str, upto: int | None = None) -> list[PlayedAction]:
        """The actions that lead to a version, without those taken back."""
        journal = schema.journal
        entries = select(journal.c.number, journal.c.kind, journal.c.code, journal.c.person).where(
            journal.c.match == identity, journal.c.kind.in_(["act", "undo"])
        )
        if upto is not None:
            entries = entries.where(journal.c.number <= upto)
        played: list[PlayedAction] = []
        async with self.engine.connect() as connection:
            for number, kind, code, person in await connection.execute(entries.order_by(journal.c.number)):
                if kind == "act":
                    played.append(PlayedAction(number, code, person or ""))
                else:
                    del played[len(played) - code :]
        return played

    async def rewind_point(self, identity: str, keep: int) -> tuple[Snapshot | None, list[int]]:
        """The last snapshot within the first `keep` actions, and the codes of the actions from it up to there."""
        journal, snapshots = schema.journal, schema.snapshots
        entries = select(journal.c.number, journal.c.kind, journal.c.code).where(
            journal.c.match == identity, journal.c.kind.in_(["act", "undo"])
        )
        taken = select(snapshots.c.number, snapshots.c.actions).where(snapshots.c.match == identity)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(entries.order_by(journal.c.number))).all()
            known = (await connection.execute(taken)).all()
            codes, usable = standing_snapshots(
                [(number, kind, code) for number, kind, code in rows], {number: actions for number, actions in known}
            )
            within = [(number, actions) for number, actions in usable if actions <= keep]
            if not within:
                return None, codes[:keep]
            number, actions = within[-1]
            found = select(snapshots).where(snapshots.c.match == identity, snapshots.c.number == number)
            row = (await connection.execute(found)).mappings().one()
        return snapshot_of(row), codes[actions:keep]

    async def find_key(self, identity: str, person: str, key: str) -> UsedKey | None:
        """The result of a person's request with this key at a match, if it was carried out."""
        given = {"identity": identity, "person": person, "key": key}
        async with self.engine.connect() as connection:
            row = (await connection.execute(FIND_KEY, given)).first()
        return None if row is None else UsedKey(*row)

    async def created_with(self, host: str, key: str) -> str | None:
        """The id of the match that a host created by the request with this key."""
        async with self.engine.connect() as connection:
            identity: str | None = (await connection.execute(CREATED_WITH, {"host": host, "key": key})).scalar()
        return identity

    async def set_orders(self, identity: str, seat: int, orders: list[Order]) -> None:
        """Store the standing orders of a seat."""
        seats = schema.seats
        text = msgspec.json.encode(orders).decode()
        own = update(seats).where(seats.c.match == identity, seats.c.seat == seat).values(orders=text)
        async with self.engine.begin() as connection:
            await connection.execute(own)
            for given in self.announcements.of_orders(identity) if self.announcements else []:
                await connection.execute(NOTIFY, given)

    async def is_visitor(self, identity: str, person: str) -> bool:
        """Whether a person was admitted by an invitation."""
        visitors = schema.visitors
        found = select(visitors.c.person).where(visitors.c.match == identity, visitors.c.person == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(found)).first() is not None

    async def count_running(self, host: str) -> int:
        """The number of unfinished tables of this host."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(COUNT_RUNNING, {"host": host})).scalar_one())

    async def listed(
        self,
        *,
        person: str | None,
        status: str | None,
        game: str | None = None,
        before: float | None = None,
        limit: int,
        seats: int | None = None,
        pace: str | None = None,
        rated: bool | None = None,
        search: str | None = None,
    ) -> list[StoredMatch]:
        """Public matches, or those of a person, newest first; what is wished for is looked for among the newest."""
        matches = schema.matches
        kind = []
        if person is None:
            kind.append(matches.c.visibility == "public")
        else:
            own = select(schema.seats.c.match).where(schema.seats.c.person == person)
            kind.append(or_(matches.c.id.in_(own), matches.c.host == person))
        if status is not None:
            kind.append(matches.c.status == status)
        if before is not None:
            kind.append(matches.c.updated < before)
        found = select(matches).where(*kind).order_by(matches.c.updated.desc()).limit(limit)
        given = {"game": game, "seats": seats, "pace": pace, "rated": rated}
        wanted = {name: value for name, value in given.items() if value is not None}
        if wanted or search:
            columns = [matches.c[name] for name in ("id", "updated", "title", *wanted)]
            newest = select(*columns).where(*kind).order_by(matches.c.updated.desc()).limit(SEARCHED).subquery()
            fit = select(newest.c.id).where(*[newest.c[name] == value for name, value in wanted.items()])
            if search:
                fit = fit.where(newest.c.title.icontains(search, autoescape=True))
            fit = fit.order_by(newest.c.updated.desc()).limit(limit)
            found = select(matches).where(matches.c.id.in_(fit)).order_by(matches.c.updated.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [stored_match(row) for row in rows]

    async def running_of(self, host: str, game: str) -> list[StoredMatch]:
        """The running matches of a game that a person hosts, newest first."""
        matches = schema.matches
        own = select(matches).where(matches.c.host == host, matches.c.game == game, matches.c.status == "running")
        async with self.engine.connect() as connection:
            rows = (await connection.execute(own.order_by(matches.c.updated.desc()))).mappings().all()
        return [stored_match(row) for row in rows]

    async def unfinished_of(self, person: str) -> list[str]:
        """The unfinished matches where a person has a seat."""
        matches, seats = schema.matches, schema.seats
        own = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person, matches.c.status.in_(["open", "running"]))
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(own.distinct())).scalars().all())

    async def turns_of(self, person: str, limit: int = 50) -> list[StoredMatch]:
        """The running matches where a person is to decide, most urgent first."""
        matches, seats = schema.matches, schema.seats
        own = (
            select(matches)
            .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.turn))
            .where(seats.c.person == person, matches.c.status == "running")
            .order_by(matches.c.deadline.is_(None), matches.c.deadline, matches.c.updated.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(own)).mappings().all()
        return [stored_match(row) for row in rows]

    async def strong(self, status: str, game: str | None, since: float, limit: int) -> list[tuple[StoredMatch, float]]:
        """Public matches with strong players that are running or ended since a time, strongest first."""
        matches = schema.matches
        found = select(matches).where(
            matches.c.status == status, matches.c.visibility == "public", matches.c.strength.is_not(None),
            matches.c.updated >= since,
        )  # fmt: skip
        if game is not None:
            found = found.where(matches.c.game == game)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found.order_by(matches.c.strength.desc()).limit(limit))).mappings().all()
        return [(stored_match(row), float(row["strength"])) for row in rows]

    async def set_strength(self, identity: str, strength: float) -> None:
        """Store the mean rating of a match's players."""
        matches = schema.matches
        async with self.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == identity).values(strength=strength))

    async def without_result(self, since: float, limit: int = 50) -> list[str]:
        """Matches that ended since a time and have no stored result."""
        matches, results = schema.matches, schema.results
        known = select(results.c.match).where(results.c.match == matches.c.id)
        found = select(matches.c.id).where(
            matches.c.status == "finished",
            matches.c.updated >= since,
            # Uploads are finished from the start, older matches do not know who started, and lessons do not count.
            matches.c.updated > matches.c.created,
            matches.c.facts.contains('"started":["', autoescape=True),
            ~matches.c.facts.contains('"lesson":true', autoescape=True),
            ~known.exists(),
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(found.limit(limit))).scalars().all())

    async def faults(self) -> list[str]:
        """Matches whose row and journal are inconsistent, one line each."""
        matches, journal = schema.matches, schema.journal
        entries = (
            select(
                journal.c.match,
                func.count().label("count"),
                func.min(journal.c.number).label("first"),
                func.max(journal.c.number).label("last"),
            )
            .group_by(journal.c.match)
            .subquery()
        )
        count, first, last = (func.coalesce(column, 0) for column in (entries.c.count, entries.c.first, entries.c.last))
        found = (
            select(matches.c.id, matches.c.version, count, last)
            .join(entries, entries.c.match == matches.c.id, isouter=True)
            .where(or_(last != matches.c.version, count != matches.c.version, first > 1))
        )
        lost = select(entries.c.match).where(entries.c.match.not_in(select(matches.c.id)))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).all()
            strays = (await connection.execute(lost)).scalars().all()
        wrong = [
            f"match {identity} has version {version}, but {number} entries up to {newest}"
            for identity, version, number, newest in rows
        ]
        return wrong + [f"the journal of match {identity} has no match" for identity in strays]

    async def all_ids(self) -> list[str]:
        """The ids of all matches."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(schema.matches.c.id))).scalars().all())

    async def finished(self) -> list[StoredMatch]:
        """Every finished match."""
        matches = schema.matches
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(matches).where(matches.c.status == "finished"))).mappings().all()
        return [stored_match(row) for row in rows]

    async def out_of_time(self, now: float, limit: int = 200) -> list[str]:
        """Running matches where a seat's time has expired."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(OUT_OF_TIME, {"now": now, "most": limit})).scalars().all())

    async def waiting_for_nobody(self, before: float, limit: int = 50) -> list[str]:
        """Running matches where a bot or a standing order decides and nothing has happened since a time."""
        async with self.engine.connect() as connection:
            found = [row[0] for row in await connection.execute(FORGOTTEN, {"before": before, "most": limit})]
            for identity, turn, facts in await connection.execute(GIVEN_UP, {"before": before}):
                if msgspec.json.decode(facts, type=Facts).chairs[turn].conceded:
                    found.append(identity)
        return found

    async def version_at(self, identity: str, at: float) -> int:
        """The version of a match at a time."""
        journal = schema.journal
        found = select(func.max(journal.c.number)).where(journal.c.match == identity, journal.c.at <= at)
        async with self.engine.connect() as connection:
            return int((await connection.execute(found)).scalar() or 0)

    async def waiting_for_parts(self, limit: int = 500) -> list[str]:
        """Running matches where nobody decides: they wait for a part that is played at another table."""
        matches = schema.matches
        waiting = select(matches.c.id).where(matches.c.status == "running", matches.c.turn.is_(None))
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(waiting.order_by(matches.c.updated).limit(limit))]

    async def versions(self, identities: list[str]) -> dict[str, int]:
        """The versions of these matches."""
        found: dict[str, int] = {}
        for at in range(0, len(identities), 500):
            async with self.engine.connect() as connection:
                rows = await connection.execute(VERSIONS, {"some": identities[at : at + 500]})
                found |= {identity: version for identity, version in rows}
        return found
