"""Playouts: many decisions in one call, without any interpreted code in between if the rules are compiled."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.kernel.actions import Action
from orrery.kernel.game import Game
from orrery.kernel.rng import Rng
from orrery.kernel.state import State


def play_randomly(state: State, rng: Rng, horizon: i64) -> i64:
    """Play random legal actions until the game ends or `horizon` decisions were made; returns their number.

    >>> import orrery
    >>> from orrery.kernel import Rng
    >>> state = orrery.game("tictactoe").new()
    >>> play_randomly(state, Rng(1), 3), state.version
    (3, 3)
    """
    played: i64 = 0
    while played < horizon and state.seat is not None:
        pending = state.pending
        state.apply(pending[rng.below(len(pending))])
        played += 1
    return played


def play_clones_randomly(state: State, rng: Rng, horizon: i64) -> i64:
    """The same, with each decision in a clone of the previous position, as in search; the state is not modified."""
    played: i64 = 0
    while played < horizon and state.seat is not None:
        pending = state.pending
        state = state.clone()
        state.apply(pending[rng.below(len(pending))])
        played += 1
    return played


def most_advised(game: Game[Any], state: State) -> Action:
    """The pending action with the highest advice, the first one in a tie."""
    weights: list[float] = game.advise(state)
    best: i64 = 0
    highest = weights[0]
    for place in range(1, len(weights)):
        if weights[place] > highest:
            highest = weights[place]
            best = place
    return state.pending[best]


def play_advised(game: Game[Any], state: State, horizon: i64, quiescent: str = "", extension: i64 = 0) -> i64:
    """Follow the game's advice until it ends or `horizon` decisions were made; returns their number.

    With `quiescent`, up to `extension` more decisions are made until a choice of this kind is pending.
    """
    return play_advised_apart([game] * state.seats, state, horizon, quiescent, extension)


def play_advised_apart(
    games: list[Game[Any]], state: State, horizon: i64, quiescent: str = "", extension: i64 = 0
) -> i64:
    """The same, with the advice of a different game object for each seat."""
    played: i64 = 0
    while True:
        seat = state.seat
        quiet = not quiescent or played >= horizon + extension or state.choice == quiescent
        if seat is None or (played >= horizon and quiet):
            return played
        state.apply(most_advised(games[seat], state))
        played += 1
