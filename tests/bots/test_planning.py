"""Planning: it finds wins, repeats itself, and keeps its promises about time."""

from __future__ import annotations

import msgspec
import pytest
from tests.bots.clock import Clock

import orrery
from orrery.bots import PlanningBot, Settings
from orrery.bots import planning as planning_module
from orrery.bots.levels import multiplied
from orrery.bots.planning import Edge
from orrery.bots.settings import judging
from orrery.kernel import Rng, State
from orrery.kernel.playouts import most_advised, play_advised, play_advised_apart
from orrery.parts.content_game import ContentGame

SETTINGS = Settings(kind="planning", iterations=40, width=9, horizon=9)


def test_it_finds_a_win() -> None:
    state = orrery.game("tictactoe").new()
    for cell in ("a1", "b1", "a2", "b2"):
        state.play(f"place {cell}")
    assert str(PlanningBot(state.game, 1, SETTINGS).choose(state, 0, None)) == "place a3"


def test_the_same_seed_gives_the_same_plan() -> None:
    state: State = orrery.game("expanse").new(seats=3, seed=4)
    rng = Rng(2)
    for _ in range(40):
        state.apply(rng.pick(state.pending))
    assert state.seat is not None
    settings = Settings(kind="planning", iterations=8, quiescent="ChooseTurn", horizon=0)
    answers = [PlanningBot(state.game, 5, settings) for _ in range(2)]
    chosen = [bot.choose(state.clone(), state.seat, None) for bot in answers]
    assert chosen[0] is chosen[1]
    assert answers[0].plans == answers[1].plans > 0


@pytest.mark.parametrize("patient", [False, True])
def test_a_budget_is_never_exceeded(monkeypatch: pytest.MonkeyPatch, patient: bool) -> None:
    clock = Clock(0.01)
    monkeypatch.setattr(planning_module, "time", clock)
    state = orrery.game("connect_four").new()
    settings = Settings(kind="planning", iterations=100_000, horizon=4, patient=patient)
    bot = PlanningBot(state.game, 1, settings)
    assert bot.choose(state, 0, budget=1.0) in state.actions()
    assert bot.plans
    assert clock.now <= 1.0


def test_a_patient_bot_uses_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    used = []
    for patient in (False, True):
        clock = Clock(0.01)
        monkeypatch.setattr(planning_module, "time", clock)
        state = orrery.game("connect_four").new()
        settings = Settings(kind="planning", iterations=8, horizon=4, patient=patient)
        PlanningBot(state.game, 1, settings).choose(state, 0, budget=1.0)
        used.append(clock.now)
    assert used[0] < 0.5
    assert used[1] > 0.8


def test_what_was_planned_is_kept_for_the_next_decision_of_the_turn() -> None:
    state: State = orrery.game("expanse").new(seats=2, seed=4)
    rng = Rng(2)
    while state.choice != "ChooseTurn":
        state.apply(rng.pick(state.pending))
    seat = state.seat
    assert seat is not None
    bot = PlanningBot(state.game, 5, Settings(kind="planning", iterations=24, quiescent="ChooseTurn", horizon=0))
    state.apply(bot.choose(state.clone(), seat, None))
    assert state.seat == seat
    assert bot.kept(state, seat).visits > 0
    state.version += 1
    assert bot.kept(state, seat).visits == 0


def test_kinds_of_choices_that_are_not_searched_follow_advice() -> None:
    state: State = orrery.game("connect_four").new()
    bot = PlanningBot(state.game, 1, msgspec.structs.replace(SETTINGS, choices=("Elsewhere",), aside=0.0))
    assert bot.choose(state, 0, None) is most_advised(state.game, state)
    assert bot.plans == 0


def test_they_follow_advice_in_plans_too() -> None:
    state: State = orrery.game("connect_four").new()
    settings = Settings(kind="planning", iterations=60, width=7, horizon=6)
    searched, advised = (
        PlanningBot(state.game, 1, msgspec.structs.replace(settings, choices=kinds, aside=0.0))
        for kinds in ((), ("Elsewhere",))
    )
    edge = Edge(state.pending[3], 1.0)
    for bot in (searched, advised):
        edge.children = {}
        twin = state.clone()
        twin.apply(edge.action)
        bot.plan(edge, twin, 0, [state.game, state.game])
        assert bool(edge.children) == (bot is searched)


