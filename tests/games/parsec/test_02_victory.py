"""Parsec: the purpose and the ways to win (chapters 2, 3, 13, 14)."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import SIX, Table, at

from orrery.games.parsec.effects import destroy
from orrery.games.parsec.flow.production import ProductionRoll
from orrery.games.parsec.game import GAME
from orrery.games.parsec.score import dominated, points
from orrery.kernel import Rng


def post(table: Table, unit: str, module: int) -> None:
    """A vessel on some free hex that belongs to this module alone."""
    free = [
        cell
        for cell in table.galaxy.module_cells[module]
        if table.galaxy.second_module[cell] == 255 and not table.state.holder[cell] and not table.galaxy.terrain[cell]
    ]
    table.put(unit, free[0])


def rich(table: Table, seat: int, colonies: int, each: int) -> None:
    """So many colonies and so many cards of each resource."""
    cells = [cell for number in range(1, 6) for cell in table.planet(number)]
    free = [cell for cell in cells if not table.state.holder[cell]]
    for number in range(colonies):
        table.put(f"{seat}o{number + 1}", free[number])
    table.give(seat, each, each, each)


def two() -> Table:
    """Two seats, each with a cargo somewhere."""
    table = Table()
    for seat in (0, 1):
        table.put(f"{seat}c1", table.planet(seat + 4)[0])
    return table


@pytest.mark.rule("parsec:2a")
def test_resources_come_from_planets_asteroids_and_wrecks_alone() -> None:
    table = Table()
    table.put("0f1", table.line(1)[0])
    table.put("1o1", table.planet(1)[0])
    table.roll(1)
    table.run(ProductionRoll(1))
    table.play("take gold")
    assert table.stock(0) == (0, 0, 0)
    assert table.stock(1) == (0, 0, 1)


@pytest.mark.rule("parsec:3a", "parsec:3.2c", "parsec:3.2a")
def test_one_condition_is_enough() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        post(table, f"{seat}c1", 9)
    rich(table, 0, 10, 6)
    table.state.stock[1] = 5
    table.act(0)
    assert table.ending() is None
    table.state.stock[1] = 6
    table.act(0)
    assert dominated(table.state, 0) == []
    assert table.ending() == ((0,), "economic")


@pytest.mark.rule("parsec:3.2c")
def test_nine_colonies_do_not_win_at_a_table_of_three() -> None:
    table = Table(3)
    rich(table, 0, 9, 9)
    table.put("1c1", table.line(1)[0])
    assert table.act(0).ending() is None


@pytest.mark.rule("parsec:3.2a")
def test_riches_on_another_seats_turn_do_not_win_yet() -> None:
    table = two()
    rich(table, 0, 5, 4)
    table.act(1)
    assert table.ending() is None
    table.turn(0)
    assert (table.ending() or ((), ""))[0] == (0,)


@pytest.mark.rule("parsec:3.2b")
def test_the_economic_threshold_for_two() -> None:
    table = two()
    rich(table, 0, 5, 4)
    table.state.stock[2] -= 1
    assert table.act(0).ending() is None
    table.state.stock[2] += 1
    table.act(0)
    assert table.ending() == ((0,), "economic")


@pytest.mark.rule("parsec:3.1a", "parsec:3.1e")
def test_dominance_counts_only_on_ones_own_turn() -> None:
    table = two()
    for number, module in enumerate((0, 1, 2)):
        post(table, f"0f{number + 1}", module)
    post(table, "1t1", 2)
    table.act(1)
    table.play("move t1")
    grid = table.galaxy.grid
    away = [option for option in table.options() if 2 not in modules(table, option)]
    table.play(next(option for option in away if grid.first_module[table.cell(option[3:])] == 5))
    assert dominated(table.state, 0) == [0, 1, 2]
    assert table.ending() is None
    table.turn(0)
    assert table.ending() == ((0,), "military")


def modules(table: Table, option: str) -> list[int]:
    """The modules of the hex that an option names."""
    cell = table.cell(option[3:])
    return [table.galaxy.grid.first_module[cell], table.galaxy.second_module[cell]]


@pytest.mark.rule("parsec:3.1b")
def test_three_of_six_modules() -> None:
    table = two()
    post(table, "0f1", 0)
    post(table, "0f2", 1)
    assert table.act(0).ending() is None
    post(table, "0f3", 2)
    assert table.act(0).ending() is not None


@pytest.mark.rule("parsec:3.1c")
def test_six_of_twelve_modules() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        post(table, f"{seat}c1", 11)
    for number in range(5):
        post(table, f"0f{number + 1}", (0, 1, 2, 3, 7)[number])
    assert table.act(0).ending() is None
    post(table, "0f6", 6)
    assert table.act(0).ending() is not None


@pytest.mark.rule("parsec:3.1d")
def test_the_modules_must_be_joined() -> None:
    table = two()
    for number, module in enumerate((0, 2, 4)):
        post(table, f"0f{number + 1}", module)
    assert table.act(0).ending() is None
    loose = Table(adjacent=False)
    loose.put("1c1", loose.planet(5)[0])
    for number, module in enumerate((0, 2, 4)):
        post(loose, f"0f{number + 1}", module)
    assert loose.act(0).ending() is not None
    joined = two()
    for number, module in enumerate((0, 1, 4)):
        post(joined, f"0f{number + 1}", module)
    assert joined.act(0).ending() is not None


@pytest.mark.rule("parsec:3.1e")
def test_a_module_with_warships_of_two_is_nobodys() -> None:
    table = Table()
    post(table, "0f1", 3)
    post(table, "1x1", 3)
    assert 3 not in dominated(table.state, 0)
    assert 3 not in dominated(table.state, 1)
    destroy(table.state, 46 + 38, -1, "combat")
    assert dominated(table.state, 0) == [3]


@pytest.mark.rule("parsec:3.1f")
def test_civil_units_do_not_contest() -> None:
    table = Table()
    post(table, "0f1", 1)
    table.put("1o1", table.planet(1)[0])
    table.put("1o2", table.planet(1)[1])
    post(table, "1c1", 1)
    assert dominated(table.state, 0) == [1]
    assert dominated(table.state, 1) == []


@pytest.mark.rule("parsec:10i")
def test_a_vessel_on_a_border_stands_on_both_modules() -> None:
    table = Table()
    galaxy = table.galaxy
    border = next(cell for cell in galaxy.grid.cells if galaxy.second_module[cell] != 255)
    table.put("0f1", border)
    assert dominated(table.state, 0) == sorted([galaxy.grid.first_module[border], galaxy.second_module[border]])


# Elimination


def last_stand(seats: int, victim_cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 with a cruiser next to the last fighter of seat 1."""
    table = Table(seats, factions={0: "mining-consortium", 1: "merchant-league"})
    one, two_ = table.line(2)
    table.put("0x1", one)
    table.put("1f1", two_)
    if seats > 2:
        table.put("2c1", table.planet(3)[0])
    table.give(1, 2, 2, 1)
    table.deal(1, *victim_cards)
    return table


