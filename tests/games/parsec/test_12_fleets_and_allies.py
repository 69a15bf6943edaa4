"""Parsec: evasion of fleets, and support of allies (chapters 12.5 and 12.6)."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, ring, spots
from tests.games.parsec.table import Table

from orrery.games.parsec.grid import distance


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
