"""The program of the processes in which bots search."""

from __future__ import annotations

from typing import Any

import msgspec

import orrery
from orrery.bots import Considered, RolloutBot, SearchBot, Settings
from orrery.bots.levels import settings
from orrery.bots.rollout import Candidate
from orrery.bots.settings import judging
from orrery.client.messages import Alternative
from orrery.kernel import Action, State
from orrery.registry import EDITIONS, UnknownContent
from orrery.server.bots.kept import KeptBots, Question
from orrery.server.workers.program import serve

#: How many actions a hint compares.
COMPARED = 3
#: What a worker says that needs the content of a match first.
UNKNOWN = "unknown content"


class BotRequest(msgspec.Struct):
    """A position that is possible for all a seat knows, which bot plays it, and how many seconds it may search."""

    game: str
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    budget: float
    #: Whether to add what the best alternatives are worth, and the game's reasons for the answer.
    compare: bool = False
    #: The content of the game, once a worker said that it does not know it.
    documents: dict[str, Any] | None = None
    #: The table that asks, if the bot plays there, and the number of its last entry.
    table: str = ""
    entry: int = 0


class BotAnswer(msgspec.Struct):
    """The code of an action, its alternatives and the reasons for it, or what went wrong."""

    code: int = -1
    fault: str = ""
    alternatives: list[Alternative] = []
    reasons: list[str | dict[str, Any]] = []


#: The bots of this process.
KEPT = KeptBots()


def answer(request: BotRequest, kept: KeptBots = KEPT) -> BotAnswer:
    """Let the bot search."""
    try:
        own = orrery.game(request.game)
        rules, content = str(request.state.get("rules")), str(request.state.get("content"))
        game = EDITIONS.find(own, rules, content, request.documents)
        state = game.load(request.state)
        budget = request.budget / 2 if request.compare else request.budget
        question = Question(request.table, request.seat, request.level, request.entry)
        player = kept.find(question, game, state, request.seed)
        action = player.choose(state, request.seat, budget=budget)
        alternatives = compare(state, request, action, budget) if request.compare else []
        reasons = game.reasons(state, request.seat, action) if request.compare else []
    except UnknownContent:
        return BotAnswer(fault=UNKNOWN)
    except Exception as error:
        return BotAnswer(fault=f"{type(error).__name__}: {error}")
    return BotAnswer(action.code, "", alternatives, reasons)


def compare(state: State, request: BotRequest, action: Action, budget: float) -> list[Alternative]:
    """What search finds the best few actions and the chosen one to be worth, best first."""
    level = request.level if request.level in ("admiral", "grand-admiral") else "commodore"
    chosen = settings(level, state.game)
    found = (
        by_rollouts(state, request, action, budget, chosen)
        if chosen.kind in ("rollout", "planning")
        else by_tree(state, request, budget, chosen)
    )
    found.sort(key=lambda one: (-one.share, -(one.value or 0.0), one.action.code))
    shown = [one for place, one in enumerate(found) if place < COMPARED or one.action is action]
    return [Alternative(one.action.code, round(one.share, 4), round(one.value or 0.0, 4)) for one in shown]


def by_tree(state: State, request: BotRequest, budget: float, chosen: Settings) -> list[Considered]:
    """What a tree looked at."""
    searcher = SearchBot(judging(state.game, chosen), request.seed, chosen)
    searcher.choose(state, request.seat, budget)
    return searcher.considered(len(state.pending))


def by_rollouts(state: State, request: BotRequest, action: Action, budget: float, chosen: Settings) -> list[Considered]:
    """What the most advised actions and the one that was chosen led to, whatever the kind of decision."""
    wide = msgspec.structs.replace(chosen, choices=(), width=max(chosen.width, COMPARED + 1))
    searcher = RolloutBot(judging(state.game, chosen), request.seed, wide)
    searcher.compared = searcher.candidates(state)
    if all(one.action is not action for one in searcher.compared):
        searcher.compared.append(Candidate(action, len(searcher.compared)))
    searcher.decide(state, request.seat, budget)
    return [one for one in searcher.considered(len(searcher.compared)) if one.share]


def answer_encoded(request: bytes) -> bytes:
    """The same for encoded requests and answers."""
    return msgspec.json.encode(answer(msgspec.json.decode(request, type=BotRequest)))


if __name__ == "__main__":
    serve(answer_encoded, niceness=5)  # people's moves come before the thoughts of bots