@pytest.mark.rule("parsec:13a")
def test_a_seat_is_out_when_nothing_is_left() -> None:
    table = Table(3)
    table.put("0c1", table.line(1)[0])
    table.put("2c1", table.planet(3)[0])
    colony = table.put("1o1", table.planet(1)[0])
    cargo = table.put("1c1", table.planet(2)[0])
    destroy(table.state, cargo, 0, "combat")
    assert table.state.alive[1]
    destroy(table.state, colony, 0, "combat")
    assert not table.state.alive[1]
    assert table.happened("SeatEliminated") == [{"event": "SeatEliminated", "seat": 1, "by": 0}]
    table.act(0).play("end")
    assert table.state.active == 2


@pytest.mark.rule("parsec:13b", "parsec:13c")
def test_the_victor_inherits_cards_resources_and_faction() -> None:
    table = last_stand(3, ("rich-vein", "embargo"))
    table.act(0).play("attack x1")
    table.roll(8, 1)
    while table.state.choice in ("AnswerAttack", "BeforeDice", "AfterDice"):
        table.play("pass")
    assert table.stock(0) == (2 + 1, 2 + 1, 1 + 1)
    assert table.hand(0) == ["rich-vein", "embargo"]
    shown = table.state.view(None)["seats"]
    assert shown[0]["factions"] == ["merchant-league", "mining-consortium"]
    assert shown[0]["port_ratio"] == 2
    assert shown[1]["factions"] == []
    assert shown[1]["resources"] == {"titanium": 0, "energy": 0, "gold": 0}


