"""Parsec: who has the choice in a combat, and how it ends without one (chapters 12.1 to 12.7)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.parsec.fights import bases, ring, spots
from tests.games.parsec.table import Table

from orrery.games.parsec.actions import PIECE_NAMES, UNIT_NAMES
from orrery.games.parsec.flow.combat import (
    APART,
    EVADED,
    HELD,
    LOST,
    MOST_STRIKES,
    NOT_AT_ALL,
    TOGETHER,
    ChooseReply,
    Initiative,
    decided,
    is_beyond_colony,
    unanswered,
)
from orrery.games.parsec.flow.evasion import can_evade, gap_to_enemies, is_under_fire
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import (
    AIM,
    ATTACKED,
    ATTACKER,
    DEFENDER,
    HAPPENED,
    JUMP,
    LOSS,
    OVER,
    STRIKER,
    STRIKES,
)
from orrery.games.parsec.tables import FIGHTER


def combat(table: Table, aim: str, *engaged: str) -> Table:
    """Seat 0 attacks seat 1: these units take part."""
    state = table.state
    for at in range(len(state.clash)):
        state.clash[at] = 0
    state.clash[ATTACKER], state.clash[DEFENDER], state.clash[STRIKER] = 0, 1, 0
    state.clash[AIM] = UNIT_NAMES.index(aim)
    for name in engaged:
        state.engaged[UNIT_NAMES.index(name)] = 1 if name[0] == "0" else 2
    return table


def facing(gap: int) -> Table:
    """A cruiser of seat 0 attacks a fighter of seat 1 from afar or from beside it."""
    table = bases()
    hexes = table.line(gap + 1)
    table.put("0x1", hexes[0])
    table.put("1f1", hexes[-1])
    return combat(table, "1f1", "0x1", "1f1")


@pytest.mark.rule("parsec:12.7a", "parsec:14.5a")
@pytest.mark.parametrize(("side", "pressed"), list(product((1, 2), (EVADED, HELD, LOST))))
def test_what_ends_a_combat_before_anybody_has_a_choice(side: int, pressed: int) -> None:
    state = facing(1).state
    assert decided(state, side, pressed) == ""
    state.clash[STRIKES] = MOST_STRIKES - 1
    state.clash[HAPPENED] = 1
    assert decided(state, side, pressed) == ""
    state.clash[STRIKES] = MOST_STRIKES
    assert decided(state, side, pressed) == "exhausted"
    state.simple_clashes = True
    assert decided(state, side, pressed) == "simplified"
    state.clash[HAPPENED] = 0
    assert decided(state, side, pressed) == "exhausted"
    state.clash[OVER] = 1
    assert decided(state, side, pressed) == "truce"
    state.clash[OVER] = state.clash[STRIKES] = 0
    state.engaged[UNIT_NAMES.index("0x1" if side == 2 else "1f1")] = 0
    assert decided(state, side, pressed) == ("retreat" if pressed == EVADED else "destroyed")


@pytest.mark.rule("parsec:12.1d", "parsec:12.4j")
@pytest.mark.parametrize("pressed", [EVADED, HELD, LOST])
def test_whoever_reaches_an_enemy_has_the_choice(pressed: int) -> None:
    assert unanswered(facing(1).state, 2, pressed) == ""
    assert unanswered(facing(1).state, 1, pressed) == ""


@pytest.mark.rule("parsec:12.3c", "parsec:12.4j")
@pytest.mark.parametrize("pressed", [EVADED, HELD, LOST])
def test_whoever_reaches_nobody_may_only_evade(pressed: int) -> None:
    table = facing(2)
    left = "retreat" if pressed == EVADED else ""
    assert unanswered(table.state, 2, pressed) == left
    table.state.move[5 + FIGHTER] = 0
    assert unanswered(table.state, 2, pressed) == ("retreat" if pressed == EVADED else "stand-down")
    table.state.clash[AIM] = UNIT_NAMES.index("1o9")
    assert unanswered(table.state, 2, pressed) == ("retreat" if pressed == EVADED else "colony-holds")
    table.deal(0, "rich-vein")
    assert unanswered(table.state, 2, pressed) == ("retreat" if pressed == EVADED else "colony-holds")
    table.deal(1, "emergency-jump")
    assert unanswered(table.state, 2, pressed) == left


@pytest.mark.rule("parsec:12.4j", "parsec:12.7a")
def test_a_side_that_has_lost_everything_fights_on_with_whoever_comes_to_help() -> None:
    table = facing(1)
    state = table.state
    state.engaged[UNIT_NAMES.index("1f1")] = 0
    endings = [unanswered(state, 2, pressed) for pressed in (EVADED, HELD, LOST)]
    assert endings == ["retreat", "retreat", ""]  # the fighter beside the attacker may take revenge
    state.where[UNIT_NAMES.index("1f1")] = -1
    endings = [unanswered(state, 2, pressed) for pressed in (EVADED, HELD, LOST)]
    assert endings == ["retreat", "retreat", "attacker-destroys"]
    table = facing(1)
    table.state.engaged[UNIT_NAMES.index("0x1")] = 0
    endings = [unanswered(table.state, 1, pressed) for pressed in (EVADED, HELD, LOST)]
    assert endings == ["retreat", "retreat", "defender-destroys"]


@pytest.mark.rule("parsec:12.3c", "parsec:12.4j", "parsec:12.1d")
@pytest.mark.parametrize("pressed", [EVADED, HELD, LOST])
def test_when_a_side_may_stand_down(pressed: int) -> None:
    choice = ChooseReply(1, pressed)
    for ready, own, fleeing in product(([], [1]), repeat=3):
        helpless = not ready and not fleeing
        at_leisure = pressed == EVADED or not own
        withstood = pressed == HELD and ready != []
        assert choice.can_hold(ready, own, fleeing) == (helpless or at_leisure or withstood)


@pytest.mark.rule("parsec:12.3d")
def test_a_colony_is_beyond_its_attackers_when_it_reaches_none_of_them() -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("1f1", home[0])
    table.put("0x1", spots(table, home[0], 2)[0])
    combat(table, "1o1", "0x1", "1o1", "1f1")
    assert is_beyond_colony(table.state)
    table.put("0f1", home[1])
    assert is_beyond_colony(table.state)  # a bystander
    combat(table, "1o1", "0f1")
    assert not is_beyond_colony(table.state)
    table = facing(2)
    assert not is_beyond_colony(table.state)


@pytest.mark.rule("parsec:12.3d", "parsec:12.4f")
@pytest.mark.parametrize(
    ("struck", "loss", "ends"), [(TOGETHER, 0, True), (TOGETHER, 1, False), (APART, 0, False), (APART, 1, False)]
)
def test_only_a_colony_that_withstands_the_strike_ends_the_combat(struck: int, loss: int, ends: bool) -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("1f1", home[0])
    table.put("0x1", spots(table, home[0], 2)[0])
    combat(table, "1o1", "0x1", "1o1", "1f1")
    table.state.clash[LOSS] = loss
    table.run(Initiative(2, struck))
    assert bool(table.happened("CombatEnded")) == ends
    assert table.state.choice == ("Rest" if ends else "ChooseEscape")  # there is nothing but to evade
    if ends:
        assert table.happened("CombatEnded")[-1]["how"] == "colony-holds"
        combat(table, "1o1", "0x1", "1o1", "1f1")
        table.state.clash[STRIKES] = MOST_STRIKES
        table.run(Initiative(2, struck))
        assert table.happened("CombatEnded")[-1]["how"] == "exhausted"


@pytest.mark.rule("parsec:12.3d")
def test_whoever_has_lost_the_colony_still_answers() -> None:
    table = bases()
    home = table.planet(1)
    for unit in ("1o1", "1f1", "1f2"):
        table.put(unit, home[0])
    table.put("0x1", spots(table, home[0], 2)[0])
    table.roll(8, 1)
    table.act(0).play("attack x1", "target 1o1", "lose o1")
    assert (table.state.seat, table.options()) == (1, ["evade f1", "evade f2"])


@pytest.mark.rule("parsec:12.2e", "parsec:12.2g")
def test_after_a_jump_the_other_side_has_the_choice() -> None:
    table = facing(1)
    table.put("1f2", spots(table, table.at("0x1"), 1)[0])
    combat(table, "1f1", "0x1", "1f1", "1f2")
    table.state.clash[JUMP] = UNIT_NAMES.index("1f1") + 1
    table.run(Initiative(2, TOGETHER))
    assert (table.state.seat, table.state.choice) == (1, "ChooseEscape")
    far = max(table.options(), key=lambda option: distance(table.cell(option[3:]), table.at("0x1")))
    table.play(far)
    assert table.state.engaged[UNIT_NAMES.index("1f1")] == 0
    assert (table.state.seat, table.options()) == (0, ["counter", "hold"])
    assert table.state.clash[JUMP] == 0


@pytest.mark.rule("parsec:6.2l", "parsec:12.2e")
def test_who_holds_cards_is_asked_as_long_as_a_card_may_be_played() -> None:
    for struck, name in ((NOT_AT_ALL, "ChooseReply"), (TOGETHER, "ChooseAnswer"), (APART, "ChooseAnswer")):
        table = facing(1)
        table.deal(1, "rich-vein")
        table.run(Initiative(2, struck))
        assert (table.state.seat, table.state.choice) == (1, name)
        table.deal(0, "rich-vein")
        table.run(Initiative(1, struck))
        assert (table.state.seat, table.state.choice) == (0, name)
    table = facing(1)
    table.deal(0, "rich-vein")
    table.run(Initiative(2, TOGETHER))
    assert (table.state.seat, table.state.choice) == (1, "ChooseReply")
    alone = facing(1)
    alone.deal(1, "rich-vein")
    alone.state.engaged[UNIT_NAMES.index("1f1")] = 0
    alone.state.clash[LOSS] = 1
    alone.run(Initiative(2, TOGETHER))
    assert (alone.state.seat, alone.state.choice, alone.options()) == (1, "ChooseReply", ["counter", "hold"])


@pytest.mark.rule("parsec:4.3b", "parsec:12.4i")
def test_a_colony_that_is_attacked_fires_back_alone() -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("1f1", home[0])
    table.put("0f1", home[1])
    table.roll(1, 8)
    table.act(0).play("attack f1", "target 1o1", "counter")
    assert table.options() == ["join o1", "join f1"]
    table.roll(6, 8)
    table.play("join o1")
    assert table.happened("StrikeRolled")[-1]["attack"] == 6


# Divided fire, and who has fired


def melee(**options: Any) -> Table:
    """Cruisers of both seats in a row, in turn."""
    table = bases(**options)
    one, two, three, four = table.line(4)
    for unit, cell in (("0x1", one), ("1x1", two), ("0x2", three), ("1x2", four)):
        table.put(unit, cell)
    return table


@pytest.mark.rule("parsec:12.4f")
def test_nobody_fires_at_a_vessel_that_is_lost() -> None:
    table = melee()
    table.roll(1, 8)
    table.act(0).play("attack x1", "join x2")
    assert "split" in table.options()
    table.roll(8, 1)
    table.play("split", "target 0x2", "target 0x2")
    assert [strike["target"] for strike in table.happened("StrikeRolled")] == ["1x1", "0x2"]
    assert (table.state.seat, table.at("0x2")) == (0, -1)


@pytest.mark.rule("parsec:12.4f", "parsec:14.5a")
@pytest.mark.parametrize("simple", [True, False])
def test_a_simplified_clash_ends_with_the_first_of_divided_strikes_that_hits(simple: bool) -> None:
    for dice, strikes in (((8, 1, 1, 8), 1 if simple else 2), ((1, 8, 1, 8), 2)):
        table = melee(simple_clashes=simple)
        table.roll(1, 8)
        table.act(0).play("attack x1", "join x2")
        table.roll(*dice)
        table.play("split", "target 0x1", "target 0x2")
        assert len(table.happened("StrikeRolled")) == 1 + strikes
        assert bool(table.happened("CombatEnded")) == (simple and dice[0] == 8)


@pytest.mark.rule("parsec:12.4j")
@pytest.mark.parametrize("reply", [["counter", "target 0x1"], ["split", "target 0x1", "target 0x2"]])
def test_a_loss_weighs_on_the_answer_to_it_alone(reply: list[str]) -> None:
    table = bases()
    one, two, three, four = table.line(4)
    for unit, cell in (("0x1", one), ("1f1", two), ("1f2", two), ("0x2", three), ("1x2", four)):
        table.put(unit, cell)
    table.roll(8, 1)
    table.act(0).play("attack x1", "target 1f1", "join x2", "lose f1")
    assert (table.state.seat, "hold" in table.options()) == (1, False)
    table.roll(1, 8, 1, 8)
    table.play(*reply)
    assert (table.state.seat, table.state.choice, "hold" in table.options()) == (0, "ChooseReply", True)


@pytest.mark.rule("parsec:12.6b", "parsec:4e")
def test_whoever_is_lent_has_attacked_this_turn_and_whoever_strikes_back_has_not() -> None:
    table = bases(3)
    one, two, three = table.line(3)
    for unit, cell in (("0x1", one), ("1x1", two), ("2x1", three)):
        table.put(unit, cell)
    table.roll(1, 8, 1, 8)
    table.act(0).play("attack x1", "target 1x1", "done", "counter", "support 2", "accept")
    flags = {name: table.state.flags[UNIT_NAMES.index(name)] & ATTACKED for name in ("0x1", "1x1", "2x1")}
    assert flags == {"0x1": ATTACKED, "1x1": 0, "2x1": ATTACKED}
    assert table.state.engaged[UNIT_NAMES.index("2x1")] == 2


@pytest.mark.rule("parsec:12.4f", "parsec:12.4i")
def test_divided_fire_is_of_warships_alone() -> None:
    table = bases()
    middle = ring(table, "1c1", "0f1", "0f2")
    table.put("1f1", middle)
    near = table.galaxy.grid.neighbours
    table.put("1f2", next(c for c in near[middle] if c in near[table.at("0f1")] and not table.state.holder[c]))
    table.roll(1, 8)
    table.act(0).play("attack f1", "target 1c1", "join f2", "split")
    assert table.state.stack[-1].piece == PIECE_NAMES.index("f1")


@pytest.mark.rule("parsec:6.2c", "parsec:12.2d")
def test_nobody_jumps_away_from_an_evasion() -> None:
    for struck, offered in ((NOT_AT_ALL, False), (TOGETHER, True)):
        table = facing(1)
        table.deal(1, "emergency-jump")
        table.run(Initiative(2, struck))
        assert ("play emergency-jump" in table.options()) == offered
        assert (table.state.why_not("play emergency-jump") is None) == offered


@pytest.mark.rule("parsec:12.3d", "parsec:12.4j")
@pytest.mark.parametrize(("aim", "how"), [("1f1", "stand-down"), ("1o9", "colony-holds")])
def test_who_can_do_nothing_stands_down(aim: str, how: str) -> None:
    table = facing(2)
    table.deal(1, "rich-vein")
    table.state.move[5 + FIGHTER] = 0
    table.state.clash[AIM] = UNIT_NAMES.index(aim)
    table.run(Initiative(2, APART))
    assert (table.state.choice, table.options()) == ("ChooseAnswer", ["hold"])
    table.play("hold")
    assert table.happened("CombatEnded")[-1]["how"] == how


@pytest.mark.rule("parsec:12.2d")
def test_who_flies_one_parsec_can_evade() -> None:
    table = facing(1)
    table.state.move[5 + FIGHTER] = 1
    assert can_evade(table.state, UNIT_NAMES.index("1f1"))


@pytest.mark.rule("parsec:14.5a", "parsec:12.2g")
@pytest.mark.parametrize("simple", [True, False])
def test_a_simplified_clash_ends_with_an_evasion(simple: bool) -> None:
    table = facing(1)
    table.state.simple_clashes = simple
    table.run(Initiative(2, TOGETHER)).play("evade f1")
    near = min(table.options(), key=lambda option: distance(table.cell(option[3:]), table.at("0x1")))
    table.play(near)
    assert [event["how"] for event in table.happened("CombatEnded")] == (["simplified"] if simple else [])


@pytest.mark.rule("parsec:12.2g")
@pytest.mark.parametrize(("hunter", "prey"), [(a, b) for a in range(4) for b in range(4) if a != b])
def test_whoever_is_in_range_of_an_enemy_has_not_escaped(hunter: int, prey: int) -> None:
    table = bases(4)
    one, two = table.line(2)
    enemy, unit = table.put(f"{hunter}x8", one), table.put(f"{prey}f1", two)
    state = table.state
    assert not is_under_fire(state, unit)
    state.engaged[enemy], state.engaged[unit] = 1, 2
    assert is_under_fire(state, unit)
    assert (gap_to_enemies(state, unit, two), gap_to_enemies(state, enemy, one)) == (1, 1)
    state.engaged[enemy] = 2
    assert not is_under_fire(state, unit)
    assert gap_to_enemies(state, unit, two) > 50
