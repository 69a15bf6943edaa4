"""Rows that a learner can use: nothing hidden, no two decisions alike, and the board can be read out of them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.adapters.observation import Encoder
from orrery.games.talon.encode import column_of
from orrery.games.talon.grid import distance, hex_of
from orrery.kernel import Game, Rng, State, empty_row
from orrery.kernel.codec import encode_frame
from orrery.parts.fields import Fields

LARGE = ("expanse", "parsec", "talon")


def positions(game: Game[Any], seats: int, games: int, most: int = 300) -> Iterator[State]:
    """Positions of random games; some begin alike."""
    for number in range(games):
        state: State = game.new(seats, number % 2)
        rng = Rng(number + 50)
        for _ in range(most):
            if state.seat is None:
                break
            yield state
            state.apply(rng.pick(state.pending))


@pytest.mark.parametrize("name", LARGE)
def test_decisions_with_other_options_or_frames_never_look_alike(name: str) -> None:
    game = orrery.game(name)
    for seats in game.seat_counts:
        known: dict[bytes, tuple[list[int], list[Any]]] = {}
        for state in positions(game, seats, 3):
            assert state.seat is not None
            about = ([action.code for action in state.pending], [encode_frame(frame) for frame in state.stack])
            assert known.setdefault(row_of(game, state, state.seat), about) == about


@pytest.mark.parametrize("name", ["expanse", "parsec"])
def test_rows_tell_nothing_hidden(name: str) -> None:
    game = orrery.game(name)
    rng = Rng(9)
    for number, state in enumerate(positions(game, 3, 2)):
        if number % 5 == 0:
            for seat in range(3):
                row = row_of(game, state, seat)
                assert row_of(game, state.determinize(seat, rng), seat) == row


def test_seats_are_counted_from_ones_own() -> None:
    game = orrery.game("expanse")
    layout: Fields = import_module("orrery.games.expanse.encode").LAYOUT
    points = layout.field("points")
    for state in positions(game, 3, 1):
        if any(game.score(state, seat) for seat in range(3)):
            shown = [list(row_of(game, state, seat)[points.first : points.first + 3]) for seat in range(3)]
            assert shown[1] == shown[0][1:] + shown[0][:1]
            assert shown[2] == shown[1][1:] + shown[1][:1]


@pytest.mark.parametrize("name", LARGE)
def test_every_place_is_named_and_scaled(name: str) -> None:
    game = orrery.game(name)
    layout: Fields = import_module(f"orrery.games.{name}.encode").LAYOUT
    pending: Fields = game.pending.fields  # type: ignore[attr-defined]
    assert layout.size + pending.size == game.observation_size == len(game.observation_scale)
    for state in positions(game, game.seat_counts[-1], 1, 60):
        assert state.seat is not None
        assert len(row_of(game, state, state.seat)) == game.observation_size


@pytest.mark.parametrize("name", LARGE)
def test_short_rows_say_the_same_with_fewer_fields(name: str) -> None:
    game = orrery.game(name)
    layout: Fields = import_module(f"orrery.games.{name}.encode").LAYOUT
    pending: Fields = game.pending.fields  # type: ignore[attr-defined]
    kept = sum(field.length for field in (*layout.fields, *pending.fields) if field.short)
    assert kept == sum(last - first for first, last in game.short_observation) < game.observation_size
    for seats in game.seat_counts:
        for number, state in enumerate(positions(game, seats, 2)):
            if number % 7 == 0:
                for seat in range(seats):
                    row, short = row_of(game, state, seat), bytes(game.observation_row(state, seat, short=True))
                    for first, last in game.short_observation:
                        assert short[first:last] == row[first:last]


@pytest.mark.parametrize("name", LARGE)
def test_summaries_are_whole_and_tell_nothing_hidden(name: str) -> None:
    game = orrery.game(name)
    encoder = Encoder(game, summary=True)
    rng = Rng(9)
    for seats in game.seat_counts:
        told: set[bytes] = set()
        for number, state in enumerate(positions(game, seats, 2)):
            if number % 5 == 0:
                for seat in range(seats):
                    row = encoder.plain(state, seat)
                    told.add(row.tobytes())
                    assert row.shape == (encoder.size,)
                    assert encoder.encode(state, seat).max() <= 1.0
                    assert encoder.plain(state.determinize(seat, rng), seat).tobytes() == row.tobytes()
        assert len(told) > 20


@pytest.mark.parametrize("name", LARGE)
def test_summaries_leave_nothing_of_other_positions(name: str) -> None:
    """They are written over older ones in place."""
    game = orrery.game(name)
    summary = game.summary
    assert summary is not None
    for seats in game.seat_counts:
        used = empty_row(summary.size)
        for state in positions(game, seats, 2):
            for seat in range(seats):
                new = empty_row(summary.size)
                summary.write(state, seat, new, 0)
                summary.write(state, seat, used, 0)
                assert bytes(used) == bytes(new)


def test_fields_are_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    for name in LARGE:
        layout: Fields = import_module(f"orrery.games.{name}.encode").LAYOUT
        assert layout.described() in page, f"docs/observations.md is not up to date: make observations ({name})"
        assert orrery.game(name).pending.fields.described() in page  # type: ignore[attr-defined]
        summary: Fields = import_module(f"orrery.games.{name}.summary").FIELDS
        assert summary.described() in page


def row_of(game: Game[Any], state: State, seat: int) -> bytes:
    """The row of a seat."""
    row = game.observe(state, seat)
    assert isinstance(row, bytes)
    return row


def accuracy(game: Game[Any], seats: int, answer: Any, games: int) -> float:
    """How much of an answer's variance a linear probe explains on held-out positions."""
    encoder = Encoder(game)
    rows, answers = [], []
    for number, state in enumerate(positions(game, seats, games)):
        if number % 3 == 0:
            rows.append(encoder.encode(state, 0))
            answers.append(float(answer(state)))
    table = np.stack(rows).astype(np.float64)
    wanted = np.array(answers)
    order = np.random.default_rng(0).permutation(len(wanted))
    fitted, held = order[: len(order) * 3 // 4], order[len(order) * 3 // 4 :]
    known = table[fitted]
    # Ridge regression in its dual form: there are more places than positions.
    centre, mean = known.mean(0), wanted[fitted].mean()
    spread = known - centre
    weights = np.linalg.solve(spread @ spread.T + 0.1 * np.eye(len(fitted)), wanted[fitted] - mean)
    guesses = (table[held] - centre) @ (spread.T @ weights) + mean
    assert wanted[held].var() > 0
    return float(1 - ((guesses - wanted[held]) ** 2).mean() / wanted[held].var())


def test_a_probe_reads_the_expanse() -> None:
    game = orrery.game("expanse")

    def points(state: Any) -> float:
        return float(state.points[state.faction[0]]) if state.rocinante != 255 else 0.0

    def influence(state: Any) -> float:
        return float(state.influence[5 * 4 + state.faction[0]]) if state.rocinante != 255 else 0.0

    assert accuracy(game, 2, points, 4) > 0.9
    assert accuracy(game, 2, influence, 4) > 0.8
    # A card is on the track in few positions: they must come from more games.
    assert accuracy(game, 2, lambda state: 3 in state.track, 12) > 0.8


def test_a_probe_reads_parsec() -> None:
    game = orrery.game("parsec")
    assert accuracy(game, 2, lambda state: state.stock[1], 3) > 0.9
    assert accuracy(game, 2, lambda state: sum(state.hand[: state.tables.cards]), 3) > 0.8
    assert accuracy(game, 2, lambda state: state.count[6], 3) > 0.8


def test_a_probe_reads_talon() -> None:
    game = orrery.game("talon")

    def here(state: Any, unit: int) -> int:
        place: int = state.at[unit]
        return place if place >= 0 else hex_of(0, 0)

    assert accuracy(game, 2, lambda state: column_of(here(state, 0)), 4) > 0.9
    assert accuracy(game, 2, lambda state: state.hull[24], 4) > 0.8
    assert accuracy(game, 2, lambda state: distance(here(state, 0), here(state, 24)), 4) > 0.9
