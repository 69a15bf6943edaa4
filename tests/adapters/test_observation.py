"""Rows of numbers: fixed in length, the same everywhere, and free of secrets."""

from __future__ import annotations

import orrery
from orrery.adapters.observation import Encoder
from orrery.kernel import Game, Rng, State
from orrery.testing import toy


def test_every_cell_is_told_apart() -> None:
    game = orrery.game("tictactoe")
    rows = set()
    for code in range(9):
        state = game.new()
        state.play(code)
        rows.add(Encoder(game).encode(state, 0).tobytes())
    assert len(rows) == 9


def test_a_row_is_the_same_in_every_process() -> None:
    state = orrery.game("connect_four").new()
    state.play("drop d")
    row = Encoder(state.game).encode(state, 1)
    assert [place for place, value in enumerate(row) if value][:4] == [76, 87, 587, 775]
    assert all(-1.0 <= value <= 1.0 for value in row)


def test_a_row_tells_nothing_hidden() -> None:
    state: State = toy.GAME.new(seed=5)
    encoder = Encoder(toy.GAME)
    rng = Rng(1)
    rows = {encoder.encode(state.determinize(0, rng), 0).tobytes() for _ in range(5)}
    assert rows == {encoder.encode(state, 0).tobytes()}
    assert encoder.encode(state, 1) != encoder.encode(state, 0)


class Countdown(toy.Toy):
    """A game that encodes itself."""

    observation_size = 2

    def observe(self, state: toy.ToyState, seat: int) -> list[float]:
        return [state.moved / 480, float(seat)]


def test_a_game_may_encode_itself() -> None:
    game: Game[toy.ToyState] = Countdown()
    encoder = Encoder(game)
    assert encoder.size == 2
    assert encoder.encode(game.new(), 1)[1] == 1.0
