"""Reviews: what a decision cost, what was luck, and that nobody is judged by what he could not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.review.noughts import QUICK, tictactoe

import orrery
from orrery.bots import bot
from orrery.cli.main import orrery_command
from orrery.kernel import Game, Rng, State
from orrery.records import Record
from orrery.review import Review, load_chances, report, review, review_part, whole
from orrery.review.judging import judge_decision
from orrery.review.report import reviewed
from orrery.review.worlds import Judge

LARGE = ("expanse", "parsec", "talon")
#: The games that hide something.
SECRETIVE = tuple(name for name in orrery.games() if type(orrery.game(name)).redraw is not Game.redraw)


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
    assert missed.loss > 0.75
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
    swinging = msgspec.structs.replace(QUICK, horizon=120, suspicious=0.01)
    for seat in (None, 0):
        found = review(players("talon", 2, 16, "random"), seat, settings=swinging)
        assert any(one.loss for one in found.decisions)
        assert_one_scale(found)


def test_chances_end_with_the_result_and_always_sum_to_one() -> None:
    found = review(tictactoe("a1", "a2", "b1", "b2", "c1"))
    assert found.curve[-1] == [1.0, 0.0]
    assert len(found.curve) == len(found.decisions) + 1
    for name in LARGE:
        opening = review(captains(name, 2, 12), settings=QUICK)
        assert all(abs(sum(row) - 1.0) < 1e-3 for row in opening.curve)


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


@pytest.mark.parametrize(("level", "file"), [("captain", "advice"), ("commodore", "veteran"), ("admiral", "admiral")])
def test_rollouts_follow_the_advice_of_the_players_that_the_review_is_for(
    level: str, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[Game[Any]] = []

    class Noted(Judge):
        """A judge who notes by which advice rollouts go on."""

        def __init__(self, game: Game[Any], *given: Any) -> None:
            followed.append(game)
            super().__init__(game, *given)

    monkeypatch.setattr(report, "Judge", Noted)
    record = captains("parsec", 2, 20)
    state = record.replay()
    review_part(record, 0, 1, None, 0, QUICK, level)
    wanted: Any = state.game
    weights = [wanted.with_advice(name).advise(state) for name in ("advice", "veteran", "admiral")]
    assert len({tuple(one) for one in weights}) == 3
    assert followed[0].advise(state) == wanted.with_advice(file).advise(state)


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
