"""Frames: tables of phases, windows, commitments."""

from __future__ import annotations

import pytest
from tests.kernel import nim

from orrery.kernel import Rng
from orrery.kernel.frames import upcoming


def bidding(seats: int = 3, **options: bool | int) -> nim.NimState:
    """Nim before the bids."""
    return nim.GAME.new(seats, 3, options)


def after_bids(bids: list[int], **options: bool | int) -> nim.NimState:
    """Nim after the bids."""
    state = bidding(len(bids), **options)
    for bid in bids:
        state.play(f"bid {bid}")
    return state


def test_phases_run_from_first_to_last() -> None:
    state = bidding(2)
    state.stack = []
    nim.Turn().run(state)
    assert [type(frame).__name__ for frame in state.stack] == ["Turn", "TakeStones"]
    assert state.stack[0].at == 1
    state.stack = []
    nim.Turn(2).run(state)
    assert [type(frame).__name__ for frame in state.stack] == ["NextSeat"]


def test_a_sequence_goes_on_as_its_own_kind() -> None:
    again = nim.Turn().again(2)
    assert (type(again), again.at) == (nim.Turn, 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("bids", "first"), [([0, 2, 1], 1), ([1, 1, 0], 0), ([0, 0, 1], 2)])
def test_the_highest_bid_moves_first(bids: list[int], first: int) -> None:
    state = after_bids(bids)
    assert (state.mover, state.seat) == (first, first)


def test_seats_commit_in_order_and_nobody_learns_before_the_last() -> None:
    state = bidding(3)
    asked = []
    for bid in (2, 1, 0):
        asked.append((state.seat, state.undoable))
        state.play(f"bid {bid}")
    assert asked == [(0, 0), (1, 1), (2, 1)]
    assert state.undoable == 0  # the bids came to light


def test_what_others_committed_to_is_imagined_from_their_options() -> None:
    state = bidding(3)
    state.play("bid 2")
    state.play("bid 1")
    frame = state.stack[-1]
    own = {frame.imagined(state, 0, Rng(seed)).codes for seed in range(30)}
    assert {codes[0] for codes in own} == {2}
    assert {codes[1] for codes in own} == {0, 1, 2}
    assert {len(codes) for codes in own} == {2}
    assert frame.imagined(state, 0, Rng(1)).seat == 2


def test_a_window_goes_round_until_all_passed_in_a_row() -> None:
    state = after_bids([2, 0, 0], heap=9)
    state.counters = bytearray([0, 2, 1])
    state.play("take 1")
    asked = []
    for answer in ("counter", "pass", "counter", "pass", "pass"):
        state.refresh()
        asked.append(state.seat)
        state.play(answer)
    assert asked == [1, 2, 1, 2, 1]
    assert (state.heap, state.choice) == (10, "ChooseStones")


def test_a_window_that_does_not_reopen_ends_with_the_first_who_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.AnswerWindow, "reopens", False)
    state = after_bids([2, 0, 0], heap=9)
    state.counters = bytearray([0, 1, 1])
    state.play("take 1")
    state.refresh()
    state.play("counter")
    assert (state.choice, state.mover) == ("ChooseStones", 1)


def test_a_window_closes_when_all_have_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []
    monkeypatch.setattr(nim.AnswerWindow, "close", lambda self, state: closed.append(self.seat))
    state = after_bids([2, 0, 0], heap=9)
    state.play("take 1")
    state.play("pass")
    assert closed == []
    state.play("pass")
    assert closed == [2]


def test_the_pass_is_always_legal_and_the_last_option() -> None:
    state = after_bids([2, 0])
    state.play("take 1")
    state.counters = bytearray([0, 1])
    state.refresh()
    assert [str(action) for action in state.pending] == ["counter", "pass"]
    assert state.why_not("pass") is None
    assert state.why_not("counter") is None
    state.counters = bytearray(2)
    refusal = state.why_not("counter")
    assert refusal is not None
    assert refusal.reason == "no-counter"


def test_a_window_asks_in_order_and_counts_who_passed_in_a_row() -> None:
    state = bidding(2)
    order = (2, 0, 1)
    asked = []
    for at, passes in ((0, 0), (1, 1), (2, 0), (2, 1)):
        state.stack = []
        nim.AnswerWindow(order, at, passes).resolve(state, nim.PASS)
        frame = state.stack[0]
        asked.append((frame.seat, frame.at, frame.passes))
    assert asked == [(0, 1, 1), (1, 2, 2), (2, 0, 1), (2, 0, 2)]
    state.stack = []
    nim.AnswerWindow(order, 1, 2).resolve(state, nim.PASS)
    assert state.stack == []
    state.counters = bytearray([1, 1])
    nim.AnswerWindow(order, 1, 1).resolve(state, nim.COUNTER)
    assert [(frame.seat, frame.at, frame.passes) for frame in state.stack] == [(1, 2, 0)]
    state.stack = []
    nim.AnswerWindow(order, 2, 1).resolve(state, nim.COUNTER)
    assert [(frame.seat, frame.at, frame.passes) for frame in state.stack] == [(2, 0, 0)]


def test_what_happens_in_reading_order() -> None:
    state = bidding(2)
    state.stack = []
    state.then(nim.TakeStones(), nim.Answers(), nim.NextSeat())
    assert [type(frame).__name__ for frame in state.stack] == ["NextSeat", "Answers", "TakeStones"]
    frames = upcoming(nim.TakeStones(), nim.NextSeat())
    state.stack = [nim.Answers()]
    state.proceed(frames)
    assert [type(frame).__name__ for frame in state.stack] == ["Answers", "NextSeat", "TakeStones"]
    state.then()
    assert len(state.stack) == 3
