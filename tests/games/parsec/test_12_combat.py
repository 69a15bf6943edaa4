"""Parsec: combat (chapter 12)."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, duel, ring, spots
from tests.games.parsec.table import Table

from orrery.games.parsec.effects import remove
from orrery.games.parsec.grid import distance


@pytest.mark.rule("parsec:12a", "parsec:12b")
def test_range() -> None:
    assert "attack f1" in duel("0f1", "1c1", 1).options()
    assert duel("0f1", "1c1", 2).why("attack f1") == ("parsec:12b", "no-target")
    assert "attack x1" in duel("0x1", "1c1", 2).options()
    assert "attack t1" not in duel("0t1", "1c1", 2).options()
    assert "attack x1" not in duel("0x1", "1c1", 3).options()


@pytest.mark.rule("parsec:12c")
@pytest.mark.parametrize("strict", [False, True])
def test_every_hex_at_distance_two_is_on_a_line(strict: bool) -> None:
    table = bases(strict_lines=strict)
    start = next(c for c in table.galaxy.grid.cells if len(spots(table, c, 2)) == 12)
    table.put("0x1", start)
    for cell in spots(table, start, 2):
        unit = table.put("1f1", cell)
        assert "attack x1" in table.act(0).options()
        remove(table.state, unit)


def test_strict_lines_leave_gaps_at_distance_three() -> None:
    for strict, expected in ((False, 18), (True, 6)):
        table = bases(4, strict_lines=strict)
        grid = table.galaxy.grid
        start = next(c for c in grid.cells if len(spots(table, c, 3)) == 18)
        table.put("0x1", start)
        table.deal(0, "long-range-sights")
        table.act(0).play("play long-range-sights")
        found = 0
        for cell in spots(table, start, 3):
            unit = table.put("1f1", cell)
            table.act(0)
            found += "attack x1" in table.options()
            remove(table.state, unit)
        assert found == expected


@pytest.mark.rule("parsec:12d")
def test_military_vessels_attack_on_their_own_turn() -> None:
    table = bases(3)
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("0f1", home[1])
    one, two = table.line(2)
    table.put("0f2", one)
    table.put("2c1", two)
    table.act(0)
    assert {"attack f1", "attack f2"} <= set(table.options())
    table.act(1)
    assert table.state.seat == 1
    assert not [option for option in table.options() if option.startswith("attack")]


@pytest.mark.rule("parsec:12e")
def test_the_declaration_binds() -> None:
    table = bases()
    one, two, three = table.line(3)
    table.put("0f1", two)
    table.put("1c1", one)
    table.put("1c2", three)
    table.deal(1, "rich-vein")
    table.act(0).play("attack f1", "target 1c2")
    declared = table.happened("AttackDeclared")[-1]
    assert (declared["units"], declared["target"], declared["manoeuvre"]) == (["0f1"], "1c2", "single")
    assert table.state.choice == "AnswerAttack"
    assert table.why("target 1c1")[1] == "not-asked"
    table.roll(8, 1)
    table.quiet()
    assert table.at("1c2") == -1
    assert table.at("1c1") == one


@pytest.mark.rule("parsec:12.1a")
def test_totals_and_their_reasons() -> None:
    table = duel("0f1", "1x1")
    table.roll(5, 3)
    table.play("attack f1")
    rolled = table.happened("StrikeRolled")[-1]
    assert (rolled["attack"], rolled["defence"]) == (6, 5)
    assert [tuple(reason) for reason in rolled["reasons"]] == [("attack", "0f1", 1), ("defence", "1x1", 2)]


@pytest.mark.rule("parsec:12.1b", "parsec:12.4k", "parsec:12.7a")
def test_the_higher_total_destroys() -> None:
    table = duel("0f1", "1f1")
    table.roll(5, 5)
    table.play("attack f1")
    assert table.at("1f1") == -1
    assert table.state.choice == "ChooseAction"
    assert table.happened("CombatEnded")[-1]["how"] == "attacker-destroys"


@pytest.mark.rule("parsec:12.1c", "parsec:12.1d")
def test_a_tie_is_held() -> None:
    table = duel("0f1", "1f1")
    table.roll(4, 5)
    table.play("attack f1")
    assert table.at("1f1") >= 0
    assert table.state.seat == 1
    assert table.options() == ["counter", "evade f1", "hold"]
    table.play("hold")
    assert table.happened("CombatEnded")[-1]["how"] == "stand-down"


@pytest.mark.rule("parsec:12.1d")
def test_a_colony_cannot_evade() -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("0f1", home[1])
    table.roll(1, 8)
    table.act(0).play("attack f1")
    assert table.options() == ["counter", "hold"]
    assert table.why("evade o1") == ("parsec:12.2e", "cannot-evade")


@pytest.mark.rule("parsec:12.2a", "parsec:12.2b", "parsec:12.7a")
def test_a_counterattack_uses_the_other_bonuses() -> None:
    table = duel("0f1", "1x1")
    table.roll(1, 8, 4, 5)
    table.play("attack f1", "counter")
    rolled = table.happened("StrikeRolled")[-1]
    assert (rolled["seat"], rolled["attack"], rolled["defence"]) == (1, 6, 5)
    assert table.at("0f1") == -1
    assert table.stock(1) == (1, 1, 1)
    assert table.happened("CombatEnded")[-1]["how"] == "defender-destroys"


@pytest.mark.rule("parsec:12.2c", "parsec:12.2h")
def test_a_failed_counterattack_hands_the_choice_back() -> None:
    table = duel("0f1", "1f1")
    table.roll(1, 8, 4, 5)
    table.play("attack f1", "counter")
    assert table.state.seat == 0
    assert table.options() == ["counter", "evade f1", "hold"]
    for _ in range(4):
        table.roll(1, 8)
        table.play("counter")
    table.roll(8, 1)
    table.play("counter")
    assert table.at("1f1") == -1


@pytest.mark.rule("parsec:12.2d", "parsec:12.7a", "parsec:12.2h")
def test_evading_out_of_range_ends_the_combat() -> None:
    table = duel("0f1", "1f1")
    table.roll(1, 8)
    table.play("attack f1", "evade f1")
    far = max(table.options(), key=lambda option: distance(table.cell(option[3:]), table.at("0f1")))
    table.play(far)
    assert distance(table.at("0f1"), table.at("1f1")) == 3
    assert table.state.choice == "ChooseAction"
    assert table.happened("CombatEnded")[-1]["how"] == "retreat"


@pytest.mark.rule("parsec:12.2e")
def test_a_surrounded_vessel_cannot_evade() -> None:
    table = bases()
    middle = table.line(3)[1]
    table.put("1c1", middle)
    for number, cell in enumerate(table.galaxy.grid.neighbours[middle]):
        table.put(f"0f{number + 1}", cell)
    table.roll(1, 8)
    table.act(0).play("attack f1", "done")
    assert table.why("evade c1") == ("parsec:12.2e", "cannot-evade")
    assert table.options() == ["counter", "hold"]


@pytest.mark.rule("parsec:12.2f")
def test_evading_long_range_fire() -> None:
    table = duel("0x1", "1c1", 2)
    table.roll(1, 8)
    table.play("attack x1")
    three = next(o for o in table.options() if distance(table.cell(o[3:]), table.at("0x1")) == 3)
    table.play(three)
    assert table.happened("CombatEnded")[-1]["how"] == "retreat"
    assert table.state.choice == "ChooseAction"


@pytest.mark.rule("parsec:12.2g")
def test_those_who_still_reach_may_strike_again() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("0x1", hexes[0])
    table.put("1f1", hexes[1])
    table.put("0f1", next(c for c in table.galaxy.grid.neighbours[hexes[1]] if c not in hexes))
    table.roll(1, 8)
    table.act(0).play("attack x1", "join f1", "evade f1")
    ends = [
        option
        for option in table.options()
        if distance(table.cell(option[3:]), table.at("0x1")) == 2
        and distance(table.cell(option[3:]), table.at("0f1")) > 1
    ]
    table.play(ends[0])
    assert (table.state.seat, table.options()) == (0, ["counter", "hold"])
    table.roll(8, 1)
    table.play("counter")
    assert tuple(table.happened("StrikeRolled")[-1]["reasons"][0]) == ("attack", "0x1", 2)
    assert table.at("1f1") == -1


@pytest.mark.rule("parsec:12.3a")
def test_long_range_attack() -> None:
    table = duel("0x1", "1f1", 2)
    table.roll(4, 8)
    table.play("attack x1")
    assert table.happened("AttackDeclared")[-1]["manoeuvre"] == "long-range"
    assert table.happened("StrikeRolled")[-1]["attack"] == 6


@pytest.mark.rule("parsec:12.3b")
def test_a_reply_needs_the_range() -> None:
    table = duel("0x1", "1x1", 2)
    table.roll(1, 8)
    table.play("attack x1")
    assert "counter" in table.options()
    table = duel("0x1", "1f1", 2)
    table.roll(1, 8)
    table.play("attack x1")
    assert table.state.choice == "ChooseEscape"


@pytest.mark.rule("parsec:12.3c")
def test_the_outranged_must_evade() -> None:
    table = bases()
    hexes = table.line(3)
    table.put("0x1", hexes[0])
    table.put("1f1", hexes[2])
    table.put("1f2", hexes[2])
    table.deal(0, "long-range-sights")
    table.act(0).play("play long-range-sights")
    table.roll(1, 8)
    table.play("attack x1", "target 1f1")
    assert table.options() == ["evade f1", "evade f2"]
    assert table.why("hold") == ("parsec:12.3c", "must-answer")
    assert table.why("counter") == ("parsec:12.3b", "out-of-range")
    table.play("evade f1")
    three = next(o for o in table.options() if distance(table.cell(o[3:]), hexes[0]) == 3)
    table.play(three)
    assert (table.state.seat, table.options()) == (0, ["counter", "hold"])


@pytest.mark.rule("parsec:12.3d")
def test_a_colony_withstands_long_range_fire() -> None:
    table = bases()
    centre = table.planet(1)[0]
    table.put("1o1", centre)
    outside = next(c for c in table.galaxy.grid.cells if distance(c, centre) == 2)
    table.put("0x1", outside)
    table.roll(3, 6)
    table.act(0).play("attack x1")
    assert table.state.choice == "ChooseAction"
    assert table.happened("CombatEnded")[-1]["how"] == "colony-holds"
    assert table.at("1o1") == centre


@pytest.mark.rule("parsec:12.3e")
def test_events_extend_range() -> None:
    table = duel("0f1", "1c1", 2)
    table.deal(0, "long-range-sights")
    table.act(0).play("play long-range-sights")
    table.roll(8, 1)
    table.play("attack f1").quiet()
    assert table.happened("AttackDeclared")[-1]["manoeuvre"] == "long-range"


@pytest.mark.rule("parsec:12.4a", "parsec:4e")
def test_a_coordinated_attack_adds_all_bonuses() -> None:
    table = bases()
    ring(table, "1x1", "0f1", "0f2", "0x1")
    table.roll(3, 8)
    table.act(0).play("attack f1", "join f2", "join x1")
    assert len(table.happened("StrikeRolled")) == 1
    assert table.happened("StrikeRolled")[-1]["attack"] == 7
    assert table.happened("AttackDeclared")[-1]["manoeuvre"] == "coordinated"
    table.play("hold")
    for piece in ("f1", "f2", "x1"):
        assert table.why(f"attack {piece}") == ("parsec:4e", "attacked-already")


@pytest.mark.rule("parsec:12.4b")
def test_mixed_ranges() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("1t1", hexes[1])
    table.put("0f1", hexes[0])
    table.put("0x1", hexes[3])
    table.put("0f2", next(c for c in table.galaxy.grid.cells if distance(c, hexes[1]) == 2 and c != hexes[3]
                          and not table.galaxy.terrain[c]))  # fmt: skip
    table.roll(4, 8)
    table.act(0).play("attack f1")
    assert table.options() == ["join x1", "done"]
    assert table.why("join f2") == ("parsec:12.4b", "out-of-range")
    table.play("join x1")
    assert table.happened("StrikeRolled")[-1]["attack"] == 7


@pytest.mark.rule("parsec:12.4c")
def test_the_reply_goes_to_one_attacker_in_range() -> None:
    table = bases()
    hexes = table.line(4)
    table.put("1f1", hexes[1])
    table.put("0f1", hexes[0])
    table.put("0x1", hexes[3])
    table.deal(1, "rich-vein")
    table.roll(1, 8)
    table.act(0).play("attack f1", "join x1").quiet()
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["target"] != "0x1"
    table.roll(1, 8)
    table.quiet()
    assert table.happened("StrikeRolled")[-1]["target"] == "0f1"


def figure_twelve() -> Table:
    """Cruisers A and B of seat 1 against cruiser C and fighter D of seat 0: A reaches both, B only C."""
    table = bases()
    d, a, c, b = table.line(4)
    table.put("1x1", a)
    table.put("1x2", b)
    table.put("0x1", c)
    table.put("0f1", d)
    table.roll(1, 8)
    table.act(0).play("attack f1", "join x1")
    return table


@pytest.mark.rule("parsec:12.4d", "parsec:12.4e")
def test_concentrated_counterattack() -> None:
    table = figure_twelve()
    assert distance(table.at("1x2"), table.at("0f1")) == 3
    table.play("counter", "target 0x1")
    assert table.options() == ["join x1", "join x2"]
    table.roll(3, 8)
    table.play("join x1", "join x2")
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 4
    table = figure_twelve()
    table.roll(3, 8)
    table.play("counter", "target 0f1")
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 2


@pytest.mark.rule("parsec:12.4d")
def test_only_those_in_range_join_the_counterattack() -> None:
    table = bases()
    hexes = table.line(3)
    table.put("0x1", hexes[0])
    table.put("1x1", hexes[2])
    near = [c for c in table.galaxy.grid.neighbours[hexes[2]] if distance(c, hexes[0]) == 2]
    table.put("1f1", near[0])
    table.roll(1, 8, 4, 8)
    table.act(0).play("attack x1", "target 1x1", "counter")
    assert table.happened("StrikeRolled")[-1]["attack"] == 4 + 2


@pytest.mark.rule("parsec:12.4f")
def test_separate_counterattacks() -> None:
    table = figure_twelve()
    table.roll(2, 8, 3, 8)
    table.play("split", "target 0f1", "target 0x1")
    rolled = table.happened("StrikeRolled")[1:]
    assert [(roll["target"], roll["attack"]) for roll in rolled] == [("0f1", 4), ("0x1", 5)]


@pytest.mark.rule("parsec:12.4g")
def test_vessels_never_share_defence() -> None:
    table = bases()
    middle = ring(table, "1f1", "0f1")
    table.put("1f2", middle)
    table.put("1x1", table.galaxy.grid.neighbours[middle][3])
    table.roll(8, 1)
    table.act(0).play("attack f1", "target 1f1")
    assert table.happened("StrikeRolled")[-1]["defence"] == 1


@pytest.mark.rule("parsec:12.4h")
def test_the_loser_chooses_the_casualty() -> None:
    table = bases()
    home = table.planet(1)
    table.put("1o1", home[0])
    table.put("1c1", home[0])
    table.put("1f1", home[0])
    table.put("0f1", home[1])
    table.roll(7, 4)
    table.act(0).play("attack f1", "target 1f1")
    assert table.state.seat == 1
    assert table.options() == ["lose o1", "lose c1", "lose f1"]
    table.play("lose c1")
    assert table.stock(0) == (2, 1, 0)
    assert table.at("1f1") == home[0]


@pytest.mark.rule("parsec:12.4i")
def test_cargos_take_no_part_unless_attacked() -> None:
    table = bases()
    middle = ring(table, "1f1", "0f1")
    table.put("1c1", middle)
    table.roll(1, 8, 4, 8)
    table.act(0).play("attack f1", "target 1f1", "counter")
    assert tuple(table.happened("StrikeRolled")[-1]["reasons"][0]) == ("attack", "1f1", 1)
    assert table.happened("StrikeRolled")[-1]["attack"] == 5
    alone = duel("0f1", "1c1")
    alone.roll(4, 4)
    alone.play("attack f1")
    assert "counter" in alone.options()


@pytest.mark.rule("parsec:12.4j", "parsec:12.5b")
def test_after_a_loss_one_fights_on_or_flees() -> None:
    table = bases()
    ring(table, "1x1", "0f1", "0f2")
    table.roll(1, 8, 8, 1)
    table.act(0).play("attack f1", "join f2", "counter", "target 0f1")
    assert table.at("0f1") == -1
    assert table.state.seat == 0
    assert table.options() == ["counter", "evade f2"]
    assert table.why("hold") == ("parsec:12.4j", "must-answer")
    table.roll(3, 8)
    table.play("counter")
    assert table.happened("StrikeRolled")[-1]["attack"] == 4


@pytest.mark.rule("parsec:12.4k")
def test_supporters_fight_on_when_the_target_is_lost() -> None:
    table = bases()
    middle = ring(table, "1c1", "0f1")
    beside = next(c for c in table.galaxy.grid.neighbours[table.at("0f1")] if distance(c, middle) == 1)
    table.put("1f1", beside)
    table.roll(8, 1)
    table.act(0).play("attack f1", "target 1c1")
    assert table.at("1c1") == -1
    assert (table.state.seat, table.options()) == (1, ["counter", "hold"])
    table.roll(8, 1)
    table.play("counter")
    assert table.at("0f1") == -1
