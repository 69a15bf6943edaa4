"""Running totals of games: win rates by bot and by pair of bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from orrery.lab.play import GameResult
from orrery.lab.statistics import Rate


@dataclass
class Performance(Rate):
    """The win rate of a bot over the seats it played, with its points and its processor time."""

    score: float = 0.0
    moves: int = 0
    think: float = 0.0
    slowest: float = 0.0

    @property
    def pace(self) -> float:
        """Seconds per decision."""
        return self.think / self.moves if self.moves else 0.0


@dataclass
class Tally:
    """All games of a plan, by bot, by pair of bots and by how they ended."""

    games: int = 0
    decisions: int = 0
    drawn: int = 0
    bots: dict[str, Performance] = field(default_factory=dict)
    #: The results of the first of two bots in games with both, a draw counting half.
    pairs: dict[tuple[str, str], Rate] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, results: Iterable[GameResult]) -> None:
        """Count more games."""
        for result in results:
            self.games += 1
            self.decisions += result.decisions
            self.drawn += not result.winners
            self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
            for seat, name in enumerate(result.seating):
                bot = self.bots.setdefault(name, Performance())
                bot.count += 1
                bot.wins += 1 / len(result.winners) if seat in result.winners else 0.0
                bot.score += result.scores[seat]
                bot.moves += result.moves[seat]
                bot.think += result.think[seat]
                bot.slowest = max(bot.slowest, result.slowest[seat])
            self.add_pairs(result)

    def add_pairs(self, result: GameResult) -> None:
        """Count who finished ahead of whom; with many seats every pair counts."""
        for seat, name in enumerate(result.seating):
            for other, rival in enumerate(result.seating):
                if name == rival:
                    continue
                pair = self.pairs.setdefault((name, rival), Rate())
                pair.count += 1
                pair.wins += ahead(result, seat, other)


def ahead(result: GameResult, seat: int, other: int) -> float:
    """1 if a seat did better than another, 0 if worse, a half if equal.

    Winning counts; in games of more than two seats, the points decide between two that did not win.
    """
    won, lost = seat in result.winners, other in result.winners
    if won != lost:
        return 1.0 if won else 0.0
    if len(result.seating) == 2 or result.scores[seat] == result.scores[other]:
        return 0.5
    return 1.0 if result.scores[seat] > result.scores[other] else 0.0
