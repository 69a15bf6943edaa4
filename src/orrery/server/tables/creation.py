"""New tables: as somebody orders them, or from actions that were played already."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

import orrery
from orrery.client import messages as m
from orrery.kernel import Game
from orrery.kernel.keyed import QUICK_SEEDS
from orrery.kernel.options import fill_options
from orrery.records import commitment_of
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Facts, Match
from orrery.server.store.people import Person
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


def bot_chair(level: str, levels: list[str]) -> Chair:
    """A chair with a bot, or Refused if there is no such bot."""
    if level not in levels:
        raise Refused("unknown-bot", f"no bot {level!r}; the bots are {', '.join(levels)}")
    return Chair("bot", name=level, level=level)


def new_match(game: Game[Any], host: Person, **values: Any) -> Match:
    """A match of a game with a new id and invitation and nothing decided yet but these values."""
    blank: dict[str, Any] = {"title": game.title, "visibility": "private", "clock": None}
    return Match(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.rules_version,
        content=game.content_digest,
        commitment=commitment_of(values["seed"]),
        invitation=secrets.token_urlsafe(18),
        host=host.id,
        created=time.time(),
        **blank | values,
    )


async def create_as_ordered(tables: Tables, order: m.TableOrder, host: Person) -> Table:
    """A table as ordered, or Refused with what is wrong with the order."""
    most = tables.settings.tables_per_person
    if await tables.services.matches.count_running(host.id) >= most:
        raise Refused("too-many", f"you have {most} tables that are not over; finish some")
    try:
        game = orrery.game(order.game)
        given = fill_options(game.options, order.options, [seat.kind != "bot" for seat in order.seats])
        options: dict[str, Any] = dict(game.new(len(order.seats), 0, given).options)
    except ValueError as error:
        raise Refused("bad-order", str(error)) from None
    chairs = []
    for seat in order.seats:
        if seat.kind == "bot":
            chairs.append(bot_chair(seat.level or tables.settings.hint_level, tables.levels))
        elif seat.kind == "me":
            chairs.append(Chair("person", host.id, seat.name or host.name, seen=time.time()))
        else:
            chairs.append(Chair("open"))
    match = new_match(
        game,
        host,
        seats=len(order.seats),
        options=options,
        seed=secrets.randbelow(QUICK_SEEDS),
        title=order.title.strip() or game.title,
        visibility=order.visibility,
        clock=order.clock,
    )
    return await tables.create(match, Facts(chairs))


class Beginning(msgspec.Struct):
    """How a solo table begins: seats, options, seed, and the actions that were played already."""

    seats: int
    options: dict[str, Any]
    seed: int
    actions: Sequence[int]


async def create_solo(
    tables: Tables,
    person: Person,
    game: Game[Any],
    beginning: Beginning,
    seat: int,
    level: str = "",
    title: str = "",
    lesson: bool = False,
) -> Table:
    """A table of one person against bots that begins with actions played already."""
    chosen = level or tables.settings.hint_level
    if seat >= beginning.seats or chosen not in tables.levels:
        raise Refused("bad-order", f"seats go from 0 to {beginning.seats - 1}, bots are {', '.join(tables.levels)}")
    chairs = [bot_chair(chosen, tables.levels) for _ in range(beginning.seats)]
    chairs[seat] = Chair("person", person.id, person.name, seen=time.time())
    match = new_match(
        game,
        person,
        seats=beginning.seats,
        options=beginning.options,
        seed=beginning.seed,
        title=title or game.title,
    )
    return await tables.create(match, Facts(chairs, lesson=lesson), beginning.actions)
