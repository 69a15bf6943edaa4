"""The judgement of one decision, and the marks that are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from tests.review.noughts import QUICK, tictactoe

import orrery
from orrery.kernel import Action, Rng, State
from orrery.review import judging, load_chances
from orrery.review.judging import Cost, Verdict, answers, candidates, judge_decision, measured, suspect, unusual
from orrery.review.marks import mark_of, shown
from orrery.review.settings import LEAST_BATCH, for_length
from orrery.review.worlds import Judge, gain


class Scripted(Judge):
    """A judge by whom actions are worth the same in every world, and who notes what is compared."""

    def __init__(self, worth: dict[str, float], **settings: float) -> None:
        state = tictactoe("a1", "a2", "b1", "b2").replay()
        super().__init__(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, **settings), 0)
        self.state = state
        self.worth = worth
        self.looks: list[tuple[int, int]] = []

    def compare(
        self, state: State, seat: int, actions: Sequence[Action], worlds: int, rng: Rng, horizon: int | None = None
    ) -> list[list[float]]:
        self.looks.append((len(actions), worlds))
        return [[self.worth[str(action).split()[-1]]] * worlds for action in actions]

    def suspect(self, surprising: bool) -> str | None:
        """What may be better than the first of the actions, whether or not the advice would have played it."""
        actions = [self.game.parse(f"place {cell}") for cell in self.worth]
        found = Verdict(actions[0])
        found.surprising = surprising
        rival = suspect(self, self.state, 0, actions, found)
        return None if rival is None else str(rival).split()[-1]


def test_what_may_be_better_is_looked_at_again() -> None:
    # Of four others three may be better, and two of these are looked at again, as often as there is effort for it.
    judge = Scripted({"c3": 0.2, "c1": 0.6, "c2": 0.5, "a3": 0.4, "b3": 0.1}, worlds=4, again=8)
    assert judge.suspect(surprising=True) == "c1"
    assert judge.looks == [(5, 4), (3, 4), (3, 4)]


def test_what_the_advice_would_have_played_too_gets_half_the_first_look() -> None:
    judge = Scripted({"c3": 0.2, "c1": 0.2}, worlds=4, again=8)
    assert judge.suspect(surprising=False) is None
    assert judge.looks == [(2, 2)]


def test_a_few_worlds_that_happen_to_agree_say_little_of_a_surprising_decision() -> None:
    judge = Scripted({"c3": 0.2, "c1": 0.2}, worlds=4, again=8)
    assert judge.suspect(surprising=True) is None
    assert len(judge.looks) > 1


def test_a_small_lead_is_no_suspicion() -> None:
    # 0.03 may be 0.06 in four worlds, but in many it is not.
    judge = Scripted({"c3": 0.2, "c1": 0.23}, worlds=4, again=4, suspicious=0.06)
    assert judge.suspect(surprising=True) is None
    assert len(judge.looks) == 2
    judge = Scripted({"c3": 0.2, "c1": 0.25}, worlds=4, again=4, suspicious=0.06)
    assert judge.suspect(surprising=True) == "c1"


def test_a_decision_is_clearly_best_though_the_advice_would_have_played_another() -> None:
    worth = {"c3": 0.8, "c1": 0.3}
    assert Scripted(worth, worlds=4, again=4).suspect(surprising=True) == "c1"
    assert Scripted(worth, worlds=4, again=4).suspect(surprising=False) is None


def test_advised_actions_and_the_best_of_the_others_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "WIDTH", 1)
    judge = Scripted({"c3": 0.5, "c1": 0.6, "a3": 0.1, "b3": 0.3, "c2": 0.2}, scan=1)
    actions, surprising = candidates(judge, judge.state, 0, judge.game.parse("place c3"))
    assert [str(action) for action in actions] == [f"place {cell}" for cell in ("c3", "c1", "b3", "c2")]
    assert surprising
    actions, surprising = candidates(judge, judge.state, 0, judge.game.parse("place c1"))
    assert [str(action) for action in actions] == [f"place {cell}" for cell in ("c1", "c3", "b3")]
    assert not surprising


@pytest.mark.parametrize(("better", "lost"), [([1.0, 1.0, 1.0, 0.0], 0.5), ([1.0, 0.0, 1.0, 0.0], 0.0)])
def test_a_loss_within_its_error_is_none(better: list[float], lost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Scripted({}, scan=0)

    def suspected(*given: object) -> Action:
        verdict = given[-1]
        assert isinstance(verdict, Verdict)
        verdict.soon = 0.2
        return judge.game.parse("place c1")

    monkeypatch.setattr(judging, "suspect", suspected)
    monkeypatch.setattr(judging, "measured", lambda *_: Cost(better, [0.0, 1.0, 0.0, 0.0], 0.5, 1.0))
    found = judge_decision(judge, judge.state, judge.game.parse("place c3"), 0.5)
    assert found.loss == lost
    assert str(found.best) == ("place c1" if lost else "place c3")


@pytest.mark.parametrize(("cell", "soon", "worlds"), [("c3", 0.2, 8), ("c1", 0.2, 4), ("c3", 0.0, 4)])
def test_good_moves_and_mistakes_of_the_advice_get_half_the_worlds(
    cell: str, soon: float, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The advice takes c1.
    judge = Scripted({}, closer=8, scan=0)
    asked: list[int] = []

    def suspected(*given: object) -> Action:
        verdict = given[-1]
        assert isinstance(verdict, Verdict)
        verdict.soon = soon
        return judge.game.parse("place c2")

    monkeypatch.setattr(judging, "suspect", suspected)
    monkeypatch.setattr(judging, "measured", lambda *given: asked.append(given[5]))
    judge_decision(judge, judge.state, judge.game.parse(f"place {cell}"), 0.5)
    assert asked == [worlds]


def test_a_chance_joins_the_position_and_the_rollouts() -> None:
    own, better = [0.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0]
    trusting = Cost(better, own, 0.25, 1.0)
    assert (trusting.best_chance, trusting.played_chance, trusting.loss) == (0.75, 0.25, 0.5)
    doubting = Cost(better, own, 0.25, 0.5)
    assert doubting.best_chance == pytest.approx(0.5)
    assert 0.0 < doubting.loss < trusting.loss
    # What was within the error stays within it.
    assert doubting.loss / doubting.error == pytest.approx(trusting.loss / trusting.error)
    assert Cost(better, own, 0.25, 0.0).loss == 0.0


def test_a_good_action_that_is_little_advised_is_looked_at() -> None:
    # c1 wins at once.
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    others = [state.game.parse(f"place {cell}") for cell in ("a3", "b3", "c3", "c2", "c1")]
    for scan in (0, 4):
        judge = Judge(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, scan=scan), 0)
        found = [str(action) for action in unusual(judge, state, 0, others)]
        assert found[:1] == (["place c1"] if scan else [])
        assert len(found) == (2 if scan else 0)


@pytest.mark.parametrize(("said", "agreement"), [(["c1", "c1"], 0.0), (["c3", "c3"], None), (["c1", "c3"], 0.5)])
def test_what_a_strong_player_would_do_too_is_no_mistake(
    said: list[str], agreement: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # c1 wins, c3 is played. Where some would play it, it matters less.
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    given = iter([state.game.parse(f"place {cell}") for cell in said])

    class Strong:
        """A player whose answers are known."""

        def choose(self, *_: object) -> Action:
            return next(given)

    monkeypatch.setattr(judging, "bot", lambda *_: Strong())
    judge = Judge(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, asked=2), 0)
    found = judge_decision(judge, state, state.game.parse("place c3"))
    if agreement is None:
        assert found.loss == 0.0
    else:
        assert found.loss > 0.3
        assert found.agreement == agreement


@pytest.mark.parametrize(("worth", "often"), [(0.4, 0), (0.5, 0), (0.55, 1), (0.9, 2)])
def test_strong_players_are_asked_only_where_there_seems_to_be_a_loss(
    worth: float, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Scripted({"c3": 0.5, "c1": worth}, asked=2, batch=4, harmless=0.12)
    asked: list[State] = []

    def nobody(_judge: Judge, state: State, _seat: int, _rng: Rng) -> list[Action]:
        asked.append(state)
        return []

    monkeypatch.setattr(judging, "answers", nobody)
    rival, played = (judge.game.parse(f"place {cell}") for cell in ("c1", "c3"))
    measured(judge, judge.state, rival, played, 0.5, 40)
    assert len(asked) == often


def test_a_strong_player_wins_at_once() -> None:
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    judge = Judge(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, asked=2), 0)
    assert [str(action) for action in answers(judge, state, 0, Rng(1))] == ["place c1", "place c1"]


def test_an_action_that_seemed_worse_is_no_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # The few worlds that should confirm a good move may contradict it; that makes no mistake of it.
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    best, played = (state.game.parse(f"place {cell}") for cell in ("c1", "c3"))
    monkeypatch.setattr(judging, "suspect", lambda *_: best)
    judge = Judge(state.game, load_chances(state.game, 2), QUICK, 0)
    assert judge_decision(judge, state, played).loss == 0.0


@pytest.mark.parametrize(("best", "worlds"), [("c1", 8), ("b3", 4)])
def test_a_measurement_ends_when_the_difference_is_clear(best: str, worlds: int) -> None:
    # c1 wins at once, b3 and c3 are alike.
    state = tictactoe("a1", "a2", "b1", "c2").replay()
    settings = msgspec.structs.replace(QUICK, asked=0, closer=40, far=0, horizon=0)
    judge = Judge(state.game, load_chances(state.game, 2), settings, 0)
    measured(judge, state, state.game.parse(f"place {best}"), state.game.parse("place c3"), 0.5, 40)
    assert judge.playouts == 2 * worlds


def test_a_long_game_gets_fewer_worlds_for_each_decision() -> None:
    usual = msgspec.structs.replace(QUICK, worlds=6, again=12, usual=100)
    assert for_length(usual, 100) == usual
    twice = for_length(usual, 200)
    assert (twice.worlds, twice.again) == (3, 6)
    # An error needs two.
    assert for_length(usual, 5000).worlds == 2


def test_in_a_long_game_fewer_usual_decisions_are_looked_at() -> None:
    assert for_length(QUICK, QUICK.long) == QUICK
    longer = for_length(QUICK, 4 * QUICK.long)
    assert (longer.share, longer.closer, longer.horizon) == (0.25, 1, 2)
    # The advice takes the win; of every four such decisions one is looked at, and all others.
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    for cell, looked_at in (("c1", {3}), ("c3", {0, 1, 2, 3})):
        found: set[int] = set()
        for version in range(4):
            state.version = version
            judge = Judge(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, share=0.25), 0)
            judge_decision(judge, state, state.game.parse(f"place {cell}"), 0.5)
            if judge.playouts:
                found.add(version)
        assert found == looked_at


def test_in_a_long_game_losses_are_measured_in_fewer_and_shorter_rollouts() -> None:
    usual = msgspec.structs.replace(QUICK, long=250, batch=60, closer=240, far=1000)
    assert for_length(usual, 250) == usual
    longer = for_length(usual, 1000)
    assert (longer.batch, longer.closer, longer.far) == (30, 60, 250)
    # A batch is never larger for that, and large enough for an error.
    assert for_length(usual, 10000).batch == LEAST_BATCH
    assert for_length(msgspec.structs.replace(usual, batch=4), 1000).batch == 4


def test_a_loss_that_shows_late_is_measured_to_the_end() -> None:
    # X threatens c1: the position right after O's answer does not say so.
    state = tictactoe("a1", "b2", "b1").replay()
    best, played = (state.game.parse(f"place {cell}") for cell in ("c1", "a3"))
    losses = []
    for far in (0, 9):
        settings = msgspec.structs.replace(QUICK, horizon=0, far=far, noise=0.1, closer=8)
        judge = Judge(state.game, load_chances(state.game, 2), settings, 0)
        cost = measured(judge, state, best, played, 0.5, 8)
        assert cost is not None
        losses.append(cost.loss)
    assert losses[0] == pytest.approx(0.0, abs=0.1)
    assert losses[1] > 0.3


def test_marks_want_more_than_chance() -> None:
    played = orrery.game("tictactoe").parse("place a1")
    found = Verdict(played)
    found.loss, found.error, found.soon, found.surprising = 0.1, 0.02, 0.07, True
    kind, weight = mark_of(found, 0.0)
    assert kind == "costly"
    assert weight == pytest.approx(0.08)
    # What shows soon matters more than what shows only late.
    found.soon = 0.27
    assert mark_of(found, 0.0)[1] == pytest.approx(0.18)
    found.soon = 0.07
    # Less weight has what the advice would have played too.
    found.surprising = False
    assert mark_of(found, 0.0)[1] == pytest.approx(0.04)
    # And what half of the strong players would have.
    found.agreement = 0.5
    assert mark_of(found, 0.0)[1] == pytest.approx(0.02)
    found.error = 0.2
    assert mark_of(found, 0.0) == ("", 0.0)
    found.loss, found.error, found.runner_up, found.surprising = 0.0, 0.01, 0.1, True
    kind, weight = mark_of(found, 0.0)
    assert kind == "excellent"
    assert weight == pytest.approx(0.095)
    assert mark_of(Verdict(played), 0.2) == ("turning-point", 0.2)
    found.only = True
    assert mark_of(found, 0.0) == ("forced", 0.0)


def test_only_the_largest_swing_is_a_turning_point() -> None:
    marks = [("turning-point", 0.2), ("", 0.0), ("costly", 0.1), ("turning-point", 0.3), ("forced", 0.0)]
    assert shown(marks) == ["", "", "costly", "turning-point", "forced"]
    many = [("costly", 0.1 + place / 1000) for place in range(300)]
    assert shown(many).count("costly") == 5
    # A handful for each seat, but few of all decisions.
    assert shown(many, [place % 2 for place in range(300)]).count("costly") == 7


def test_of_costly_decisions_in_a_row_the_worst_is_shown() -> None:
    marks = [("costly", 0.1), ("costly", 0.3), ("costly", 0.2)]
    assert shown(marks, [0, 0, 0]) == ["", "costly", ""]
    assert shown(marks, [0, 0, 1]) == ["", "costly", "costly"]


def test_an_end_that_has_not_come_is_not_certain() -> None:
    # X will take c1, says the advice; then it is over.
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    judge = Judge(state.game, load_chances(state.game, 2), msgspec.structs.replace(QUICK, quiescent="the end"), 0)
    assert judge.standing(state, None) == pytest.approx([0.9, 0.1])
    assert judge.settle(state.clone(), 1) == [1.0, 0.0]
    state.play("place c1")
    assert judge.standing(state, None) == [1.0, 0.0]
    assert judge.settle(state) == [1.0, 0.0]


def test_the_gain_is_measured_in_pairs() -> None:
    # Worlds differ much, the two actions in each of them little.
    assert gain([0.9, 0.5, 0.1], [0.8, 0.4, 0.0]) == (0.1, 0.0)
    assert gain([], []) == (0.0, 1.0)


def test_a_long_rollout_counts_the_chances_on_its_way() -> None:
    state = tictactoe("a1", "a2").replay()
    actions = [state.game.parse("place b2")]
    values = []
    for horizon, middle in ((1, 0), (9, 0), (9, 1), (1, 1)):
        settings = msgspec.structs.replace(QUICK, middle=middle)
        judge = Judge(state.game, load_chances(state.game, 2), settings, 0)
        values.append(judge.compare(state, 0, actions, 1, Rng(1), horizon)[0][0])
    soon, late, both, short = values
    assert soon != late
    assert both == pytest.approx((soon + late) / 2)
    assert short == soon
