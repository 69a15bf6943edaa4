"""Train a small policy against random play with MaskablePPO (sb3-contrib) and draw its curve.

    pip install 'orrery[adapters]' sb3-contrib
    python examples/train_policy.py connect_four --steps 60000

Prints the share of wins after every round of learning and writes the curve as an SVG file. Minutes on a CPU.
"""

from __future__ import annotations

import argparse
import warnings
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from orrery.adapters.gymnasium import OrreryEnv
from orrery.lab.plots import curves, standalone
from orrery.lab.statistics import wilson


def wins(policy: MaskablePPO | None, game: str, games: int, seed: int) -> float:
    """How many games the policy (None: random play) wins against random play, a draw counting half."""
    table = OrreryEnv(game, seat=None, opponents="random")
    rng = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        observation, _ = table.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            masks = table.action_masks()
            if policy is None:
                action = rng.choice(np.flatnonzero(masks))
            else:
                action, _ = policy.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, over, _, _ = table.step(action)
        won += (reward + 1) / 2
    return won


def train(game: str, steps: int, rounds: int, games: int, seed: int = 1) -> list[tuple[float, float]]:
    """Learn in rounds; the share of wins before the first and after each, over the share of steps done."""
    tables = DummyVecEnv([lambda: OrreryEnv(game, seat=None, opponents="random") for _ in range(4)])
    policy = MaskablePPO(
        "MultiInputPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )
    curve = []
    for number in range(rounds + 1):
        if number:
            policy.learn(steps // rounds, reset_num_timesteps=False)
        won = wins(policy, game, games, seed=1_000_000)
        low, high = wilson(won, games)
        done = steps // rounds * number
        print(f"{done:>8} steps: {won / games:.1%} won against random ({low:.1%} to {high:.1%})", flush=True)
        curve.append((number / rounds, won / games))
    return curve


def main() -> None:
    """Read the command line, train, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=100, help="for each measurement")
    parser.add_argument("--out", default="curve.svg")
    given = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)  # so small a network only loses time to more
    print(f"random against random: {wins(None, given.game, given.games, 2_000_000) / given.games:.1%}")
    curve = train(given.game, given.steps, given.rounds, given.games)
    picture = curves({"wins": curve, "random play": [(at, 0.5) for at, _ in curve]})
    Path(given.out).write_text(standalone(picture), encoding="utf-8")
    print(f"the curve: {given.out}")


if __name__ == "__main__":
    main()
