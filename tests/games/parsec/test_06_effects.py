"""Parsec: what event cards do to the letter: whom they spare, what they add, what is written down (chapter 6.2)."""

from __future__ import annotations

import pytest
from tests.games.parsec.hands import seats_with_bases
from tests.games.parsec.table import Table, at
from tests.games.parsec.test_13_inheritance import based, enforce

from orrery.games.parsec.board import can_found_at, can_open_fire
from orrery.games.parsec.flow.immediate import is_saved
from orrery.games.parsec.flow.production import Extraction, ProductionRoll, planet_yield, roll_yield
from orrery.games.parsec.flow.purchase import PurchaseStep
from orrery.games.parsec.flow.turn import ActionStep
from orrery.games.parsec.grid import distance
from orrery.games.parsec.tables import PERMANENT, THIS_TURN


@pytest.mark.rule("parsec:6.2m", "parsec:4.2m")
def test_a_disaster_spares_whoever_is_elsewhere() -> None:
    table = based(3)
    middle = table.line(5)[2]
    hexes = table.galaxy.grid.within(middle, 3)
    for number, cell in enumerate(c for c in hexes if distance(c, middle) <= 2 and not table.galaxy.terrain[c]):
        table.put(f"{number // 10}{'cf'[number % 2]}{number % 10 + 1}", cell)
    near = {unit["unit"] for unit in table.state.view(None)["units"] if distance(table.at(unit["unit"]), middle) <= 1}
    everybody = {unit["unit"] for unit in table.state.view(None)["units"]}
    table.deal(0, "black-hole")
    table.act(0)
    table.state.holder[middle] = 0
    assert len(near) == 6
    table.play("play black-hole", at(middle))
    assert {unit["unit"] for unit in table.state.view(None)["units"]} == everybody - near


@pytest.mark.rule("parsec:6.2m")
def test_a_swarm_spares_other_modules_colonies_and_whoever_rolls_three() -> None:
    table = based(3)
    inside, outside = table.line(3, 4), table.line(3, 7)
    for number, cell in enumerate(inside):
        table.put(f"1f{number + 1}", cell)
    for number, cell in enumerate(outside):
        table.put(f"2f{number + 1}", cell)
    galaxy = table.galaxy
    home = next(c for c in galaxy.module_cells[4] if can_found_at(table.state, c) and not table.state.holder[c])
    for unit in ("2o2", "2c1"):
        table.put(unit, home)
    table.deal(0, "meteor-swarm")
    table.roll(3, 2, 8)
    table.act(0).play("play meteor-swarm", "module 4")
    assert [table.at(f"1f{number}") for number in (1, 2, 3)] == [inside[0], -1, inside[2]]
    assert [table.at(f"2f{number}") for number in (1, 2, 3)] == outside
    assert table.at("2o2") == table.at("2c1") == home
    table.deal(0, "supernova")
    table.roll(4, 5, 4)
    table.act(0).play("play supernova", "module 4").first()
    assert [table.at(unit) for unit in ("1f1", "1f3", "2c1", "2o2")] == [-1, inside[2], -1, home]


@pytest.mark.rule("parsec:6.2m")
@pytest.mark.parametrize("save", range(9))
def test_a_save_is_a_number_on_an_eight_sided_die(save: int) -> None:
    table = based()
    for die in range(1, 9):
        table.dice.shows[:] = [die]
        assert is_saved(table.state, 0, save) == (0 < save <= die)
    if save:
        table.dice.shows[:] = [9]
        with pytest.raises(AssertionError, match="8 sides"):
            is_saved(table.state, 0, save)


@pytest.mark.rule("parsec:12.1a", "parsec:8a")
@pytest.mark.parametrize("dice", [(9, 1), (1, 9)])
def test_all_dice_have_eight_sides(dice: tuple[int, int]) -> None:
    table = based()
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.roll(*dice)
    with pytest.raises(AssertionError, match="8 sides"):
        table.act(0).play("attack f1")
    table = based()
    table.roll(9)
    with pytest.raises(AssertionError, match="8 sides"):
        table.run(ProductionRoll(0))


@pytest.mark.rule("parsec:6.2m", "parsec:6.2n", "parsec:6.2o")
def test_an_event_in_force_is_written_down_with_its_aim_and_its_token() -> None:
    table = seats_with_bases(3)
    table.deal(1, "corsair-cargos", "embargo", "warp-drive", "solar-wind", "galactic-ceasefire", "stasis-field")
    names = table.game.tables.card_names
    field = table.planet(3)[0]
    table.act(1).play(
        "play corsair-cargos", "play embargo", "against 2", "play warp-drive", "play solar-wind", "module 2"
    )
    token = table.cell(table.options()[0][3:])
    table.first().play("play galactic-ceasefire", "play stasis-field", at(field))
    assert [list(table.state.lasting[place : place + 5]) for place in range(0, 30, 5)] == [
        [names.index("corsair-cargos"), 1, THIS_TURN, -1, -1],
        [names.index("embargo"), 1, 1, 2, -1],
        [names.index("warp-drive"), 1, PERMANENT, -1, -1],
        [names.index("solar-wind"), 1, 1, 2, token],
        [names.index("galactic-ceasefire"), 1, 1, -1, -1],
        [names.index("stasis-field"), 1, 2, field, field],
    ]
    assert table.state.temporary == 5


