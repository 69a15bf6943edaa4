"""Playing, refusing, undoing, dumping."""

from __future__ import annotations

import pytest
from tests.kernel import nim

import orrery
from orrery.kernel import Rng


def started(seed: int = 3, seats: int = 2, **options: bool | int) -> nim.NimState:
    """Nim after the bids: seat 0 moves first."""
    state = nim.GAME.new(seats=seats, seed=seed, options=options, log=True)
    for amount in [2] + [0] * (seats - 1):
        state.play(f"bid {amount}")
    return state


def test_an_action_is_played_as_object_code_or_notation() -> None:
    digests = []
    for action in (nim.BID[1], nim.BID[1].code, "bid 1"):
        state = nim.GAME.new(seed=1)
        state.play(action)
        digests.append(state.digest())
    assert len(set(digests)) == 1


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    state = started(heap=2)
    before = state.digest()
    with pytest.raises(orrery.IllegalAction) as refused:
        state.play("take 3")
    assert (refused.value.clause, refused.value.reason) == ("nim:2", "too-few-stones")
    assert "heap 2" in str(refused.value)
    assert (state.digest(), state.version) == (before, 2)


def test_an_action_that_is_not_asked_for_is_refused_by_the_pending_choice() -> None:
    state = started()
    refusal = state.why_not("bid 1")
    assert refusal is not None
    assert refusal.document() == {"clause": "nim:2", "reason": "not-asked", "facts": {"choice": "ChooseStones"}}


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("take 9", "no action is written 'take 9'; for example 'take 1'"),
        ("fly", "the verbs are bid, take"),
        (99, "no action has code 99"),
    ],
)
def test_unknown_actions_are_named_with_what_is_known(action: str | int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        started().play(action)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="'place a1' is not an action of nim"):
        started().why_not(orrery.game("tictactoe").parse("place a1"))


def test_a_forced_choice_resolves_itself() -> None:
    state = started(heap=1, counters=False)
    assert state.choice == "AnswerWindow"  # the only stone was taken at once; the window always asks


def test_a_window_asks_everybody_again_after_an_answer() -> None:
    state = started(seats=3)
    state.counters = bytearray([0, 1, 1])
    state.play("take 1")
    asked = []
    for answer in ("pass", "counter", "pass", "pass"):
        asked.append(state.seat)
        if answer == "counter":
            state.refresh()
        state.play(answer)
    assert asked == [1, 2, 1, 2]
    assert state.choice == "ChooseStones"


def test_commitments_stay_secret_until_complete() -> None:
    state = nim.GAME.new(seed=1)
    state.play("bid 2")
    assert state.seat == 1
    seen = {state.determinize(1, Rng(seed)).stack[0].codes for seed in range(20)}
    assert seen == {(0,), (1,), (2,)}
    kept = {state.determinize(0, Rng(seed)).stack[0].codes for seed in range(20)}
    assert kept == {(2,)}


def test_undo_reaches_back_to_the_last_secret_or_other_seat() -> None:
    state = started()
    state.counters = bytearray([0, 1])
    state.play("take 1")
    assert state.undoable == 1
    state.refresh()
    state.play("counter")
    assert state.undoable == 0  # a secret came to light
    state.play("pass")
    assert state.undoable == 1


def test_a_state_survives_json_at_every_field() -> None:
    state = started(seats=3)
    state.play("take 2")
    twin = nim.GAME.load(state.dump())
    assert (twin.digest(), twin.version, twin.undoable, twin.seat) == (state.digest(), 4, 1, state.seat)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("game", "chess", "this state has game 'chess'"),
        ("rules", "0", "this state has rules '0'"),
        ("stack", [["Nonsense"]], "unknown frame 'Nonsense'"),
        ("columns", {}, "not a whole state of nim: 'heap'"),
        ("seats", 7, "nim is for 2 or 3 seats, not 7"),
        ("rng", [1, 2], "a generator is four 32-bit words"),
        ("digest", "", "is damaged"),
    ],
)
def test_a_damaged_dump_is_refused(key: str, value: object, message: str) -> None:
    document = started().dump()
    document[key] = value
    with pytest.raises(ValueError, match=message):
        nim.GAME.load(document)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 5}, "nim is for 2 or 3 seats, not 5"),
        ({"seats": True}, "not True"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"options": {"colour": 1}}, "unknown option 'colour'; the options are heap, counters"),
        ({"options": {"heap": 99}}, "option 'heap' is a whole number from 1 to 9, not 99"),
        ({"options": {"counters": "yes"}}, "option 'counters' is true or false"),
    ],
)
def test_bad_tables_are_refused_with_the_choices(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        nim.GAME.new(**arguments)  # type: ignore[arg-type]


def test_unknown_games_are_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match=r"unknown game 'chess'; the games are .*connect_four"):
        orrery.game("chess")


def test_events_are_redacted_by_seat() -> None:
    state = started()
    own = state.events_for(0)
    assert own[0] == {"event": "CountersDealt", "seat": 0, "count": state.counters[0]}
    assert own[1] == {"event": "CountersDealt", "seat": 1, "count": None}
    assert [event["count"] for event in state.events_for(None)] == [None, None]
