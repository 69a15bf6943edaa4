"""The bots that a worker keeps from one question to the next, so that what they have searched is not lost."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.bots import Bot, PlanningBot, SearchBot, bot
from orrery.kernel import Game, Rng, State

#: How many bots are kept at most.
MOST: Final = 32


class Question(NamedTuple):
    """Where a bot was asked: a seat of a table, the number of the table's last entry, and the level that plays."""

    table: str
    seat: int
    level: str
    entry: int


class Kept(NamedTuple):
    """A bot with the question that it was asked last, and the version of the state."""

    bot: SearchBot | PlanningBot
    game: Game[Any]
    asked: Question
    version: int


class KeptBots:
    """The last bots that were asked, by table and seat. One that is out of date is replaced by a new one."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.bots: dict[tuple[str, int], Kept] = {}

    def find(self, question: Question, game: Game[Any], state: State, seed: int) -> Bot:
        """The bot for a question: the one that was asked last if this continues its game, or else a new one."""
        known = self.bots.pop((question.table, question.seat), None)
        found: Bot
        if known is not None and continues(known, question, game, state):
            # Without a tree to go on with it answers like a new one.
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
    """Whether all entries of the table since are actions: nothing was taken back, and nobody else plays the seat."""
    passed = question.entry - known.asked.entry
    alike = known.asked.level == question.level and known.game is game
    return alike and passed == state.version - known.version > 0
