"""Rows of numbers: fixed in length, the same everywhere, and free of secrets."""

from __future__ import annotations

import pytest

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
    state = toy.GAME.new(seed=5)
    row = Encoder(toy.GAME).encode(state, 1)
    assert [place for place, value in enumerate(row) if value][:4] == [11, 13, 20, 35]
    assert all(-1.0 <= value <= 1.0 for value in row)


def test_a_row_tells_nothing_hidden() -> None:
    state: State = toy.GAME.new(seed=5)
    encoder = Encoder(toy.GAME)
    rng = Rng(1)
    rows = {encoder.encode(state.determinize(0, rng), 0).tobytes() for _ in range(5)}
    assert rows == {encoder.encode(state, 0).tobytes()}
    assert encoder.encode(state, 1).tobytes() != encoder.encode(state, 0).tobytes()


class Countdown(toy.Toy):
    """A game that encodes itself as numbers."""

    observation_size = 2

    def observe(self, state: toy.ToyState, seat: int) -> bytes | list[float]:
        return [state.moved / 480, -0.5]


class Marching(toy.Toy):
    """A game that encodes itself as bytes."""

    observation_size = toy.UNITS
    observation_scale = (3.0,) * toy.UNITS

    def observe(self, state: toy.ToyState, seat: int) -> bytes | list[float]:
        return bytes(state.strength)


def test_a_game_may_encode_itself_as_numbers() -> None:
    game: Game[toy.ToyState] = Countdown()
    encoder = Encoder(game)
    row = encoder.encode(game.new(), 1).tolist()
    # Two seats, who of two decides, and the game's own.
    assert row[:2] == [0.0, 1.0]
    assert row[2:4] == [1.0, 0.0]
    assert row[-1] == -0.5
    assert len(row) == encoder.size


def test_a_game_may_encode_itself_as_bytes() -> None:
    game: Game[toy.ToyState] = Marching()
    state = game.new()
    state.strength = bytes([1, 9, *state.strength[2:]])
    row = Encoder(game).encode(state, 0)
    assert row[-toy.UNITS] == pytest.approx(1 / 3)
    assert row[1 - toy.UNITS] == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("name", orrery.games())
def test_no_game_encodes_a_secret(name: str) -> None:
    game = orrery.game(name)
    encoder = Encoder(game)
    rng, chooser = Rng(1), Rng(2)
    for seats in game.seat_counts:
        state: State = game.new(seats, seed=5)
        for _ in range(40):
            for seat in range(seats):
                row = encoder.encode(state, seat)
                assert row.shape == (encoder.size,)
                assert abs(row).max() <= 1.0
                assert encoder.encode(state.determinize(seat, rng), seat).tobytes() == row.tobytes()
            for _ in range(3):
                if state.seat is not None:
                    state.apply(chooser.pick(state.pending))
