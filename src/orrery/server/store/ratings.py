"""Ratings and results in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Integer, case, cast, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.journal import Journal


class Rating(msgspec.Struct, frozen=True):
    """A rating: the mean and standard deviation of OpenSkill, and the number of matches."""

    mean: float
    spread: float
    matches: int = 0


class OwnRating(msgspec.Struct, frozen=True):
    """A person's rating in a game with a number of seats."""

    game: str
    seats: int
    mean: float
    spread: float
    matches: int


class Ranked(msgspec.Struct, frozen=True):
    """A person on a leaderboard."""

    person: str
    name: str
    mean: float
    spread: float
    matches: int


class SeatResult(msgspec.Struct, frozen=True):
    """The result of a seat in a finished match; `rank` 0 has won."""

    match: str
    seat: int
    person: str | None
    level: str
    game: str
    seats: int
    faction: str
    rank: int
    won: bool
    score: float
    at: float


class PastSeat(msgspec.Struct, frozen=True):
    """A seat in somebody's history."""

    seat: int
    person: str | None
    name: str
    level: str
    faction: str
    won: bool
    score: float


class PastMatch(msgspec.Struct, frozen=True):
    """A match in a person's history: their seat, the change of their rating, and everybody at the table."""

    match: str
    game: str
    title: str
    at: float
    seat: int
    won: bool
    before: float | None
    after: float | None
    players: list[PastSeat]


class Tally(msgspec.Struct, frozen=True):
    """How often somebody played and won: in a game, with a faction, or against somebody."""

    key: str
    name: str
    played: int
    won: int


#: From the ratings before a match to those after it, in seat order.
Rate = Callable[[list[Rating]], list[Rating]]


