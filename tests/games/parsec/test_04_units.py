"""Parsec: units, what they cost and where they are placed (chapter 4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec.table import Table, at

from orrery.games.parsec.effects import destroy
from orrery.games.parsec.grid import distance


def duel(attacker: str, defender: str, gap: int = 1, **options: Any) -> Table:
    """Two units so many hexes apart in empty space; seat 0 is to act."""
    table = Table(**options)
    hexes = table.line(gap + 1)
    table.put(attacker, hexes[0])
    table.put(defender, hexes[-1])
    return table


def strike(table: Table, attack: int, defence: int) -> dict[str, int]:
    """Seat 0 attacks with its only vessel; what was rolled."""
    table.roll(attack, defence)
    table.act(0)
    table.play(next(option for option in table.options() if option.startswith("attack")))
    return table.happened("StrikeRolled")[-1]


def farthest(table: Table, piece: str) -> int:
    """How far a vessel can fly."""
    table.act(0).play(f"move {piece}")
    start = table.at(f"0{piece}")
    return max(distance(start, table.cell(option[3:])) for option in table.options())


@pytest.mark.rule("parsec:4b", "parsec:4.4a")
def test_a_new_vessel_starts_at_an_own_colony() -> None:
    table = Table()
    home = table.planet(1)
    table.put("0o1", home[0])
    table.put("0o2", home[3])
    table.put("1o1", home[1])
    table.give(0, 2, 1)
    table.shop(0).play("buy cargo")
    assert table.options() == [at(home[0]), at(home[3])]
    assert table.why(at(home[1])) == ("parsec:4b", "no-own-colony")
    assert table.why(at(home[2])) == ("parsec:4b", "no-own-colony")
    assert table.stock(0) == (2, 1, 0)
    table.play(at(home[0]))
    assert table.at("0c1") == home[0]
    assert table.stock(0) == (0, 0, 0)


@pytest.mark.rule("parsec:4.4a")
def test_no_room_no_purchase() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.put("0c1", home)
    table.put("0c2", home)
    table.state.race = 1
    table.give(0, 1, 1, 1)
    table.give(0, 0, 0, 1)
    table.shop(0)
    assert table.why("buy fighter") == ("parsec:4.4a", "no-room")
    assert table.stock(0) == (1, 1, 2)


@pytest.mark.rule("parsec:4c")
def test_a_new_vessel_waits_a_turn() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.put("1c1", table.planet(4)[0])
    table.deal(0, "relief-cargo")
    table.act(0).play("play relief-cargo")
    assert table.at("0c1") == home
    assert table.why("move c1") == ("parsec:4c", "just-built")
    table.play("end")
    table.roll(5)
    table.turn(0)
    assert "move c1" in table.options()


@pytest.mark.rule("parsec:4d")
def test_one_move_per_turn() -> None:
    table = Table()
    hexes = table.line(4)
    table.put("0x1", hexes[0])
    table.act(0).play("move x1", at(hexes[2]))
    assert table.why("move x1") == ("parsec:4d", "moved-already")


@pytest.mark.rule("parsec:4e")
def test_one_attack_per_turn() -> None:
    table = Table()
    one, two, three = table.line(3)
    table.put("0f1", one)
    table.put("1c1", two)
    table.put("0f2", three)
    table.roll(1, 8)
    table.act(0).play("attack f1", "done")
    table.play("hold")
    assert table.why("attack f1") == ("parsec:4e", "attacked-already")
    table.roll(1, 8)
    table.play("attack f2")
    assert table.happened("AttackDeclared")[-1]["units"] == ["0f2"]
    table.play("hold")
    table.roll(8)
    table.turn(0)
    assert "attack f1" in table.options()


@pytest.mark.rule("parsec:4.1a", "parsec:8.2c")
def test_a_cargo_mines_asteroids_but_not_planets() -> None:
    table = Table()
    table.put("0c1", table.planet(5)[0])
    table.put("0c2", table.asteroid(5))
    table.put("1c1", table.planet(1)[0])
    for gained in (1, 2):
        table.roll(5)
        table.turn(0)
        assert table.stock(0) == (0, gained, 0)


@pytest.mark.rule("parsec:4.1b")
def test_cargo_statistics() -> None:
    assert farthest(duel("0c1", "1c1", 9), "c1") == 3
    table = duel("0f1", "1c1")
    rolled = strike(table, 4, 4)
    assert (rolled["attack"], rolled["defence"]) == (5, 5)
    table.roll(4, 8)
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["attack"] == 4


@pytest.mark.rule("parsec:4.1c", "parsec:12.4i")
def test_a_cargo_only_fires_back() -> None:
    table = duel("0c1", "1f1")
    table.act(0)
    assert table.why("attack c1") == ("parsec:4.1c", "defensive-only")
    table.roll(3, 4)
    table.act(1).play("attack f1")
    assert table.state.seat == 0
    assert "counter" in table.options()


@pytest.mark.rule("parsec:4.1d")
def test_a_cargo_becomes_a_colony() -> None:
    table = Table()
    spot = table.planet(1)[2]
    table.put("0c1", spot)
    table.give(0, 0, 1)
    table.shop(0)
    assert table.state.choice != "ChoosePurchase"
    table.give(0, 0, 1)
    table.shop(0).play("convert c1")
    assert table.at("0c1") == -1
    assert table.at("0o1") == spot
    assert table.stock(0) == (0, 0, 0)


@pytest.mark.rule("parsec:4.1e")
def test_cargo_cost() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.give(0, 2, 1, 2)
    table.shop(0).play("buy cargo")
    assert table.stock(0) == (0, 0, 2)


@pytest.mark.rule("parsec:4.1f")
def test_fighter_statistics() -> None:
    assert farthest(duel("0f1", "1c1", 9), "f1") == 2
    assert strike(duel("0f1", "1f1"), 5, 5)["attack"] == 6
    assert strike(duel("0f1", "1f1"), 5, 5)["defence"] == 5


@pytest.mark.rule("parsec:4.1g", "parsec:11c")
def test_fighter_cost() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.state.race = 1
    table.give(0, 1, 1, 1)
    table.shop(0).play("buy fighter")
    assert table.stock(0) == (0, 0, 0)
    assert table.at("0f1") == table.at("0o1")


@pytest.mark.rule("parsec:4.2a")
def test_cruiser_statistics() -> None:
    assert farthest(duel("0x1", "1c1", 9), "x1") == 5
    rolled = strike(duel("0x1", "1x1", 2), 3, 4)
    assert (rolled["attack"], rolled["defence"]) == (5, 6)


@pytest.mark.rule("parsec:4.2b")
def test_cruiser_cost() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.state.race = 1
    table.give(0, 4, 2, 1)
    table.shop(0)
    assert table.why("buy cruiser") == ("parsec:4.2b", "cannot-pay")
    table.give(0, 0, 0, 1)
    table.shop(0).play("buy cruiser")
    assert table.stock(0) == (0, 0, 0)


@pytest.mark.rule("parsec:4.2c")
def test_transport_statistics() -> None:
    table = Table(4)
    table.put("0t1", table.line(4)[0])
    assert farthest(table, "t1") == 10
    assert strike(duel("0t1", "1t1"), 6, 6)["attack"] == 7
    assert strike(duel("0t1", "1t1"), 6, 6)["defence"] == 7


def loaded(*passengers: str) -> Table:
    """A transport of seat 0 in empty space with passengers aboard."""
    table = Table()
    cell = table.line(4)[1]
    table.put("0t1", cell)
    for unit in passengers:
        table.put(unit, cell)
    return table


@pytest.mark.rule("parsec:4.2d")
def test_two_small_vessels_fit_aboard() -> None:
    table = loaded("0c1", "0f1")
    cell = table.at("0t1")
    near = table.galaxy.grid.neighbours[cell]
    table.put("0f2", near[0])
    table.put("0x1", near[3])
    table.act(0).play("move f2")
    assert table.why(at(cell)) == ("parsec:4.2d", "transport-full")
    table.act(0).play("move x1")
    assert table.why(at(cell)) == ("parsec:10h", "hex-full")


@pytest.mark.rule("parsec:4.2e", "parsec:10h")
def test_boarding_is_a_move_of_the_passenger() -> None:
    table = loaded("0c1")
    cell = table.at("0t1")
    space = [hexagon for hexagon in table.galaxy.grid.cells if not table.galaxy.terrain[hexagon]]
    table.put("0f1", next(hexagon for hexagon in space if distance(hexagon, cell) == 2))
    table.put("0f2", next(hexagon for hexagon in space if distance(hexagon, cell) == 3))
    table.act(0).play("move f2")
    assert table.why(at(cell)) == ("parsec:10d", "too-far")
    table.act(0).play("move f1", at(cell))
    shown = {unit["unit"]: unit for unit in table.state.view(0)["units"]}
    assert shown["0f1"]["aboard"] == "t1"
    assert table.happened("VesselBoarded")


@pytest.mark.rule("parsec:4.2f")
def test_unloading_goes_next_door() -> None:
    table = loaded("0f1")
    cell = table.at("0t1")
    near = table.galaxy.grid.neighbours[cell]
    table.act(0).play("move f1")
    assert table.why(at(cell)) == ("parsec:10d", "same-hex")
    assert set(map(at, near)) <= set(table.options())
    table.play(at(near[0]))
    assert table.at("0f1") == near[0]
    assert "aboard" not in {unit["unit"]: unit for unit in table.state.view(0)["units"]}["0f1"]


@pytest.mark.rule("parsec:4.2f")
def test_no_free_hex_no_unloading() -> None:
    table = loaded("0f1")
    cell = table.at("0t1")
    for number, near in enumerate(table.galaxy.grid.neighbours[cell]):
        table.put(f"0x{number + 1}", near)
    table.act(0)
    assert table.why("move f1") == ("parsec:4.2f", "nowhere-to-go")


@pytest.mark.rule("parsec:4.2g")
def test_no_unloading_on_the_turn_of_boarding() -> None:
    table = loaded()
    cell = table.at("0t1")
    table.put("0c1", table.galaxy.grid.neighbours[cell][0])
    table.put("1c1", table.planet(4)[0])
    table.act(0).play("move c1", at(cell))
    assert table.why("move c1") == ("parsec:4.2g", "just-boarded")
    table.roll(5)
    table.turn(0)
    assert "move c1" in table.options()


@pytest.mark.rule("parsec:4.2h")
def test_fighters_are_built_aboard_for_one_more_gold() -> None:
    table = loaded("0c5")
    table.state.race = 1
    table.give(0, 3, 2, 1)
    table.shop(0)
    assert "buy fighter" not in table.options()
    assert "buy cargo" not in table.options()
    table.give(0, 0, 0, 1)
    table.shop(0).play("buy fighter")
    assert table.stock(0) == (2, 1, 0)
    assert table.at("0f1") == table.at("0t1")
    assert "buy cargo" not in table.options()


@pytest.mark.rule("parsec:4.2i")
def test_at_a_colony_both_kinds_are_built_aboard_free() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.state.race = 1
    table.give(0, 2 + 3, 3 + 2, 2 + 1)
    table.shop(0).play("buy transport", "buy fighter", "buy cargo")
    assert table.stock(0) == (0, 0, 0)
    shown = {unit["unit"]: unit for unit in table.state.view(0)["units"]}
    assert shown["0f1"]["aboard"] == shown["0c1"]["aboard"] == "t1"


@pytest.mark.rule("parsec:4.2j")
def test_cargos_mine_from_aboard() -> None:
    table = Table()
    rock = table.asteroid(5)
    table.put("0t1", rock)
    table.put("0c1", rock)
    table.put("0c2", rock)
    table.put("1c1", table.planet(4)[0])
    table.roll(5)
    table.turn(0)
    assert table.stock(0) == (0, 2, 0)


@pytest.mark.rule("parsec:4.2k")
@pytest.mark.parametrize(("load", "total"), [(("0f1", "0f2"), 7), (("0f1", "0c1"), 6), ((), 5)])
def test_carried_fighters_add_attack(load: tuple[str, ...], total: int) -> None:
    table = loaded(*load)
    table.put("1x1", table.galaxy.grid.neighbours[table.at("0t1")][0])
    table.roll(4, 8)
    table.act(0).play("attack t1")
    assert table.happened("StrikeRolled")[-1]["attack"] == total


@pytest.mark.rule("parsec:4.2l")
def test_a_loaded_transport_loses_passengers_first() -> None:
    table = loaded("0c1", "0f1")
    table.put("1x1", table.galaxy.grid.neighbours[table.at("0t1")][0])
    table.roll(7, 6)
    table.act(1).play("attack x1")
    assert sorted(table.options()) == ["lose c1", "lose f1"]
    assert table.why("lose t1") == ("parsec:4.2l", "passenger-first")
    table.play("lose c1")
    assert table.at("0t1") >= 0
    table.roll(1, 8, 8, 1)
    table.play("counter", "counter")
    assert table.at("0f1") == -1
    assert table.at("0t1") >= 0
    table.roll(1, 8, 8, 1)
    table.play("counter", "counter")
    assert table.at("0t1") == -1


@pytest.mark.rule("parsec:4.2n")
def test_transport_cost() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.state.race = 1
    table.give(0, 2, 2, 2)
    table.shop(0)
    assert table.why("buy transport") == ("parsec:4.2n", "cannot-pay")
    table.give(0, 0, 1)
    table.shop(0).play("buy transport")
    assert table.stock(0) == (0, 0, 0)


@pytest.mark.rule("parsec:4.3a")
def test_a_colony_never_moves() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.put("0c1", table.planet(1)[1])
    table.act(0)
    assert table.why("move o1") == ("parsec:4.3a", "colonies-stay")


@pytest.mark.rule("parsec:4.3b")
def test_colony_statistics() -> None:
    table = Table()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("0f1", home[1])
    table.roll(4, 3)
    table.act(0).play("attack f1")
    assert table.happened("StrikeRolled")[-1]["defence"] == 5
    assert "counter" in table.options()
    assert not [option for option in table.options() if option.startswith("evade")]
    table.roll(6, 8)
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["attack"] == 6
    table.act(1)
    assert table.why("attack o1") == ("parsec:4.3b", "defensive-only")


def defence(table: Table) -> dict[str, int]:
    """The defence of every unit on the board."""
    return {unit["unit"]: unit["defence"] for unit in table.state.view(None)["units"]}


@pytest.mark.rule("parsec:4.3c")
def test_joined_colonies_add_their_defence() -> None:
    table = Table()
    centre, *ring = table.planet(1)
    for number, cell in enumerate((ring[0], ring[1], ring[3])):
        table.put(f"0o{number + 1}", cell)
    assert defence(table) == {"0o1": 4, "0o2": 4, "0o3": 2}
    table.put("0o4", centre)
    assert set(defence(table).values()) == {8}
    table.put("0f1", ring[4])
    table.put("1o1", ring[2])
    assert defence(table)["1o1"] == 2


@pytest.mark.rule("parsec:4.3d")
def test_without_the_link_the_colonies_stand_alone() -> None:
    table = Table()
    centre, *ring = table.planet(1)
    table.put("0o1", ring[0])
    table.put("0o2", centre)
    table.put("0o3", ring[3])
    assert set(defence(table).values()) == {6}
    table.put("0c1", table.planet(4)[0])
    destroy(table.state, 1, -1, "combat")
    assert defence(table)["0o1"] == defence(table)["0o3"] == 2


@pytest.mark.rule("parsec:4.3e", "parsec:7.2c")
def test_a_colony_costs_titanium_and_energy_and_keeps_the_cargo() -> None:
    table = Table()
    spot = table.planet(1)[0]
    table.put("0c1", spot)
    table.give(0, 2, 1)
    table.shop(0)
    assert "found c1" not in table.options()
    table.give(0, 0, 1)
    table.shop(0).play("found c1")
    assert table.stock(0) == (0, 0, 0)
    assert table.at("0o1") == table.at("0c1") == spot


@pytest.mark.rule("parsec:4.4b")
def test_a_colony_hex_holds_two_small_vessels_or_a_large_one() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.put("0f1", home)
    table.put("0f2", home)
    table.state.race = 1
    table.give(0, 9, 9, 9)
    table.shop(0)
    assert table.why("buy fighter") == ("parsec:4.4a", "no-room")
    table.act(0).play("move f1", at(table.planet(1)[1]))
    table.shop(0)
    assert "buy fighter" in table.options()
    assert table.why("buy cruiser") == ("parsec:4.4a", "no-room")
    crowded = Table()
    crowded.put("0o1", home)
    crowded.put("0o2", table.planet(1)[2])
    crowded.put("0x1", home)
    crowded.give(0, 2, 1)
    crowded.shop(0)
    crowded.put("0o3", table.planet(1)[4])
    crowded.shop(0).play("buy cargo")
    assert crowded.why(at(home)) == ("parsec:4.4b", "hex-full")


@pytest.mark.rule("parsec:4.4c")
def test_no_more_pieces_no_more_units() -> None:
    table = Table(4)
    table.put("0o1", table.planet(1)[0])
    cells = [cell for cell in table.planet(2)] + [table.planet(3)[0]]
    for number, cell in enumerate(cells):
        table.put(f"0x{number + 1}", cell)
    table.state.race = 1
    table.give(0, 8, 8, 8)
    table.shop(0)
    assert table.why("buy cruiser") == ("parsec:4.4c", "no-piece")
    destroy(table.state, 38, -1, "combat")
    table.shop(0)
    assert "buy cruiser" in table.options()
