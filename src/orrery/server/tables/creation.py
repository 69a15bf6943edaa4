"""New tables: as ordered by a person, or from actions already played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orrery
from orrery.bots import styles
from orrery.client import messages as m
from orrery.kernel import Game
from orrery.kernel.options import fill_options
from orrery.server import clock
from orrery.server.refusals import Refused
from orrery.server.store.journal import AlreadyCreated
from orrery.server.store.match import PART, Chair, Facts, Match
from orrery.server.store.people import Person
from orrery.server.tables.jobs import Beginning, CheckOptions, documents_for, run_job
from orrery.server.tables.new_match import new_match, new_seed
from orrery.server.tables.packs import game_with_pack
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

#: Up to this length, an option's text is the name of a choice.
SHORT = 40
#: Seconds per move from which a match counts as played by correspondence.
SLOW = 12 * 3600


def bot_chair(level: str, levels: list[str], style: str = "", known: Sequence[str] = ()) -> Chair:
    """A chair with a bot, or Refused if there is no such bot or style."""
    if level not in levels:
        raise Refused("unknown-bot", f"no bot {level!r}; the bots are {', '.join(levels)}")
    if style and style not in known:
        raise Refused("unknown-style", f"no style {style!r}; the styles are {', '.join(known) or 'none'}")
    return Chair("bot", name=level, level=level, style=style)


async def check_quota(tables: Tables, host: Person) -> None:
    """Refuse another table to a person who has too many unfinished ones."""
    most = tables.settings.tables_per_person
    if await tables.services.matches.count_running(host.id) >= most:
        raise Refused("too-many", f"you have {most} unfinished tables; finish some")


async def filled_options(tables: Tables, game: Game[Any], seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """All options of a new game; Refused if the game does not accept those given."""
    job = CheckOptions(game.name, seats, given, game.content_digest, documents_for(game))
    # Texts that people wrote (such as a scenario) are read elsewhere; names of choices are short.
    if any(isinstance(value, str) and len(value) > SHORT for value in given.values()):
        return await run_job(tables.services.jobs, job, dict[str, Any])
    return job.do()


async def created_before(tables: Tables, host: Person, key: str) -> Table | None:
    """The table that an earlier request of the host with this key created."""
    identity = await tables.services.matches.created_with(host.id, key) if key else None
    return None if identity is None else await tables.get(identity)


async def create_once(
    tables: Tables, host: Person, match: Match, facts: Facts, actions: Sequence[int] = (), game: Game[Any] | None = None
) -> Table:
    """A new table, or the one that a concurrent request with the same key created."""
    await tables.services.contents.keep(game or orrery.game(match.game))
    try:
        return await tables.create(match, facts, actions, game)
    except AlreadyCreated:
        known = await created_before(tables, host, match.key)
        assert known is not None
        return known


async def create_as_ordered(tables: Tables, order: m.TableOrder, host: Person) -> Table:
    """A table as ordered; Refused if the order is invalid."""
    if order.key.startswith(PART):
        raise Refused("bad-order", f"a key must not start with {PART!r}")
    known = await created_before(tables, host, order.key)
    if known is not None:
        return known
    await check_quota(tables, host)
    try:
        game = orrery.game(order.game)
        if order.pack:
            game = await game_with_pack(tables.services, order.game, order.pack)
        slow = order.clock is not None and order.clock.move >= SLOW
        given = fill_options(game.options, order.options, [seat.kind != "bot" for seat in order.seats], slow)
    except ValueError as error:
        raise Refused("bad-order", str(error)) from None
    options = await filled_options(tables, game, len(order.seats), given)
    chairs = []
    for seat in order.seats:
        if seat.kind == "bot":
            level = seat.level or tables.settings.hint_level
            chairs.append(bot_chair(level, tables.levels, seat.style, styles(game)))
        elif seat.kind == "me":
            name = tables.services.people.names.checked(seat.name) if seat.name.strip() else host.name
            chairs.append(Chair("person", host.id, name, seen=clock.now(), client_seed=order.client_seed))
        else:
            chairs.append(Chair("open"))
    match = new_match(
        game,
        host,
        seats=len(order.seats),
        options=options,
        seed=new_seed(),
        title=tables.services.people.names.checked(order.title, "title") if order.title.strip() else game.title,
        visibility=order.visibility,
        clock=order.clock,
        key=order.key,
        rated=order.rated,
    )
    return await create_once(tables, host, match, Facts(chairs, hands_after=order.hands_after), game=game)


async def create_solo(
    tables: Tables,
    person: Person,
    beginning: Beginning,
    seat: int,
    level: str = "",
    title: str = "",
    lesson: bool = False,
    key: str = "",
) -> Table:
    """A table for one person against bots that starts with the given actions played."""
    await check_quota(tables, person)
    game = beginning.played()
    chosen = level or tables.settings.hint_level
    if seat >= beginning.seats or chosen not in tables.levels:
        raise Refused("bad-order", f"seats go from 0 to {beginning.seats - 1}, bots are {', '.join(tables.levels)}")
    chairs = [bot_chair(chosen, tables.levels) for _ in range(beginning.seats)]
    chairs[seat] = Chair("person", person.id, person.name, seen=clock.now())
    match = new_match(
        game,
        person,
        seats=beginning.seats,
        options=beginning.options,
        seed=beginning.seed,
        title=title or game.title,
        key=key,
    )
    return await create_once(tables, person, match, Facts(chairs, lesson=lesson), beginning.actions, game)
