"""Tournaments run by the server: started, paired, played at tables, scored and finished."""

from __future__ import annotations

import logging

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.community import pairing as pairs
from orrery.server.community.ratings import anchor
from orrery.server.community.seeking import CLOCKS
from orrery.server.community.setting_up import set_up
from orrery.server.community.standings import points_of, standings
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair
from orrery.server.store.people import Person
from orrery.server.store.tournaments import Entrant, Pairing, Tournament
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.tournaments")
#: The minimum number of players.
FEWEST = 2


async def advance_all(tables: Tables) -> None:
    """Advance every tournament as far as possible."""
    for identity in await tables.services.community.tournaments.unfinished():
        try:
            await advance(tables, identity)
        except Refused as refused:
            LOGGER.warning("tournament %s is stuck: %s", identity, refused.message)


async def advance(tables: Tables, identity: str) -> None:
    """Start a tournament when it is due, create tables, score finished matches, pair the next round or finish."""
    store = tables.services.community.tournaments
    tournament = await store.one(identity)
    if tournament is None or tournament.status == "finished":
        return
    if tournament.status == "open":
        if tournament.starts is not None and tournament.starts <= clock.now():
            await begin(tables, tournament)
        return
    pairings = await count_ended(tables, tournament)
    await set_up_tables(tables, tournament, pairings)
    if all(pairing.points for pairing in pairings):
        await next_round(tables, tournament, pairings)


async def begin(tables: Tables, tournament: Tournament) -> None:
    """Add bots, assign divisions, and pair the first round."""
    store = tables.services.community.tournaments
    entrants = await store.entrants(tournament.id)
    if len(entrants) < FEWEST:
        await store.finish(tournament.id)
        return
    fillers = fill_up(tournament, entrants)
    everybody = by_strength([*entrants, *fillers])
    if tournament.kind == "league":
        everybody = divided(tournament, everybody)
    pairings = first_pairings(tournament, everybody)
    if await store.begin_round(tournament, pairings, fillers):
        await store.set_divisions(tournament.id, {entrant.number: entrant.division for entrant in everybody})
        await advance(tables, tournament.id)


def fill_up(tournament: Tournament, entrants: list[Entrant]) -> list[Entrant]:
    """Bots for the seats that would stay empty."""
    missing = -len(entrants) % tournament.seats
    if not tournament.filler or not missing:
        return []
    strength = anchor(tournament.game, tournament.filler).mean
    first = max(entrant.number for entrant in entrants) + 1
    return [
        Entrant(first + place, None, tournament.filler, tournament.filler, strength) for place in range(missing)
    ]  # fmt: skip


def by_strength(entrants: list[Entrant]) -> list[Entrant]:
    """Entrants, strongest first."""
    return sorted(entrants, key=lambda entrant: (-entrant.strength, entrant.number))


