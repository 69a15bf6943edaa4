"""What every game answers before it says anything for itself."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import nim

import orrery
from orrery.kernel import Clause, Event, Outcome, Rng
from orrery.kernel.rows import RowWriter


@pytest.fixture
def state() -> nim.NimState:
    """A game of nim at its first decision."""
    return nim.GAME.new(seed=1)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda game, state: game.with_pack("x"), "nim has no content that a pack could change"),
        (lambda game, state: game.scenario_faults(""), "nim has no scenario files"),
        (lambda game, state: game.insight(state, 0, "odds", {}), "nothing to say about 'odds'; it knows no topic"),
        (lambda game, state: game.with_weights({}), "nim has no weights to tune"),
        (lambda game, state: game.features(state, 0), "nim has no weights to tune"),
    ],
)
def test_what_a_game_does_not_have_is_refused(state: nim.NimState, call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(nim.GAME, state)


def test_topics_are_listed_in_the_refusal(monkeypatch: pytest.MonkeyPatch, state: nim.NimState) -> None:
    monkeypatch.setattr(nim.Nim, "topics", ("reach", "arcs"))
    with pytest.raises(ValueError, match="it knows reach, arcs"):
        nim.GAME.insight(state, 0, "odds", {})


def test_a_game_without_a_bot_has_neutral_advice(state: nim.NimState) -> None:
    assert nim.GAME.advise(state) == [1.0, 1.0, 1.0]
    assert nim.GAME.reasons(state, 0, state.pending[0]) == []
    assert nim.GAME.faction(state, 0) == ""
    assert nim.GAME.catalogue() == {}
    assert (nim.GAME.clauses, nim.GAME.rulings) == ((), ())


def test_a_position_is_worth_its_outcome(state: nim.NimState) -> None:
    assert [nim.GAME.evaluate(state, seat) for seat in (0, 1)] == [0.0, 0.0]
    assert nim.GAME.score(state, 1) == 0.0
    state.outcome = Outcome((1,), (2.0, 5.0), "won")
    assert [nim.GAME.evaluate(state, seat) for seat in (0, 1)] == [-1.0, 1.0]
    assert [nim.GAME.score(state, seat) for seat in (0, 1)] == [2.0, 5.0]
    state.outcome = Outcome((), (2.0, 2.0), "drawn")
    assert [nim.GAME.evaluate(state, seat) for seat in (0, 1)] == [0.0, 0.0]


def test_the_first_seat_count_is_the_default() -> None:
    assert nim.GAME.new().seats == 2
    assert nim.GAME.new(3).seats == 3


@pytest.mark.parametrize("seed", [-1, 1 << 256, True, 1.0])
def test_a_seed_is_a_whole_number_of_256_bits(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"a seed is a whole number from 0 to 2\*\*256 - 1"):
        nim.GAME.new(seed=seed)


def test_the_largest_seed_is_one() -> None:
    assert nim.GAME.new(seed=(1 << 256) - 1).seat == 0


def test_a_log_is_kept_if_asked_for() -> None:
    silent, told = nim.GAME.new(seed=1), nim.GAME.new(seed=1, log=True)
    assert (silent.events, silent.logged, silent.entered) == (None, False, None)
    assert told.logged
    assert [type(event).__name__ for event in told.events or ()] == ["CountersDealt", "CountersDealt"]
    assert told.entered == {"BidForTheStart": 1}
    assert silent.digest() == told.digest()


def test_options_that_do_not_go_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: nim.Nim, seats: int, options: dict[str, Any]) -> None:
        if seats == 3 and options["heap"] < 5:
            raise ValueError("three seats need five stones")

    monkeypatch.setattr(nim.Nim, "check_options", check)
    assert nim.GAME.new(2, options={"heap": 4}).heap == 4
    with pytest.raises(ValueError, match="three seats need five stones"):
        nim.GAME.new(3, options={"heap": 4})


def test_only_an_object_can_be_a_dumped_state() -> None:
    with pytest.raises(ValueError, match="a dumped state is a JSON object, not list"):
        nim.GAME.load([])  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ["game", "rules", "content"])
def test_a_state_of_other_rules_is_refused(key: str) -> None:
    document = nim.GAME.new().dump()
    document[key] = "other"
    with pytest.raises(ValueError, match=f"this state has {key} 'other'; this is nim with {key}"):
        nim.GAME.load(document)


def test_actions_are_found_by_code_and_notation() -> None:
    game = orrery.game("tictactoe")
    assert game.action_count == 9
    assert game.code(game.parse("place b1")) == 1
    assert str(game.action(8)) == "place c3"
    assert repr(game.action(8)) == "<Place 8: place c3>"
    for code in (-1, 9):
        with pytest.raises(ValueError, match=f"no action has code {code}: codes go from 0 to 8"):
            game.action(code)


def test_the_frames_of_a_game_are_its_own() -> None:
    assert set(nim.GAME.frames) == {
        "AnswerWindow", "Answers", "BidForTheStart", "ChooseStones", "NextSeat", "TakeStones", "Turn",
    }  # fmt: skip
    assert set(orrery.game("tictactoe").frames) == {"ChooseCell"}
    assert "ChooseCell" not in orrery.game("talon").frames


def test_clauses_are_read_once() -> None:
    game = orrery.game("tictactoe")
    assert game.clauses is game.clauses
    assert isinstance(game.clauses[0], Clause)
    assert [clause.id for clause in game.clauses] == [f"tictactoe:{number}" for number in range(1, 5)]


def test_a_blank_state_has_no_position() -> None:
    blank = nim.GAME.blank(2, None, Rng(1))
    assert (blank.stack, blank.seat, blank.pending, blank.outcome) == ([], None, [], None)
    assert (blank.version, blank.undoable, blank.actor, blank.disclosed) == (0, 0, -1, False)
    assert (blank.events, blank.logged, blank.entered) == (None, False, None)


def test_a_running_match_plays_on_by_the_rules_it_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Nim, "rules_version", "3")
    monkeypatch.setattr(nim.Nim, "plays_rules", ("2",))
    monkeypatch.setattr(nim.Nim, "last_releases", {"1": "0.4"})
    assert nim.GAME.with_rules("3") is nim.GAME
    older = nim.GAME.with_rules("2")
    assert (older is nim.GAME, older.rules_version, nim.GAME.rules_version) == (False, "2", "3")
    with pytest.raises(
        ValueError, match=r"rules '1' of nim.* release 0\.4: uvx --from 'orrery\[server\]==0\.4' orrery"
    ):
        nim.GAME.with_rules("1")
    with pytest.raises(ValueError, match=r"the release it was begun with: uvx --from .*==<that release>"):
        nim.GAME.with_rules("0")


def test_a_game_without_content_has_none(state: nim.NimState) -> None:
    game = nim.GAME
    assert (game.documents(), game.former_content("x"), game.words("en")) == ({}, None, {})
    with pytest.raises(ValueError, match="nim has no content files"):
        game.with_content({})
    assert (game.thing(state, state.pending[0]), game.part_match(state), game.fixed_view(state)) == ("", None, {})
    assert game.changing_view(state, 1) == game.view(state, 1)


def test_who_gives_up_loses_to_the_others() -> None:
    three = nim.GAME.new(3)
    assert nim.GAME.concession(three, [1]) == [-1.0, 1.0, -1.0]
    assert nim.GAME.concession(three, [0, 2]) == [1.0, -1.0, 1.0]


@pytest.mark.parametrize(("counts", "said"), [((2,), "2"), ((2, 3), "2 or 3"), ((2, 3, 4), "2, 3 or 4")])
def test_seat_counts_are_listed(monkeypatch: pytest.MonkeyPatch, counts: tuple[int, ...], said: str) -> None:
    monkeypatch.setattr(nim.Nim, "seat_counts", counts)
    for seats in (5, "2", True):
        with pytest.raises(ValueError, match=f"nim is for {said} seats, not {seats!r}"):
            nim.GAME.new(seats)  # type: ignore[arg-type]


def test_a_game_without_options_refuses_any() -> None:
    with pytest.raises(ValueError, match="unknown option 'heap'; the options are none"):
        orrery.game("tictactoe").new(options={"heap": 1})


def test_the_row_of_an_observation_is_the_observation(monkeypatch: pytest.MonkeyPatch, state: nim.NimState) -> None:
    monkeypatch.setattr(nim.Nim, "observe", lambda self, state, seat: bytes([seat, 7]))
    assert nim.GAME.observation_row(state, 1, short=True) == bytes([1, 7])


def test_a_writer_knows_what_counts_as_one_at_each_place() -> None:
    writer = RowWriter((2.0, 5.0, 1.0))
    assert (writer.scale, writer.size) == ((2.0, 5.0, 1.0), 3)


def test_an_event_is_told_by_the_name_of_its_type() -> None:
    class StoneTaken(Event, frozen=True):
        """A stone left the heap."""

        seat: int

    assert StoneTaken(1).document() == {"event": "StoneTaken", "seat": 1}


@pytest.mark.parametrize("seats", [2.0, True, "2", 0, 9])
def test_seats_are_a_whole_number_that_the_game_is_for(seats: Any) -> None:
    with pytest.raises(ValueError, match=f"nim is for 2 or 3 seats, not {seats!r}"):
        nim.GAME.new(seats)
