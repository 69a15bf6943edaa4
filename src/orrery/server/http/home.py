"""Everything about people and tables that the start page shows, in one response."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency

from orrery.client import messages as m
from orrery.server.community.ratings import shown
from orrery.server.http.entries import entry_of, entry_of_stored
from orrery.server.http.friends import FriendEntry, Invited, friends_of
from orrery.server.http.profiles import StrongEntry
from orrery.server.http.seeks import SeekEntry, seek_entry
from orrery.server.http.tournaments import OwnDivision, own_division
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.tables.tables import Tables


class Home(msgspec.Struct, frozen=True):
    """What awaits the current user, whom they could play with, and what is worth watching."""

    turns: list[m.TableEntry]
    running: int
    invitations: list[Invited]
    seeks: list[SeekEntry]
    friends: list[FriendEntry]
    strong: list[StrongEntry]
    #: How many people are here, and the person's best known ratings by game for two.
    here: int
    ratings: dict[str, int]
    #: The rating in the game that the person has played most.
    rating: int | None
    #: The ratings of those who play at the tables above, by table and person.
    strengths: dict[str, dict[str, int]]
    #: The division of the league in which the person plays, if they do.
    division: OwnDivision | None


@get("/api/home", summary="The start page", tags=["finding"])
async def get_home(tables: NamedDependency[Tables], person: NamedDependency[Person | None]) -> Home:
    """Returns tables where it is your turn, invitations, seeks, friends, and a strong game to watch."""
    services = tables.services
    community = services.community
    seeks = [seek_entry(seeker, person) for seeker in await community.seeks.waiting(limit=30)]
    strong = [
        StrongEntry(entry_of_stored(stored, tables, person), shown(mean))
        for stored, mean in await services.matches.strong("running", None, 0.0, 3)
    ]
    here = await community.ratings.people_here()
    if person is None:
        return Home([], 0, [], seeks, [], strong, here, {}, None, await strengths_of(services, strong, []), None)
    turns = [entry_of_stored(stored, tables, person) for stored in await services.matches.turns_of(person.id)]
    kept = await community.invitations.of(person.id)
    invited = [Invited(one.by, await entry_of(tables, await tables.get(one.match), person)) for one in kept]
    own_ratings = await community.ratings.of(person.id)
    ratings = {own.game: shown(own.mean) for own in reversed(own_ratings)}
    rating = shown(own_ratings[0].mean) if own_ratings else None
    running = len(await services.matches.unfinished_of(person.id))
    return Home(
        turns, running, invited, seeks, await friends_of(services, person), strong, here, ratings, rating,
        await strengths_of(services, strong, turns), await own_division(services, person),
    )  # fmt: skip


async def strengths_of(
    services: Services, strong: list[StrongEntry], turns: list[m.TableEntry]
) -> dict[str, dict[str, int]]:
    """The ratings of the players at some tables, in the game played there."""
    entries = [*(one.table for one in strong), *turns]
    people = {player.person for entry in entries for player in entry.players if player.person}
    known = await services.community.ratings.of_all(sorted(people)) if people else {}
    return {
        entry.id: {
            player.person: shown(known[key].mean)
            for player in entry.players
            if player.person and (key := (player.person, entry.game, len(entry.players))) in known
        }
        for entry in entries
    }
