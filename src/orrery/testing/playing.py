"""Random play, the cheapest way through a game."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Game, Rng, State

#: No real game lasts longer; a random game that does has an endless loop in its rules.
LONGEST = 100_000


def random_game(
    game: Game[Any],
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    longest: int = LONGEST,
    log: bool = False,
) -> tuple[State, list[str]]:
    """A whole game of uniformly random actions: its last state and the actions in notation."""
    state: State = game.new(seats, seed, options, log=log)
    chooser = Rng(seed + 1)
    actions: list[str] = []
    while state.seat is not None:
        if len(actions) == longest:
            table = f"seats {seats}, seed {seed}, {options}"
            raise AssertionError(f"{game.name}: no end after {longest} decisions ({table})")
        action = chooser.pick(state.pending)
        actions.append(action.notation)
        state.apply(action)
    return state, actions
