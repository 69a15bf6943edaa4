"""The Expanse: whole games, the conformance suite, golden records, perft and the bot."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games.expanse.game import GAME
from orrery.kernel import Rng
from orrery.testing import check_golden, check_perft, conformance, random_game

TESTS = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_kernels_promises(seats: int) -> None:
    report = conformance(
        GAME, plays=1, seed=40 + seats, stride=6, tables=[(seats, {}), (seats, {"factions": "seated"})]
    )
    assert report.games == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(20):
        state, actions = random_game(GAME, seats, seed, longest=1000)
        assert state.outcome is not None
        assert len(actions) < 600


def test_pieces_are_never_lost_or_made() -> None:
    for seed in range(4):
        state = GAME.new(4, seed, {"factions": "seated"})
        chooser = Rng(seed)
        while state.seat is not None:
            state.apply(chooser.pick(state.pending))
            for faction in range(4):
                cubes = state.supply[faction] + sum(state.pieces[base * 4 + faction] for base in range(16))
                assert cubes + (state.spare_diplomats if faction == 0 else 0) == 17
                ships = [state.ships[kind * 36 + orbit * 4 + faction] for kind in range(4) for orbit in range(9)]
                assert sum(ships) + sum(state.reserve[kind * 4 + faction] for kind in range(4)) == (
                    7 if faction == 2 else 5
                )
                there = sum(state.shipping[orbit * 4 + faction] for orbit in range(9))
                assert there == sum(ships) + (state.rocinante == faction)
            for base in range(16):
                worth = [state.pieces[base * 4 + faction] for faction in range(4)]
                worth[0] += state.diplomats[base] if state.technology else 0
                worth[3] += state.tokens[base]
                assert worth == [state.influence[base * 4 + faction] for faction in range(4)]
            assert state.spare_tokens + sum(state.tokens) == 2
            assert min(state.points) >= 0
            cards = [*state.deck, *state.box, *state.track, *state.discard]
            assert len(cards) + sum(1 for owner in state.kept if owner) >= 57


@pytest.mark.parametrize("path", sorted((TESTS / "golden" / "expanse").glob("*.orrery")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    assert check_golden(path).outcome is not None


def test_perft() -> None:
    assert check_perft(TESTS / "perft" / "expanse.toml") >= 6


def test_following_the_advice_beats_chance() -> None:
    rng = Rng(1)
    won = 0
    for number in range(6):
        state = orrery.game("expanse").new(2, number)
        own = number % 2
        while state.seat is not None:
            if state.seat == own:
                weights = GAME.advise(state.determinize(own, rng))
                state.apply(state.pending[weights.index(max(weights))])
            else:
                state.apply(rng.pick(state.pending))
        assert state.outcome is not None
        won += own in state.outcome.winners
    assert won == 6


def test_advice_changes_nothing_and_fits_the_options() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, 8)
        rng = Rng(3)
        while state.seat is not None:
            before = state.digest()
            weights = GAME.advise(state)
            assert len(weights) == len(state.pending)
            assert state.digest() == before
            assert -1.0 <= GAME.evaluate(state, 0) <= 1.0
            state.apply(rng.pick(state.pending))
        assert abs(GAME.evaluate(state, 0)) == 1.0
