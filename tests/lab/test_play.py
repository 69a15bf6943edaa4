"""Games of a plan: who sits where, what is kept, and that nothing depends on who plays them."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery.games.parsec.effects import eliminate, win
from orrery.games.parsec.state import ParsecState
from orrery.lab import GameResult, Plan, Tally, play_one, round_robin, simulate
from orrery.lab.course import POINTS, Course

PLAN = Plan("connect_four", (("random", "greedy"), ("random", "captain")), 24, seed=5, events=True, decisions=True)


def played(plan: Plan, jobs: int) -> list[GameResult]:
    """All games of a plan in their order, without what a clock measured."""
    results = [result.timeless() for _, (some, _) in simulate(plan, jobs) for result in some]
    return sorted(results, key=lambda result: result.number)


def test_the_number_of_processes_changes_nothing() -> None:
    assert played(PLAN, 1) == played(PLAN, 2)


def test_seats_rotate_at_every_table() -> None:
    seen = Counter((result.table, result.seating) for result in played(PLAN, 1))
    assert seen == {
        (0, ("random", "greedy")): 6,
        (0, ("greedy", "random")): 6,
        (1, ("random", "captain")): 6,
        (1, ("captain", "random")): 6,
    }


def test_a_result_tells_how_it_went() -> None:
    result, decisions = play_one(PLAN, 3)
    state = orrery.game("connect_four").new(seed=result.seed)
    for decision in decisions:
        assert (decision.seat, decision.choice, decision.options) == (state.seat, state.choice, len(state.pending))
        state.play(decision.action)
    assert state.digest() == result.digest
    assert state.outcome is not None
    assert state.outcome.winners == result.winners
    assert sum(result.moves) == result.decisions == len(decisions)
    assert result.choices == {"ChooseColumn": result.decisions}
    assert result.events == {"DiscDropped": result.decisions}
    assert result.openings[0] == "; ".join(decision.action for decision in decisions if decision.seat == 0)[:22]
    assert result.used[1] == tuple(sorted({decision.code for decision in decisions if decision.seat == 1}))


def test_who_is_out_of_a_game_keeps_its_faction_in_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def conquer(course: Course, state: ParsecState, *_: object) -> None:
        eliminate(state, 1, 2)
        win(state, [2], "military")

    monkeypatch.setattr(Course, "play", conquer)
    result, _ = play_one(Plan("parsec", (("captain", "captain", "captain"),), 1), 0)
    state = orrery.game("parsec").new(3, result.seed)
    assert result.factions == tuple(state.game.faction(state, seat) for seat in range(3))
    assert len(set(result.factions)) == 3


def test_a_curve_has_few_points_however_long_the_game() -> None:
    for number in range(3):
        result, _ = play_one(Plan("expanse", (("random", "random"),), 3), number)
        assert POINTS // 2 <= len(result.curve) <= POINTS
        assert (len(result.curve) - 1) * result.stride < result.decisions <= len(result.curve) * result.stride
    silent, _ = play_one(PLAN, 0)
    assert silent.curve == ()


def test_a_tally_counts_shares_and_pairs() -> None:
    tally = Tally()
    tally.add(played(PLAN, 1))
    assert tally.games == 24
    assert tally.bots["random"].count == 24
    assert tally.pairs["greedy", "random"].count == 12
    assert tally.pairs["greedy", "random"].share == 1 - tally.pairs["random", "greedy"].share
    assert ("greedy", "captain") not in tally.pairs


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("chess", (("random", "random"),), 1), "unknown game 'chess'"),
        (Plan("tictactoe", (("random", "hal"),), 1), "unknown bot 'hal'"),
        (Plan("tictactoe", (("random",),), 1), "2 seats, not 1"),
        (Plan("tictactoe", (), 1), "at least one table"),
        (Plan("tictactoe", (("random", "random"),), 0), "at least one game"),
        (Plan("tictactoe", (("random", "random"),), 1, budget=0.0), "more than 0.0 seconds"),
        (Plan("tictactoe", (("random", "random"),), 1, pack="nowhere"), "no content that a pack could change"),
    ],
)
def test_impossible_plans_are_refused(plan: Plan, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(plan)


def test_a_tournament_needs_different_bots() -> None:
    with pytest.raises(ValueError, match="at least two different bots"):
        round_robin(("random", "random"), 2)
