"""Reviews: what a decision cost, what was luck, and that nobody is judged by what he could not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import orrery
from orrery.bots import bot
from orrery.cli.main import orrery_command
from orrery.kernel import Game, Rng, State
from orrery.records import Record
from orrery.review import Review, ReviewSettings, judging, load_chances, review, review_part, whole
from orrery.review.judging import Cost, Verdict, judge_decision, measured, unusual
from orrery.review.marks import mark_of, shown
from orrery.review.report import reviewed
from orrery.review.worlds import Judge, gain

LARGE = ("expanse", "parsec", "talon")
#: The games that hide something.
SECRETIVE = tuple(name for name in orrery.games() if type(orrery.game(name)).redraw is not Game.redraw)
QUICK = ReviewSettings(
    width=3,
    scan=1,
    asked=1,
    worlds=2,
    again=2,
    batch=4,
    closer=4,
    horizon=4,
    far=6,
    samples=2,
    suspicious=0.05,
    harmless=0.05,
    costly=0.06,
    sure=1.5,
)


def tictactoe(*cells: str) -> Record:
    """A game of tic-tac-toe."""
    actions = [f"place {cell}" for cell in cells]
    state: State = orrery.game("tictactoe").new()
    for action in actions:
        state.play(action)
    return Record.of(state, 0, actions)


def captains(name: str, seats: int, most: int) -> Record:
    """The opening of a game between captains."""
    return players(name, seats, most, "captain")


def players(name: str, seats: int, most: int, level: str) -> Record:
    """The opening of a game between bots."""
    game: Game[Any] = orrery.game(name)
    state: State = game.new(seats, 5)
    player, belief, actions = bot(level, game), Rng(3), list[str]()
    while state.seat is not None and len(actions) < most:
        action = player.choose(state.determinize(state.seat, belief), state.seat, None)
        actions.append(str(action))
        state.apply(action)
    return Record.of(state, 5, actions)


def test_an_overlooked_win_is_costly_and_the_review_names_it() -> None:
    # a1 and b1 are X's: c1 wins; X plays c3 instead.
    found = review(tictactoe("a1", "a2", "b1", "b2", "c3", "c2"))
    missed = found.decisions[4]
    assert (missed.mark, missed.best, missed.best_chance) == ("costly", "place c1", 1.0)
    # O has two in a row and may still err.
    assert 0.75 < missed.loss < 1.0
    assert found.decisions[5].loss == 0.0
    assert found.winners == [1]
    assert found.skill[0] < 0 < found.skill[1]


def assert_one_scale(found: Review) -> None:
    """The curve, the chances of decisions and their losses tell the same story."""
    for one in found.decisions:
        had = found.curve[one.version][one.seat]
        assert 0.0 <= one.loss <= had
        assert one.best_chance == had
        assert one.chance == pytest.approx(had - one.loss, abs=2e-4)
    assert all(abs(sum(row) - 1.0) < 1e-3 for row in found.curve)


def test_no_loss_exceeds_the_chance_that_the_curve_shows() -> None:
    # The evaluation of tic-tac-toe does not see the win: the curve must learn of it from the rollouts.
    found = review(tictactoe("a1", "a2", "b1", "b2", "c3", "c2"))
    assert found.decisions[4].loss > 0.75
    assert_one_scale(found)
    # Rollouts to the end of a battle swing far; the position says less.
    swinging = msgspec.structs.replace(QUICK, horizon=120, trust=0.3, suspicious=0.01)
    for seat in (None, 0):
        found = review(players("talon", 2, 16, "random"), seat, settings=swinging)
        assert any(one.loss for one in found.decisions)
        assert_one_scale(found)


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


def test_what_a_strong_player_would_do_too_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tictactoe("a1", "a2", "b1", "b2").replay()
    best, played = (state.game.parse(f"place {cell}") for cell in ("c1", "c3"))
    losses = []
    for strong in (best, played):
        monkeypatch.setattr(judging, "asked", lambda *_, answer=strong: [answer])
        judge = Judge(state.game, load_chances(state.game, 2), QUICK, 0)
        losses.append(judge_decision(judge, state, played).loss)
    assert losses[0] > 0.3
    assert losses[1] == 0.0
    # The real one wins at once.
    monkeypatch.undo()
    assert judging.asked(judge, state, 0) == [best]


def test_a_loss_that_shows_late_is_measured_to_the_end() -> None:
    # X threatens c1: the position right after O's answer does not say so.
    state = tictactoe("a1", "b2", "b1").replay()
    best, played = (state.game.parse(f"place {cell}") for cell in ("c1", "a3"))
    losses = []
    for far in (0, 9):
        settings = msgspec.structs.replace(QUICK, horizon=0, far=far, noise=0.1, closer=8)
        judge = Judge(state.game, load_chances(state.game, 2), settings, 0)
        losses.append(measured(judge, state, best, played, 0.5).loss)
    assert losses[0] == pytest.approx(0.0, abs=0.1)
    assert losses[1] > 0.3


def test_chances_end_with_the_result_and_always_sum_to_one() -> None:
    found = review(tictactoe("a1", "a2", "b1", "b2", "c1"))
    assert found.curve[-1] == [1.0, 0.0]
    assert len(found.curve) == len(found.decisions) + 1
    for name in LARGE:
        opening = review(captains(name, 2, 12), settings=QUICK)
        assert all(abs(sum(row) - 1.0) < 1e-3 for row in opening.curve)


def test_marks_want_more_than_chance() -> None:
    played = orrery.game("tictactoe").parse("place a1")
    found = Verdict(played)
    found.loss, found.error, found.soon, found.surprising = 0.1, 0.02, 0.07, True
    kind, weight = mark_of(found, 0.0, QUICK)
    assert kind == "costly"
    assert weight == pytest.approx(0.07)
    # What shows soon matters more than what shows only late.
    found.soon = 0.27
    assert mark_of(found, 0.0, QUICK)[1] == pytest.approx(0.17)
    found.soon = 0.07
    # Less weight has what the advice would have played too.
    found.surprising = False
    assert mark_of(found, 0.0, QUICK)[1] == pytest.approx(0.035)
    found.error = 0.06
    assert mark_of(found, 0.0, QUICK) == ("", 0.0)
    found.loss, found.error, found.runner_up, found.surprising = 0.0, 0.01, 0.1, True
    kind, weight = mark_of(found, 0.0, QUICK)
    assert kind == "excellent"
    assert weight == pytest.approx(0.085)
    assert mark_of(Verdict(played), 0.2, QUICK) == ("turning-point", 0.2)
    found.only = True
    assert mark_of(found, 0.0, QUICK) == ("forced", 0.0)


@pytest.mark.parametrize("name", LARGE)
def test_the_same_seed_gives_the_same_review(name: str) -> None:
    record = captains(name, 2, 10)
    one, two = (review(record, seed=1, settings=QUICK) for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_the_public_could_not_know_does_not_change_the_public_chances(name: str) -> None:
    game: Game[Any] = orrery.game(name)
    for record in (captains(name, seats, 40) for seats in sorted({game.seat_counts[0], game.seat_counts[-1]})):
        for upto in (9, 23, 40):
            state = record.replay(upto)
            judge = Judge(game, load_chances(game, state.seats), QUICK, 7)
            hidden = Rng(98)
            worlds = [state, *(state.determinize(None, hidden) for _ in range(4))]
            # Something is hidden, or this test says nothing.
            assert len({world.digest() for world in worlds}) > 1
            assert len({tuple(judge.standing(world, None)) for world in worlds}) == 1


@pytest.mark.parametrize("name", [*LARGE, "empire_war"])
def test_what_a_seat_could_not_know_does_not_change_its_verdict(name: str) -> None:
    game: Game[Any] = orrery.game(name)
    for record in (captains(name, seats, 40) for seats in (game.seat_counts[0], game.seat_counts[-1])):
        for upto in (9, 23, 39):
            state = record.replay(upto)
            seat = state.seat
            assert seat is not None
            played = game.parse(record.actions[upto])
            judge = Judge(game, load_chances(game, state.seats), QUICK, 7)
            hidden = Rng(99)
            worlds = [state, *(state.determinize(seat, hidden) for _ in range(3))]
            verdicts = {
                (
                    msgspec.json.encode(reviewed(judge, world, judge_decision(judge, world, played), 0.5)),
                    tuple(judge.standing(world, seat)),
                )
                for world in worlds
            }
            assert len(verdicts) == 1, f"seat {seat} at {state.choice}, version {upto}"


def test_luck_is_what_dice_gave_beyond_their_expectation() -> None:
    found = review(captains("talon", 2, 60), settings=QUICK)
    rolls = [row for row in found.luck if row]
    assert rolls
    assert all(abs(sum(row)) < 2e-3 for row in rolls)
    assert found.fortune == [round(sum(row[seat] for row in rolls), 4) for seat in range(2)]


def test_a_seat_is_shown_its_own_decisions_only() -> None:
    found = review(captains("expanse", 2, 12), viewer=1, settings=QUICK)
    assert {one.seat for one in found.decisions} == {1}
    assert found.skill == []


def test_parts_make_the_same_review_as_the_whole() -> None:
    record = captains("talon", 2, 25)
    parts = [review_part(record, first, first + 9, None, 0, QUICK) for first in (0, 9, 18)]
    assert msgspec.json.encode(whole(record, parts, None, 0)) == msgspec.json.encode(review(record, settings=QUICK))


def test_only_the_largest_swing_is_a_turning_point() -> None:
    marks = [("turning-point", 0.2), ("", 0.0), ("costly", 0.1), ("turning-point", 0.3), ("forced", 0.0)]
    assert shown(marks) == ["", "", "costly", "turning-point", "forced"]
    many = [("costly", 0.1 + place / 1000) for place in range(300)]
    assert shown(many).count("costly") == 5
    # A handful for each seat, but few of all decisions.
    assert shown(many, [place % 2 for place in range(300)]).count("costly") == 6


def test_of_costly_decisions_in_a_row_the_worst_is_shown() -> None:
    marks = [("costly", 0.1), ("costly", 0.3), ("costly", 0.2)]
    assert shown(marks, [0, 0, 0]) == ["", "costly", ""]
    assert shown(marks, [0, 0, 1]) == ["", "costly", "costly"]


def test_the_gain_is_measured_in_pairs() -> None:
    # Worlds differ much, the two actions in each of them little.
    assert gain([0.9, 0.5, 0.1], [0.8, 0.4, 0.0]) == (0.1, 0.0)
    assert gain([], []) == (0.0, 1.0)


def test_the_command_tells_the_turning_points(tmp_path: Any) -> None:
    file, out = tmp_path / "game.orrery", tmp_path / "review.json"
    tictactoe("a1", "a2", "b1", "b2", "c3", "c2").save(file)
    told = CliRunner().invoke(orrery_command, ["review", str(file), "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert "place c1" in told.output
    assert msgspec.json.decode(out.read_bytes())["winners"] == [1]
    refused = CliRunner().invoke(orrery_command, ["review", str(file), "--seat", "3"])
    assert refused.exit_code == 1
    assert "2 seats" in refused.output
