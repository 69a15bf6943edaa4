"""Parsec: what ends a combat at once, and where an evasion leads (chapters 3, 12.2 and 12.3)."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, duel
from tests.games.parsec.table import at

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.flow.evasion import ChooseEscape, landings
from orrery.games.parsec.grid import NO_MODULE, distance
from orrery.games.parsec.tables import FIGHTER

# What ends a combat at once


@pytest.mark.rule("parsec:12.3d", "parsec:12.3c")
def test_a_colony_that_withstands_long_range_fire_keeps_its_guests() -> None:
    table = bases()
    centre = table.planet(1)[0]
    table.put("1o1", centre)
    table.put("1f1", centre)
    table.put("0x1", next(c for c in table.galaxy.grid.cells if distance(c, centre) == 2))
    table.roll(1, 8)
    table.act(0).play("attack x1", "target 1o1")
    assert table.happened("CombatEnded")[-1]["how"] == "colony-holds"
    assert table.at("1f1") == centre
    assert (table.state.seat, table.state.choice) == (0, "ChooseAction")


@pytest.mark.rule("parsec:12.3d")
def test_a_colony_in_reach_of_an_attacker_answers() -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("0x1", next(c for c in table.galaxy.grid.cells if distance(c, home[0]) == 2))
    table.put("0f1", home[1])
    table.roll(1, 8)
    table.act(0).play("attack x1", "join f1")
    assert table.options() == ["counter", "hold"]


@pytest.mark.rule("parsec:3.1a")
def test_dominance_won_in_a_combat_wins_at_once() -> None:
    table = bases(planets=(2, 3))
    for number, module in ((1, 0), (2, 3)):
        table.put(f"0x{number}", table.line(1, module)[0])
    grid = table.galaxy.grid
    space = [c for c in grid.cells if not table.galaxy.terrain[c] and not table.state.holder[c]]
    inside = [c for c in space if table.galaxy.module_cells[4].count(c)]
    beyond = [c for c in space if grid.first_module[c] == 5 and table.galaxy.second_module[c] == NO_MODULE]
    own, foe, guard = next(
        (own, foe, guard)
        for own in inside
        for foe in inside
        if distance(own, foe) == 1
        for guard in beyond
        if distance(own, guard) == 2
    )
    table.put("0f1", own)
    table.put("1f1", foe)
    table.put("1x1", guard)  # it would strike back from another module
    table.roll(8, 1)
    table.act(0).play("attack f1")
    assert table.ending() == ((0,), "military")


@pytest.mark.rule("parsec:3.1a")
def test_dominance_won_by_an_evasion_wins_at_once() -> None:
    table = bases(planets=(2, 3))
    for number, module in ((1, 0), (2, 3)):
        table.put(f"0x{number}", table.line(1, module)[0])
    hexes = table.line(3, 4)
    table.put("0f1", hexes[0])
    table.put("1f1", hexes[1])
    table.roll(1, 8)
    table.act(0).play("attack f1", "evade f1")
    table.play(next(o for o in table.options() if not table.galaxy.is_in_module(table.cell(o[3:]), 4)))
    assert table.ending() == ((0,), "military")


@pytest.mark.rule("parsec:3.1a", "parsec:12.2d")
def test_dominance_won_by_an_evasion_does_not_wait_for_the_end_of_the_combat() -> None:
    table = bases(planets=(2, 3))
    for number, module in ((1, 0), (2, 3)):
        table.put(f"0x{number}", table.line(1, module)[0])
    hexes = table.line(3, 4)
    hunter, prey = table.put("0f1", hexes[0]), table.put("1f1", hexes[1])
    table.state.engaged[hunter], table.state.engaged[prey] = 1, 2
    table.state.active = 0
    table.run(ChooseEscape(1, prey, 0))
    table.play(next(o for o in table.options() if not table.galaxy.is_in_module(table.cell(o[3:]), 4)))
    assert table.ending() == ((0,), "military")


@pytest.mark.rule("parsec:3.2a")
def test_salvage_that_completes_the_hoard_wins_at_once() -> None:
    table = bases(2)
    for number, cell in enumerate(table.planet(1)[:4]):
        table.put(f"0o{number + 1}", cell)
    one, two, three = table.line(3)
    table.put("0x1", one)
    table.put("1f1", two)
    table.put("1x1", three)
    table.give(0, 3, 3, 3)
    table.roll(8, 1)
    table.act(0).play("attack x1", "target 1f1")
    assert table.ending() == ((0,), "economic")


# Evasion moves away


@pytest.mark.rule("parsec:12.2d")
def test_an_evasion_moves_away_from_the_nearest_enemy() -> None:
    table = duel("0f1", "1f1")
    table.roll(1, 8)
    table.play("attack f1", "evade f1")
    here, foe = table.at("1f1"), table.at("0f1")
    ends = {table.cell(option[3:]) for option in table.options()}
    assert {distance(cell, foe) for cell in ends} == {2, 3}
    beside = next(c for c in table.galaxy.grid.within(foe, 1) if distance(c, here) == 1)
    assert table.why(at(beside)) == ("parsec:12.2d", "not-away")
    behind = next(c for c in table.galaxy.grid.within(here, 2) if distance(c, foe) == 1 and c != beside)
    assert table.why(at(behind)) == ("parsec:12.2d", "not-away")


@pytest.mark.rule("parsec:12.2d", "parsec:12.2e")
def test_who_cannot_get_away_cannot_evade() -> None:
    table = bases()
    hexes = table.line(7)
    table.put("1f1", hexes[3])
    table.put("0f1", hexes[2])
    for number, cell in enumerate(c for c in table.galaxy.grid.neighbours[hexes[3]] if c != hexes[2]):
        if distance(cell, hexes[2]) > 1:
            table.put(f"1x{number + 1}", cell)
    table.state.move[1 * 5 + FIGHTER] = 1  # it flies one parsec, and beside its enemy only
    table.roll(1, 8)
    table.act(0).play("attack f1")
    assert table.options() == ["counter", "hold"]
    assert table.why("evade f1") == ("parsec:12.2e", "cannot-evade")


@pytest.mark.rule("parsec:4.2g", "parsec:12.2d")
def test_who_evades_aboard_is_cargo() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("0x1", hexes[0])
    table.put("1f1", hexes[1])
    table.put("1t1", hexes[2])
    table.roll(1, 8)
    table.act(0).play("attack x1", "target 1f1", "evade f1", at(hexes[2]))
    assert table.happened("VesselEvaded")[-1]["escaped"]
    assert table.happened("CombatEnded")[-1]["how"] == "retreat"
    assert table.state.engaged[UNIT_NAMES.index("1f1")] == 0


@pytest.mark.rule("parsec:4.2g")
def test_who_evades_aboard_in_its_own_turn_stays_aboard() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("1x1", hexes[0])
    table.put("0f1", hexes[1])
    table.put("0t1", hexes[2])
    table.roll(1, 8, 1, 8)
    table.act(0).play("attack f1")
    while table.state.choice != "ChooseReply" or table.state.seat != 0:
        table.play("counter" if "counter" in table.options() else table.options()[0])
    table.play("evade f1", at(hexes[2]))
    while table.state.choice != "ChooseAction":
        table.play("hold" if "hold" in table.options() else table.options()[0])
    assert table.state.carrier[20] == 30
    assert table.why("move f1") == ("parsec:4.2g", "just-boarded")


@pytest.mark.rule("parsec:12d", "parsec:4.3b", "parsec:10c", "parsec:4.3a")
def test_only_vessels_on_the_board_move_and_attack() -> None:
    table = duel("0f1", "1f1")
    assert table.why("attack f2") == ("parsec:12d", "not-on-board")
    assert table.why("attack x1") == ("parsec:12d", "not-on-board")
    assert table.why("attack o9") == ("parsec:4.3b", "defensive-only")
    assert table.why("move f2") == ("parsec:10c", "not-on-board")
    assert table.why("move o9") == ("parsec:4.3a", "colonies-stay")


@pytest.mark.rule("parsec:12.2d")
def test_an_evasion_goes_around_others_and_not_over_them() -> None:
    table = bases(3)
    foe, here, other, behind = table.line(4)
    table.put("0f1", foe)
    table.put("1f1", here)
    table.put("2x1", other)
    table.roll(1, 8)
    table.act(0).play("attack f1", "done", "evade f1")
    assert at(behind) not in table.options()
    assert table.why(at(behind)) == ("parsec:12.2d", "blocked")
    assert {distance(table.cell(option[3:]), foe) for option in table.options()} == {2, 3}


@pytest.mark.rule("parsec:12.2d", "parsec:12.2e")
@pytest.mark.parametrize("steps", range(3))
def test_a_jump_goes_as_far_as_a_vessel_flies_and_at_least_one_parsec(steps: int) -> None:
    table = bases()
    middle = table.line(5)[2]
    unit = table.put("1f1", middle)
    table.state.move[5 + FIGHTER] = steps
    open_to = {at(cell) for cell in table.galaxy.grid.within(middle, max(1, steps))}
    assert {str(action) for action in landings(table.state, unit, 1)} == open_to
    assert {str(action) for action in landings(table.state, unit, 0)} == (open_to if steps else set())
    for number, cell in enumerate(table.galaxy.grid.neighbours[middle]):
        table.put(f"0f{number + 1}", cell)
    beyond = {at(cell) for cell in table.galaxy.grid.within(middle, steps) if distance(cell, middle) > 1}
    assert {str(action) for action in landings(table.state, unit, 1)} == beyond
    assert landings(table.state, unit, 0) == []


@pytest.mark.rule("parsec:12.2d", "parsec:12.2e")
def test_whoever_finds_no_way_out_stays_where_it_is() -> None:
    table = bases()
    middle = table.line(5)[2]
    unit = table.put("1f1", middle)
    table.state.move[5 + FIGHTER] = 1
    for number, cell in enumerate(table.galaxy.grid.neighbours[middle]):
        enemy = table.put(f"0f{number + 1}", cell)
        table.state.engaged[enemy] = 1
    table.state.engaged[unit] = 2
    table.run(ChooseEscape(1, unit, 1))
    assert table.at("1f1") == middle
    assert (table.happened("VesselMoved"), table.happened("VesselEvaded")[-1]["escaped"]) == ([], False)
    assert table.state.engaged[unit] == 2