def test_others_follow_each_advice_in_turn() -> None:
    game = orrery.game("talon")
    assert isinstance(game, ContentGame)
    settings = Settings(
        kind="planning",
        horizon=80,
        advice="veteran",
        others=("veteran", "advice"),
        choices=("Elsewhere",),
        aside=0.0,
    )
    veteran = judging(game, settings)
    state: State = game.new(2, 4, {"scenario": "free-battle"})
    edge = Edge(state.pending[0], 1.0)
    bot = PlanningBot(veteran, 5, settings)
    ends = []
    for number in range(4):
        world = state.clone()
        bot.sweep([edge], world, 1, number)
        ends.append(world.digest())
    assert ends[:2] == ends[2:]
    expected = []
    for rival in (veteran, game):
        twin = state.clone()
        twin.apply(edge.action)
        play_advised_apart([rival, veteran], twin, 80)
        expected.append(twin.digest())
    assert ends[:2] == expected
    assert ends[0] != ends[1]


def test_a_plan_is_judged_on_its_way_too() -> None:
    game = orrery.game("talon")
    state: State = game.new(2, 4, {"scenario": "free-battle"})
    play_advised(game, state, 100)
    values = []
    on_the_way = state.clone()
    for _ in range(3):
        play_advised(game, on_the_way, 20)
        values.append(game.evaluate(on_the_way, 0))
    assert len(set(values)) > 1
    bot = PlanningBot(game, 5, Settings(kind="planning", horizon=60, looks=3, choices=("Elsewhere",), aside=0.0))
    edge = Edge(state.pending[0], 1.0)
    assert bot.plan(edge, state.clone(), 0, [game, game]) == pytest.approx(sum(values) / 3)
    # A result counts for all that would have come after it.
    long = PlanningBot(game, 5, Settings(kind="planning", horizon=100_000, looks=2, choices=("Elsewhere",), aside=0.0))
    end: State = state.clone()
    assert long.plan(edge, end, 0, [game, game]) in (-1, 0, 1)
    assert end.seat is None


@pytest.mark.parametrize(("seats", "many", "plans"), [(2, 0.1, 40), (4, 0.1, 4), (2, 0.0, 40), (4, 0.0, 0)])
def test_plans_are_fewer_where_there_are_many_seats(seats: int, many: float, plans: int) -> None:
    state: State = orrery.game("parsec").new(seats=seats, seed=3)
    while len(state.pending) < 2:
        state.apply(state.pending[0])
    assert state.seat is not None
    bot = PlanningBot(state.game, 1, Settings(kind="planning", iterations=40, width=2, horizon=1, many=many))
    bot.choose(state, state.seat, None)
    assert bot.plans == plans


def test_the_plans_of_a_game_do_not_exceed_its_allowance() -> None:
    state: State = orrery.game("parsec").new(seats=2, seed=3)
    settings = Settings(kind="planning", iterations=12, width=2, horizon=1, allowance=240)
    bot = PlanningBot(state.game, 1, settings)
    plans: list[int] = []
    while len(plans) < 60:
        assert state.seat is not None
        state.apply(bot.choose(state.clone(), state.seat, None))
        if bot.plans:
            plans.append(bot.plans)
    # A decision gets a part of what is left, but at least one plan for each action.
    assert plans[0] == 10
    assert plans == sorted(plans, reverse=True)
    assert plans[-1] == 2
    assert sum(plans) == bot.spent <= 240


def test_a_multiple_of_the_effort_has_a_multiple_of_the_allowance() -> None:
    settings = multiplied(Settings(iterations=12, worlds=3, allowance=240), 2.5)
    assert (settings.iterations, settings.worlds, settings.allowance) == (30, 8, 600)
