"""`make season`: people who play tournaments to their end, with restarts of the server in between."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from tests.server.tables.open_tables import open_tables

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.community.results import Results
from orrery.server.community.standings import standings
from orrery.server.community.tournaments import advance
from orrery.server.settings import Settings
from orrery.server.store.people import Person
from orrery.server.store.tournaments import Entrant, Pairing, Tournament
from orrery.server.tables.leaving import concede
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer

SETTINGS = Settings(bot_budget=0.01, tables_per_person=10**6)


@dataclass
class Story:
    """A tournament as it went, and how often the server was started again."""

    tournament: Tournament
    entrants: list[Entrant]
    pairings: list[Pairing]
    restarts: int
    #: Which entrant of each match was made to win, as the ones who play know it.
    winners: dict[str, int] = field(default_factory=dict)


async def make(url: str, people: int, tournament: Tournament, seed: int) -> None:
    """A tournament with so many people, its time come."""
    generator = random.Random(seed)
    async with open_tables(url, SETTINGS) as tables:
        host, _ = await tables.services.people.guest("Host")
        made = Tournament(
            **{name: getattr(tournament, name) for name in Tournament.__struct_fields__} | {"host": host.id}
        )
        entrants = []
        for number in range(1, people + 1):
            person, _ = await tables.services.people.guest(f"Person {number}")
            entrants.append(Entrant(number, person.id, "", person.name, generator.gauss(25, 8)))
        await tables.services.community.tournaments.create(made, entrants)


async def play_some(tables: Tables, story: Story, generator: random.Random, most: int) -> int:
    """Let some of the matches that run end: somebody gives up, seldom the stronger one; how many ended."""
    store = tables.services.community.tournaments
    people = {entrant.number: entrant for entrant in await store.entrants(story.tournament.id)}
    results = Results(tables)
    played = 0
    waiting = [one for one in await store.pairings(story.tournament.id) if one.match and not one.points]
    for pairing in waiting:
        if played == most or pairing.match in story.winners:
            continue
        table = await tables.get(pairing.match)
        strengths = {number: people[number].strength + generator.gauss(0, 6) for number in pairing.entrants}
        ranking = sorted(pairing.entrants, key=lambda number: strengths[number])
        persons = [number for number in ranking if people[number].person is not None]
        story.winners[pairing.match] = ranking[-1]
        for number in persons if len(persons) < len(ranking) else ranking[:-1]:
            somebody = people[number].person
            assert somebody is not None
            if table.status == "running":
                viewer = Viewer(table, somebody, table.version)
                await concede(
                    tables, viewer, Person(somebody, "", None, False), m.Concede(pairing.entrants.index(number))
                )
        if len(persons) < len(ranking):
            story.winners[pairing.match] = next(number for number in ranking if people[number].person is None)
        await results.record(table)
        played += 1
    return played


async def run_tournament(url: str, people: int, tournament: Tournament, seed: int, at_once: int) -> Story:
    """Play a tournament to its end; after so many matches the server is stopped and started again."""
    await make(url, people, tournament, seed)
    generator = random.Random(seed + 1)
    story = Story(tournament, [], [], 0)
    while True:
        async with open_tables(url, SETTINGS) as tables:
            store = tables.services.community.tournaments
            await advance(tables, tournament.id)
            await play_some(tables, story, generator, at_once)
            if story.restarts % 2:  # every other time the server ends before it has counted
                await advance(tables, tournament.id)
            found = await store.one(tournament.id)
            assert found is not None
            story.restarts += 1
            if found.status == "finished":
                story.tournament = found
                story.entrants = await store.entrants(tournament.id)
                story.pairings = await store.pairings(tournament.id)
                return story


def faults(story: Story) -> list[str]:
    """What is wrong with a tournament: illegal pairings, something lost, standings that do not add up."""
    wrong = []
    met: Counter[frozenset[int]] = Counter()
    for pairing in story.pairings:
        met.update(frozenset(two) for two in combinations(pairing.entrants, 2))
        if len(pairing.entrants) > 1 and not pairing.match:
            wrong.append(f"nobody played round {pairing.round}, {pairing.entrants}")
    wrong += [f"{sorted(two)} met {count} times" for two, count in met.items() if count > 1]
    for number in {pairing.round for pairing in story.pairings} if story.tournament.kind != "league" else set():
        busy = Counter(one for pairing in story.pairings if pairing.round == number for one in pairing.entrants)
        wrong += [f"{one} plays {count} times in round {number}" for one, count in busy.items() if count > 1]
    # An independent count, from what the players remember.
    points: Counter[int] = Counter()
    for pairing in story.pairings:
        if len(pairing.entrants) == 1:
            # Who is free in a round robin has missed nobody.
            points[pairing.entrants[0]] += 0 if story.tournament.kind == "robin" else 2
        else:
            points[story.winners[pairing.match]] += 2
    shown = standings([entrant.number for entrant in story.entrants], story.pairings)
    wrong += [
        f"{one.entrant} has {one.points}, not {points[one.entrant] / 2}"
        for one in shown
        if one.points != points[one.entrant] / 2
    ]
    wrong += [
        f"{one.entrant} stands {(one.buchholz, one.berger, one.won, one.lost)}, not {counted}"
        for one in shown
        if (one.buchholz, one.berger, one.won, one.lost) != (counted := ties(story, one.entrant, points))
    ]
    order = [one.entrant for one in shown]
    better = {one: (points[one] / 2, *ties(story, one, points)[:3], -one) for one in order}
    if order != sorted(order, key=lambda one: better[one], reverse=True):
        wrong.append("the standings are out of order")
    return wrong


def ties(story: Story, entrant: int, points: Counter[int]) -> tuple[float, float, int, int]:
    """What decides between equals, from what the players remember: whom one met, whom one beat, won, lost."""
    met = [
        (set(pairing.entrants) - {entrant}, story.winners[pairing.match] == entrant)
        for pairing in story.pairings
        if entrant in pairing.entrants and len(pairing.entrants) == 2
    ]
    strong = sum(points[other] for others, _ in met for other in others) / 2
    beaten = sum(points[other] for others, won in met for other in others if won) / 2
    won = sum(won for _, won in met)
    return strong, beaten, won, len(met) - won


def tournament(kind: str, rounds: int, **values: object) -> Tournament:
    """A tournament of tic-tac-toe."""
    usual = {
        "id": f"test-{kind}", "name": kind, "host": "", "game": "tictactoe", "seats": 2, "kind": kind, "rounds": rounds,
        "pace": "three", "rated": True, "filler": "", "division": 6, "season": 1, "before": "", "most": 512,
        "starts": 0.0, "created": clock.now(),
    }  # fmt: skip
    return Tournament(**usual | values)  # type: ignore[arg-type]


def main() -> None:
    """A Swiss of seven rounds and a season of a league, for 64."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--at-once", type=int, default=40)
    given = parser.parse_args()
    for made in (tournament("swiss", 7), tournament("league", 1, division=8)):
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{folder}/orrery.db"
            story = asyncio.run(run_tournament(url, given.people, made, 7, given.at_once))
        wrong = faults(story)
        print(
            f"{made.kind}: {len(story.pairings)} pairings, {story.restarts} starts of the server, {len(wrong)} faults"
        )
        print("\n".join(wrong))
        if wrong:
            raise SystemExit(1)


if __name__ == "__main__":
    main()
