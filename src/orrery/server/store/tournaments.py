"""Tournaments in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database

#: Built once, because it runs every second.
UNFINISHED: Final = select(schema.tournaments.c.id).where(schema.tournaments.c.status.in_(["open", "running"]))


class Tournament(msgspec.Struct, frozen=True):
    """A tournament, or a season of a league."""

    id: str
    name: str
    host: str
    game: str
    seats: int
    kind: str
    rounds: int
    pace: str
    rated: bool
    filler: str
    division: int
    season: int
    before: str
    most: int
    starts: float | None
    created: float
    status: str = "open"
    round: int = 0
    ended: float | None = None


class Entrant(msgspec.Struct, frozen=True):
    """A participant: a person, or a bot that fills an empty place."""

    number: int
    person: str | None
    level: str
    name: str
    strength: float
    division: int = 0
    dropped: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """A pairing of a round: entrants in seat order, and their points once it is over."""

    round: int
    number: int
    entrants: list[int]
    match: str = ""
    points: list[float] = []


def tournament_of(row: RowMapping) -> Tournament:
    """A tournament from its row."""
    values = {name: row[name] for name in Tournament.__struct_fields__}
    return Tournament(**values | {"rated": bool(row["rated"])})


class TournamentStore:
    """Tournaments, entrants and pairings."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def create(self, tournament: Tournament, entrants: Sequence[Entrant] = ()) -> bool:
        """Store a tournament; False if it already exists."""
        rows = [asdict(entrant) | {"tournament": tournament.id} for entrant in entrants]
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.tournaments).values(asdict(tournament)))
                if rows:
                    await connection.execute(insert(schema.entrants), rows)
        except IntegrityError:
            return False
        return True

    async def one(self, identity: str) -> Tournament | None:
        """A tournament."""
        tournaments = schema.tournaments
        async with self.engine.connect() as connection:
            found = select(tournaments).where(tournaments.c.id == identity)
            row = (await connection.execute(found)).mappings().first()
        return None if row is None else tournament_of(row)

    async def listed(
        self, status: str | None, game: str | None, search: str, before: float | None, limit: int
    ) -> list[tuple[Tournament, int]]:
        """Tournaments, newest first, each with its number of entrants."""
        tournaments, entrants = schema.tournaments, schema.entrants
        count = (
            select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery().label("entrants")
        )
        found = select(tournaments, count).order_by(tournaments.c.created.desc()).limit(limit)
        if status is not None:
            found = found.where(tournaments.c.status == status)
        if game is not None:
            found = found.where(tournaments.c.game == game)
        if search:
            found = found.where(tournaments.c.name.icontains(search, autoescape=True))
        if before is not None:
            found = found.where(tournaments.c.created < before)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [(tournament_of(row), row["entrants"]) for row in rows]

    async def unfinished(self) -> list[str]:
        """The unfinished tournaments."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(UNFINISHED)).scalars().all())

    async def hosted(self, host: str) -> int:
        """The number of a person's unfinished tournaments."""
        tournaments = schema.tournaments
        own = select(func.count()).where(tournaments.c.host == host, tournaments.c.status != "finished")
        async with self.engine.connect() as connection:
            return int((await connection.execute(own)).scalar_one())

    async def of_person(self, person: str) -> list[Tournament]:
        """The running tournaments of which a person is an entrant."""
        tournaments, entrants = schema.tournaments, schema.entrants
        found = (
            select(tournaments)
            .join(entrants, entrants.c.tournament == tournaments.c.id)
            .where(entrants.c.person == person, tournaments.c.status == "running")
            .order_by(tournaments.c.created.desc())
        )
        async with self.engine.connect() as connection:
            return [tournament_of(row) for row in (await connection.execute(found)).mappings()]

    async def entered(self, person: str, identities: Sequence[str]) -> set[str]:
        """Those of some tournaments of which a person is an entrant."""
        entrants = schema.entrants
        own = select(entrants.c.tournament).where(entrants.c.person == person, entrants.c.tournament.in_(identities))
        async with self.engine.connect() as connection:
            return set((await connection.execute(own)).scalars().all())

    async def entrants(self, identity: str) -> list[Entrant]:
        """The entrants, by number."""
        entrants = schema.entrants
        found = select(entrants).where(entrants.c.tournament == identity).order_by(entrants.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        values = [{name: row[name] for name in Entrant.__struct_fields__} for row in rows]
        return [Entrant(**row | {"dropped": bool(row["dropped"])}) for row in values]

    async def pairings(self, identity: str) -> list[Pairing]:
        """The pairings, round by round."""
        pairings = schema.pairings
        found = select(pairings).where(pairings.c.tournament == identity).order_by(pairings.c.round, pairings.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [
            Pairing(
                row["round"], row["number"], msgspec.json.decode(row["entrants"]), row["match"],
                msgspec.json.decode(row["points"]),
            )
            for row in rows
        ]  # fmt: skip

    async def enter(self, identity: str, person: str, name: str, strength: float, most: int) -> bool:
        """Add an entrant; False if the tournament is full or has started, or they already are one."""
        entrants, tournaments = schema.entrants, schema.tournaments
        try:
            async with self.engine.begin() as connection:
                # The update makes concurrent entries count and add one after the other.
                still = tournaments.c.id == identity, tournaments.c.status == "open"
                opened = await connection.execute(update(tournaments).where(*still).values(round=tournaments.c.round))
                own = entrants.c.tournament == identity
                count = (await connection.execute(select(func.count()).where(own))).scalar_one()
                newest = (await connection.execute(select(func.max(entrants.c.number)).where(own))).scalar()
                if opened.rowcount == 0 or count >= most:
                    return False
                entrant = Entrant((newest or 0) + 1, person, "", name, strength)
                await connection.execute(insert(entrants).values(asdict(entrant) | {"tournament": identity}))
        except IntegrityError:
            return False
        return True

    async def withdraw(self, identity: str, person: str) -> None:
        """Withdraw an entrant: deleted before the start, marked as dropped afterwards."""
        entrants, tournaments = schema.entrants, schema.tournaments
        own = entrants.c.tournament == identity, entrants.c.person == person
        opened = select(tournaments.c.id).where(tournaments.c.id == identity, tournaments.c.status == "open")
        async with self.engine.begin() as connection:
            await connection.execute(entrants.delete().where(*own, opened.exists()))
            await connection.execute(update(entrants).where(*own).values(dropped=True))

    async def begin_round(
        self, tournament: Tournament, pairings: Sequence[Pairing], entrants: Sequence[Entrant] = ()
    ) -> bool:
        """Store a round and the bots that fill it; False if another process was faster."""
        tournaments = schema.tournaments
        number = pairings[0].round
        was = tournaments.c.id == tournament.id, tournaments.c.round == tournament.round
        rows = [
            {
                "tournament": tournament.id, "round": pairing.round, "number": pairing.number, "match": "",
                "entrants": msgspec.json.encode(pairing.entrants).decode(),
                "points": msgspec.json.encode(pairing.points).decode(),
            }
            for pairing in pairings
        ]  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                step = update(tournaments).where(*was, tournaments.c.status == tournament.status)
                if (await connection.execute(step.values(round=number, status="running"))).rowcount != 1:
                    return False
                if entrants:
                    await connection.execute(
                        insert(schema.entrants),
                        [asdict(entrant) | {"tournament": tournament.id} for entrant in entrants],
                    )
                await connection.execute(insert(schema.pairings), rows)
        except IntegrityError:
            return False
        return True

    async def set_divisions(self, identity: str, divisions: dict[int, int]) -> None:
        """Assign entrants to divisions."""
        entrants = schema.entrants
        async with self.engine.begin() as connection:
            for number, division in divisions.items():
                own = entrants.c.tournament == identity, entrants.c.number == number
                await connection.execute(update(entrants).where(*own).values(division=division))

    async def set_match(self, identity: str, pairing: Pairing, match: str) -> None:
        """Store the table of a pairing."""
        await self._set(identity, pairing, match=match)

    async def set_points(self, identity: str, pairing: Pairing, points: list[float]) -> None:
        """Store the points of a pairing."""
        await self._set(identity, pairing, points=msgspec.json.encode(points).decode())

    async def _set(self, identity: str, pairing: Pairing, **values: str) -> None:
        pairings = schema.pairings
        own = [
            pairings.c.tournament == identity, pairings.c.round == pairing.round, pairings.c.number == pairing.number
        ]  # fmt: skip
        async with self.engine.begin() as connection:
            await connection.execute(update(pairings).where(*own).values(values))

    async def finish(self, identity: str) -> bool:
        """Finish a tournament; False if another process was faster."""
        tournaments = schema.tournaments
        running = update(tournaments).where(tournaments.c.id == identity, tournaments.c.status != "finished")
        async with self.engine.begin() as connection:
            done = await connection.execute(running.values(status="finished", ended=clock.now()))
        return done.rowcount == 1

    async def outcomes(self, matches: Sequence[str]) -> dict[str, list[int] | None]:
        """The results of these matches: the rank of every seat, None if abandoned; unfinished ones are omitted."""
        results, table = schema.results, schema.matches
        found: dict[str, list[int] | None] = {}
        for at in range(0, len(matches), 500):
            some = list(matches[at : at + 500])
            ranked = select(results.c.match, results.c.rank).where(results.c.match.in_(some))
            lost = select(table.c.id).where(table.c.id.in_(some), table.c.status == "abandoned")
            async with self.engine.connect() as connection:
                for match, rank in await connection.execute(ranked.order_by(results.c.match, results.c.seat)):
                    ranks = found.setdefault(match, [])
                    assert ranks is not None
                    ranks.append(rank)
                found |= dict.fromkeys((await connection.execute(lost)).scalars().all())
        return found
