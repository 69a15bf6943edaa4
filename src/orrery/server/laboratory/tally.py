"""Totals over many games: wins by faction and seat, lengths, endings, and wins with each card or ship."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct):
    """Sums over games; a shared win counts as a fraction."""

    games: int = 0
    #: By faction, by seat, and by card or ship: how many seats had it, and how many of these won.
    factions: dict[str, tuple[int, float]] = {}
    seats: dict[str, tuple[int, float]] = {}
    things: dict[str, tuple[int, float]] = {}
    reasons: dict[str, int] = {}
    #: The sum of decisions, and of their squares.
    decisions: int = 0
    squares: int = 0

    def add(self, other: Tally) -> None:
        """Add the totals of another batch."""
        self.games += other.games
        self.decisions += other.decisions
        self.squares += other.squares
        for own, more in (
            (self.factions, other.factions),
            (self.seats, other.seats),
            (self.things, other.things),
        ):
            for name, (count, wins) in more.items():
                known = own.get(name, (0, 0.0))
                own[name] = (known[0] + count, known[1] + wins)
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count

    @property
    def mean(self) -> float:
        """The mean number of decisions per game."""
        return self.decisions / self.games if self.games else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the number of decisions per game."""
        if self.games < 2:
            return 0.0
        spare = self.squares - self.games * self.mean * self.mean
        return float(max(0.0, spare / (self.games - 1)) ** 0.5)
