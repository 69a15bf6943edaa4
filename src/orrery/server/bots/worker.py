"""The process in which bots think: a question per line on its input, an answer per line on its output."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import msgspec

import orrery
from orrery.bots import Considered, RolloutBot, SearchBot, Settings, bot
from orrery.bots.levels import settings
from orrery.bots.rollout import Candidate
from orrery.client.messages import Alternative
from orrery.kernel import Action, State

#: How many actions a hint compares.
COMPARED = 3


class Question(msgspec.Struct):
    """A position that a seat could believe in, who plays it, and for how long it may think."""

    game: str
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    budget: float
    #: Whether to say too how the answer compares with the best that search finds, and the game's reasons for it.
    weigh: bool = False


class Thought(msgspec.Struct):
    """The code of an action, what it was weighed against and why it is good, or what went wrong."""

    code: int = -1
    fault: str = ""
    weighed: list[Alternative] = []
    reasons: list[str | dict[str, Any]] = []


def think(question: Question) -> Thought:
    """Ask the bot."""
    try:
        game = orrery.game(question.game)
        state = game.load(question.state)
        budget = question.budget / 2 if question.weigh else question.budget
        action = bot(question.level, game, question.seed).choose(state, question.seat, budget=budget)
        weighed = weigh(state, question, action, budget) if question.weigh else []
        reasons = game.reasons(state, question.seat, action) if question.weigh else []
    except Exception as error:
        return Thought(fault=f"{type(error).__name__}: {error}")
    return Thought(action.code, "", weighed, reasons)


def weigh(state: State, question: Question, action: Action, budget: float) -> list[Alternative]:
    """What search says about the best few actions and about the one that was chosen, best first."""
    level = question.level if question.level == "admiral" else "commodore"
    chosen = settings(level, state.game)
    found = (
        by_rollouts(state, question, action, budget, chosen)
        if chosen.kind == "rollout"
        else by_tree(state, question, budget, chosen)
    )
    found.sort(key=lambda one: (-one.share, -(one.value or 0.0), one.action.code))
    shown = [one for place, one in enumerate(found) if place < COMPARED or one.action is action]
    return [Alternative(one.action.code, round(one.share, 4), round(one.value or 0.0, 4)) for one in shown]


def by_tree(state: State, question: Question, budget: float, chosen: Settings) -> list[Considered]:
    """What a tree looked at."""
    searcher = SearchBot(state.game, question.seed, chosen)
    searcher.choose(state, question.seat, budget)
    return searcher.considered(len(state.pending))


def by_rollouts(
    state: State, question: Question, action: Action, budget: float, chosen: Settings
) -> list[Considered]:
    """What the most advised actions and the one that was chosen led to, whatever the kind of decision."""
    wide = msgspec.structs.replace(chosen, choices=(), width=max(chosen.width, COMPARED + 1))
    searcher = RolloutBot(state.game, question.seed, wide)
    searcher.compared = searcher.candidates(state)
    if all(one.action is not action for one in searcher.compared):
        searcher.compared.append(Candidate(action, len(searcher.compared)))
    searcher.decide(state, question.seat, budget)
    return [one for one in searcher.considered(len(searcher.compared)) if one.share]


def think_encoded(question: bytes) -> bytes:
    """The same for those who send bytes."""
    return msgspec.json.encode(think(msgspec.json.decode(question, type=Question)))


def main() -> None:
    """Answer until the input ends."""
    with contextlib.suppress(OSError):
        os.nice(5)  # people's moves come before bots' thoughts
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        answers.write(think_encoded(line) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
