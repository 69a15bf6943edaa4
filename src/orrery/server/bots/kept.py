"""Bots that a worker keeps between requests, so that their search trees can be reused."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.bots import Bot, PlanningBot, SearchBot, bot
from orrery.kernel import Game, Rng, State

#: The maximum number of bots to keep.
MOST: Final = 32


class Question(NamedTuple):
    """Where a bot is asked: a seat of a table, the number of the table's last entry, and the level that plays."""

    table: str
    seat: int
    level: str
    entry: int


class Kept(NamedTuple):
    """A bot with its last question, and the version of the state."""

    bot: SearchBot | PlanningBot
    game: Game[Any]
    asked: Question
    version: int


class KeptBots:
    """The most recently asked bots, by table and seat. An outdated one is replaced."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.bots: dict[tuple[str, int], Kept] = {}

    def find(self, question: Question, game: Game[Any], state: State, seed: int) -> Bot:
        """The bot for a question: the previous one if this continues its game, otherwise a new one."""
        known = self.bots.pop((question.table, question.seat), None)
        found: Bot
        if known is not None and continues(known, question, game, state):
            # Without a tree to reuse, it answers like a new one.
            known.bot.rng = Rng(seed)
            found = known.bot
        else:
            found = bot(question.level, game, seed)
        if question.table and isinstance(found, SearchBot | PlanningBot):
            self.bots[question.table, question.seat] = Kept(found, game, question, state.version)
            while len(self.bots) > self.most:
                del self.bots[next(iter(self.bots))]
        return found


def continues(known: Kept, question: Question, game: Game[Any], state: State) -> bool:
    """Whether all entries of the table since are actions: nothing was taken back, and the seat's player is the same."""
    passed = question.entry - known.asked.entry
    alike = known.asked.level == question.level and known.game is game
    return alike and passed == state.version - known.version > 0
