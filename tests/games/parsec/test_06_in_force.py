"""Parsec: what events in force forbid and change, hex by hex and unit by unit (chapters 4, 6.2 and 14.2)."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import SIX, Table
from tests.games.parsec.test_13_inheritance import based, enforce

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import (
    attack_bonus,
    can_found_at,
    defence_bonus,
    firing_range,
    is_forbidden,
    is_open_to_attack,
    is_same_side,
    mobility,
    unit_cost,
    unit_total,
)
from orrery.games.parsec.effects import build
from orrery.games.parsec.flow.advantages import AsteroidYield, Bounty, Plunder, Price, Ratio, Resale, Scout, Stat
from orrery.games.parsec.state import DEFENDER, FREE_TRANSIT, TREATY
from orrery.games.parsec.tables import (
    NO_ATTACK,
    NO_EVASION,
    NO_EXTRACTION,
    NO_FIGHT_BETWEEN,
    NO_MOVE,
    NO_TRADE,
    PERMANENT,
)
from orrery.games.parsec.traits import Traits
from orrery.kernel import filled
from orrery.parts.operations import Line


@pytest.mark.rule("parsec:6.2m", "parsec:10i")
def test_what_an_event_forbids_it_forbids_where_it_lies() -> None:
    table = based()
    storm, nova = 1, 0
    field = table.line(1, 2)[0]
    enforce(table, "embargo", 0, target=2)
    enforce(table, "warp-drive", 0, until=PERMANENT)
    enforce(table, "supernova", 1, target=nova)
    enforce(table, "ion-storm", 2, target=storm)
    enforce(table, "stasis-field", 0, target=field)
    galaxy = table.galaxy
    stormy = set(galaxy.module_cells[storm]) | {field}
    expected = {
        NO_MOVE: stormy,
        NO_ATTACK: stormy,
        NO_EVASION: stormy,
        NO_EXTRACTION: set(galaxy.module_cells[nova]),
        NO_TRADE: set(),
        NO_FIGHT_BETWEEN: set(),
    }
    cells = galaxy.grid.cells
    for what, where in expected.items():
        assert {cell for cell in cells if is_forbidden(table.state, cell, what)} == where
    enforce(table, "galactic-ceasefire", 1)
    assert {cell for cell in cells if is_forbidden(table.state, cell, NO_ATTACK)} == set(cells)
    assert {cell for cell in cells if is_forbidden(table.state, cell, NO_MOVE)} == stormy


@pytest.mark.rule("parsec:6.2m", "parsec:4a")
def test_an_event_changes_the_values_of_those_it_is_about() -> None:
    table = based()
    windy = table.galaxy.module_cells[1]
    units = {}
    space = [c for c in table.galaxy.grid.cells if not table.galaxy.terrain[c] and not table.state.holder[c]]
    inside = [cell for cell in space if cell in windy]
    outside = [cell for cell in space if cell not in windy]
    for number, name in enumerate(("0f1", "1c1", "2x1")):
        units[name] = table.put(name, inside[3 * number])
    for number, name in enumerate(("0f2", "1c2", "2x2")):
        units[name] = table.put(name, outside[3 * number])
    values = (mobility, firing_range, attack_bonus)
    before = {name: [value(table.state, unit) for value in values] for name, unit in units.items()}
    enforce(table, "embargo", 0, target=2)
    assert {name: [value(table.state, unit) for value in values] for name, unit in units.items()} == before
    enforce(table, "solar-wind", 0, target=1)
    for name in ("0f1", "1c1", "2x1"):
        before[name][0] = max(1, before[name][0] - 2)
    assert {name: [value(table.state, unit) for value in values] for name, unit in units.items()} == before
    enforce(table, "long-range-sights", 2, target=units["2x2"])
    before["2x2"][1] += 1
    assert {name: [value(table.state, unit) for value in values] for name, unit in units.items()} == before
    enforce(table, "gravity-slingshot", 1, target=units["1c1"])
    before["1c1"][0] += 3
    assert {name: [value(table.state, unit) for value in values] for name, unit in units.items()} == before


@pytest.mark.rule("parsec:4a", "parsec:6.1a", "parsec:8h")
def test_every_unit_has_the_values_of_its_owner_and_kind() -> None:
    table = Table(4)
    state = table.state
    for place in range(20):
        state.attack[place], state.defence[place] = 10 + place, 40 + place
        state.reach[place], state.move[place] = 70 + place, 100 + place
    for place in range(72):
        state.price[place] = 120 + place
    space = [c for c in table.galaxy.grid.cells if not table.galaxy.terrain[c]]
    for seat in range(4):
        table.put(f"{seat}o{seat + 1}", table.planet(seat + 1)[0])
        for kind, letter in enumerate("cftx"):
            table.put(f"{seat}{letter}{seat + 1}", space[20 * seat + 4 * kind])
        table.put(f"{seat}f8", space[20 * seat + 17])
    for seat in range(4):
        for kind, letter in enumerate("ocftx"):
            unit = UNIT_NAMES.index(f"{seat}{letter}{seat + 1}")
            place = seat * 5 + kind
            assert (attack_bonus(state, unit), defence_bonus(state, unit)) == (10 + place, 40 + place)
            assert (firing_range(state, unit), mobility(state, unit)) == (70 + place, 100 + place)
            costs = [unit_cost(state, unit, resource) for resource in range(3)]
            assert costs == [120 + seat * 18 + kind * 3 + resource for resource in range(3)]
        assert unit_total(state, seat) == 6


@pytest.mark.rule("parsec:14.2a")
@pytest.mark.parametrize("teams", [0, 2, 3])
def test_team_mates_sit_opposite_each_other(teams: int) -> None:
    state = Table(6, SIX).state
    state.teams = teams
    pairs = {(one, two) for one in range(6) for two in range(6) if is_same_side(state, one, two)}
    sides = [{seat} for seat in range(6)]
    if teams:
        sides = [{seat for seat in range(6) if seat % teams == side} for side in range(teams)]
    assert pairs == {(one, two) for side in sides for one in side for two in side}


@pytest.mark.rule("parsec:6.2m", "parsec:4a")
@pytest.mark.parametrize("stat", range(4))
def test_a_passing_event_may_change_any_value(stat: int) -> None:
    table = based()
    inside, outside = table.line(1, 4)[0], table.line(1, 7)[0]
    home = next(c for c in table.galaxy.module_cells[4] if can_found_at(table.state, c) and not table.state.holder[c])
    units = [table.put("1f1", inside), table.put("1f2", outside), table.put("1o2", home)]
    values = (attack_bonus, defence_bonus, firing_range, mobility)
    before = [[value(table.state, unit) for value in values] for unit in units]
    line = Line()
    line.numbers.update({"stat": stat, "delta": 3, "floor": 0, "units": 0})
    table.game.tables.card_operations[table.game.tables.card_names.index("solar-wind")] = [Stat(line)]
    enforce(table, "solar-wind", 0, target=4)
    before[0][stat] += 3
    assert [[value(table.state, unit) for value in values] for unit in units] == before


@pytest.mark.rule("parsec:6.1a", "parsec:12d")
@pytest.mark.parametrize(("seat", "owner"), [(a, b) for a in range(3) for b in range(3) if a != b])
def test_a_treaty_protects_from_whoever_has_traded(seat: int, owner: int) -> None:
    table = based()
    unit = table.put(f"{owner}f1", table.line(1)[0])
    for rights in (0, FREE_TRANSIT, TREATY, FREE_TRANSIT | TREATY):
        for traded in range(9):
            table.state.traits[owner] = rights
            table.state.pacts = filled("B", 9)
            table.state.pacts[traded] = 1
            protected = bool(rights & TREATY) and traded == owner * 3 + seat
            assert is_open_to_attack(table.state, seat, unit) != protected


@pytest.mark.rule("parsec:6.1a", "parsec:6.2e")
def test_advantages_of_several_cards_add_up_or_the_best_counts() -> None:
    traits = Traits(Table().game.tables)
    before = (traits.resale, traits.plunder, traits.bounty, traits.extra_yield)
    for amount in (3, 2, 4, 3):
        line = Line()
        line.numbers.update({"amount": amount, "delta": amount})
        for operation in (Resale, Plunder, Bounty, AsteroidYield, Scout, Ratio):
            operation(line).amend(traits, 0)
    assert (traits.resale, traits.plunder, traits.bounty, traits.extra_yield) == tuple(own + 12 for own in before)
    assert (traits.scout, traits.ratio) == (4, 2)


@pytest.mark.rule("parsec:6.2c")
def test_only_whoever_is_attacked_calls_for_a_truce() -> None:
    table = based()
    truce = table.game.tables.card_operations[table.game.tables.card_names.index("imposed-truce")][0]
    table.state.clash[DEFENDER] = 1
    assert [truce.refusal(table.state, seat) is None for seat in range(3)] == [False, True, False]


@pytest.mark.rule("parsec:6.1a")
def test_no_part_of_a_price_falls_below_nothing() -> None:
    traits = Traits(Table().game.tables)
    before = [list(price) for price in traits.prices]
    line = Line()
    line.numbers.update({"units": 1 << 2 | 1 << 5, "titanium": -20, "energy": 1, "gold": -1})
    Price(line).amend(traits, 0)
    for kind in (2, 5):
        titanium, energy, gold = before[kind]
        before[kind] = [max(0, titanium - 20), energy + 1, max(0, gold - 1)]
    assert [list(price) for price in traits.prices] == before


@pytest.mark.rule("parsec:12e")
def test_everybody_sees_who_strikes_before_the_dice_are_rolled() -> None:
    table = based()
    one, two = table.line(2)
    table.put("1f1", one)
    table.put("2f1", two)
    table.deal(2, "imposed-truce")
    table.act(1).play("attack f1")
    assert (table.state.choice, table.state.seat) == ("AnswerAttack", 2)
    shown = table.state.view(0)["combat"]
    assert (shown["attacker"], shown["defender"], shown["striker"], shown["target"]) == (1, 2, 1, "2f1")


@pytest.mark.rule("parsec:4a", "parsec:10d")
def test_one_parsec_is_enough_to_move() -> None:
    table = based()
    table.put("0f1", table.line(3)[1])
    table.state.move[2] = 1
    assert "move f1" in table.act(0).options()
    table.play("move f1")
    assert len(table.options()) == 6


@pytest.mark.rule("parsec:11b")
def test_the_arms_race_begins_once() -> None:
    table = based()
    for number, cell in enumerate(table.line(3)):
        build(table.state, UNIT_NAMES.index(f"{number}f1"), cell)
    assert [event["seat"] for event in table.happened("RaceBegan")] == [0]


@pytest.mark.rule("parsec:6.2l", "parsec:12.1c")
@pytest.mark.parametrize(("dice", "first"), [((5, 6), 1), ((5, 5), 2), ((5, 7), 1)])
def test_the_side_that_is_behind_plays_events_first(dice: tuple[int, int], first: int) -> None:
    table = based()
    one, two = table.line(2)
    table.put("1f1", one)
    table.put("2f1", two)
    for seat in (1, 2):
        table.deal(seat, "aimed-salvo", "deflector-shields")
    table.roll(*dice)
    table.act(1).play("attack f1")
    while table.state.choice in ("AnswerAttack", "BeforeDice"):
        table.play("pass")
    assert (table.state.choice, table.state.seat) == ("AfterDice", first)  # a tie is lost for the attack


@pytest.mark.rule("parsec:6.2m", "parsec:13a")
def test_a_mutiny_leaves_whoever_has_more_in_the_game() -> None:
    table = based()
    one, _, three = table.line(3)
    table.put("0f1", one)
    table.put("1f1", three)
    table.deal(0, "mutiny")
    table.act(0).play("play mutiny")
    if table.state.choice == "AimEvent":
        table.play("target 1f1")
    assert (table.at("1f1"), table.at("0f2"), list(table.state.alive)) == (-1, three, [1, 1, 1])
