"""Train a policy by self-play: PPO with masked actions on the vectorised environment; its curve against random play.

    pip install 'orrery[adapters]' torch
    python examples/train_self_play.py expanse --minutes 3
    python examples/train_self_play.py talon --option scenario=free-battle --minutes 3

The learner plays all seats of many games at once. Each seat's decisions in a game are one episode that ends with 1 or
-1; advantages run from one decision of a seat to its next (GAE). Prints the share of wins against random play after
every round and writes the curve as an SVG file.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from orrery.adapters.vector import Observations, SelfPlayVectorEnv
from orrery.kernel import Rng
from orrery.lab.plots import curves, standalone
from orrery.lab.statistics import wilson

GAMES = 64
STEPS = 256
EPOCHS = 3
BATCH = 2048
CLIP = 0.2
TRACE = 0.95
ENTROPY = 0.01


class Policy(nn.Module):
    """Scores of all actions and the value of a position, both from one hidden layer."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.scores = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.scores.weight)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities of legal actions, and values."""
        found = self.body(rows)
        scores = self.scores(found).masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, 1), torch.tanh(self.value(found)[:, 0])


class Lot(NamedTuple):
    """Decisions to learn from."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    gains: Tensor
    targets: Tensor


def tensors(seen: Observations) -> tuple[Tensor, Tensor]:
    """An observation as tensors."""
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]).bool()


def gains_of(
    values: NDArray[Any], seats: NDArray[Any], ends: dict[int, dict[int, NDArray[Any]]], count: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    """By step and game: the advantage of the decision, and whether what followed it is known."""
    steps, games = values.shape
    gains = np.zeros_like(values)
    known = np.zeros(values.shape, np.bool_)
    places = np.arange(games)
    following = np.zeros((games, count), np.float32)
    trace = np.zeros((games, count), np.float32)
    has = np.zeros((games, count), np.bool_)
    for step in range(steps - 1, -1, -1):
        for game, results in ends.get(step, {}).items():
            following[game], trace[game], has[game] = results, 0.0, True
        seat = seats[step]
        gains[step] = following[places, seat] - values[step] + TRACE * trace[places, seat]
        known[step] = has[places, seat]
        gains[step][~known[step]] = 0.0
        following[places, seat], trace[places, seat], has[places, seat] = values[step], gains[step], True
    return gains, known


def collect(env: SelfPlayVectorEnv, policy: Policy, seen: Observations, seats: NDArray[Any]) -> tuple[Lot, Any, Any]:
    """Play by the policy; the decisions whose consequences are known, and where the games stand."""
    rows, masks, actions, chances, values, deciding = [], [], [], [], [], []
    ends: dict[int, dict[int, NDArray[Any]]] = {}
    for step in range(STEPS):
        row, mask = tensors(seen)
        with torch.no_grad():
            logs, value = policy(row, mask)
            action = torch.multinomial(logs.exp(), 1)[:, 0]
        rows.append(row)
        masks.append(mask)
        actions.append(action)
        chances.append(logs.gather(1, action[:, None])[:, 0])
        values.append(value.numpy())
        deciding.append(seats)
        seen, _, over, _, infos = env.step(action.numpy())
        for game in np.flatnonzero(over):
            ends.setdefault(step, {})[int(game)] = infos["returns"][game]
        seats = infos["seat"]
    worth = np.array(values)
    gains, known = gains_of(worth, np.array(deciding), ends, env.tables[0].seats)
    chosen = torch.from_numpy(known.reshape(-1))
    columns = [torch.cat(column)[chosen] for column in (rows, masks, actions, chances)]
    gain = torch.from_numpy(gains.reshape(-1))[chosen]
    target = torch.from_numpy((gains + worth).reshape(-1))[chosen]
    return Lot(*columns, (gain - gain.mean()) / (gain.std() + 1e-6), target), seen, seats


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lot: Lot) -> None:
    """Some epochs of PPO."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(lot.actions)).split(BATCH):
            logs, value = policy(lot.rows[part], lot.masks[part])
            ratio = (logs.gather(1, lot.actions[part, None])[:, 0] - lot.chances[part]).exp()
            gain = lot.gains[part]
            better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = -better + 0.5 * (value - lot.targets[part]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def wins(policy: Policy | None, env: SelfPlayVectorEnv, games: int, seed: int) -> float:
    """How many games the policy (None: random play) wins against random play, a draw counting half.

    Its seat is another one in every place, and every place plays equally many games.
    """
    seen, infos = env.reset(seed=seed)
    count = env.tables[0].seats
    own = np.arange(env.num_envs) % count
    rng = Rng(seed)
    left = np.full(env.num_envs, games // env.num_envs)
    won = 0.0
    while left.any():
        actions = env.random_actions(rng)
        if policy is not None:
            with torch.no_grad():
                best = policy(*tensors(seen))[0].argmax(1).numpy()
            actions = np.where(infos["seat"] == own, best, actions)
        seen, _, over, _, infos = env.step(actions)
        for game in np.flatnonzero(over & (left > 0)):
            won += (infos["returns"][game][own[game]] + 1) / 2
            left[game] -= 1
    return won


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, train, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=200, help="for each measurement")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--observation", default="short")
    parser.add_argument("--option", action="append", default=[], help="of the game, NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="curve.svg")
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    options = dict(one.split("=", 1) for one in given.option)
    env = SelfPlayVectorEnv(given.game, GAMES, observation=given.observation, **options)
    table = SelfPlayVectorEnv(given.game, 50, observation=given.observation, **options)
    policy = Policy(env.encoder.size, env.game.action_count, given.hidden)
    optimizer = torch.optim.Adam(policy.parameters(), given.rate)
    seen, infos = env.reset(seed=given.seed)
    seats = infos["seat"]
    print(f"random against random: {wins(None, table, given.games, 2_000_000) / given.games:.1%}")
    curve = []
    spent, decisions = 0.0, 0
    for number in range(given.rounds + 1):
        while spent < given.minutes * 60 * number / given.rounds:
            begun = time.process_time()
            lot, seen, seats = collect(env, policy, seen, seats)
            learn(policy, optimizer, lot)
            spent += time.process_time() - begun
            decisions += GAMES * STEPS
        won = wins(policy, table, given.games, 1_000_000)
        low, high = wilson(won, given.games)
        said = f"{won / given.games:.1%} won against random ({low:.1%} to {high:.1%})"
        print(f"{decisions:>8} decisions, {spent:4.0f} s: {said}", flush=True)
        curve.append((number / given.rounds, won / given.games))
    picture = curves({"wins": curve, "random play": [(at, 0.5) for at, _ in curve]})
    Path(given.out).write_text(standalone(picture), encoding="utf-8")
    print(f"the curve: {given.out}")


if __name__ == "__main__":
    main()
