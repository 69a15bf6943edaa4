"""Ratings of bots by OpenSkill's Plackett-Luce model, from all games in order."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce

from orrery.lab.play import GameResult


class Ratings:
    """The rating of every bot: its mean and its uncertainty."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.bots: dict[str, tuple[float, float]] = {}

    def add(self, results: Iterable[GameResult]) -> None:
        """Rate more games. Bots that hold several seats of a game are not rated by it."""
        for result in results:
            if len(set(result.seating)) < len(result.seating):
                continue
            teams = [[self.model.rating(*self.of(name))] for name in result.seating]
            rated = self.model.rate(teams, ranks=places(result))
            for name, (rating,) in zip(result.seating, rated, strict=True):
                self.bots[name] = (rating.mu, rating.sigma)

    def of(self, name: str) -> tuple[float, float]:
        """The rating of a bot; the initial one if it has not played."""
        fresh = self.model.rating()
        return self.bots.get(name, (fresh.mu, fresh.sigma))


def places(result: GameResult) -> list[float]:
    """The place of every seat, 0 for winners, then by points; equal points share a place.

    In games of two, who did not win lost; if nobody won, all share the first place.
    """
    if not result.winners:
        return [0.0] * len(result.seating)
    found = []
    for seat, score in enumerate(result.scores):
        rivals = [other for other in range(len(result.scores)) if other not in result.winners]
        better = len([other for other in rivals if result.scores[other] > score])
        found.append(0.0 if seat in result.winners else float(len(result.winners) + better))
    return found