@pytest.mark.rule("parsec:6.2m")
def test_a_hand_that_was_seen_cannot_be_unseen() -> None:
    table = seats_with_bases()
    table.deal(0, "spy-network")
    table.deal(1, "deflector-shields")
    table.act(0).play("play spy-network")
    while table.state.choice == "AnswerEvent":
        table.play("pass")
    assert table.happened("HandRevealed")
    assert table.state.undoable == 0


@pytest.mark.rule("parsec:6.2e", "parsec:8c")
def test_events_add_to_the_yield_of_their_owner_alone() -> None:
    table = based(3)
    enforce(table, "embargo", 1, target=0)
    for _ in range(2):
        enforce(table, "automatic-extractors", 1, until=PERMANENT)
        enforce(table, "deep-drills", 1, target=3, until=PERMANENT)
    assert [roll_yield(table.state, seat) for seat in range(3)] == [0, 2, 0]
    assert [planet_yield(table.state, seat, 3) for seat in range(3)] == [0, 2, 0]
    assert [planet_yield(table.state, 1, body) for body in (0, 2, 4)] == [0, 0, 0]


@pytest.mark.rule("parsec:6.2e", "parsec:8c")
@pytest.mark.parametrize("roller", [0, 1])
@pytest.mark.parametrize("claims", ["colony", "cargo", "both", "nothing"])
def test_extractors_pay_on_a_roll_of_their_owner_that_pays(roller: int, claims: str) -> None:
    table = Table(4)
    galaxy = table.galaxy
    number = next(
        number
        for number in range(1, 9)
        if {bool(galaxy.is_planet[body]) for body in galaxy.by_number[number]} == {True, False}
    )
    table.put("1o9", table.line(1)[0])
    if claims in ("colony", "both"):
        table.put("0o1", table.planet(number)[0])
    if claims in ("cargo", "both"):
        table.put("0c1", table.asteroid(number))
    enforce(table, "automatic-extractors", 0, until=PERMANENT)
    table.state.active = roller
    table.run(Extraction(0, number))
    asked = []
    while table.state.choice in ("ChooseYield", "ChooseResource"):
        asked.append(table.state.choice)
        table.first()
    expected = ["ChooseYield"] if claims in ("colony", "both") else []
    if roller == 0 and claims != "nothing":
        expected.append("ChooseResource")
    assert sorted(asked) == sorted(expected)


@pytest.mark.rule("parsec:6.2m", "parsec:8c")
def test_where_extraction_is_forbidden_nobody_extracts() -> None:
    table = Table(4)
    galaxy = table.galaxy
    table.put("0o1", table.planet(3)[0])
    body = galaxy.body[table.at("0o1")]
    enforce(table, "supernova", 1, target=galaxy.grid.first_module[galaxy.body_cells[body][0]])
    table.run(Extraction(0, 3))
    assert table.state.choice == "Rest"


@pytest.mark.rule("parsec:13a", "parsec:10a", "parsec:7.2g")
def test_who_is_out_neither_acts_nor_buys() -> None:
    for step in (ActionStep, PurchaseStep):
        table = based(3)
        table.give(0, 9, 9, 9)
        table.state.alive[0] = 0
        table.run(step(0))
        assert table.state.choice == "Rest"


@pytest.mark.rule("parsec:3.2a", "parsec:3a")
@pytest.mark.parametrize("step", [ActionStep, PurchaseStep])
def test_who_has_won_neither_acts_nor_buys(step: type[ActionStep] | type[PurchaseStep]) -> None:
    table = based(2)
    for number, cell in enumerate(table.planet(1)[1:5]):
        table.put(f"0o{number + 2}", cell)
    table.give(0, 4, 4, 4)
    table.run(step(0))
    assert (table.ending(), table.state.seat, table.state.stack) == (((0,), "economic"), None, [])


