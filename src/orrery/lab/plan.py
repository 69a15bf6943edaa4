"""Plans: the games to play. A plan contains everything that the results depend on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from orrery.bots import bot
from orrery.kernel import Game
from orrery.registry import game


class Plan(msgspec.Struct, frozen=True):
    """What to play: a game, the bots that sit down together, and how many games from which seed.

    >>> plan = Plan("tictactoe", (("random", "greedy"),), games=4)
    >>> [plan.seating(number) for number in range(2)]
    [('random', 'greedy'), ('greedy', 'random')]
    """

    game: str
    #: The groups of bots; they alternate, one game each.
    tables: tuple[tuple[str, ...], ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    #: Seconds for each decision; None: searches are limited by iterations alone, so that no result depends on a clock.
    budget: float | None = None
    #: A content pack to lay over the game's own content.
    pack: str = ""
    #: Whether to count events, which slows games down, and whether to keep every decision.
    events: bool = False
    decisions: bool = False

    def rules(self) -> Game[Any]:
        """The game with its content pack."""
        return game(self.game, self.pack) if self.pack else game(self.game)

    def check(self) -> None:
        """Raise a ValueError if the plan cannot be played."""
        rules = self.rules()
        if not self.tables:
            raise ValueError("a plan needs at least one table of bots")
        for table in self.tables:
            for name in table:
                bot(name, rules)
            rules.new(len(table), 0, self.options)
        if self.games < 1:
            raise ValueError(f"at least one game must be played, not {self.games}")
        if not 0 <= self.seed < 1 << 60:
            raise ValueError(f"the seed of a plan is a whole number from 0 to 2**60 - 1, not {self.seed}")
        if self.budget is not None and self.budget <= 0:
            raise ValueError(f"a bot needs a budget of more than {self.budget} seconds")

    def table(self, number: int) -> int:
        """The table at which a game is played."""
        return number % len(self.tables)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat; seats rotate from game to game."""
        bots = self.tables[self.table(number)]
        shift = number // len(self.tables) % len(bots)
        return bots[-shift:] + bots[:-shift] if shift else bots

    @property
    def chunk(self) -> int:
        """The number of games in a chunk, which does not depend on the number of workers."""
        return max(1, min(500, self.games // 64))

    def pieces(self) -> Iterator[range]:
        """The numbers of all games, in chunks."""
        for first in range(0, self.games, self.chunk):
            yield range(first, min(first + self.chunk, self.games))


def round_robin(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every group of different bots that can sit down together; with too few bots, every mixed group.

    >>> round_robin(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> round_robin(("a", "b"), 3)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise ValueError(f"a tournament is between at least two different bots, not {', '.join(bots)}")
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    return tuple(group for group in combinations_with_replacement(bots, seats) if len(set(group)) > 1)
