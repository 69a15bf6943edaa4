"""Many games at once, for learning programs: legal actions and observations as rows of bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.kernel.rng import Rng
from orrery.kernel.state import State


class Batch:
    """Games of one kind that are stepped together; each shows the legal actions and observation of its deciding seat.

    `bits` holds for each game and code whether the action is legal, `seats` who decides. `rows` holds for each game the
    `marks` of its decision (their length never changes) and what the game itself says of it (`Game.observe`); a size
    of 0 leaves them out.
    """

    def __init__(
        self, game: Any, tables: list[State], size: int = 0, marks: Callable[[State, int], bytes] | None = None
    ) -> None:
        count = len(tables)
        self.game = game
        self.tables = tables
        self.actions: list[Any] = list(game.vocabulary.actions)
        self.width = len(self.actions)
        # Bytearrays, because assigning bytes to a part of a bytearray copies them twice.
        self.nothing = bytearray(self.width)
        self.bits = bytearray(count * self.width)
        self.seats = bytearray(count)
        self.size = size
        self.rows = bytearray(count * size)
        self.marks = marks
        #: The marks by seat and kind of decision, as far as they were needed.
        self.known: list[dict[Any, bytearray]] = [{} for _ in range(max(game.seat_counts))]

    def play(self, codes: list[int]) -> list[int]:
        """Play one action in every game; returns which games are over. An illegal one raises IllegalAction."""
        over: list[int] = []
        width = self.width
        for index in range(len(self.tables)):
            table = self.tables[index]
            code = codes[index]
            if 0 <= code < width and self.bits[index * width + code]:
                table.apply(self.actions[code])
            else:
                table.play(code)  # raises IllegalAction
            if table.seat is None:
                over.append(index)
            else:
                self.show(index)
        return over

    def show(self, index: int) -> None:
        """Update the legal actions and the observation of one game."""
        table = self.tables[index]
        seat = table.seat
        assert seat is not None
        self.seats[index] = seat
        width = self.width
        bits = self.bits
        first = index * width
        bits[first : first + width] = self.nothing
        for action in table.pending:
            bits[first + action.code] = 1
        size = self.size
        if size:
            kind = type(table.stack[-1])
            marks = self.known[seat].get(kind)
            if marks is None:
                assert self.marks is not None
                marks = self.known[seat][kind] = bytearray(self.marks(table, seat))
            self.rows[index * size : (index + 1) * size] = marks + self.game.observe(table, seat)

    def pick(self, rng: Rng) -> list[int]:
        """A legal action for every game, each equally likely."""
        return [rng.pick(table.pending).code for table in self.tables]
