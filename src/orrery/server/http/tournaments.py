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
    """A tournament to create; `starts` is a time, or null to let the host start it."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: m.Word
    kind: Kind
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    pace: Pace = "day"
    rated: bool = True
    #: The level of bots that fill empty places; empty: no bots.
    filler: m.Word = ""
    #: The number of people in a division of a league.
    division: Annotated[int, msgspec.Meta(ge=2, le=20)] = 6
    most: Annotated[int, msgspec.Meta(ge=2, le=512)] = 128
    starts: Annotated[float, msgspec.Meta(ge=0, le=2**40)] | None = None
    #: Repeating a request with the same key returns the same tournament.
    key: m.Key = ""


class TournamentEntry(msgspec.Struct, frozen=True):
    """A tournament in a list, and whether the current user takes part."""

    tournament: Tournament
    entrants: int
    mine: bool


class Division(msgspec.Struct, frozen=True):
    """The standings of a division, or of the whole tournament."""

    number: int
    standings: list[Standing]


class TournamentPage(msgspec.Struct, frozen=True):
    """A tournament in full: participants, pairings, standings, and whether the current user takes part."""

    tournament: Tournament
    host: str
    rounds: int
    entrants: list[Entrant]
    pairings: list[Pairing]
    divisions: list[Division]
    mine: int | None
    may_start: bool
    #: The next season, if there is one.
    next: str | None


class DivisionRow(msgspec.Struct, frozen=True):
    """A person's place in a division."""

    name: str
    person: str | None
    level: str
    won: int
    lost: int
    points: float


class OwnDivision(msgspec.Struct, frozen=True):
    """The league division in which a person plays, its standings, and the number of divisions."""

    tournament: Tournament
    number: int
    divisions: int
    rows: list[DivisionRow]
    #: The person's place, counting from 0.
    mine: int
    played: int
    matches: int


async def own_division(services: Services, person: Person) -> OwnDivision | None:
    """The person's division in the newest running league."""
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
    """A tournament in full, as a person sees it."""
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
    """List tournaments, newest first; pass a time to get the next page."""
    found = await services.community.tournaments.listed(status, game, search, before, limit)
    listed = [tournament.id for tournament, _ in found]
    own = await services.community.tournaments.entered(person.id, listed) if person else set()
    return [TournamentEntry(tournament, count, tournament.id in own) for tournament, count in found]


@post("/", summary="Create a tournament or a league")
async def create_tournament(
    data: JSONBody[TournamentOrder], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> TournamentPage:
    """For accounts. It starts at its time or when the host starts it; the server runs the rest."""
    if user.login is None:
        raise Refused("sign-in", "only accounts can create tournaments; sign up first", 401)
    if data.game not in orrery.games() or data.seats not in orrery.game(data.game).seat_counts:
        raise Refused("bad-order", f"{data.game} is not installed, or not for {data.seats} seats")
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
    """Returns the participants, every round, and the standings with tie-breaks."""
    return await page_of(services, identity, person)


@post("/{identity:str}/join", summary="Join a tournament", status_code=200)
async def join_tournament(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> TournamentPage:
    """For accounts, until the tournament starts."""
    store = services.community.tournaments
    found = await store.one(identity)
    if found is None:
        raise missing("tournament")
    if user.login is None:
        raise Refused("sign-in", "tournaments are for accounts; sign up first", 401)
    known = await services.community.ratings.among([user.id], found.game, found.seats)
    strength = known.get(user.id, FRESH).mean
    if not await store.enter(identity, user.id, user.name, strength, found.most):
        raise Refused("seat-taken", "it has started, is full, or you already take part")
    return await page_of(services, identity, user)


@delete("/{identity:str}/join", summary="Leave a tournament", status_code=200)
async def leave_tournament(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> TournamentPage:
    """Before the start your entry is removed; afterwards bots take your place, and running matches go on."""
    await services.community.tournaments.withdraw(identity, user.id)
    return await page_of(services, identity, user)


@post("/{identity:str}/start", summary="Start a tournament", status_code=200)
async def start_tournament(
    identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> TournamentPage:
    """For the host: close entries and pair the first round."""
    found = await tables.services.community.tournaments.one(identity)
    if found is None:
        raise missing("tournament")
    if user.id != found.host and not user.admin:
        raise Refused("forbidden", "only the host can start it", 403)
    if found.status != "open":
        raise Refused("not-running", f"it is {found.status}")
    if len(await tables.services.community.tournaments.entrants(identity)) < running.FEWEST:
        raise Refused("bad-order", "at least two people must take part")
    await running.begin(tables, found)
    return await page_of(tables.services, identity, user)


tournaments_router = Router(
    "/api/tournaments",
    route_handlers=[
        list_tournaments, create_tournament, get_tournament, join_tournament, leave_tournament, start_tournament
    ],
    tags=["tournaments"],
)  # fmt: skip
