"""Tables created by the server itself, such as those of tournaments."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.client import messages as m
from orrery.kernel.options import fill_options
from orrery.server.store.match import Chair, Facts
from orrery.server.store.people import Person
from orrery.server.tables.creation import create_once, filled_options
from orrery.server.tables.new_match import new_match, new_seed
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


async def set_up(
    tables: Tables,
    game: str,
    chairs: list[Chair],
    host: Person,
    *,
    clock: m.Clock | None,
    rated: bool,
    options: dict[str, Any] | None = None,
    **values: Any,
) -> Table:
    """A table with these seats; repeating it with the same key returns the same table."""
    rules = orrery.game(game)
    # People may now sit in other seats, so dependent options are filled in again.
    asked = {option.name for option in rules.options if option.is_asked}
    known = {name: value for name, value in (options or {}).items() if name in asked}
    given = fill_options(rules.options, known, [chair.kind != "bot" for chair in chairs])
    filled = await filled_options(tables, rules, len(chairs), given)
    usual: dict[str, Any] = {"visibility": "public"}
    match = new_match(
        rules, host, seats=len(chairs), options=filled, seed=new_seed(), clock=clock, rated=rated, **usual | values
    )  # fmt: skip
    return await create_once(tables, host, match, Facts(chairs))
