"""The process in which bots think: a question per line on its input, an answer per line on its output."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

import orrery
from orrery.bots import bot


class Question(msgspec.Struct):
    """A position that a seat could believe in, who plays it, and for how long it may think."""

    game: str
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    budget: float


class Thought(msgspec.Struct):
    """The code of an action, or what went wrong."""

    code: int = -1
    fault: str = ""


def think(question: Question) -> Thought:
    """Ask the bot."""
    try:
        game = orrery.game(question.game)
        state = game.load(question.state)
        action = bot(question.level, game, question.seed).choose(state, question.seat, budget=question.budget)
    except Exception as error:
        return Thought(fault=f"{type(error).__name__}: {error}")
    return Thought(code=action.code)


def main() -> None:
    """Answer until the input ends."""
    with contextlib.suppress(OSError):
        os.nice(5)  # people's moves come before bots' thoughts
    decoder = msgspec.json.Decoder(Question)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