@pytest.mark.rule("parsec:13a")
def test_the_last_seat_wins() -> None:
    table = last_stand(2)
    table.roll(8, 1)
    table.act(0).play("attack x1")
    assert table.ending() == ((0,), "elimination")


# Variants


@pytest.mark.rule("parsec:14.1a")
def test_points_decide_when_time_is_up() -> None:
    table = Table(3, rounds=1)
    for seat in range(3):
        table.put(f"{seat}c1", table.planet(seat + 1)[0])
    table.give(0, 5)
    table.give(1, 2)
    table.give(2, 4)
    table.act(2).play("end")
    assert table.ending() == ((0,), "points")


@pytest.mark.rule("parsec:14.1a")
def test_a_round_is_played_to_its_end_and_a_tie_is_shared() -> None:
    table = Table(3, rounds=1)
    for seat in range(3):
        table.put(f"{seat}c1", table.planet(seat + 1)[0])
    table.act(0).play("end")
    assert table.ending() is None
    table.act(2).play("end")
    assert (table.ending() or ((), ""))[0] == (0, 1, 2)


@pytest.mark.rule("parsec:14.1a", "parsec:14.6a")
def test_a_condition_met_before_time_is_up_wins_at_once() -> None:
    table = Table(2, rounds=90)
    table.put("1c1", table.line(1)[0])
    rich(table, 0, 5, 4)
    assert table.act(0).ending() is not None


@pytest.mark.rule("parsec:14.1a")
def test_the_standard_game_has_no_clock_among_people() -> None:
    assert GAME.new(3, options={"people": 0b111}).limit == 0
    assert GAME.new(3, options={"people": 0b111, "rounds": 40}).limit == 40


@pytest.mark.rule("parsec:14.1a")
def test_a_clock_protects_a_table_with_bots_and_says_so() -> None:
    state = GAME.new(3, options={"people": 0b101}, log=True)
    rng = Rng(1)
    while state.choice in ("ChooseLanding", "ChooseStartingResource"):
        state.apply(rng.pick(state.pending))
    said = [event for event in state.events_for(0) if event["event"] == "BotLimitsSet"]
    assert said == [{"event": "BotLimitsSet", "rounds": 100, "offers": 2}]
    assert state.view(0)["rounds"] == 100


@pytest.mark.rule("parsec:14.1b")
def test_a_resource_is_a_point() -> None:
    table = Table()
    table.give(0, 3, 4, 2)
    assert points(table.state, 0) == 9


@pytest.mark.rule("parsec:14.1c")
def test_cards_in_hand_and_permanent_events_score_by_rarity() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.deal(0, "warp-drive", "rich-vein")
    table.act(0).play("play warp-drive", "play rich-vein", "take gold")
    before = points(table.state, 0)
    assert before == 4 + 4 + 2
    table.deal(0, "aimed-salvo", "data-theft")
    assert points(table.state, 0) == before + 1 + 3


@pytest.mark.rule("parsec:14.1d")
def test_units_score() -> None:
    table = Table()
    for number in range(5):
        table.put(f"0o{number + 1}", table.planet(1)[number])
    for number in range(3):
        table.put(f"0c{number + 1}", table.planet(1)[number])
    table.put("0f1", table.planet(2)[0])
    table.put("0f2", table.planet(2)[1])
    table.put("0t1", table.planet(2)[2])
    table.put("0x1", table.planet(2)[3])
    assert points(table.state, 0) == 49