@pytest.mark.rule("parsec:14.3a", "parsec:3a")
@pytest.mark.parametrize("step", [ActionStep, PurchaseStep])
def test_who_has_won_absolutely_neither_acts_nor_buys(step: type[ActionStep] | type[PurchaseStep]) -> None:
    table = based(2)
    table.state.absolute = True
    for number, cell in enumerate(table.planet(1)[1:5]):
        table.put(f"0o{number + 2}", cell)
    table.give(0, 4, 4, 4)
    for module in (0, 1, 2):
        table.put(f"0x{module + 1}", table.line(1, module)[0])
    table.run(step(0))
    assert (table.ending(), table.state.seat, table.state.stack) == (((0,), "absolute"), None, [])


@pytest.mark.rule("parsec:13a", "parsec:6.1a")
def test_a_kill_that_wins_brings_no_bounty() -> None:
    table = Table(2)
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.state.bounty[0] = 2
    table.roll(8, 1)
    table.act(0).play("attack f1")
    assert (table.ending(), table.state.seat, table.state.stack) == (((0,), "elimination"), None, [])


@pytest.mark.rule("parsec:4.2m")
def test_passengers_of_a_lost_transport_are_lost_without_a_roll() -> None:
    table = based(2)
    cell = table.line(1, 4)[0]
    for unit in ("1t1", "1f1", "1f2"):
        table.put(unit, cell)
    table.deal(0, "meteor-swarm")
    table.roll(1, 8, 8)
    table.act(0).play("play meteor-swarm", "module 4")
    assert [table.at(unit) for unit in ("1t1", "1f1", "1f2")] == [-1, -1, -1]
    assert table.dice.shows == [8, 8]


@pytest.mark.rule("parsec:6.2l", "parsec:12.1a")
def test_events_of_one_strike_do_not_count_in_the_next() -> None:
    table = seats_with_bases()
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.deal(0, "aimed-salvo")
    table.deal(1, "deflector-shields")
    table.roll(1, 8)
    table.act(0).play("attack f1")
    while table.state.choice in ("AnswerAttack", "BeforeDice", "AnswerEvent", "AfterDice"):
        cards = [option for option in table.options() if option.startswith("play")]
        table.play(cards[0] if cards else "pass")
    resolved = table.happened("StrikeResolved")[-1]
    assert (resolved["attack"], resolved["defence"]) == (1 + 1 + 2, 8 + 2)
    reasons = [tuple(reason) for reason in table.happened("StrikeRolled")[-1]["reasons"]]
    assert {("attack", "events", 2), ("defence", "events", 2)} <= set(reasons)
    table.roll(2, 7)
    table.play("counter")
    resolved = table.happened("StrikeResolved")[-1]
    assert (resolved["attack"], resolved["defence"]) == (2 + 1, 7)
    assert len(table.happened("StrikeRolled")[-1]["reasons"]) == 2


@pytest.mark.rule("parsec:6.2m", "parsec:12.2e")
def test_in_an_ion_storm_nobody_evades() -> None:
    for forbidden in (False, True):
        table = seats_with_bases()
        one, two, *_ = table.line(3, 4)
        table.put("0x1", one)
        table.put("1f1", two)
        table.roll(1, 8)
        table.act(0).play("attack x1")
        if forbidden:
            enforce(table, "ion-storm", 0, target=4)
            table.state.refresh()
        assert ("evade f1" in table.options()) != forbidden
        assert (table.state.why_not("evade f1") is None) != forbidden


@pytest.mark.rule("parsec:12.4i", "parsec:4.3b")
def test_colonies_are_no_corsairs() -> None:
    table = based(2)
    home = table.planet(1)
    table.put("0c1", home[1])
    table.put("1f1", home[2])
    enforce(table, "corsair-cargos", 0, until=THIS_TURN)
    table.roll(1, 8)
    assert [can_open_fire(table.state, unit) for unit in (0, 10)] == [False, True]
    table.act(0).play("attack c1")
    assert table.happened("AttackDeclared")[-1]["units"] == ["0c1"]


@pytest.mark.rule("parsec:6.2m", "parsec:12d")
def test_a_truce_is_not_taken_for_a_dock() -> None:
    table = based(3)
    one, two, three = table.line(3)
    table.put("0f1", two)
    table.put("1c1", one)
    table.put("2f1", three)
    table.put("2f2", table.galaxy.grid.neighbours[two][0])
    enforce(table, "imposed-truce", 1, target=0)
    table.act(0).play("attack f1")
    assert table.options() == ["target 2f1", "target 2f2"]
    assert table.why("target 1c1") == ("parsec:6.2m", "truce")
    assert table.why("target 1f9") == ("parsec:12e", "not-on-board")


@pytest.mark.rule("parsec:6.2b", "parsec:6.2m")
def test_a_card_that_was_played_is_not_taken_back() -> None:
    table = seats_with_bases(3)
    table.deal(0, "embargo")
    table.act(0).play("play embargo")
    assert (table.state.choice, table.state.undoable) == ("AimEvent", 0)
