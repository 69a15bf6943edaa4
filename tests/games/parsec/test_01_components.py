"""Parsec: what is in the box, and what it takes to open a table (chapters 0 to 2, 4.4d, 5, 6.1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.parsec.table import SIX, Table

from orrery.games.parsec.content import load_content
from orrery.games.parsec.galaxy import galaxy_of
from orrery.games.parsec.game import GAME
from orrery.games.parsec.grid import distance, grid_of
from orrery.games.parsec.setup import RollForOrder
from orrery.games.parsec.tables import FIRST, KINDS
from orrery.kernel import Rng
from orrery.parts.content import ContentError


@pytest.mark.rule("parsec:0a")
def test_two_three_or_four_seats() -> None:
    assert GAME.seat_counts == (2, 3, 4)
    for seats in GAME.seat_counts:
        assert GAME.new(seats).seats == seats


@pytest.mark.rule("parsec:0b")
@pytest.mark.parametrize("seats", [1, 5, 6, 7])
def test_more_seats_are_refused_without_an_expansion(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 seats"):
        GAME.new(seats)


@pytest.mark.rule("parsec:0a", "parsec:0b")
@pytest.mark.parametrize("seats", [5, 6])
def test_a_pack_opens_five_and_six_seats(seats: int) -> None:
    state = SIX.new(seats, seed=3)
    assert state.view(None)["board"]["columns"] * state.view(None)["board"]["rows"] == 18
    assert state.view(None)["goals"] == {"modules": 9, "colonies": 10, "each_resource": 8}
    assert state.view(None)["event_deck"] == 105
    assert SIX.tables.factions == 12


@pytest.mark.rule("parsec:1.1a")
def test_twelve_modules_one_of_them_the_port() -> None:
    assert len(GAME.content.modules) == 12
    assert [module.id for module in GAME.content.modules if module.port] == ["port"]


@pytest.mark.rule("parsec:1.1b")
def test_a_set_of_pieces() -> None:
    assert dict(zip(KINDS, GAME.tables.limits, strict=True)) == {
        "colony": 10,
        "cargo": 10,
        "fighter": 10,
        "transport": 8,
        "cruiser": 8,
    }
    assert FIRST[-1] == 46


@pytest.mark.rule("parsec:1.1c", "parsec:5.2b")
def test_three_open_decks_of_forty_and_a_hidden_deck_of_seventy() -> None:
    state = GAME.new(4, seed=5)
    for seat in (None, 0, 3):
        shown = state.view(seat)
        assert shown["bank"] == {"titanium": 40, "energy": 40, "gold": 40}
        assert shown["event_deck"] == 70
        assert "deck" not in shown
    other = state.determinize(0, Rng(9))
    assert list(other.deck) != list(state.deck)
    assert sorted(other.deck) == sorted(state.deck)
    assert other.view(0) == state.view(0)


@pytest.mark.rule("parsec:1.1d", "parsec:6.2f")
def test_eight_factions_and_seventy_events() -> None:
    assert len(GAME.content.factions) == 8
    assert sum(card.copies for card in GAME.content.events) == 70
    assert max(card.copies for card in GAME.content.events) == 4
    assert {card.copies for card in GAME.content.events if card.rarity == "violet"} == {1}


@pytest.mark.rule("parsec:1.1e")
def test_eight_tokens_and_eight_sided_dice() -> None:
    assert Table().state.view(None)["tokens"] == 8
    table = Table()
    faces = {table.run(RollForOrder()).happened("OrderRolled")[-1]["dice"][0] for _ in range(300)}
    assert faces == set(range(1, 9))


@pytest.mark.rule("parsec:4.4d", "parsec:4a")
def test_the_technical_sheet_is_public() -> None:
    state = Table().state
    for viewer in (None, 0, 1):
        assert state.view(viewer)["seats"][1]["costs"] == {
            "colony": [2, 2, 0],
            "cargo": [2, 1, 0],
            "fighter": [1, 1, 1],
            "transport": [2, 3, 2],
            "cruiser": [4, 2, 2],
            "event": [0, 0, 2],
        }
    assert GAME.tables.stats[4] == [2, 2, 2, 5]
    assert GAME.tables.stats[2] == [1, 0, 1, 2]


@pytest.mark.rule("parsec:5.1a", "parsec:5.1b")
@pytest.mark.parametrize(("seats", "columns", "rows", "cells"), [(2, 3, 2, 307), (3, 4, 3, 632), (4, 4, 3, 632)])
def test_boards(seats: int, columns: int, rows: int, cells: int) -> None:
    board = GAME.new(seats, seed=8).view(None)["board"]
    assert (board["columns"], board["rows"]) == (columns, rows)
    assert len(board["modules"]) == len(set(board["modules"])) == columns * rows
    assert "port" in board["modules"]
    assert len(board["cells"]) == cells


@pytest.mark.rule("parsec:5.1c")
def test_the_port_is_always_there() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        modules = GAME.new(2, seed=seed).view(None)["board"]["modules"]
        assert modules.count("port") == 1
        assert len(set(modules)) == 6
        seen.update(modules)
    assert len(seen) == 12


@pytest.mark.rule("parsec:5.2a")
def test_the_map_is_shuffled_and_all_modules_lie_the_same_way() -> None:
    one, two = (GAME.new(4, seed=42).view(None)["board"] for _ in range(2))
    assert one == two
    places = [GAME.new(4, seed=seed).layout.index(GAME.tables.port) for seed in range(300)]
    assert set(places) == set(range(12))
    # Whatever its place, a module has its planet at the same local hex.
    for place in range(12):
        layout = bytes([(module + place) % 12 for module in range(12)])
        galaxy = galaxy_of(GAME.tables, 4, layout)
        cells = galaxy.body_cells[galaxy.body_module.index(layout.index(1))]
        grid = galaxy.grid
        assert {grid.first_module[cell] for cell in cells} == {layout.index(1)}


@pytest.mark.rule("parsec:5.2c")
def test_every_seat_has_its_own_colour() -> None:
    colours = [seat["colour"] for seat in GAME.new(4).view(None)["seats"]]
    assert len(set(colours)) == 4


@pytest.mark.rule("parsec:5.2e")
def test_the_highest_roll_plays_first() -> None:
    table = Table(4)
    table.roll(3, 8, 5, 2)
    table.run(RollForOrder())
    assert table.state.first == 1


@pytest.mark.rule("parsec:5.2f")
def test_only_the_tied_roll_again() -> None:
    table = Table(3)
    table.roll(7, 7, 3, 2, 5)
    table.run(RollForOrder())
    assert table.state.first == 1
    assert [event["rolling"] for event in table.happened("OrderRolled")] == [[0, 1, 2], [0, 1]]


@pytest.mark.rule("parsec:5.2g")
def test_the_port_in_the_middle() -> None:
    places = {
        GAME.new(4, seed=seed, options={"central_port": True}).layout.index(GAME.tables.port) for seed in range(60)
    }
    assert places == {5, 6}
    two = {GAME.new(2, seed=seed, options={"central_port": True}).layout.index(GAME.tables.port) for seed in range(60)}
    assert two == {1, 4}


@pytest.mark.rule("parsec:8.1a", "parsec:8.2a")
def test_planets_and_asteroids() -> None:
    galaxy = Table(4).galaxy
    for body, cells in enumerate(galaxy.body_cells):
        assert 1 <= galaxy.number[body] <= 8
        assert len(cells) == (7 if galaxy.is_planet[body] else 1)
        assert (galaxy.first[body] != galaxy.second[body]) == galaxy.is_planet[body]
    assert Counter(galaxy.number) == {number: 3 for number in range(1, 9)}


@pytest.mark.rule("parsec:10i")
@pytest.mark.parametrize(("seats", "cells"), [(2, 307), (4, 632), (6, 954)])
def test_hexes_on_the_borders_of_the_space_port_belong_to_two_modules(seats: int, cells: int) -> None:
    tables = SIX.tables
    columns, rows = tables.sizes[seats][:2]
    ordinary = [module for module in range(len(tables.modules)) if module != tables.port]
    for place in range(columns * rows):
        layout = bytes([*ordinary[:place], tables.port, *ordinary[place : columns * rows - 1]])
        galaxy = galaxy_of(tables, seats, layout)
        assert len(galaxy.grid.cells) == cells
        shared = [cell for cell in galaxy.grid.cells if galaxy.second_module[cell] != 255]
        assert all(galaxy.is_in_module(cell, place) for cell in shared)
        beside = [abs(near - place) == 1 for near in galaxy.grid.module_neighbours(place)]
        assert len(shared) == 4 * sum(beside) + 7 * (len(beside) - sum(beside))


def test_a_way_of_a_distance_never_leaves_the_board() -> None:
    grid = grid_of(3, 2)
    for start in grid.cells[::17]:
        steps = {start: 0}
        edge = [start]
        for cell in edge:
            for near in grid.neighbours[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    edge.append(near)
        assert all(steps[cell] == distance(start, cell) for cell in grid.cells)


def pack(folder: Path, name: str, text: str) -> str:
    """A content pack with one file."""
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def test_a_pack_replaces_a_number(tmp_path: Path) -> None:
    game = GAME.with_pack(pack(tmp_path, "rules.toml", "[numbers]\nport_ratio = 5\n"))
    assert game.new(2, options={"factions": False}).view(0)["seats"][0]["port_ratio"] == 5
    assert game.content_digest != GAME.content_digest


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("units.toml", "[[unit]]\nid = 'cargo'\nlimit = 3\n", "units.toml"),
        ("events.toml", "[more_copies]\nmutiny = 2\n", "more_copies"),
        ("planets.toml", "", "planets.toml"),
        ("rules.toml", "[numbers]\nport_ratio = 'many'\n", "port_ratio"),
        ("rules.toml", "[[table]]\nid='5-seats'\nseats=5\ncolumns=6\nrows=3\nsupply=60\nmodules_to_win=9\n"
         "colonies_to_win=10\neach_to_win=8\nsource='public'\n", "needs 18 modules"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_by_file_and_key(tmp_path: Path, name: str, text: str, fault: str) -> None:
    folder = pack(tmp_path, name, text)
    with pytest.raises(ContentError, match=fault):
        load_content(str(folder))


@pytest.mark.rule("parsec:6.1a")
def test_factions_change_prices_and_values() -> None:
    table = Table(factions={0: "martian-movement"})
    costs = table.state.view(0)["seats"][0]["costs"]
    assert costs["fighter"] == [1, 2, 1]
    assert costs["cargo"] == [2, 1, 0]
    hexes = table.line(2)
    table.put("0f1", hexes[0])
    table.put("1f1", hexes[1])
    attack = {unit["unit"]: unit["attack"] for unit in table.state.view(0)["units"]}
    assert attack == {"0f1": 3, "1f1": 1}


@pytest.mark.rule("parsec:6.1a")
@pytest.mark.parametrize(
    ("faction", "expected"),
    [
        ("martian-movement", {"attack": [0, 0, 3, 1, 2], "move": [0, 4, 3, 11, 6], "cruiser": [4, 3, 2], "ratio": 5}),
        ("masters-of-the-routes", {"move": [0, 3, 2, 12, 7], "cargo": [2, 1, 0], "ratio": 5}),
        ("children-of-the-void", {"event": [0, 0, 2], "cargo": [2, 1, 1], "ratio": 4}),
        ("merchant-league", {"defence": [2, 0, 0, 1, 2], "cruiser": [4, 2, 2], "ratio": 2}),
        ("brotherhood-of-shadow", {"cargo": [2, 1, 0], "transport": [2, 3, 3], "cruiser": [4, 2, 3]}),
        ("terran-hegemony", {"fighter": [1, 2, 1], "cruiser": [4, 1, 2], "transport": [2, 2, 2]}),
        ("mining-consortium", {"fighter": [2, 1, 1]}),
        ("republic-of-domes", {"defence": [3, 1, 0, 1, 2], "move": [0, 3, 2, 10, 5], "transport": [2, 3, 3]}),
    ],
)
def test_every_faction_has_its_strengths_and_weaknesses(faction: str, expected: dict[str, object]) -> None:
    state = Table(factions={0: faction}).state
    shown = state.view(0)["seats"][0]
    values = {
        "move": list(state.move[:5]),
        "attack": list(state.attack[:5]),
        "defence": list(state.defence[:5]),
        "ratio": shown["port_ratio"],
        **shown["costs"],
    }
    assert {key: values[key] for key in expected} == expected


def test_no_hex_is_number_zero() -> None:
    for game in (GAME, SIX):
        for seats in game.seat_counts:
            assert min(game.new(seats).galaxy.grid.cells) > 0  # a unit whose hex is 0 or less is nowhere
