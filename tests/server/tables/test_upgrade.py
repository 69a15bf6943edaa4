"""After an upgrade of content and of a compatible rule every running match plays on, bit for bit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables.open_tables import open_tables

import orrery
from orrery import registry
from orrery.kernel import Game
from orrery.records import Record
from orrery.server.settings import Settings
from orrery.server.store.match import Chair, Facts
from orrery.server.tables import changes
from orrery.server.tables.new_match import new_match
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

GOLDEN = sorted(Path("tests/golden").glob("*/*.orrery"))
#: A number of each game's content that the next release changes.
CHANGES: dict[str, tuple[str, str, int, str, Any]] = {
    "expanse": ("cards.toml", "card", 0, "points", 1),
    "parsec": ("units.toml", "unit", 1, "move", 9),
    **dict.fromkeys(("talon", "empire_war", "talon_captains"), ("ships.toml", "ship", 2, "cost", 77)),
}


def upgraded(own: Game[Any]) -> Game[Any]:
    """The game as the next release has it: other content, and rules that are compatible."""
    new = own
    if own.name in CHANGES:
        file, table, place, key, value = CHANGES[own.name]
        documents = dict(own.documents())
        items = list(documents[file][table])
        items[place] = {**items[place], key: value}
        documents[file] = {**documents[file], table: items}
        new = own.with_content(documents)
        assert new.content_digest != own.content_digest
    new.plays_rules = (*own.plays_rules, own.rules_version)
    new.rules_version = f"{own.rules_version}+1"
    return new


def serving(database: str, story: Callable[[Tables], Coroutine[Any, Any, None]]) -> None:
    """Do something with the tables of a server that starts and stops."""

    async def run() -> None:
        async with open_tables(database, Settings(snapshot_every=16)) as tables:
            await story(tables)

    asyncio.run(run())


async def begin(tables: Tables, path: Path) -> str:
    """A running match from the first half of a golden record, as the release of then had it."""
    record = Record.read(path)
    host, _ = await tables.services.people.guest("Ann")
    game = record.edition()
    codes = [game.parse(notation).code for notation in record.actions[: len(record.actions) // 2]]
    match = new_match(game, host, seats=record.seats, options=record.options, seed=record.seed)
    chairs = [Chair("person", host.id, "Ann") for _ in range(record.seats)]
    # In this process, so that no worker has to learn the games of the next release.
    change = changes.begin(match, Facts(chairs), codes, 16, game)[1]
    await tables.services.contents.keep(game)
    await tables.services.journal.append(change)
    return match.id


async def play_out(tables: Tables, table: Table, record: Record) -> None:
    """Play the rest of a record: some actions at the table, the others on a copy of its position."""
    assert table.position is not None
    rest = record.actions[table.position.actions :]
    for notation in rest[:20]:
        code = table.position.state.game.parse(notation).code
        async with tables.lock(table):
            await tables.commit(table, changes.play(table, code))
    state = table.position.state.clone()
    for notation in rest[20:]:
        state.play(notation)
    assert state.digest() == record.digest


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Installs the next release."""

    def install() -> None:
        games = {name: orrery.game(name) for name in orrery.games()}
        later = {name: upgraded(copy(game)) for name, game in games.items()}
        monkeypatch.setattr(orrery, "game", lambda name, pack=None: later[name])
        monkeypatch.setattr(registry.EDITIONS, "games", type(registry.EDITIONS.games)())

    return install


@pytest.mark.slow
def test_every_match_of_the_previous_release_plays_on(tmp_path: Path, next_release: Callable[[], None]) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    begun: dict[str, Path] = {}

    async def before(tables: Tables) -> None:
        for path in GOLDEN:
            begun[await begin(tables, path)] = path

    async def after(tables: Tables) -> None:
        frozen = []
        for identity, path in begun.items():
            record = Record.read(path)
            table = await tables.get(identity)
            if table.read_only:
                frozen.append((path.name, table.read_only))
                continue
            await play_out(tables, table, record)
        assert frozen == []

    serving(database, before)
    next_release()
    serving(database, after)
    assert len(begun) == len(GOLDEN) > 20


def test_a_match_of_rules_that_are_gone_says_what_finishes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    path = Path("tests/golden/tictactoe") / sorted(Path("tests/golden/tictactoe").iterdir())[0].name
    begun: list[str] = []

    async def before(tables: Tables) -> None:
        begun.append(await begin(tables, path))

    async def after(tables: Tables) -> None:
        table = await tables.get(begun[0])
        assert "uvx --from 'orrery[server]==0.1.0' orrery play" in table.read_only
        assert "kept and can be downloaded" in table.read_only

    serving(database, before)
    later = copy(orrery.game("tictactoe"))
    later.rules_version, later.last_releases = "9", {orrery.game("tictactoe").rules_version: "0.1.0"}
    monkeypatch.setattr(orrery, "game", lambda name, pack=None: later)
    serving(database, after)
