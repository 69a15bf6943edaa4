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

#: The number of actions a hint compares.
COMPARED = 3
#: A worker's answer when it first needs the content of a match.
UNKNOWN = "unknown content"


class BotRequest(msgspec.Struct):
    """A position consistent with what a seat knows, the bot that plays it, and the seconds it may search."""

    game: str
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    budget: float
    #: Whether to add the values of the best alternatives and the game's reasons for the answer.
    compare: bool = False
    #: The content of the game, once a worker has asked for it.
    documents: dict[str, Any] | None = None
    #: The table, if the bot plays there, and the number of its last entry.
    table: str = ""
    entry: int = 0


class BotAnswer(msgspec.Struct):
    """The code of an action with its alternatives and reasons, or an error."""

    code: int = -1
    fault: str = ""
    alternatives: list[Alternative] = []
    reasons: list[str | dict[str, Any]] = []


#: The bots kept by this process.
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
    """The values that search finds for the best few actions and the chosen one, best first."""
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
    """The actions that a tree search considered."""
    searcher = SearchBot(judging(state.game, chosen), request.seed, chosen)
    searcher.choose(state, request.seat, budget)
    return searcher.considered(len(state.pending))


def by_rollouts(state: State, request: BotRequest, action: Action, budget: float, chosen: Settings) -> list[Considered]:
    """The results of rollouts of the most advised actions and the chosen one, whatever the kind of decision."""
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
    serve(answer_encoded, niceness=5)  # people's moves have priority over bots' searches
