"""A program that plays by reading positions in words; put a language model in the place of its reader."""

from __future__ import annotations

import random
import sys

import orrery
from orrery.adapters.text import TextEnvironment


class Reader:
    """Plays an action of the list it reads; now and then, as models do, one it has seen before."""

    def __init__(self, seed: int, carelessness: float = 0.05) -> None:
        self.random = random.Random(seed)
        self.carelessness = carelessness
        self.seen: list[str] = []

    def choose(self, text: str) -> str:
        """An action for a position in words."""
        listed = text.partition("## Legal actions\n")[2].splitlines()
        legal = [line for line in listed if not line.startswith("and ")]
        if self.seen and self.random.random() < self.carelessness:
            return self.random.choice(self.seen)
        self.seen = (self.seen + legal)[-200:]
        return self.random.choice(legal)


def play(game: str, seed: int = 0) -> TextEnvironment:
    """A whole game; what was not legal is explained and tried again."""
    environment, reader = TextEnvironment(game, seed=seed), Reader(seed)
    text = environment.observe()
    while True:
        reply = environment.step(reader.choose(text))
        if reply.done:
            return environment
        text = reply.text if reply.legal else environment.observe()


if __name__ == "__main__":
    for name in sys.argv[1:] or orrery.games():
        played = play(name)
        rate = played.illegal / played.attempts
        print(f"{name}: {played.attempts} attempts, {played.illegal} not legal ({rate:.1%})")