def divided(tournament: Tournament, entrants: list[Entrant]) -> list[Entrant]:
    """Entrants in divisions of similar size; those of a previous season keep their division."""
    order = sorted(entrants, key=lambda entrant: (entrant.division or 10**6, -entrant.strength, entrant.number))
    # Nobody is alone in a division.
    count = max(1, min(round(len(order) / tournament.division), len(order) // FEWEST))
    bounds = [round(len(order) * place / count) for place in range(count + 1)]
    return [
        Entrant(one.number, one.person, one.level, one.name, one.strength, division, one.dropped)
        for division in range(1, count + 1)
        for one in order[bounds[division - 1] : bounds[division]]
    ]


def first_pairings(tournament: Tournament, entrants: list[Entrant]) -> list[Pairing]:
    """The first round; in a league all matches of the season, because they are played in parallel."""
    order = [entrant.number for entrant in entrants]
    if tournament.kind == "league":
        return league_pairings(tournament, entrants)
    if tournament.kind == "robin":
        return pairs.round_robin(order, 1)
    if tournament.kind == "knockout":
        return pairs.knock_out(order, [], 1)
    if tournament.seats > 2:
        return pairs.swiss(order, [], 1, tournament.seats)
    # In the first round of a Swiss the upper half meets the lower.
    half = len(order) // 2
    folded = [entrant for two in zip(order[:half], order[half : 2 * half], strict=True) for entrant in two] + order[
        2 * half :
    ]
    return pairs.swiss(folded, [], 1)


def league_pairings(tournament: Tournament, entrants: list[Entrant]) -> list[Pairing]:
    """Every match of a season: all against all in their division, or a number of pods with seats rotated."""
    found: list[Pairing] = []
    for division in sorted({entrant.division for entrant in entrants}):
        members = [entrant.number for entrant in entrants if entrant.division == division]
        own: list[Pairing] = []
        rounds = tournament.rounds if tournament.seats > 2 else pairs.robin_rounds(len(members))
        for number in range(1, rounds + 1):
            if tournament.seats > 2:
                own += pairs.swiss(members, own, number, tournament.seats)
            else:
                own += [pairing for pairing in pairs.round_robin(members, number) if len(pairing.entrants) > 1]
        found += own
    return [Pairing(1, place, one.entrants, points=one.points) for place, one in enumerate(found, 1)]


async def count_ended(tables: Tables, tournament: Tournament) -> list[Pairing]:
    """Store the points of finished matches; returns all pairings so far."""
    store = tables.services.community.tournaments
    pairings = await store.pairings(tournament.id)
    waiting = [pairing.match for pairing in pairings if pairing.match and not pairing.points]
    outcomes = await store.outcomes(waiting) if waiting else {}
    found = []
    for pairing in pairings:
        if pairing.match in outcomes and not pairing.points:
            ranks = outcomes[pairing.match]
            points = [0.0] * len(pairing.entrants) if ranks is None else points_of(ranks)
            await store.set_points(tournament.id, pairing, points)
            pairing = Pairing(pairing.round, pairing.number, pairing.entrants, pairing.match, points)
        found.append(pairing)
    return found


async def set_up_tables(tables: Tables, tournament: Tournament, pairings: list[Pairing]) -> None:
    """Create a table for every pairing that has none and notify its players; without players nobody gets points."""
    services = tables.services
    store = services.community.tournaments
    missing = [pairing for pairing in pairings if not pairing.match and not pairing.points]
    if not missing:
        return
    entrants = {entrant.number: entrant for entrant in await store.entrants(tournament.id)}
    for pairing in missing:
        seats = [entrants[number] for number in pairing.entrants]
        people = [entrant.person for entrant in seats if entrant.person is not None and not entrant.dropped]
        # The host is one of the players, not the tournament's organiser.
        host = await services.people.by_id(people[0]) if people else None
        if host is None:
            await store.set_points(tournament.id, pairing, [0.0] * len(seats))
            continue
        chairs = [chair_of(entrant, tournament.filler or tables.settings.hint_level) for entrant in seats]
        table = await set_up(
            tables, tournament.game, chairs, host, clock=CLOCKS[tournament.pace], rated=tournament.rated,
            title=tournament.name, key=f"t {tournament.id} {pairing.round} {pairing.number}",
        )  # fmt: skip
        await store.set_match(tournament.id, pairing, table.match.id)
        notice = m.Notice(table.match.id, tournament.game, tournament.name, "round")
        services.background.run(services.notices.tell(people, notice))


def chair_of(entrant: Entrant, filler: str) -> Chair:
    """The seat of an entrant; a bot replaces one who has withdrawn."""
    if entrant.person is None or entrant.dropped:
        level = entrant.level or filler
        return Chair("bot", name=level, level=level)
    return Chair("person", entrant.person, entrant.name, seen=clock.now())


async def next_round(tables: Tables, tournament: Tournament, pairings: list[Pairing]) -> None:
    """Pair the next round, or finish the tournament."""
    store = tables.services.community.tournaments
    entrants = await store.entrants(tournament.id)
    number = tournament.round + 1
    if tournament.kind == "league" or number > rounds_of(tournament, len(entrants)):
        if await store.finish(tournament.id) and tournament.kind == "league":
            await next_season(tables, tournament, entrants, pairings)
        return
    active = {entrant.number for entrant in entrants if not entrant.dropped}
    if len(active) < FEWEST:
        await store.finish(tournament.id)
        return
    order = [standing.entrant for standing in standings([one.number for one in entrants], pairings)]
    if tournament.kind == "robin":
        paired = pairs.round_robin([entrant.number for entrant in by_strength(entrants)], number)
    elif tournament.kind == "knockout":
        paired = pairs.knock_out([entrant.number for entrant in by_strength(entrants)], pairings, number)
    else:
        paired = pairs.swiss([one for one in order if one in active], pairings, number, tournament.seats)
    if await store.begin_round(tournament, paired):
        await advance(tables, tournament.id)


def rounds_of(tournament: Tournament, entrants: int) -> int:
    """The number of rounds of a tournament."""
    if tournament.kind == "robin":
        return pairs.robin_rounds(entrants)
    if tournament.kind == "knockout":
        return pairs.knock_out_rounds(entrants)
    return tournament.rounds


async def next_season(tables: Tables, tournament: Tournament, entrants: list[Entrant], pairings: list[Pairing]) -> None:
    """The next season, after promotion and relegation, without those who withdrew."""
    people = [entrant for entrant in entrants if entrant.person is not None and not entrant.dropped]
    if len(people) < FEWEST:
        return
    places = placed(entrants, pairings)
    order = sorted(people, key=lambda entrant: places[entrant.number])
    new = [
        Entrant(number, one.person, "", one.name, -places[one.number], 0) for number, one in enumerate(order, 1)
    ]  # fmt: skip
    now = clock.now()
    following = Tournament(
        f"{tournament.id.partition('.')[0]}.{tournament.season + 1}", tournament.name, tournament.host,
        tournament.game, tournament.seats, tournament.kind, tournament.rounds, tournament.pace, tournament.rated,
        tournament.filler, tournament.division, tournament.season + 1, tournament.id, tournament.most, now, now,
    )  # fmt: skip
    await tables.services.community.tournaments.create(following, new)


def placed(entrants: list[Entrant], pairings: list[Pairing]) -> dict[int, float]:
    """The order after a season: the first two of a division pass the last two of the one above."""
    places: dict[int, float] = {}
    for division in sorted({entrant.division for entrant in entrants}):
        members = [entrant.number for entrant in entrants if entrant.division == division]
        found = standings(members, [one for one in pairings if set(one.entrants) <= set(members)])
        moving = min(2, len(found) // 3)
        for place, standing in enumerate(found):
            rises, falls = place < moving, place >= len(found) - moving
            places[standing.entrant] = division + place / 1000 - (1.5 if rises else 0) + (0.6 if falls else 0)
    return places


async def create(tables: Tables, host: Person, tournament: Tournament) -> None:
    """Store a new tournament, once per key; Refused if the host has too many."""
    store = tables.services.community.tournaments
    if await store.one(tournament.id) is not None:
        return
    if await store.hosted(host.id) >= tables.settings.tournaments_per_person:
        raise Refused("too-many", "you have too many unfinished tournaments")
    await store.create(tournament)
