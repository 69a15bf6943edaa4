"""Whole battles: conformance, odds, the captain, texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games.talon import game as talon
from orrery.games.talon.bot.evaluation import FEATURES
from orrery.games.talon.effects import destroy
from orrery.games.talon.events import ShipRetreated
from orrery.games.talon.fleets import MODES
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import HEX_BY_NAME
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import ESCAPED
from orrery.kernel import Action, Rng
from orrery.locales import source
from orrery.testing.conformance import conformance

from .charger import charge_straight
from .table import Battle

GAME = orrery.game("talon")


@pytest.mark.parametrize("scenario", GAME.options[0].choices)
def test_every_scenario_keeps_the_kernels_promises(scenario: str) -> None:
    free: dict[str, Any] = {"scenario": scenario, "deployment": "free", "shifts": True}
    tables = [(2, {"scenario": scenario}), (2, free)]
    report = conformance(GAME, plays=1, stride=67, tables=tables)
    assert report.games == 2


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("terrain", ["random", "black-hole", "nebula"])
def test_every_mode_keeps_the_kernels_promises(mode: str, terrain: str) -> None:
    options = {"scenario": "free-battle", "mode": mode, "terrain": terrain, "points": 500}
    assert conformance(GAME, plays=1, stride=67, tables=[(2, options)]).games == 1


def test_both_sides_may_use_the_same_faction() -> None:
    options = {"scenario": "free-battle", "points": 600, "fleet_a": "BB CV FTR FTR", "fleet_b": "terran: BB CV FTR FTR"}
    assert conformance(GAME, plays=2, stride=67, tables=[(2, options)]).games == 2


def captain(state: TalonState) -> Action:
    """The captain's best action."""
    weights = GAME.advise(state)
    best: Action = state.pending[weights.index(max(weights))]
    return best


@pytest.mark.parametrize(("opponent", "games", "wins"), [("random", 20, 19), ("charger", 10, 7)])
def test_the_captain_beats_weaker_players(opponent: str, games: int, wins: int) -> None:
    won = 0
    for number in range(games):
        state = GAME.new(seed=number)
        rng = Rng(number)
        while state.seat is not None:
            if state.seat == number % 2:
                state.apply(captain(state))
            elif opponent == "random":
                state.apply(rng.pick(state.pending))
            else:
                state.apply(charge_straight(state, rng))
        assert state.outcome is not None
        won += state.outcome.winners == (number % 2,)
    assert won >= wins


def test_the_captain_does_not_fly_into_planets_or_friends() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    battle.terran("CA", 1, -1, 0)
    battle.talon("CA", 0, -4, 3)
    battle.terrain("planet", (0, -1))
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert str(captain(battle.state)) == "move left"


def test_evaluation_follows_material() -> None:
    battle = Battle()
    battle.terran("CA")
    battle.talon("CA", 0, -4, 3, hull=4)
    assert GAME.evaluate(battle.state, 0) > 0 > GAME.evaluate(battle.state, 1)


def ship_called(state: TalonState, name: str) -> int:
    return list(state.scenario.names).index(name)


def test_evaluation_counts_a_target_for_more_than_its_price() -> None:
    convoy = {"scenario": "convoy-ambush"}
    hit, missed = GAME.new(2, 1, convoy), GAME.new(2, 1, convoy)
    hit.hull[ship_called(hit, "Rodger Young")] = 1
    missed.hull[ship_called(missed, "Thor")] = 1
    assert GAME.evaluate(hit, 1) > GAME.evaluate(missed, 1) + 0.1


def test_evaluation_does_not_take_a_lost_transport_for_one_that_has_arrived() -> None:
    state = GAME.new(2, 1, {"scenario": "loss-of-beta-centauri"})
    task = FEATURES.index("task")
    before = GAME.features(state, 1)[task]
    destroy(state, ship_called(state, "Legion"), "fire")
    assert GAME.features(state, 1)[task] < before


def test_odds_are_exact_and_say_why() -> None:
    battle = Battle()
    ship, target = battle.terran("BC", 0, 0, 0), battle.talon("CA", 0, -3, 3)
    battle.terrain("nebula", (0, -1))
    odds = GAME.insight(battle.state, 0, "odds", {"unit": ship, "group": 2, "target": target})
    assert odds["damage"] == pytest.approx({"0": 3 / 6, "4": 3 / 6})  # 3 or more hits, less one for the nebula
    assert odds["group_damage"] == pytest.approx({"0": 1 / 4, "4": 1 / 2, "8": 1 / 4})
    assert odds["modifiers"] == [{"reason": "terrain", "amount": -1, "clause": "talon:17.5a"}]
    assert (odds["arc"], odds["absorbs"]) == ("front", 7)
    assert odds["group_reaches_hull"] == pytest.approx(1 / 4)


def test_odds_agree_with_the_dice() -> None:
    counts = {"0": 0, "2": 0}
    for seed in range(600):
        battle = Battle()
        battle.terran("CA", 0, -3, 3)
        battle.talon("FF", 0, 0, 0)
        battle.state.rng = Rng(seed)
        battle.begin(ChooseGroup(1), seat=1).play("fire b1.1")
        counts[str(battle.shots()[-1].damage)] += 1
    battle.bar(24, 1, 1, 2)
    odds = GAME.insight(battle.state, 1, "odds", {"unit": 24, "group": 1, "target": 0})
    assert counts["2"] / 600 == pytest.approx(odds["hit"], abs=0.06)


def test_arcs_and_reach_can_be_asked() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    arcs = GAME.insight(battle.state, 0, "arcs", {"unit": ship})
    assert [len(arcs["arcs"][arc]) for arc in ("front", "right", "left", "rear")] == [12, 18, 18, 12]
    assert len(arcs["groups"][1]["hexes"]) == 11  # torpedoes have no range 1
    steps = GAME.insight(battle.state, 0, "reach", {"unit": ship, "moves": 2})["steps"]
    assert [len(step) for step in steps] == [3, 5]


@pytest.mark.parametrize("about", [{}, {"unit": 99}, {"unit": 3}, {"unit": 0, "group": 9, "target": 24}])
def test_odd_questions_are_refused(about: dict[str, int]) -> None:
    battle = Battle()
    battle.terran("CA")
    with pytest.raises(ValueError, match=r"whole number|not on the map"):
        GAME.insight(battle.state, 0, "odds", about)


def test_the_convoy_may_leave_over_the_eastern_edge() -> None:
    battle = Battle()
    ship = battle.terran("Tran", facing=2, turn=1)
    battle.terran("CA", 2, 0, 0)
    battle.talon("CA", 5, 0, 0)
    battle.scenario.exit_seat = 0
    battle.state.at[ship] = HEX_BY_NAME["x6"]
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert battle.state.status[ship] == ESCAPED
    assert battle.told(ShipRetreated)[-1].how == "exit"


def test_every_refusal_outcome_verb_and_option_has_a_text() -> None:
    home = Path(talon.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    keys = set(re.findall(r'refuse\(\s*"talon:[^"]+",\s*"([a-z-]+)"', code))
    keys |= {action.notation.split(" ")[0] for action in GAME.vocabulary.actions}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"outcome-{goal.reason}" for scenario in GAME.content.scenarios.values() for goal in scenario.goals}  # type: ignore[attr-defined]
    keys |= {"outcome-last-ship", "outcome-round-limit", "outcome-draw", "outcome-flagship-lost"}
    for language in ("en", "it"):
        known = set(re.findall(r"^([A-Za-z][\w-]*) =", source("orrery.games.talon", language), re.MULTILINE))
        assert keys - known == set()
