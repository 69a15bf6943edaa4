"""Playing, refusing, undoing, dumping."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.kernel import nim

import orrery
from orrery.kernel import DeadEnd, Event, Rng


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
    assert refused.value.action is nim.TAKE[2]
    assert refused.value.refusal.facts == {"heap": 2}
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


def test_events_are_told_from_a_number_on() -> None:
    state = started()
    assert state.events_for(0, since=1) == state.events_for(0)[1:]
    assert state.clone().events_for(0) == []


def test_the_list_of_actions_is_a_copy() -> None:
    state = started()
    state.actions().clear()
    assert len(state.actions()) == 3


def finished() -> nim.NimState:
    """A game that seat 0 has won."""
    state = started(heap=3, counters=False)
    state.play("take 3")
    state.play("pass")
    return state


def test_a_finished_game_refuses_everything() -> None:
    state = finished()
    assert (state.seat, state.choice, state.actions(), state.stack) == (None, None, [], [])
    assert state.outcome == orrery.Outcome((0,), (1.0, -1.0), "last-stone")
    refusal = state.why_not("take 1")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("kernel:over", "game-over")
    state.refresh()
    assert state.actions() == []


def test_a_finished_game_survives_json() -> None:
    state = finished()
    twin = nim.GAME.load(state.dump())
    assert (twin.outcome, twin.seat, twin.digest()) == (state.outcome, None, state.digest())


def test_every_action_is_counted() -> None:
    state = nim.GAME.new(seed=1)
    assert state.version == 0
    state.play("bid 0")
    assert (state.version, state.actor) == (1, 0)
    state.play("bid 0")
    assert (state.version, state.actor) == (2, 1)


def test_own_actions_in_a_row_can_be_undone_together_until_a_die_or_another_seat() -> None:
    state = started()
    choice = nim.ChooseStones(0)
    state.stack = [nim.NextSeat(), choice, choice, choice]
    state.heap = 9
    state.actor = 0
    state.undoable = 0
    state.refresh()
    state.apply(nim.TAKE[0])
    state.apply(nim.TAKE[0])
    assert state.undoable == 2
    twin = state.clone()
    twin.stack[-1] = nim.ChooseStones(1)
    twin.apply(nim.TAKE[0])
    assert (twin.undoable, twin.actor) == (1, 1)


def test_what_a_die_decided_cannot_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    def lucky(self: nim.ChooseStones, state: nim.NimState, action: nim.Take) -> None:
        state.heap -= action.count
        state.rng.die(6)

    state = started(heap=9)
    monkeypatch.setattr(nim.ChooseStones, "resolve", lucky)
    state.play("take 1")
    assert state.undoable == 0


def test_a_secret_is_disclosed_once() -> None:
    state = started()
    before = state.disclosed
    state.disclose()
    assert (before, state.disclosed) == (False, True)
    state.play("take 1")
    assert (state.undoable, state.disclosed) == (0, False)
    state.play("pass")
    assert state.undoable == 1


def test_frames_run_in_reading_order() -> None:
    state = started()
    state.stack = []
    one, two, three = nim.TakeStones(), nim.Answers(), nim.NextSeat()
    state.then(one, two)
    assert state.stack == [two, one]
    state.push(three)
    assert state.stack == [two, one, three]


def test_a_choice_without_options_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.ChooseStones, "options", lambda self, state: [])
    with pytest.raises(DeadEnd, match="ChooseStones of seat 0 offers nothing"):
        started()


def test_an_empty_stack_without_an_outcome_is_a_dead_end() -> None:
    state = started()
    state.stack = []
    with pytest.raises(DeadEnd, match="nothing is left to happen and nobody has won"):
        state.advance()


def test_a_choice_with_one_option_is_asked_only_if_it_must_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.ChooseStones, "always", True)
    state = started(heap=1)
    assert (state.choice, len(state.actions())) == ("ChooseStones", 1)


def test_rules_that_disagree_about_an_action_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.ChooseStones, "why_not", lambda self, state, action: None)
    with pytest.raises(AssertionError, match=r"take 3: why_not and actions\(\) of ChooseStones disagree"):
        started(heap=2).play("take 3")


def test_frames_that_run_are_counted_where_somebody_counts() -> None:
    state = started()
    assert state.entered == {"BidForTheStart": 2, "Turn": 1, "TakeStones": 1, "ChooseStones": 1}
    assert state.clone().entered is None


def test_a_log_is_written_where_there_is_one() -> None:
    state = started()
    assert state.events is not None
    count = len(state.events)
    event = nim.CountersDealt(0, 1)
    state.log(event)
    assert state.events[count:] == [event]
    silent = state.clone()
    silent.log(event)
    assert silent.events is None


def test_a_clone_shares_nothing_that_changes() -> None:
    state = started()
    state.disclose()
    twin = state.clone()
    assert twin.digest() == state.digest()
    assert (twin.seats, twin.seat, twin.version, twin.undoable, twin.actor) == (2, 0, 2, state.undoable, state.actor)
    assert (twin.disclosed, twin.logged, twin.events) == (False, False, None)
    twin.counters[0] ^= 1
    twin.stack.append(nim.NextSeat())
    twin.rng.next()
    assert state.digest() != twin.digest()
    assert (len(state.stack), state.rng.counter) == (len(twin.stack) - 1, twin.rng.counter - 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.rng.next(),
        lambda state: state.stack.append(nim.NextSeat()),
        lambda state: state.finish((0,), (1.0, 0.0), "won"),
        lambda state: setattr(state, "heap", 1),
        lambda state: setattr(state, "seats", 3),
        lambda state: setattr(state, "options", {"heap": 1}),
    ],
)
def test_whatever_makes_a_position_changes_its_digest(change: Callable[[nim.NimState], None]) -> None:
    state = started()
    before = state.digest()
    change(state)
    assert state.digest() != before
    assert len(before) == 32


def test_a_dump_says_everything_about_itself() -> None:
    state = started()
    document = state.dump()
    assert (document["game"], document["rules"], document["content"]) == ("nim", "1", "")
    assert (document["version"], document["undoable"], document["actor"]) == (2, 0, 1)
    assert document["digest"] == state.digest()
    assert document["outcome"] is None


def test_a_dump_waits_for_a_choice() -> None:
    state = started()
    state.stack.append(nim.NextSeat())
    with pytest.raises(ValueError, match="a dumped state waits for a choice"):
        nim.GAME.load(state.dump())


def test_an_imagined_state_has_other_dice_and_secrets() -> None:
    state = started()
    worlds = [state.determinize(0, Rng(seed)) for seed in range(12)]
    assert {world.counters[0] for world in worlds} == {state.counters[0]}
    assert {world.counters[1] for world in worlds} == {0, 1, 2}
    assert len({tuple(world.rng.words()) for world in worlds}) == 12
    spectators = {state.determinize(None, Rng(seed)).counters[0] for seed in range(12)}
    assert spectators == {0, 1, 2}


def test_a_spectator_imagines_every_commitment() -> None:
    state = nim.GAME.new(seed=1)
    state.play("bid 2")
    assert {state.determinize(None, Rng(seed)).stack[0].codes for seed in range(20)} == {(0,), (1,), (2,)}


def test_a_view_is_for_a_spectator_unless_a_seat_is_named() -> None:
    state = started()
    assert state.view() == state.view(None) != state.view(0)


def test_undo_counts_only_what_the_last_seat_played() -> None:
    state = started(heap=9, seats=3)
    undoable = []
    for action in ("take 1", "pass", "pass", "take 1", "pass"):
        state.play(action)
        undoable.append((state.actor, state.undoable))
    assert undoable == [(0, 1), (1, 1), (2, 1), (1, 1), (2, 1)]
    state.actor, state.undoable = state.seat or 0, 4
    state.play("pass")
    assert state.undoable == 5


class Whispered(Event, frozen=True):
    """Something that one seat alone hears of."""

    seat: int

    def seen_by(self, seat: int | None) -> Whispered | None:
        return self if seat == self.seat else None


def test_what_a_seat_does_not_hear_of_is_not_in_its_log() -> None:
    state = started()
    heard = len(state.events or ())
    state.log(Whispered(1))
    assert [event["event"] for event in state.events_for(1, heard)] == ["Whispered"]
    assert state.events_for(0, heard) == state.events_for(None, heard) == []
    assert len(state.events_for(0)) == heard