class RatingStore:
    """Results and ratings."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def of(self, person: str) -> list[OwnRating]:
        """A person's ratings, those with most matches first."""
        ratings = schema.ratings
        own = select(ratings).where(ratings.c.person == person).order_by(ratings.c.matches.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(own)).mappings().all()
        return [OwnRating(**{name: row[name] for name in OwnRating.__struct_fields__}) for row in rows]

    async def among(self, people: Sequence[str], game: str, seats: int) -> dict[str, Rating]:
        """The ratings of several people in a game."""
        ratings = schema.ratings
        own = ratings.c.person.in_(people), ratings.c.game == game, ratings.c.seats == seats
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(ratings).where(*own))).mappings().all()
        return {row["person"]: Rating(row["mean"], row["spread"], row["matches"]) for row in rows}

    async def of_all(self, people: Sequence[str]) -> dict[tuple[str, str, int], Rating]:
        """All ratings of several people, by person, game and seats."""
        ratings = schema.ratings
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(ratings).where(ratings.c.person.in_(people)))).mappings().all()
        return {
            (row["person"], row["game"], row["seats"]): Rating(row["mean"], row["spread"], row["matches"])
            for row in rows
        }

    async def best(self, game: str, seats: int, search: str, offset: int, limit: int) -> tuple[list[Ranked], int]:
        """People by rating, best first, and their total number."""
        ratings, people = schema.ratings, schema.people
        own = select(ratings).where(ratings.c.game == game, ratings.c.seats == seats)
        if search:
            named = select(people.c.id).where(people.c.name.icontains(search, autoescape=True))
            own = own.where(ratings.c.person.in_(named))
        count = select(func.count()).select_from(own.subquery())
        # The page is selected by the index before names are looked up.
        page = own.order_by(ratings.c.mean.desc(), ratings.c.person.desc()).offset(offset).limit(limit).subquery()
        found = select(page, people.c.name).join(people, people.c.id == page.c.person)
        async with self.engine.connect() as connection:
            total = int((await connection.execute(count)).scalar_one())
            rows = (await connection.execute(found.order_by(page.c.mean.desc(), page.c.person.desc()))).mappings().all()
        ranked = [Ranked(row["person"], row["name"], row["mean"], row["spread"], row["matches"]) for row in rows]
        return ranked, total

    async def record(
        self, journal: Journal, results: list[SeatResult], bots: dict[int, Rating], fresh: Rating, rate: Rate | None
    ) -> bool:
        """Store a match's result and the new ratings, once; False if it was already stored."""
        try:
            await journal.also(lambda connection: write_result(connection, results, bots, fresh, rate))
        except IntegrityError:
            return False
        return True

    async def history(
        self, person: str, game: str | None, before: float | None, limit: int, public: bool
    ) -> list[PastMatch]:
        """A person's matches, latest first; `public` omits private ones."""
        results, matches, people = schema.results, schema.matches, schema.people
        own = (
            select(results, matches.c.title)
            .join(matches, matches.c.id == results.c.match)
            .where(results.c.person == person)
            .order_by(results.c.at.desc())
            .limit(limit)
        )
        if public:
            own = own.where(matches.c.visibility == "public")
        if game is not None:
            own = own.where(results.c.game == game)
        if before is not None:
            own = own.where(results.c.at < before)
        async with self.engine.connect() as connection:
            mine = (await connection.execute(own)).mappings().all()
            seats = (
                select(results, people.c.name)
                .join(people, people.c.id == results.c.person, isouter=True)
                .where(results.c.match.in_([row["match"] for row in mine]))
                .order_by(results.c.match, results.c.seat)
            )
            rows = (await connection.execute(seats)).mappings().all()
        players: dict[str, list[PastSeat]] = {}
        for row in rows:
            players.setdefault(row["match"], []).append(
                PastSeat(
                    row["seat"], row["person"], row["name"] or "", row["level"], row["faction"], bool(row["won"]),
                    row["score"],
                )
            )  # fmt: skip
        return [
            PastMatch(
                row["match"], row["game"], row["title"], row["at"], row["seat"], bool(row["won"]), row["before"],
                row["after"], players[row["match"]],
            )
            for row in mine
        ]  # fmt: skip

    async def tallies(self, person: str) -> tuple[list[Tally], list[Tally], list[Tally]]:
        """A person's results by game, by faction, and against their most frequent opponents."""
        results, people = schema.results, schema.people
        won = func.sum(cast(results.c.won, Integer))
        games = select(results.c.game, func.count(), won).where(results.c.person == person).group_by(results.c.game)
        factions = (
            select(results.c.game, results.c.faction, func.count(), won)
            .where(results.c.person == person, results.c.faction != "")
            .group_by(results.c.game, results.c.faction)
        )
        mine, theirs = results.alias(), results.alias()
        met = func.count()
        opponents = (
            select(theirs.c.person, people.c.name, met, func.sum(case((mine.c.rank < theirs.c.rank, 1), else_=0)))
            .join(theirs, (theirs.c.match == mine.c.match) & (theirs.c.seat != mine.c.seat))
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person, theirs.c.person != person)
            .group_by(theirs.c.person, people.c.name)
            .order_by(met.desc())
            .limit(10)
        )
        async with self.engine.connect() as connection:
            by_game = [Tally(game, "", played, count) for game, played, count in await connection.execute(games)]
            by_faction = [
                Tally(game, faction, played, count)
                for game, faction, played, count in await connection.execute(factions)
            ]
            by_person = [Tally(*row) for row in await connection.execute(opponents)]
        order: Callable[[Tally], int] = lambda tally: -tally.played  # noqa: E731
        return sorted(by_game, key=order), sorted(by_faction, key=order), by_person

    async def people_here(self) -> int:
        """The number of people seen in the last minutes."""
        people = schema.people
        async with self.engine.connect() as connection:
            found = select(func.count()).where(people.c.seen > clock.now() - 120)
            return int((await connection.execute(found)).scalar_one())


def write_result(
    connection: Connection, results: list[SeatResult], bots: dict[int, Rating], fresh: Rating, rate: Rate | None
) -> None:
    """Write a match's result and the new ratings within a transaction."""
    table, ratings = schema.results, schema.ratings
    first = results[0]
    # First of all: it lets one process win, and on SQLite it keeps others from reading what will change.
    connection.execute(insert(table), [asdict(result) for result in results])
    if rate is None:
        return
    people = [result.person for result in results if result.person is not None]
    own = (
        select(ratings)
        .where(ratings.c.person.in_(people), ratings.c.game == first.game, ratings.c.seats == first.seats)
        .order_by(ratings.c.person)
        .with_for_update()
    )
    rows = connection.execute(own).mappings().all()
    known = {row["person"]: Rating(row["mean"], row["spread"], row["matches"]) for row in rows}
    before = [known.get(result.person or "", bots.get(result.seat, fresh)) for result in results]
    for result, old, new in zip(results, before, rate(before), strict=True):
        if result.person is None:
            continue
        key = {"person": result.person, "game": first.game, "seats": first.seats}
        row = {"mean": new.mean, "spread": new.spread, "matches": old.matches + 1, "at": first.at}
        same = [ratings.c[name] == value for name, value in key.items()]
        if result.person in known:
            connection.execute(update(ratings).where(*same).values(row))
        else:
            connection.execute(insert(ratings).values(key | row))
        seat = table.c.match == result.match, table.c.seat == result.seat
        values = {"before": old.mean, "after": new.mean}
        connection.execute(update(table).where(*seat).values(values))
