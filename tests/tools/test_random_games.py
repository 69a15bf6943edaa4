"""Random games over all seat counts and options: none crashes, none is stuck, all end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import orrery
from orrery.games.tictactoe import game as tictactoe
from orrery.kernel import Action, Rng
from random_games import Tally, editions, has_clock, play, table


@pytest.mark.parametrize("name", ["expanse", "parsec", "talon"])
def test_a_few_random_games_of_each_end(name: str) -> None:
    tally = Tally()
    for seed in range(3_000_000, 3_000_004):
        for game in editions(name):
            play(game, seed, tally)
    assert (tally.games, tally.faults) == (4 * len(editions(name)), [])


@pytest.mark.parametrize("name", ["expanse", "parsec", "talon"])
def test_tables_have_every_seat_count_and_every_value(name: str) -> None:
    drawn = [(game, *table(game, seed)) for game in editions(name) for seed in range(400)]
    assert {seats for _, seats, _ in drawn} == {seats for game in editions(name) for seats in game.seat_counts}
    for option in orrery.game(name).options:
        values = {options[option.name] for _, _, options in drawn if option.name in options}
        assert values >= set(option.choices), option.name
        assert len(values) > 1 or isinstance(option.default, bool), option.name
    for game, seats, options in drawn[::20]:
        game.blank(seats, options, Rng())


def test_a_dead_end_a_crash_and_a_game_without_end_are_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    game = orrery.game("tictactoe")
    tally = Tally()
    play(game, 1, tally, longest=3)
    assert tally.faults[0].startswith("no end after 3 decisions: tictactoe")

    def nothing_in_the_middle(self: tictactoe.ChooseCell, state: tictactoe.TicTacToeState) -> Sequence[Action]:
        return [] if state.version == 4 else options(self, state)

    options = tictactoe.ChooseCell.options
    monkeypatch.setattr(tictactoe.ChooseCell, "options", nothing_in_the_middle)
    play(game, 1, tally)
    assert tally.faults[1].startswith("DeadEnd: ChooseCell of seat 0 offers nothing: tictactoe")
    assert tally.faults[1].endswith("seats=2 seed=1 options={}")
    monkeypatch.setattr(tictactoe.ChooseCell, "options", lambda self, state: [][1])
    play(game, 1, tally)
    assert tally.faults[2].startswith("IndexError: list index out of range: tictactoe")
    assert tally.games == 0


def test_parsec_without_a_clock_may_go_on_for_ever() -> None:
    """14.1: time is a variant; among people alone only a victory ends the standard game; chance may find none."""
    seed = 5_000_027
    game = editions("parsec")[seed % 2]
    assert table(game, seed)[1]["people"] == 63
    tally = Tally()
    play(game, seed, tally, patience=400)
    assert (tally.games, tally.faults) == (0, [])
    assert tally.left[0].startswith("no end after 400 decisions: parsec")


@pytest.mark.parametrize(
    ("options", "clock"),
    [({}, True), ({"people": 0b11}, False), ({"people": 0b11, "rounds": 3}, True), ({"people": 0b01}, True)],
)
def test_bots_and_an_agreed_number_of_rounds_set_a_clock(options: dict[str, int], clock: bool) -> None:
    assert has_clock(orrery.game("parsec").new(2, 1, options)) == clock


def test_other_games_must_end() -> None:
    assert all(has_clock(orrery.game(name).new()) for name in ("expanse", "talon", "tictactoe"))
