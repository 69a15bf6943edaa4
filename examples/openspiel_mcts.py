"""OpenSpiel's own Monte Carlo tree search plays one of our games against random play.

    pip install 'orrery[adapters]'
    python examples/openspiel_mcts.py connect_four --games 4 --simulations 100
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import orrery.adapters.openspiel  # registers the games

assert orrery.adapters.openspiel.STARTS


def play(name: str, seed: int, simulations: int, rollouts: int = 1) -> float:
    """One game; what it was worth to the searching player, who sits first in even games."""
    game = pyspiel.load_game(f"orrery_{name}")
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(rollouts, chance)
    own = seed % 2
    bots = [uniform_random.UniformRandomBot(player, chance) for player in range(game.num_players())]
    bots[own] = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[own])


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100)
    given = parser.parse_args()
    worth = [play(given.game, seed, given.simulations) for seed in range(given.games)]
    print(f"{given.game}: won {sum(value > 0 for value in worth)} of {given.games}")


if __name__ == "__main__":
    main()
