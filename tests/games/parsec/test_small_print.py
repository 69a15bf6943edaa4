"""Parsec: what the rulebook says in passing, and what only a table of three or more notices."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, ring, spots
from tests.games.parsec.table import Table, at

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import clockwise, defence_bonus
from orrery.games.parsec.effects import destroy, remove
from orrery.games.parsec.flow.advantages import Draw
from orrery.games.parsec.flow.evasion import can_evade, is_under_fire
from orrery.games.parsec.flow.immediate import steal_event
from orrery.games.parsec.flow.production import ProductionRoll
from orrery.games.parsec.flow.purchase import ChooseBerth
from orrery.games.parsec.grid import NAMES, NO_MODULE, distance
from orrery.games.parsec.paths import can_reach_somewhere, reach, searched_reach
from orrery.games.parsec.score import dominated
from orrery.games.parsec.state import HOLE
from orrery.games.parsec.traits import Traits
from orrery.parts.operations import Line


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


@pytest.mark.rule("parsec:9.2b", "parsec:10d")
@pytest.mark.parametrize("letter", "cfx")
@pytest.mark.parametrize("steps", [1, 2])
def test_near_the_port_the_search_finds_what_the_short_cut_finds(letter: str, steps: int) -> None:
    table = Table()
    grid = table.galaxy.grid
    for cell in grid.within(table.galaxy.core, 4):
        if table.galaxy.terrain[cell] or (letter != "c" and cell in table.galaxy.docks):
            continue
        unit = table.put(f"1{letter}1", cell)
        expected = searched_reach(table.state, unit, steps, 0)
        assert reach(table.state, unit, steps, False) == expected
        docks = {at(dock) for dock in table.galaxy.docks}
        assert letter == "c" or not docks & {str(action) for action in expected}
        remove(table.state, unit)


@pytest.mark.rule("parsec:10g")
def test_full_hexes_of_ones_own_are_all_left_out() -> None:
    table = Table()
    start = table.line(3)[1]
    table.put("0f1", start)
    full = [*table.galaxy.grid.neighbours[start]][::2]
    for number, cell in enumerate(full):
        table.put(f"0x{number + 1}", cell)
    found = {str(action) for action in reach(table.state, UNIT_NAMES.index("0f1"), 1, False)}
    assert found == {at(cell) for cell in table.galaxy.grid.neighbours[start] if cell not in full}


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


# What hardly ever happens


@pytest.mark.rule("parsec:4.2l")
def test_who_is_aboard_is_no_target() -> None:
    table = bases()
    middle = ring(table, "1t1", "0x1")
    table.put("1f1", middle)
    table.put("1f2", spots(table, middle, 1)[0])
    table.act(0).play("attack x1")
    assert table.options() == ["target 1f2", "target 1t1"]
    assert table.why("target 1f1") == ("parsec:4.2l", "is-aboard")


@pytest.mark.rule("parsec:12.2d", "parsec:12.4c")
def test_nobody_evades_an_evasion() -> None:
    table = bases()
    one, two, *_ = table.line(4)
    table.put("0x1", one)
    table.put("1f1", two)
    table.put("1f2", two)
    table.roll(1, 8)
    table.act(0).play("attack x1", "target 1f1", "evade f1")
    table.play(max(table.options(), key=lambda option: distance(table.cell(option[3:]), one)))
    assert (table.state.seat, table.state.choice) == (0, "ChooseReply")
    assert table.why("evade x1") == ("parsec:12.2d", "not-under-attack")
    assert table.why("evade f2") == ("parsec:12.5b", "not-in-combat")


@pytest.mark.rule("parsec:10f")
def test_tolls_are_owed_until_the_way_is_open() -> None:
    table = Table(3)
    grid = table.galaxy.grid
    start = table.line(7)[3]
    inner = grid.neighbours[start]
    outer = [c for c in grid.within(start, 2) if distance(c, start) == 2]
    for number, cell in enumerate(inner):
        table.put(f"1c{number + 1}", cell)
    for number, cell in enumerate(outer[:10]):
        table.put(f"2c{number + 1}", cell)
    for number, cell in enumerate(outer[10:]):
        table.put(f"2f{number + 1}", cell)
    table.put("0x1", start)
    table.give(0, 1, 2, 1)
    goal = next(c for c in grid.within(start, 3) if distance(c, start) == 3 and not table.galaxy.terrain[c])
    table.act(0).play("move x1", at(goal))
    if table.state.choice == "ChooseOwner":
        table.play("passage 1")
    table.play("ask energy", "ask gold", "done", "accept")
    assert table.stock(0) == (1, 2, 1)
    if table.state.choice == "ChooseOwner":
        table.play("passage 2")
    assert (table.state.seat, table.options()) == (2, ["accept", "ask titanium", "ask energy", "pass"])
    assert table.why("ask gold") == ("parsec:10f", "cannot-pay")
    table.play("ask energy")
    assert table.why("ask energy") == ("parsec:10f", "cannot-pay")
    refusal = table.state.why_not("ask energy")
    assert refusal is not None
    assert refusal.facts == {"resource": "energy", "amount": 2}
    table.play("done", "accept")
    assert (table.stock(0), table.stock(1), table.stock(2)) == ((1, 0, 0), (0, 1, 1), (0, 1, 0))
    assert table.at("0x1") == goal


@pytest.mark.rule("parsec:6.1a", "parsec:7.2d")
def test_a_faction_may_begin_with_more_cards() -> None:
    traits = Traits(Table().game.tables)
    line = Line()
    line.numbers["amount"] = 2
    before = traits.cards
    Draw(line).amend(traits, 0)
    assert traits.cards == before + 2


@pytest.mark.rule("parsec:13a")
def test_a_seat_whose_last_vessel_mutinies_is_out() -> None:
    table = Table(3)
    for seat in (0, 2):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
    one, _, three = table.line(3)
    table.put("0f2", one)
    table.put("1f1", three)
    table.deal(0, "mutiny")
    table.act(0).play("play mutiny")
    if table.state.choice == "AimEvent":
        table.play("target 1f1")
    assert not table.state.alive[1]
    assert table.at("0f1") >= 0


@pytest.mark.rule("parsec:4a")
def test_a_vessel_that_cannot_fly_goes_nowhere() -> None:
    table = bases()
    unit = table.put("0f1", table.line(3)[1])
    assert reach(table.state, unit, 0, False) == searched_reach(table.state, unit, 0, 0) == []
    assert can_reach_somewhere(table.state, unit, False)
    table.state.move[2] = 0
    assert not can_reach_somewhere(table.state, unit, True)
    table.act(0)
    assert "move f1" not in table.options()
    assert table.why("move f1") == ("parsec:10e", "nowhere-to-go")


@pytest.mark.rule("parsec:12.2d")
def test_a_vessel_that_cannot_fly_does_not_evade() -> None:
    table = bases()
    one, two = table.line(2)
    table.put("0f1", one)
    unit = table.put("1f1", two)
    table.state.engaged[unit] = 2
    table.state.engaged[UNIT_NAMES.index("0f1")] = 1
    assert can_evade(table.state, unit)
    table.state.move[5 + 2] = 0
    assert not can_evade(table.state, unit)


@pytest.mark.rule("parsec:8a")
def test_who_is_out_rolls_no_dice() -> None:
    table = Table(3)
    for seat in range(3):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
    destroy(table.state, UNIT_NAMES.index("1o1"), 0, "attack")
    table.run(ProductionRoll(1))
    assert table.happened("ProductionRolled") == []


@pytest.mark.rule("parsec:6.2m")
def test_there_is_nothing_to_steal_from_an_empty_hand() -> None:
    table = bases(3)
    table.deal(2, "embargo")
    steal_event(table.state, 0, 1)
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([], [], ["embargo"])
    steal_event(table.state, 0, 2)
    assert (table.hand(0), table.hand(2)) == (["embargo"], [])


@pytest.mark.rule("parsec:10f")
def test_a_refused_vessel_is_told_so() -> None:
    table = Table(2, offers=1)
    grid = table.galaxy.grid
    start = table.line(5)[2]
    for number, cell in enumerate(grid.neighbours[start][1:]):
        table.put(f"1c{number + 1}", cell)
    table.put("0x1", start)
    table.state.move[4] = 2
    goal = next(c for c in grid.within(start, 2) if distance(c, grid.neighbours[start][0]) > 2)
    table.act(0).play("move x1", at(goal), "pass")
    assert table.at("0x1") == start
    table.play("move x1")
    assert table.why(at(goal)) == ("parsec:10f", "transit-refused")


@pytest.mark.rule("parsec:9.2d", "parsec:12.2g")
def test_a_cargo_that_reaches_the_port_is_safe() -> None:
    table = bases()
    dock = table.galaxy.docks[0]
    cargo = table.put("1c1", dock)
    near = next(c for c in table.galaxy.grid.neighbours[dock] if not table.galaxy.terrain[c])
    hunter = table.put("0x1", near)
    table.state.engaged[cargo], table.state.engaged[hunter] = 2, 1
    assert not is_under_fire(table.state, cargo)
    fighter = table.put("1f1", next(c for c in table.galaxy.grid.neighbours[near] if not table.galaxy.terrain[c]))
    table.state.engaged[fighter] = 2
    assert is_under_fire(table.state, fighter)


@pytest.mark.rule("parsec:12.7a")
def test_a_lost_unit_takes_part_in_nothing() -> None:
    table = bases()
    unit = table.put("0f1", table.line(1)[0])
    table.state.engaged[unit] = table.state.firing[unit] = 1
    destroy(table.state, unit, 1, "attack")
    assert (table.state.engaged[unit], table.state.firing[unit]) == (0, 0)


@pytest.mark.rule("parsec:12.3d")
def test_a_colony_that_could_strike_back_stands_down() -> None:
    table = Table()
    table.put("0o9", table.planet(2)[0])
    hexes = table.planet(3)
    table.put("1o1", hexes[0])
    table.put("0f1", hexes[1])
    table.roll(1, 8)
    table.act(0).play("attack f1")
    while table.state.choice in ("ChooseTarget", "ChooseAttackers"):
        table.first()
    assert (table.state.seat, table.state.choice) == (1, "ChooseReply")
    assert "counter" in table.options()
    table.play("hold")
    assert table.happened("CombatEnded")[-1]["how"] == "stand-down"


@pytest.mark.rule("parsec:13a", "parsec:4.2m")
def test_a_disaster_stops_when_the_game_is_over() -> None:
    table = Table()
    one, _, three = table.line(3, 2)
    table.put("0f1", one)
    own = table.put("1f1", three)
    table.deal(1, "meteor-swarm")
    table.act(1).play("play meteor-swarm")
    table.roll(1, 1, 1, 1)
    while table.state.choice in ("AimEvent", "PlaceToken"):
        modules = [option for option in table.options() if option.endswith(" 2")]
        table.play(modules[0] if modules else table.options()[0])
    assert table.ending() == ((1,), "elimination")
    assert table.state.where[own] == three
    assert (table.state.returned, len(table.state.lasting)) == (0, 0)


@pytest.mark.rule("parsec:6.2m", "parsec:10f")
def test_nobody_can_be_asked_to_open_a_barred_hex() -> None:
    table = Table()
    start = table.line(3)[1]
    unit = table.put("0x1", start)
    table.put("1f1", table.galaxy.grid.neighbours[start][0])
    for cell in table.galaxy.grid.neighbours[start][1:]:
        table.state.holder[cell] = HOLE
    found = {str(action) for action in reach(table.state, unit, 2, True)}
    beyond = {c for c in table.galaxy.grid.neighbours[table.at("1f1")] if not table.state.holder[c]}
    assert found == {at(cell) for cell in beyond}
    assert reach(table.state, unit, 2, False) == []


@pytest.mark.rule("parsec:9.2b", "parsec:6.2m")
def test_a_docked_cargo_spares_the_exchange_from_afar() -> None:
    table = bases()
    table.give(0, 6, 6, 6)
    table.put("0c1", table.galaxy.docks[0])
    table.act(0)
    table.state.teleports = 1
    table.play("exchange")
    assert table.state.teleports == 1
    far = bases()
    far.give(0, 6, 6, 6)
    far.act(0)
    far.state.teleports = 1
    far.state.refresh()
    far.play("exchange")
    assert far.state.teleports == 0


@pytest.mark.rule("parsec:5.2a")
def test_nothing_flies_off_the_board() -> None:
    table = bases()
    table.put("0f1", table.line(1)[0])
    table.act(0).play("move f1")
    grid = table.galaxy.grid
    beyond = next(
        cell for cell in range(len(grid.first_module)) if grid.first_module[cell] == NO_MODULE and NAMES[cell]
    )
    assert table.why(at(beyond)) == ("parsec:5.2a", "off-board")
