"""Seeks: players looking for the same game are brought together, at once or when the last one arrives."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

import orrery
from orrery.client import messages as m
from orrery.server import clock, randomness
from orrery.server.community.ratings import FRESH, hidden
from orrery.server.community.setting_up import set_up
from orrery.server.refusals import Refused, missing
from orrery.server.store.match import Chair
from orrery.server.store.people import Person
from orrery.server.store.seeks import Seek, Seeker
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

Pace = Literal["live", "day", "three"]
#: The clock of each pace, and the seconds after which a seek expires.
CLOCKS: dict[str, m.Clock] = {
    "live": m.Clock(60, 1200, "concede"),
    "day": m.Clock(86400, 86400, "concede"),
    "three": m.Clock(3 * 86400, 0, "concede"),
}
LIFETIMES: dict[str, float] = {"live": 900.0, "day": 7 * 86400.0, "three": 14 * 86400.0}
#: The maximum number of open seeks per person.
MOST = 5


class SeekOrder(msgspec.Struct, frozen=True):
    """What somebody would like to play; ratings are on the displayed scale."""

    game: m.Word = ""
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    pace: Pace = "day"
    rated: bool = False
    low: Annotated[int, msgspec.Meta(ge=-5000, le=9000)] | None = None
    high: Annotated[int, msgspec.Meta(ge=-5000, le=9000)] | None = None
    #: Repeating a request with the same key returns the same seek, and the table it led to.
    key: m.Key = ""


def games_for(seats: int) -> list[str]:
    """The games with this number of seats."""
    return [name for name in orrery.games() if seats in orrery.game(name).seat_counts]


def welcomes(one: Seeker, other: Seeker, game: str) -> bool:
    """Whether another player's rating is in the range that a seek accepts."""
    mean = other.ratings.get(game, FRESH.mean)
    low, high = one.seek.low, one.seek.high
    return (low is None or mean >= low) and (high is None or mean <= high)


def is_fit(one: Seeker, other: Seeker, game: str) -> bool:
    """Whether two seeks match for this game."""
    same = one.seek.rated == other.seek.rated and one.seek.person != other.seek.person
    wanted = all(seeker.seek.game in ("", game) for seeker in (one, other))
    return same and wanted and welcomes(one, other, game) and welcomes(other, one, game)


def group_for(own: Seeker, others: list[Seeker], game: str, apart: set[tuple[str, str]]) -> list[Seeker]:
    """As many seekers as the game has seats, all of whose seeks match, longest waiting first; or none.

    `apart` are pairs of people of whom one has blocked the other.
    """
    group = [own]
    for other in others:
        if all(
            is_fit(member, other, game) and (member.seek.person, other.seek.person) not in apart for member in group
        ):
            group.append(other)
        if len(group) == own.seek.seats:
            return group
    return []


async def seek(tables: Tables, person: Person, order: SeekOrder) -> tuple[Seek, Table | None]:
    """Store a seek, once per key, and create the table if enough others are waiting."""
    seeks = tables.services.community.seeks
    identity = randomness.identity(person.id, order.key)
    known = await seeks.made(identity)
    if known is not None:
        return known[0], await tables.get(known[1]) if known[1] else await bring_together(tables, identity)
    if order.game and order.game not in games_for(order.seats):
        raise Refused("bad-order", f"{order.game} is not installed, or not for {order.seats} seats")
    if await seeks.count(person.id) >= MOST:
        raise Refused("too-many", f"you have {MOST} open seeks; withdraw some")
    now = clock.now()
    low, high = (None if rating is None else hidden(rating) for rating in (order.low, order.high))
    made = Seek(
        identity, person.id, order.game, order.seats, order.pace, order.rated, low, high, now,
        now + LIFETIMES[order.pace],
    )  # fmt: skip
    await seeks.add(made)
    return made, await bring_together(tables, made.id)


async def take_up(tables: Tables, person: Person, identity: str, key: str) -> tuple[Seek, Table | None]:
    """Seek the same as somebody else, once however often it is asked for."""
    seeks = tables.services.community.seeks
    if key and await seeks.made(randomness.identity(person.id, key)) is not None:
        return await seek(tables, person, SeekOrder(key=key))
    found = await seeks.one(identity)
    if found is None:
        raise missing("seek")
    order = SeekOrder(found.game, found.seats, found.pace, found.rated, key=key)  # type: ignore[arg-type]
    made, table = await seek(tables, person, order)
    return made, table or await bring_together(tables, identity)


async def bring_together(tables: Tables, identity: str) -> Table | None:
    """A table for a seek, if enough others wait for the same."""
    seeks = tables.services.community.seeks
    wanted = await seeks.one(identity)
    if wanted is None:
        return None
    waiting = await seeks.waiting(wanted.seats, wanted.pace, wanted.game)
    own = next((seeker for seeker in waiting if seeker.seek.id == identity), None)
    if own is None:
        return None
    others = [seeker for seeker in waiting if seeker.seek.id != identity]
    apart = await tables.services.community.blocks.between(seeker.seek.person for seeker in waiting)
    for game in [wanted.game] if wanted.game else games_for(wanted.seats):
        group = group_for(own, others, game, apart)
        if group:
            table = await seat_together(tables, group, game)
            if table is not None:
                return table
    return None


async def seat_together(tables: Tables, group: list[Seeker], game: str) -> Table | None:
    """A table for people with matching seeks, in random seats; None if one of them is gone."""
    services = tables.services
    first = group[0].seek
    host = await services.people.by_id(first.person)
    if host is None:
        return None
    match_id = randomness.token(9)
    if not await services.community.seeks.claim([seeker.seek.id for seeker in group], match_id):
        return None
    seats = randomness.sample(group, len(group))
    chairs = [Chair("person", seeker.seek.person, seeker.name, seen=clock.now()) for seeker in seats]
    clocks = CLOCKS[first.pace]
    table = await set_up(tables, game, chairs, host, clock=clocks, rated=first.rated, id=match_id)
    people = [seeker.seek.person for seeker in group]
    await services.community.seeks.settle(people)
    notice = m.Notice(match_id, game, table.match.title, "matched")
    services.background.run(services.notices.tell(people[1:], notice))
    return table
