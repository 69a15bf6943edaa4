"""OpenSpiel's own Monte Carlo tree search plays one of our games against random play.

    pip install 'orrery[adapters]'
    python examples/openspiel_mcts.py connect_four --rollouts 1 --simulations 100
    python examples/openspiel_mcts.py expanse --games 4 --simulations 20

Without --rollouts positions are judged by the game's own evaluation, because random play of a large game takes long.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import orrery.adapters.openspiel  # registers the games

assert orrery.adapters.openspiel.STARTS


class Judgement(mcts.Evaluator):  # type: ignore[misc]
    """What OpenSpiel's search asks at its leaves, answered by the game's evaluation; all actions are equal at first."""

    def evaluate(self, state: Any) -> list[float]:
        """What a position is worth to each player."""
        position = state.position
        if position is None:
            return [0.0] * state.num_players()
        return [position.game.evaluate(position, seat) for seat in range(position.seats)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The actions, each with its probability."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def play(name: str, seed: int, simulations: int, rollouts: int = 0, most: int = 1_000_000) -> tuple[float, int]:
    """One game, or its beginning: what it was worth to the searching player, and how many decisions that one made.

    The searching player sits first in even games.
    """
    game = pyspiel.load_game(f"orrery_{name}")
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(rollouts, chance) if rollouts else Judgement()
    own = seed % game.num_players()
    bots = [uniform_random.UniformRandomBot(player, chance) for player in range(game.num_players())]
    bots[own] = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=chance)
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal() and decided < most:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            decided += state.current_player() == own
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[own]), decided


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--rollouts", type=int, default=0, help="random games for each leaf instead of a judgement")
    given = parser.parse_args()
    played = [play(given.game, seed, given.simulations, given.rollouts) for seed in range(given.games)]
    won = sum(worth > 0 for worth, _ in played)
    decided = sum(count for _, count in played)
    print(f"{given.game}: won {won} of {given.games} against random play, with {decided} decisions of its own")


if __name__ == "__main__":
    main()
