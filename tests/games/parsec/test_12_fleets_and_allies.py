"""Parsec: evasion of fleets, and support of allies (chapters 12.5 and 12.6)."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, ring, spots
from tests.games.parsec.table import SIX, Table

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import can_open_fire, is_open_to_attack
from orrery.games.parsec.fleets import can_fire_back
from orrery.games.parsec.flow.support import can_join, can_lend
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import ASKED, ATTACKER, DEFENDER


@pytest.mark.rule("parsec:12.5a")
def test_the_one_left_behind_is_struck_once() -> None:
    table = bases()
    middle = ring(table, "1c1", "0f1")
    table.put("1f1", middle)
    table.roll(1, 8)
    table.act(0).play("attack f1", "target 1c1", "evade c1")
    far = max(table.options(), key=lambda option: distance(table.cell(option[3:]), table.at("0f1")))
    table.play(far)
    assert table.state.seat == 0
    table.roll(1, 8)
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["target"] == "1f1"
    assert table.state.seat == 1
    assert len(table.happened("StrikeRolled")) == 2


@pytest.mark.rule("parsec:12.5b", "parsec:12.5c")
def test_a_fleet_flees_one_by_one_under_fire() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("0x1", hexes[0])
    table.put("1f1", hexes[2])
    table.put("1f2", hexes[2])
    table.roll(1, 8)
    table.act(0).play("attack x1", "target 1f1")
    assert table.options() == ["evade f1", "evade f2"]
    table.play("evade f1")
    table.play(flight(table))
    assert table.at("1f2") == hexes[2]
    table.roll(1, 8)
    table.play("counter")  # the one that stays is struck again
    assert table.happened("StrikeRolled")[-1]["target"] == "1f2"
    table.play(flight(table))
    assert len(table.happened("StrikeRolled")) == 2
    assert table.happened("CombatEnded")[-1]["how"] == "retreat"


def flight(table: Table) -> str:
    """The farthest way out from the cruiser of seat 0."""
    options = table.options()
    if not options[0].startswith("at "):
        options = table.play(options[0]).options()
    return max(options, key=lambda option: distance(table.cell(option[3:]), table.at("0x1")))


# Allies


def alliance() -> Table:
    """A fighter of seat 0 and a cruiser of seat 2 around a fighter of seat 1."""
    table = bases(3)
    middle = ring(table, "1f1", "0f1")
    table.put("2x1", table.galaxy.grid.neighbours[middle][3])
    table.put("1f2", table.galaxy.grid.neighbours[middle][2])
    table.give(0, 0, 0, 2)
    return table.act(0)


@pytest.mark.rule("parsec:12.6a", "parsec:12.6c")
def test_support_is_paid_before_the_attack() -> None:
    table = alliance()
    table.roll(3, 8)
    table.play("attack f1", "support 2", "put gold", "put gold")
    assert table.state.seat == 2
    table.play("accept")
    assert (table.stock(0), table.stock(2)) == ((0, 0, 0), (0, 0, 2))
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 1 + 2
    assert table.why("support 2")[1] == "not-asked"


@pytest.mark.rule("parsec:12.6a")
def test_support_may_be_declined() -> None:
    table = alliance()
    table.roll(3, 8)
    table.play("attack f1", "support 2", "put gold", "done", "pass")
    assert table.stock(0) == (0, 0, 2)
    assert table.happened("StrikeRolled")[-1]["attack"] == 4


@pytest.mark.rule("parsec:12.6b")
def test_allies_must_reach_the_target() -> None:
    table = bases(3)
    middle = ring(table, "1f1", "0f1")
    table.put("2f1", spots(table, middle, 2)[0])
    table.act(0).play("attack f1")
    assert table.happened("SupportAsked") == []
    assert table.happened("StrikeRolled")


@pytest.mark.rule("parsec:12.6c")
def test_lent_vessels_are_not_moved_by_others() -> None:
    table = alliance()
    before = table.at("2x1")
    table.roll(1, 8)
    table.play("attack f1", "support 2", "done", "accept")
    assert table.state.seat == 1
    table.play("hold")
    assert table.at("2x1") == before
    assert not [option for option in table.options() if option.endswith("x1")]


@pytest.mark.rule("parsec:12.6d")
def test_lent_vessels_fire_at_the_declared_target_only() -> None:
    table = alliance()
    near = [c for c in table.galaxy.grid.neighbours[table.at("1f2")] if not table.state.holder[c]]
    table.put("0f2", near[0])
    table.roll(1, 8, 1, 8)
    table.play("attack f1")
    while table.state.choice == "ChooseAttackers":
        table.play("done")
    table.play("support 2", "done", "accept", "hold", "attack f2")
    while table.state.choice in ("ChooseTarget", "ChooseAttackers"):
        table.play(table.options()[-1])
    assert table.happened("AttackDeclared")[-1]["units"] == ["0f2"]


@pytest.mark.rule("parsec:12.6e")
def test_allies_support_a_counterattack() -> None:
    table = bases(3)
    middle = ring(table, "0f1", "1x1")
    table.put("2x1", table.galaxy.grid.neighbours[middle][1])
    table.act(1)
    table.roll(1, 8)
    table.play("attack x1", "target 0f1")
    while table.state.choice == "AskSupport":
        table.play("done")
    assert table.state.seat == 0
    table.roll(3, 8)
    table.play("counter")
    assert table.state.choice == "AskSupport"
    table.play("support 2", "accept")
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 1 + 2
    assert table.happened("StrikeRolled")[-1]["seat"] == 0


def besieged() -> Table:
    """Seat 0 attacks a cruiser of seat 1 with a fighter; a cruiser of seat 2 reaches both."""
    table = bases(3)
    one, two, three = table.line(3)
    table.put("0x1", one)
    table.put("1x1", two)
    table.put("2x1", three)
    table.put("2f1", next(c for c in table.galaxy.grid.within(two, 1) if distance(c, one) == 1))
    table.give(0, gold=2)
    table.give(1, titanium=1, gold=2)
    return table


@pytest.mark.rule("parsec:12.6e")
def test_the_defender_may_ask_whom_the_attacker_asked_in_vain() -> None:
    table = besieged()
    table.roll(1, 8)
    table.act(0).play("attack x1", "target 1x1", "support 2", "done", "pass")
    assert table.state.seat == 1
    table.play("counter")
    assert table.options() == ["support 2", "done"]


@pytest.mark.rule("parsec:12.6e")
def test_every_counterattack_may_ask_for_support() -> None:
    table = besieged()
    table.roll(1, 8, 1, 8, 1, 8)
    table.act(0).play("attack x1", "target 1x1", "done", "counter", "done")
    assert (table.state.seat, table.state.choice) == (0, "ChooseReply")
    table.play("counter")
    assert (table.state.seat, table.options()) == (0, ["support 2", "done"])
    table.play("done")
    assert (table.state.seat, table.state.choice) == (1, "ChooseReply")
    table.play("counter")
    assert (table.state.seat, table.options()) == (1, ["support 2", "done"])


@pytest.mark.rule("parsec:12.4f", "parsec:12.6d")
def test_divided_fire_has_no_single_target_and_so_no_support() -> None:
    for reply, asked in (("counter", True), ("split", False)):
        table = bases(3)
        hexes = table.line(4)
        for unit, cell in zip(("0x1", "1x1", "0x2", "1x2"), hexes, strict=True):
            table.put(unit, cell)
        table.put("2x1", next(c for c in table.galaxy.grid.neighbours[hexes[1]] if not table.state.holder[c]))
        table.roll(1, 8, 1, 8, 1, 8)
        table.act(0).play("attack x1", "target 1x1", "join x2", "done")
        assert table.state.seat == 1
        table.play(reply)
        met = []
        while table.state.seat == 1:
            met.append(table.state.choice)
            table.play(next(one for one in table.options() if one != "pass"))
        assert ("AskSupport" in met) == asked


@pytest.mark.rule("parsec:12.6b", "parsec:12.6e")
@pytest.mark.parametrize("ally", range(3))
def test_every_other_seat_may_be_asked_by_both_sides(ally: int) -> None:
    table = bases(3)
    attacker, defender = (seat for seat in range(3) if seat != ally)
    one, two, three = table.line(3)
    for seat, cell in ((attacker, one), (defender, two), (ally, three)):
        table.put(f"{seat}x1", cell)
    table.roll(1, 8, 1, 8)
    table.state.clash[ASKED] = 7  # of an earlier combat
    table.act(attacker).play("attack x1", f"target {defender}x1")
    assert (table.state.seat, table.options()) == (attacker, [f"support {ally}", "done"])
    table.play("done", "counter")
    assert (table.state.seat, table.options()) == (defender, [f"support {ally}", "done"])


@pytest.mark.rule("parsec:12.6b", "parsec:12.6e")
def test_who_fights_for_one_side_is_not_asked_by_the_other() -> None:
    table = besieged()
    table.roll(1, 8, 1, 8)
    table.act(0).play("attack x1", "target 1x1", "support 2", "done", "accept", "join f1", "done")
    assert (table.state.seat, table.state.choice) == (1, "ChooseReply")
    table.play("counter", "target 0x1")
    assert table.happened("StrikeRolled")[-1]["seat"] == 1


@pytest.mark.rule("parsec:12.6a")
def test_an_ally_may_name_its_price() -> None:
    table = besieged()
    table.roll(1, 8, 3, 8)
    table.act(0).play("attack x1", "target 1x1", "done", "counter", "support 2", "done")
    assert (table.state.seat, table.state.choice) == (2, "AnswerSupport")
    assert table.options() == ["accept", "ask titanium", "ask gold", "pass"]
    assert table.why("ask energy") == ("parsec:12.6a", "other-has-not")
    table.play("ask titanium")
    assert table.why("ask titanium") == ("parsec:12.6a", "other-has-not")
    table.play("ask gold", "ask gold")
    assert (table.state.seat, table.state.choice) == (1, "AcceptFee")
    table.play("accept")
    assert (table.stock(1), table.stock(2)) == ((0, 0, 0), (1, 0, 2))
    assert (table.state.seat, table.state.choice) == (2, "LendVessels")


@pytest.mark.rule("parsec:12.6a")
def test_the_price_of_an_ally_may_be_declined() -> None:
    table = besieged()
    table.roll(1, 8, 3, 8)
    table.act(0).play("attack x1", "target 1x1", "done", "counter", "support 2", "done", "ask gold", "done", "pass")
    assert table.happened("SupportAnswered")[-1]["agreed"] is False
    assert table.stock(1) == (1, 0, 2)
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 2


# Who fires


def guarded() -> Table:
    """A fighter of seat 0 has attacked a cargo of seat 1 in vain; one fighter stands by it, another next to both."""
    table = bases()
    middle = ring(table, "1c1", "0f1")
    table.put("1f1", middle)
    near = table.galaxy.grid.neighbours
    table.put("1f2", next(c for c in near[middle] if c in near[table.at("0f1")]))
    table.roll(1, 8)
    table.act(0).play("attack f1", "target 1c1", "counter")
    return table


@pytest.mark.rule("parsec:12.4i")
def test_a_cargo_does_not_fire_together_with_warships() -> None:
    table = guarded()
    assert table.options() == ["join c1", "join f1", "join f2"]
    table.play("join f1")
    assert table.options() == ["join f2", "done"]
    assert table.why("join c1") == ("parsec:12.4i", "fires-alone")
    alone = guarded()
    alone.roll(5, 8)
    alone.play("join c1")
    assert alone.happened("StrikeRolled")[-1]["attack"] == 5


@pytest.mark.rule("parsec:12.4d")
def test_whoever_is_named_takes_part_at_once() -> None:
    table = guarded()
    sides = {unit["unit"]: unit.get("side") for unit in table.state.view(0)["units"]}
    assert (sides["0f1"], sides["1c1"], sides["1f1"], sides["1f2"]) == (1, 2, 2, None)
    table = bases(3)
    middle = ring(table, "1x1", "0f1")
    near = table.galaxy.grid.neighbours
    table.put("1f2", next(c for c in near[middle] if c in near[table.at("0f1")]))
    table.put("2f1", next(c for c in near[table.at("0f1")] if not table.state.holder[c]))
    table.roll(1, 8)
    table.act(0).play("attack f1", "target 1x1", "counter", "join f2", "done")
    assert table.state.choice == "AskSupport"
    sides = {unit["unit"]: unit.get("side") for unit in table.state.view(0)["units"]}
    assert (sides["1x1"], sides["1f2"]) == (2, 2)


@pytest.mark.rule("parsec:12d", "parsec:12.4a", "parsec:12.4d", "parsec:4.2k", "parsec:4.2l")
def test_neither_who_is_in_the_supply_nor_who_is_aboard_takes_part() -> None:
    table = bases(3)
    here, there = table.line(2)
    for name in ("0t1", "0f1"):
        table.put(name, here)
    table.put("1x1", there)
    ship, aboard, supply, enemy = (UNIT_NAMES.index(name) for name in ("0t1", "0f1", "0f2", "1x1"))
    state = table.state
    state.clash[ATTACKER], state.clash[DEFENDER] = 1, 0
    state.engaged[enemy], state.engaged[ship] = 1, 2
    for unit, able in ((ship, True), (aboard, False), (supply, False)):
        assert can_open_fire(state, unit) == able
        assert is_open_to_attack(state, 1, unit) == able
        assert can_fire_back(state, 0, 2, unit) == able
        assert can_join(state, unit, enemy) == able
        assert can_lend(state, unit, enemy) == able


@pytest.mark.rule("parsec:12.4a", "parsec:12.6b")
def test_a_fight_in_the_last_hex_of_the_board_is_near_to_nobody_else() -> None:
    table = Table(6, SIX)
    last = table.galaxy.grid.cells[-1]
    for seat in range(3, 6):
        table.put(f"{seat}o1", table.planet(seat)[0])
    table.put("1x1", last)
    table.put("0x1", table.galaxy.grid.neighbours[last][0])
    table.roll(1, 8)
    table.act(0).play("attack x1")
    assert table.happened("AttackDeclared")[-1]["units"] == ["0x1"]
    assert table.happened("StrikeRolled")[-1]["seat"] == 0
    table.roll(1, 8)
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["attack"] == 1 + 2


@pytest.mark.rule("parsec:12.4f", "parsec:12.4i")
def test_a_cargo_does_not_divide_the_fire_with_a_warship() -> None:
    for guards, split in ((1, False), (2, True)):
        table = bases()
        middle = ring(table, "1c1", "0f1", "0f2")
        table.put("1f1", middle)
        if guards == 2:
            near = table.galaxy.grid.neighbours
            table.put("1f2", next(c for c in near[middle] if c in near[table.at("0f1")] and not table.state.holder[c]))
        table.roll(1, 8)
        table.act(0).play("attack f1", "target 1c1", "join f2")
        assert ("split" in table.options()) == split


@pytest.mark.rule("parsec:12.6b")
def test_nobody_is_asked_twice_for_one_strike() -> None:
    table = bases(4)
    ring(table, "1f1", "0f1", "2x1", "3x1")
    table.act(0).play("attack f1", "target 1f1")
    assert table.options() == ["support 2", "support 3", "done"]
    table.play("support 3", "pass")
    assert table.options() == ["support 2", "done"]
    assert table.why("support 3") == ("parsec:12.6b", "asked-already")
