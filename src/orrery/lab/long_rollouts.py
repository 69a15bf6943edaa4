"""What an action is worth by rollouts to the end of the game: slow, and free of any model of chances."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.kernel import Action, Rng, State
from orrery.kernel.playouts import play_advised
from orrery.review.chances import result

#: More decisions than any game has.
ENDLESS = 1 << 40


def long_rollouts(state: State, actions: Sequence[Action], worlds: int, rng: Rng) -> list[list[float]]:
    """For each action the results of the seat that decides, when the advice plays on; the same worlds for all."""
    assert state.seat is not None
    seat = state.seat
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(worlds):
        world = state.determinize(seat, rng)
        if not all(action in world.pending for action in actions):
            continue
        for place, action in enumerate(actions):
            twin = world.clone()
            twin.apply(action)
            play_advised(twin.game, twin, ENDLESS)
            found[place].append(result(twin)[seat])
    return found
