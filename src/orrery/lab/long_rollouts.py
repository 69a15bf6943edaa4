"""The value of an action by rollouts to the end of the game: slow, but independent of any model of chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.kernel import Action, Game, Rng, State
from orrery.kernel.playouts import play_advised
from orrery.review.chances import result
from orrery.review.settings import review_settings
from orrery.review.worlds import play_erring

#: More decisions than any game has.
ENDLESS = 1 << 40


def long_rollouts(game: Game[Any], state: State, actions: Sequence[Action], worlds: int, rng: Rng) -> list[list[float]]:
    """The deciding seat's results for each action, when a game's advice plays on; the same worlds for all."""
    assert state.seat is not None
    seat, noise = state.seat, review_settings(game).noise
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(worlds):
        world = state.determinize(seat, rng)
        errors = rng.next() if noise else 0
        if not all(action in world.pending for action in actions):
            continue
        for place, action in enumerate(actions):
            twin = world.clone()
            twin.apply(action)
            if noise:
                play_erring(game, twin, ENDLESS, "", noise, Rng(errors))
            else:
                play_advised(game, twin, ENDLESS)
            found[place].append(result(twin)[seat])
    return found