@pytest.mark.rule("parsec:14.1e")
def test_dearer_units_score_more() -> None:
    table = Table(factions={0: "martian-movement"})
    hexes = table.planet(1)
    for number, (unit, worth) in enumerate([("0f1", 4), ("0t1", 7), ("0x1", 9), ("0c1", 3), ("0o1", 4)]):
        before = points(table.state, 0)
        table.put(unit, hexes[number])
        assert points(table.state, 0) - before == worth


@pytest.mark.rule("parsec:14.2a", "parsec:14.6a")
def test_a_team_wins_together() -> None:
    table = Table(4, teams="two", rounds=50)
    for seat in (0, 1, 3):
        post(table, f"{seat}c1", 9)
    rich(table, 2, 10, 6)
    table.act(2)
    assert (table.ending() or ((), ""))[0] == (0, 2)


@pytest.mark.rule("parsec:14.2a")
def test_team_mates_neither_contest_nor_fight_nor_block() -> None:
    table = Table(4, teams="two")
    hexes = table.line(3)
    table.put("0f1", hexes[0])
    table.put("2f1", hexes[1])
    table.put("1c1", table.planet(3)[0])
    grid = table.galaxy.grid
    assert grid.first_module[hexes[0]] in dominated(table.state, 0)
    table.act(0)
    assert "attack f1" not in table.options()
    table.play("move f1")
    assert at(hexes[2]) in table.options()
    table.play(at(hexes[2]))
    assert table.state.choice == "ChooseAction"


@pytest.mark.rule("parsec:14.2b")
def test_team_sizes() -> None:
    assert GAME.new(4, options={"teams": "two"}).teams == 2
    uneven = GAME.new(3, options={"teams": "two"}, log=True)
    assert any(event["event"] == "TeamsUneven" for event in uneven.events_for(None))
    with pytest.raises(ValueError, match="6 seats"):
        GAME.new(4, options={"teams": "three"})
    assert SIX.new(6, options={"teams": "three"}).teams == 3
    assert SIX.new(6, options={"teams": "two"}).teams == 2


@pytest.mark.rule("parsec:14.3a")
def test_absolute_victory_needs_both() -> None:
    table = Table(4, absolute=True)
    for seat in (1, 2, 3):
        post(table, f"{seat}c1", 11)
    rich(table, 0, 10, 6)
    for number in range(5):
        post(table, f"0f{number + 1}", (0, 1, 2, 3, 7)[number])
    assert table.act(0).ending() is None
    post(table, "0f6", 6)
    table.act(0)
    assert table.ending() == ((0,), "absolute")


@pytest.mark.rule("parsec:14.4a", "parsec:14.6a")
def test_without_factions_everybody_pays_the_sheet() -> None:
    state = GAME.new(4, seed=3, options={"factions": False, "rounds": 20})
    for seat in state.view(None)["seats"]:
        assert seat["factions"] == []
        assert seat["costs"]["fighter"] == [1, 1, 1]


@pytest.mark.rule("parsec:14.5a", "parsec:14.5b")
def test_a_simplified_clash_ends_with_the_first_loss_and_may_go_on_later() -> None:
    table = Table(simple_clashes=True)
    one, two_, three = table.line(3)
    table.put("0f1", one)
    table.put("1f1", two_)
    table.put("1f2", two_)
    table.put("0f2", three)
    table.act(0)
    table.roll(8, 1)
    table.play("attack f1", "target 1f1", "done", "lose f1")
    assert table.state.choice == "ChooseAction"
    assert table.happened("CombatEnded")[-1]["how"] == "simplified"
    assert (table.at("0f1"), table.at("1f2"), table.at("0f2")) == (one, two_, three)
    assert table.why("attack f1") == ("parsec:4e", "attacked-already")
    table.turn(0)
    while table.state.choice != "ChooseAction":
        table.play(table.options()[0])
    assert "attack f1" in table.options()
