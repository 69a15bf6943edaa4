"""Tournaments and leagues over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import orrery
from orrery.client import messages as m
from orrery.server import clock, randomness
from orrery.server.community import tournaments as running
from orrery.server.community.ratings import FRESH
from orrery.server.community.seeking import Pace
from orrery.server.community.standings import Standing, standings
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.store.tournaments import Entrant, Pairing, Tournament
from orrery.server.tables.tables import Tables

Kind = Literal["swiss", "robin", "knockout", "pods", "league"]


class TournamentOrder(msgspec.Struct, frozen=True):
    """A tournament as somebody wants it; `starts` is a time, or null: when the host says so."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: m.Word
    kind: Kind
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    pace: Pace = "day"
    rated: bool = True
    #: The level of bots that fill up; empty: nobody does.
    filler: m.Word = ""
    #: People in a division of a league.
    division: Annotated[int, msgspec.Meta(ge=2, le=20)] = 6
    most: Annotated[int, msgspec.Meta(ge=2, le=512)] = 128
    starts: Annotated[float, msgspec.Meta(ge=0, le=2**40)] | None = None
    #: A request that is repeated with its key gives the same tournament.
    key: m.Key = ""


class TournamentEntry(msgspec.Struct, frozen=True):
    """A tournament in a list, and whether one takes part in it."""

    tournament: Tournament
    entrants: int
    mine: bool


class Division(msgspec.Struct, frozen=True):
    """The standings of a division, or of everybody."""

    number: int
    standings: list[Standing]


class TournamentPage(msgspec.Struct, frozen=True):
    """All of a tournament: who takes part, who met whom, how they stand, and whether one is in it."""

    tournament: Tournament
    host: str
    rounds: int
    entrants: list[Entrant]
    pairings: list[Pairing]
    divisions: list[Division]
    mine: int | None
    may_start: bool
    #: The season after this one, if there is one.
    next: str | None


class DivisionRow(msgspec.Struct, frozen=True):
    """Somebody's place in a division."""

    name: str
    person: str | None
    level: str
    won: int
    lost: int
    points: float


class OwnDivision(msgspec.Struct, frozen=True):
    """The division of a league in which a person plays, how it stands, and how many divisions there are."""

    tournament: Tournament
    number: int
    divisions: int
    rows: list[DivisionRow]
    #: The person's place, counted from 0.
    mine: int
    played: int
    matches: int


async def own_division(services: Services, person: Person) -> OwnDivision | None:
    """The division of the newest league that runs and has a person in it."""
    store = services.community.tournaments
    league = next((one for one in await store.of_person(person.id) if one.kind == "league"), None)
    if league is None:
        return None
    entrants = await store.entrants(league.id)
    number = next(entrant.division for entrant in entrants if entrant.person == person.id)
    members = {entrant.number: entrant for entrant in entrants if entrant.division == number}
    own = [pairing for pairing in await store.pairings(league.id) if set(pairing.entrants) <= members.keys()]
    table = standings(sorted(members), own)
    rows = [
        DivisionRow(entrant.name, entrant.person, entrant.level, one.won, one.lost, one.points)
        for one in table
        for entrant in [members[one.entrant]]
    ]
    mine = next(place for place, row in enumerate(rows) if row.person == person.id)
    played = sum(bool(pairing.points) for pairing in own)
    divisions = len({entrant.division for entrant in entrants})
    return OwnDivision(league, number, divisions, rows, mine, played, len(own))


async def page_of(services: Services, identity: str, person: Person | None) -> TournamentPage:
    """Everything about a tournament, as somebody sees it."""
    store = services.community.tournaments
    found = await store.one(identity)
    if found is None:
        raise missing("tournament")
    entrants, pairings = await store.entrants(identity), await store.pairings(identity)
    host = await services.people.by_id(found.host)
    divisions = []
    for number in sorted({entrant.division for entrant in entrants}):
        members = {entrant.number for entrant in entrants if entrant.division == number}
        own = [pairing for pairing in pairings if set(pairing.entrants) <= members]
        divisions.append(Division(number, standings(sorted(members), own)))
    mine = next((one.number for one in entrants if person is not None and one.person == person.id), None)
    may_start = person is not None and found.status == "open" and (person.id == found.host or person.admin)
    following = f"{identity.partition('.')[0]}.{found.season + 1}"
    later = await store.one(following) if found.kind == "league" and found.status == "finished" else None
    return TournamentPage(
        found, "" if host is None else host.name, running.rounds_of(found, len(entrants)), entrants, pairings,
        divisions, mine, may_start, None if later is None else later.id,
    )  # fmt: skip


