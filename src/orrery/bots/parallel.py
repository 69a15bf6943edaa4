"""Root parallelisation: the same search in several processes, whose visits are added up."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from orrery.bots.planning import PlanningBot
from orrery.bots.rollout import RolloutBot
from orrery.bots.search import SearchBot
from orrery.bots.settings import Settings, judging
from orrery.kernel import Action, Game, Rng, State
from orrery.registry import game as find_game

Counts = dict[int, tuple[int, float]]


def search_once(
    find: Callable[[str], Game[Any]],
    document: dict[str, Any],
    seat: int,
    seed: int,
    settings: Settings,
    budget: float | None,
) -> Counts:
    """Search from a dumped state; returns the visits of each action and the sum of its values."""
    game = find(document["game"])
    judge = judging(game, settings)
    if settings.kind == "rollout":
        bot = RolloutBot(judge, seed, settings)
        bot.choose(game.load(document), seat, budget)
        return {one.action.code: (len(one.values), sum(one.values)) for one in bot.compared}
    if settings.kind == "planning":
        planner = PlanningBot(judge, seed, settings)
        planner.choose(game.load(document), seat, budget)
        return {edge.action.code: (edge.visits, edge.total) for edge in planner.compared}
    root = SearchBot(judge, seed, settings).search(game.load(document), seat, budget)
    return {code: (edge.visits, edge.total) for code, edge in root.edges.items()}


class ParallelSearchBot:
    """Plays the action with the most visits in all processes. Close it when done."""

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        settings: Settings | None = None,
        processes: int = 2,
        find: Callable[[str], Game[Any]] = find_game,
    ) -> None:
        if find(game.name) is not game:
            raise ValueError(f"other processes find a different {game.name}: pass `find`")
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings()
        self.processes = processes
        self.find = find
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        # Determinized again, so that no process gets more than the seat may know.
        document = state.determinize(seat, self.rng).dump()
        futures = [
            self.pool.submit(search_once, self.find, document, seat, self.rng.next(), self.settings, budget)
            for _ in range(self.processes)
        ]
        visits = dict.fromkeys([action.code for action in state.pending], 0)
        totals = dict.fromkeys(visits, 0.0)
        for future in futures:
            for code, (count, total) in future.result().items():
                if code in visits:
                    visits[code] += count
                    totals[code] += total
        best = max(visits, key=lambda code: (visits[code], totals[code] / max(1, visits[code]), -code))
        return self.game.action(best)

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None

    def __enter__(self) -> ParallelSearchBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
