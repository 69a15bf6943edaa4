"""Parsec: what the rulebook says in passing, and what only a table of three or more notices."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, ring
from tests.games.parsec.table import Table, at

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import clockwise, defence_bonus
from orrery.games.parsec.effects import destroy
from orrery.games.parsec.flow.purchase import ChooseBerth
from orrery.games.parsec.grid import NO_MODULE, distance
from orrery.games.parsec.paths import reach
from orrery.games.parsec.score import dominated


def station(table: Table, unit: str, module: int, other: int = NO_MODULE) -> None:
    """A vessel in a free hex of space of this module alone, or across these two."""
    grid = table.galaxy.grid
    for cell in table.galaxy.module_cells[module]:
        modules = {grid.first_module[cell], table.galaxy.second_module[cell]}
        if modules == {module, other} and not table.galaxy.terrain[cell] and not table.state.holder[cell]:
            table.put(unit, cell)
            return
    raise AssertionError(f"no free hex in {module} and {other}")


# Victory


@pytest.mark.rule("parsec:14.3a")
def test_dominance_alone_is_no_absolute_victory() -> None:
    table = Table(4, absolute=True)
    for seat in (1, 2, 3):
        station(table, f"{seat}c1", 11)
    for number, module in enumerate((0, 1, 2, 3, 7, 6)):
        station(table, f"0f{number + 1}", module)
    assert table.act(0).ending() is None
    table.state.absolute = False
    assert table.act(0).ending() == ((0,), "military")


@pytest.mark.rule("parsec:3.1a", "parsec:10i")
def test_a_vessel_across_two_modules_dominates_both() -> None:
    table = Table()
    station(table, "1c1", 5)
    port = table.galaxy.grid.first_module[table.galaxy.core]
    station(table, "0f1", port, 1)
    assert dominated(table.state, 0) == [0, 1]
    assert table.act(0).ending() is None
    station(table, "0f2", 2)
    assert dominated(table.state, 0) == [0, 1, 2]
    assert table.act(0).ending() == ((0,), "military")


# Places


@pytest.mark.rule("parsec:4.2d")
def test_a_full_transport_takes_no_new_fighter_aboard() -> None:
    table = Table()
    cell = table.planet(3)[0]
    table.put("0o1", cell)
    table.put("0t1", cell)
    table.put("0f1", cell)
    table.give(0, 9, 9, 9)
    others = table.planet(4)[:2]
    table.put("0o2", others[0])
    table.put("0o3", others[1])
    table.run(ChooseBerth(0, 2))
    assert "aboard t1" in table.options()
    table.put("0f2", cell)
    table.run(ChooseBerth(0, 2))
    assert set(table.options()) == set(map(at, others))
    assert table.why("aboard t1") == ("parsec:4.2d", "transport-full")


@pytest.mark.rule("parsec:10g", "parsec:10h")
def test_why_a_hex_is_full() -> None:
    table = bases()
    one, two, three, four = table.line(4)
    table.put("0f1", one)
    table.put("0f2", two)
    table.put("0f3", two)
    table.put("0x1", three)
    table.act(0).play("move f1")
    assert table.why(at(two)) == ("parsec:10g", "hex-full")
    assert table.why(at(three)) == ("parsec:10h", "hex-full")
    table = bases()
    table.put("0x1", one)
    table.put("0f2", two)
    table.act(0).play("move x1")
    assert table.why(at(two)) == ("parsec:10h", "hex-full")
    assert at(four) in table.options() or distance(one, four) > 2


@pytest.mark.rule("parsec:10g")
@pytest.mark.parametrize("place", range(6))
def test_a_full_hex_of_ones_own_is_passed_but_not_entered(place: int) -> None:
    table = Table()
    start = table.line(3)[1]
    near = table.galaxy.grid.neighbours[start][place]
    table.put("0f1", start)
    table.put("0f2", near)
    table.put("0f3", near)
    found = {str(action) for action in reach(table.state, UNIT_NAMES.index("0f1"), 1, False)}
    assert found == {at(cell) for cell in table.galaxy.grid.neighbours[start] if cell != near}
    found = {str(action) for action in reach(table.state, UNIT_NAMES.index("0f1"), 2, False)}
    space = [c for c in table.galaxy.grid.within(start, 2) if c != near]
    assert found == {at(cell) for cell in space}


@pytest.mark.rule("parsec:10f")
def test_nobody_off_the_way_is_asked_for_passage() -> None:
    table = Table(4)
    grid = table.galaxy.grid
    start = table.line(5)[2]
    around = sorted(grid.neighbours[start])
    for number, cell in enumerate(around[:3]):
        table.put(f"1c{number + 1}", cell)
    for number, cell in enumerate(around[3:]):
        table.put(f"2c{number + 1}", cell)
    table.put("0x1", start)
    far = [c for c in grid.within(start, 2) if distance(c, start) == 2]
    goal = next(c for c in far if any(distance(c, a) == 1 for a in around[:3]))
    table.put("3f1", max(far, key=lambda cell: distance(cell, goal)))
    table.act(0).play("move x1", at(goal))
    if table.state.choice == "ChooseOwner":
        assert "passage 3" not in table.options()
        assert table.why("passage 3") == ("parsec:10f", "not-on-the-way")
    assert not table.happened("TransitAsked") or table.happened("TransitAsked")[-1]["other"] != 3


@pytest.mark.rule("parsec:10b")
@pytest.mark.parametrize("gone", range(4))
def test_the_turn_passes_over_who_is_out(gone: int) -> None:
    table = Table(4)
    for seat in range(4):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
    left = [seat for seat in range(4) if seat != gone]
    destroy(table.state, UNIT_NAMES.index(f"{gone}o1"), left[0], "attack")
    for start in left:
        at_start = left.index(start)
        assert clockwise(table.state, start) == left[at_start:] + left[:at_start]


# Fights


@pytest.mark.rule("parsec:4.3c", "parsec:12.4g")
def test_a_vessel_beside_its_colonies_defends_itself_alone() -> None:
    table = Table()
    hexes = table.planet(3)
    for number in range(3):
        table.put(f"1o{number + 1}", hexes[number])
    table.put("1f1", hexes[3])
    lonely = table.put("1f2", table.line(1)[0])
    assert defence_bonus(table.state, UNIT_NAMES.index("1f1")) == defence_bonus(table.state, lonely)
    assert defence_bonus(table.state, UNIT_NAMES.index("1o1")) == 3 * table.state.defence[5]


@pytest.mark.rule("parsec:12.4f", "parsec:12.4j")
@pytest.mark.parametrize("dice", [(8, 1, 1, 8), (1, 8, 8, 1)])
def test_one_loss_of_two_strikes_must_be_answered(dice: tuple[int, ...]) -> None:
    table = bases()
    one, two, three = table.line(3)
    table.put("0x1", one)
    table.put("0x2", table.galaxy.grid.neighbours[two][0] if table.galaxy.grid.neighbours[two][0] != one else three)
    table.put("1x1", two)
    table.put("1x2", three)
    table.roll(1, 8)
    table.act(0).play("attack x1")
    while table.state.choice in ("ChooseTarget", "ChooseAttackers"):
        table.play("join x2" if "join x2" in table.options() else table.options()[0])
    assert table.state.seat == 1
    assert "split" in table.options()
    table.roll(*dice)
    table.play("split", "target 0x1", "target 0x2")
    while table.state.choice == "ChooseCasualty":
        table.play(table.options()[0])
    assert table.state.seat == 0
    assert "hold" not in table.options()
    assert table.why("hold") == ("parsec:12.4j", "must-answer")


@pytest.mark.rule("parsec:12.6e", "parsec:12.4d")
def test_a_lent_vessel_may_be_struck_back() -> None:
    table = bases(3)
    middle = ring(table, "0f1", "1x1")
    table.put("2x1", table.galaxy.grid.neighbours[middle][1])
    table.act(1)
    table.roll(1, 8)
    table.play("attack x1", "target 0f1")
    while table.state.choice == "AskSupport":
        table.play("done")
    table.roll(3, 8)
    table.play("counter", "support 2", "accept")
    assert table.state.seat == 1
    table.play("counter")
    assert table.options() == ["target 0f1", "target 2x1"]


@pytest.mark.rule("parsec:12.6b")
def test_who_is_out_lends_nothing() -> None:
    table = bases(4)
    middle = ring(table, "1f1", "0f1")
    table.put("2x1", table.galaxy.grid.neighbours[middle][3])
    destroy(table.state, UNIT_NAMES.index("3o9"), 1, "attack")
    table.act(0).play("attack f1")
    assert table.options() == ["support 2", "done"]
    assert table.why("support 3") == ("parsec:12.6b", "no-such-seat")


@pytest.mark.rule("parsec:12.4a")
def test_why_a_vessel_does_not_take_part() -> None:
    table = bases()
    middle = ring(table, "1x1", "0f1", "0f2", "0t1", "0x2")
    near = table.at("0t1")
    table.put("0f3", near)
    table.put("0c1", table.at("0f2"))
    hexes = [cell for cell in table.galaxy.grid.cells if distance(cell, middle) > 4]
    table.put("0x1", next(c for c in hexes if not table.galaxy.terrain[c] and not table.state.holder[c]))
    table.act(0).play("attack f1")
    assert table.options() == ["join f2", "join t1", "join x2", "done"]
    assert table.why("join f9") == ("parsec:12.4a", "not-on-board")
    assert table.why("join f3") == ("parsec:4.2k", "is-aboard")
    assert table.why("join f1") == ("parsec:12.4a", "takes-part-already")
    assert table.why("join c1") == ("parsec:12.4i", "cannot-attack")
    assert table.why("join x1") == ("parsec:12.4b", "out-of-range")
    table.play("join t1")
    assert table.why("join f2") == ("parsec:12.4a", "in-order")