@get("/", summary="Tournaments and leagues")
async def list_tournaments(
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    search: Annotated[str, QueryParameter(max_length=80)] = "",
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 25,
) -> list[TournamentEntry]:
    """The newest first, those before a time for the next page."""
    found = await services.community.tournaments.listed(status, game, search, before, limit)
    listed = [tournament.id for tournament, _ in found]
    own = await services.community.tournaments.entered(person.id, listed) if person else set()
    return [TournamentEntry(tournament, count, tournament.id in own) for tournament, count in found]


@post("/", summary="Make a tournament or a league")
async def create_tournament(
    data: JSONBody[TournamentOrder], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> TournamentPage:
    """For accounts. It begins at its time, or when its host says so; everything else the server does by itself."""
    if user.login is None:
        raise Refused("sign-in", "tournaments are made by accounts; sign up first", 401)
    if data.game not in orrery.games() or data.seats not in orrery.game(data.game).seat_counts:
        raise Refused("bad-order", f"{data.game} is not here, or not for {data.seats}")
    if data.filler and data.filler not in tables.levels:
        raise Refused("unknown-bot", f"no bot {data.filler!r}; the bots are {', '.join(tables.levels)}", 400)
    if (data.seats > 2) != (data.kind == "pods") and data.kind != "league":
        raise Refused("bad-order", "Swiss, round robin and knock-out are for two at a table, pods for three and four")
    name = tables.services.people.names.checked(data.name)
    made = Tournament(
        randomness.identity(user.id, data.key), name, user.id, data.game, data.seats, data.kind, data.rounds, data.pace,
        data.rated, data.filler, data.division, 1, "", data.most, data.starts, clock.now(),
    )  # fmt: skip
    await running.create(tables, user, made)
    return await page_of(tables.services, made.id, user)


@get("/{identity:str}", summary="A tournament")
async def get_tournament(
    identity: FromPath[str], services: NamedDependency[Services], person: NamedDependency[Person | None]
) -> TournamentPage:
    """Who takes part, every round, and the standings with what breaks ties."""
    return await page_of(services, identity, person)


@post("/{identity:str}/join", summary="Take part", status_code=200)
async def join_tournament(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> TournamentPage:
    """For accounts, until it begins."""
    store = services.community.tournaments
    found = await store.one(identity)
    if found is None:
        raise missing("tournament")
    if user.login is None:
        raise Refused("sign-in", "tournaments are for accounts; sign up first", 401)
    known = await services.community.ratings.among([user.id], found.game, found.seats)
    strength = known.get(user.id, FRESH).mean
    if not await store.enter(identity, user.id, user.name, strength, found.most):
        raise Refused("seat-taken", "it has begun, is full, or you take part already")
    return await page_of(services, identity, user)


@delete("/{identity:str}/join", summary="Take part no more", status_code=200)
async def leave_tournament(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> TournamentPage:
    """Before it begins one is forgotten; afterwards bots sit in, and matches that run go on."""
    await services.community.tournaments.withdraw(identity, user.id)
    return await page_of(services, identity, user)


@post("/{identity:str}/start", summary="Begin a tournament", status_code=200)
async def start_tournament(
    identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> TournamentPage:
    """For its host: nobody joins any more, and the first round is paired."""
    found = await tables.services.community.tournaments.one(identity)
    if found is None:
        raise missing("tournament")
    if user.id != found.host and not user.admin:
        raise Refused("forbidden", "only the host begins it", 403)
    if found.status != "open":
        raise Refused("not-running", f"it is {found.status}")
    if len(await tables.services.community.tournaments.entrants(identity)) < running.FEWEST:
        raise Refused("bad-order", "two people at least must take part")
    await running.begin(tables, found)
    return await page_of(tables.services, identity, user)


tournaments_router = Router(
    "/api/tournaments",
    route_handlers=[
        list_tournaments, create_tournament, get_tournament, join_tournament, leave_tournament, start_tournament
    ],
    tags=["tournaments"],
)  # fmt: skip
