"""Parsec: dominance, hoards and points, counted by tables (chapters 3 and 14.1)."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import Table

from orrery.games.parsec.content import load_content
from orrery.games.parsec.game import Parsec
from orrery.games.parsec.grid import NO_MODULE
from orrery.games.parsec.score import (
    check_victory,
    colonies_to_win,
    dominated,
    each_to_win,
    finish_by_points,
    has_economic_victory,
    has_military_victory,
    largest_group,
    modules_to_win,
    points,
    presence,
    unit_points,
)
from orrery.games.parsec.traits import refresh_traits

#: By seats: modules for a military victory, colonies and cards of each resource for an economic one.
NEEDS = {2: (3, 5, 4), 3: (6, 10, 6), 4: (6, 10, 6)}


def free_cell(table: Table, module: int) -> int:
    """An empty hex of space that belongs to one module alone."""
    return next(
        cell
        for cell in table.galaxy.module_cells[module]
        if table.galaxy.second_module[cell] == NO_MODULE
        and not table.galaxy.terrain[cell]
        and not table.state.holder[cell]
    )


def border_cell(table: Table) -> tuple[int, set[int]]:
    """An empty hex of space that belongs to two modules."""
    for cell in table.galaxy.grid.cells:
        other = table.galaxy.second_module[cell]
        if other != NO_MODULE and not table.galaxy.terrain[cell] and not table.state.holder[cell]:
            return cell, {table.galaxy.grid.first_module[cell], other}
    raise AssertionError("no hex belongs to two modules")


def bits(mask: int) -> set[int]:
    """The numbers of the bits that are set."""
    return {number for number in range(40) if mask >> number & 1}


@pytest.mark.rule("parsec:3.1b", "parsec:3.1c", "parsec:3.2b", "parsec:3.2c")
def test_what_a_victory_takes_depends_on_the_number_of_seats() -> None:
    needs = {}
    for seats in (2, 3, 4):
        state = Table(seats).state
        needs[seats] = (modules_to_win(state), colonies_to_win(state), each_to_win(state))
    assert needs == NEEDS


@pytest.mark.rule("parsec:3.1e", "parsec:10i")
@pytest.mark.parametrize("unit", ["0f1", "0f10", "0t1", "0t8", "0x1", "0x8"])
def test_a_military_vessel_is_present_on_the_modules_of_its_hex(unit: str) -> None:
    table = Table(3)
    cell, modules = border_cell(table)
    table.put(unit, cell)
    assert bits(presence(table.state, 0)) == modules
    assert set(dominated(table.state, 0)) == modules
    assert presence(table.state, 1) == 0
    assert dominated(table.state, 1) == []


@pytest.mark.rule("parsec:3.1e")
def test_civil_units_and_passengers_do_not_dominate() -> None:
    table = Table(3)
    table.put("0c1", free_cell(table, 1))
    table.put("0o1", table.planet(1)[0])
    assert presence(table.state, 0) == 0
    cell = free_cell(table, 2)
    table.put("0t1", cell)
    table.put("0f1", cell)
    assert bits(presence(table.state, 0)) == {2}
    table.put("1f1", free_cell(table, 2))
    table.put("1x1", free_cell(table, 3))
    assert dominated(table.state, 0) == []
    assert dominated(table.state, 1) == [3]


@pytest.mark.rule("parsec:3.1e", "parsec:14.2a")
def test_team_mates_do_not_contest_a_module() -> None:
    table = Table(4, teams="two")
    table.put("0f1", free_cell(table, 2))
    table.put("2f1", free_cell(table, 2))
    assert (dominated(table.state, 0), dominated(table.state, 2)) == ([2], [2])
    table.put("1f1", free_cell(table, 2))
    assert (dominated(table.state, 0), dominated(table.state, 1)) == ([], [])


@pytest.mark.rule("parsec:3.1d")
def test_a_group_of_modules_is_joined_edge_to_edge() -> None:
    table = Table(4)
    grid = table.galaxy.grid
    everything = list(range(grid.modules))
    assert largest_group(table.state, []) == 0
    assert largest_group(table.state, [3]) == 1
    assert largest_group(table.state, everything) == grid.modules
    for module in everything:
        near = list(grid.module_neighbours(module))
        assert largest_group(table.state, [module, *near]) == 1 + len(near)
        far = [other for other in everything if other != module and other not in near]
        assert largest_group(table.state, [module, far[0]]) == 1
        assert largest_group(table.state, [far[0], module, near[0]]) >= 2


@pytest.mark.rule("parsec:3.1a", "parsec:3.1d")
@pytest.mark.parametrize("adjacent", [True, False])
def test_dominance_of_enough_modules_wins(adjacent: bool) -> None:
    table = Table(4, adjacent=adjacent)
    state = table.state
    grid = table.galaxy.grid
    needed = modules_to_win(state)
    chain = [0]
    while len(chain) < needed:
        chain.append(next(near for member in chain for near in grid.module_neighbours(member) if near not in chain))
    for number, module in enumerate(chain):
        assert not has_military_victory(state, 0)
        table.put(f"0x{number + 1}" if number < 8 else f"0f{number - 7}", free_cell(table, module))
    assert has_military_victory(state, 0)
    assert not has_military_victory(state, 1)
    table.put("1f1", free_cell(table, chain[0]))
    assert not has_military_victory(state, 0)


@pytest.mark.rule("parsec:3.2a")
@pytest.mark.parametrize("short", range(4))
def test_a_hoard_needs_colonies_and_every_resource(short: int) -> None:
    table = Table(3)
    state = table.state
    cells = [cell for number in range(1, 6) for cell in table.planet(number)]
    colonies, each = colonies_to_win(state), each_to_win(state)
    for number in range(colonies - (short == 3)):
        table.put(f"1o{number + 1}", cells[number])
    for resource in range(3):
        state.stock[3 + resource] = each - (short == resource)
    assert not has_economic_victory(state, 1)
    assert not check_victory(state, 1)
    if short == 3:
        table.put(f"1o{colonies}", cells[colonies])
    else:
        state.stock[3 + short] += 1
    assert has_economic_victory(state, 1)
    assert not has_economic_victory(state, 0)
    assert check_victory(state, 1)
    assert table.ending() == ((1,), "economic")


@pytest.mark.rule("parsec:14.3a")
def test_an_absolute_victory_takes_both() -> None:
    table = Table(3, absolute=True)
    state = table.state
    cells = [cell for number in range(1, 6) for cell in table.planet(number)]
    for number in range(colonies_to_win(state)):
        table.put(f"0o{number + 1}", cells[number])
    for resource in range(3):
        state.stock[resource] = each_to_win(state)
    assert has_economic_victory(state, 0)
    assert not check_victory(state, 0)
    assert table.ending() is None


@pytest.mark.rule("parsec:14.1b", "parsec:14.1c", "parsec:14.1d", "parsec:14.1e")
def test_points_are_resources_cards_permanent_events_and_units() -> None:
    table = Table(3)
    state, tables = table.state, table.game.tables
    assert points(state, 0) == 0
    table.give(0, 1, 2, 4)
    assert (points(state, 0), points(state, 1)) == (7, 0)
    table.deal(0, "rich-vein", "mutiny", "rich-vein")
    held = sum(tables.value[tables.card_names.index(name)] for name in table.hand(0))
    assert points(state, 0) == 7 + held
    for seat, name, until in ((0, "plasma-cannons", 0), (0, "ion-storm", 2), (1, "warp-drive", 0)):
        state.lasting.extend([tables.card_names.index(name), seat, until, -1, -1])
    worth = tables.value[tables.card_names.index("plasma-cannons")]
    assert points(state, 0) == 7 + held + worth
    table.put("0o1", table.planet(1)[0])
    table.put("0x1", free_cell(table, 2))
    table.put("0f1", free_cell(table, 2))
    units = [unit_points(state, 0, kind) for kind in range(5)]
    assert units == list(tables.points[:5])
    assert points(state, 0) == 7 + held + worth + units[0] + units[4] + units[2]


@pytest.mark.rule("parsec:14.1e")
def test_a_faction_that_pays_less_counts_less() -> None:
    table = Table(2)
    tables = table.game.tables
    for faction, name in enumerate(tables.faction_names):
        table.state.factions[0] = 1 << faction
        refresh_traits(table.state, 0)
        for kind in range(5):
            cheaper = sum(table.state.price[kind * 3 : kind * 3 + 3]) - sum(tables.costs[kind])
            assert unit_points(table.state, 0, kind) == tables.points[kind] + cheaper, name
            assert unit_points(table.state, 1, kind) == tables.points[kind]


@pytest.mark.rule("parsec:14.1a", "parsec:14.2a")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    table = Table(4)
    for seat, amount in enumerate((3, 5, 5, 1)):
        table.give(seat, amount)
    finish_by_points(table.state)
    assert table.ending() == ((1, 2), "points")
    teams = Table(4, teams="two")
    for seat, amount in enumerate((4, 6, 4, 1)):
        teams.give(seat, amount)
    finish_by_points(teams.state)
    assert teams.ending() == ((0, 2), "points")
    outcome = teams.state.outcome
    assert outcome is not None
    assert outcome.scores == (1.0, -1.0, 1.0, -1.0)
    out = Table(3)
    for seat, amount in enumerate((4, 6, 5)):
        out.give(seat, amount)
    out.state.alive[1] = 0
    finish_by_points(out.state)
    assert out.ending() == ((2,), "points")


@pytest.mark.rule("parsec:3.1a", "parsec:8a")
def test_dominance_kept_until_ones_turn_wins_before_the_production() -> None:
    table = Table()
    table.put("1o1", table.planet(5)[0])
    for number, module in enumerate((0, 1, 2)):
        table.put(f"0x{number + 1}", free_cell(table, module))
    table.turn(0)
    assert table.ending() == ((0,), "military")
    assert (table.happened("ProductionRolled"), len(table.happened("GameWon"))) == ([], 1)


@pytest.mark.rule("parsec:3.1e")
def test_who_has_nothing_on_the_board_is_present_nowhere() -> None:
    state = Table().state
    assert (presence(state, 0), dominated(state, 0), largest_group(state, [])) == (0, [], 0)


@pytest.mark.rule("parsec:3.1a", "parsec:10i")
@pytest.mark.parametrize("letter", "ftx")
@pytest.mark.parametrize("seat", range(4))
def test_warships_of_every_kind_and_seat_dominate(letter: str, seat: int) -> None:
    table = Table(4)
    chain = [0]
    while len(chain) < 6:
        near = [other for member in chain for other in table.galaxy.grid.module_neighbours(member)]
        chain.append(next(other for other in near if other not in chain))
    for number, module in enumerate(chain):
        assert not has_military_victory(table.state, seat)
        table.put(f"{seat}{letter}{number + 1}", free_cell(table, module))
    assert [has_military_victory(table.state, other) for other in range(4)] == [other == seat for other in range(4)]


@pytest.mark.rule("parsec:3.1a", "parsec:10i")
@pytest.mark.parametrize("letters", ["ftx", "xft", "txf", "xxx", "fff"])
@pytest.mark.parametrize("seat", range(4))
def test_three_vessels_across_borders_dominate_six_modules(seat: int, letters: str) -> None:
    game = Parsec(load_content())
    for module in range(len(game.tables.shares_borders)):
        game.tables.shares_borders[module] = True
    table = Table(4, game)
    galaxy = table.galaxy
    for number, letter in enumerate(letters):
        assert not has_military_victory(table.state, seat)
        border = {2 * number, 2 * number + 1}
        shared = (cell for cell in galaxy.grid.cells if bits(galaxy.membership(cell)) == border)
        unit = f"{seat}{letter}{letters[:number].count(letter) + 1}"
        table.put(unit, next(cell for cell in shared if not galaxy.terrain[cell]))
    assert [has_military_victory(table.state, other) for other in range(4)] == [other == seat for other in range(4)]


@pytest.mark.rule("parsec:3.1a", "parsec:3.1d")
@pytest.mark.parametrize("adjacent", [True, False])
def test_modules_apart_from_each_other_win_only_where_they_need_not_be_joined(adjacent: bool) -> None:
    table = Table(4, adjacent=adjacent)
    apart = [module for module in range(12) if (module // 4 + module) % 2 == 0]
    assert largest_group(table.state, apart) < len(apart) == 6
    for number, module in enumerate(apart):
        table.put(f"0x{number + 1}", free_cell(table, module))
    assert has_military_victory(table.state, 0) == (not adjacent)


@pytest.mark.rule("parsec:14.1a", "parsec:13a")
def test_who_is_out_adds_nothing_to_the_points_of_its_team() -> None:
    for gold in (0, 1):
        table = Table(4)
        table.state.teams = 2
        for seat in (1, 2, 3):
            table.put(f"{seat}c1", table.line(1, seat)[0])
        table.state.alive[0] = 0
        table.give(0, 9, 9, 9)
        table.give(2, 0, 0, 3 + gold)
        finish_by_points(table.state)
        assert table.ending() == ((0, 2) if gold else (0, 1, 2, 3), "points")
