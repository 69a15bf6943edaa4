"""Many games at once, for learning programs: legal actions and observations as rows of bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from orrery.kernel.actions import Action
from orrery.kernel.columns import Row, empty_row
from orrery.kernel.rng import Rng
from orrery.kernel.rows import RowWriter
from orrery.kernel.state import State


class Batch:
    """Games of one kind that are stepped together; each has the legal actions and observation of its deciding seat.

    `bits` holds for each game and code whether the action is legal, `seats` who decides; both are written in place.
    `pieces` holds for each game the `marks` of its decision (their length never changes) and what the game itself says
    of it (`Game.observation_row`), to be joined; without `marks` there are no observations. With a `summary`, `rows`
    holds for each game what that writes, in place as well.
    """

    def __init__(
        self,
        game: Any,
        tables: list[State],
        marks: Callable[[State, int], bytes] | None = None,
        short: bool = False,
        summary: RowWriter | None = None,
    ) -> None:
        count = len(tables)
        self.game = game
        self.tables = tables
        self.actions: list[Action] = list(game.vocabulary.actions)
        self.width: i64 = len(self.actions)
        self.bits: Row = empty_row(count * self.width)
        self.seats: Row = empty_row(count)
        #: The actions whose bits are set in each game.
        self.shown: list[list[Action]] = [[] for _ in range(count)]
        self.summary = summary
        self.rows: Row = empty_row(0 if summary is None else count * summary.size)
        self.marks = marks
        self.short = short
        self.pieces: list[Any] = [b""] * (2 * count)
        #: The marks by seat and kind of decision, cached as needed.
        self.known: list[dict[Any, bytes]] = [{} for _ in range(max(game.seat_counts))]

    def play(self, codes: list[int]) -> list[int]:
        """Play one action in every game; returns which games are over. An illegal one raises IllegalAction."""
        over: list[int] = []
        width = self.width
        for index in range(len(self.tables)):
            table = self.tables[index]
            code: i64 = codes[index]
            if 0 <= code < width and self.bits[index * width + code]:
                table.apply(self.actions[code])
            else:
                table.play(code)  # raises IllegalAction
            if table.seat is None:
                over.append(index)
            else:
                self.show(index)
        return over

    def show(self, index: i64) -> None:
        """Update the legal actions and the observation of one game."""
        table = self.tables[index]
        seat = table.seat
        assert seat is not None
        self.seats[index] = seat
        first = index * self.width
        bits = self.bits
        for action in self.shown[index]:
            bits[first + action.code] = 0
        pending = table.pending
        for action in pending:
            bits[first + action.code] = 1
        self.shown[index] = pending
        summary = self.summary
        if summary is not None:
            summary.write(table, seat, self.rows, index * summary.size)
        if self.marks is not None:
            kind = type(table.stack[-1])
            marks = self.known[seat].get(kind)
            if marks is None:
                marks = self.known[seat][kind] = self.marks(table, seat)
            self.pieces[2 * index] = marks
            self.pieces[2 * index + 1] = self.game.observation_row(table, seat, self.short)

    def pick(self, rng: Rng) -> list[int]:
        """A legal action for every game, each equally likely."""
        codes: list[int] = []
        for table in self.tables:
            pending = table.pending
            codes.append(pending[rng.below(len(pending))].code)
        return codes
