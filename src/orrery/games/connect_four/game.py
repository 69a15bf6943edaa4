"""Connect four: the second half of docs/adding-a-game.md, and the game that the benchmarks compare."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.connect_four.board import BOTTOM, FULL, HEIGHT, TOP, WIDTH, has_four, owner
from orrery.games.connect_four.bot.advice import reasons_for, weigh
from orrery.games.connect_four.bot.evaluation import lead
from orrery.games.connect_four.encode import SCALE, observe
from orrery.games.connect_four.events import DiscDropped
from orrery.kernel import Action, Choice, Refusal, Rng, State, Vocabulary, refuse
from orrery.kernel.game import Game  # from its own module: mypyc wants that of a plain base
from orrery.parts.bot import load_levels
from orrery.parts.clauses import clauses_of

COLUMNS: Final = "abcdefg"


class Drop(Action):
    """Drop a disc into a column."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        self.column = column


VOCABULARY: Final = Vocabulary()
DROP: Final = VOCABULARY.add("drop {column}", [Drop(column) for column in range(WIDTH)], column=COLUMNS)


class ConnectFourState(State):
    """The discs of the seat to move, and all discs."""

    own: Annotated[i64, 0]
    discs: Annotated[i64, 0]

    # Written by tools/columns.py from the annotations above.
    __slots__ = ("discs", "own")
    columns = ("own", "discs")
    kinds = ("", "")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.own = 0
        self.discs = 0

    def take_columns(self, values: dict[str, Any]) -> None:
        self.own = values["own"]
        self.discs = values["discs"]

    def clone(self) -> ConnectFourState:
        twin = ConnectFourState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.own = self.own
        twin.discs = self.discs
        return twin

    # End of what tools/columns.py wrote.


class ChooseColumn(Choice[ConnectFourState]):
    """The seat to move drops a disc into a column that is not full (connect_four:2)."""

    __slots__ = ()
    clause = "connect_four:2"
    accepts = (Drop,)

    def options(self, state: ConnectFourState) -> list[Drop]:
        discs = state.discs
        return [DROP[column] for column in range(WIDTH) if not discs & TOP[column]]

    def why_not(self, state: ConnectFourState, action: Drop) -> Refusal | None:
        full = state.discs & TOP[action.column]
        return refuse("connect_four:2", "column-full", column=COLUMNS[action.column]) if full else None

    def resolve(self, state: ConnectFourState, action: Drop) -> None:
        own, before = state.own, state.discs
        bottom = BOTTOM[action.column]
        state.discs = before | before + bottom  # the sum carries up to the lowest free cell
        own |= state.discs ^ before
        if state.logged:
            height = int(state.discs // bottom & 2**HEIGHT - 1).bit_length()
            state.log(DiscDropped(self.seat, COLUMNS[action.column], height))
        state.own = state.discs ^ own
        if has_four(own):  # connect_four:3
            state.finish((self.seat,), (1.0, -1.0) if self.seat == 0 else (-1.0, 1.0), "four")
        elif state.discs == FULL:  # connect_four:4
            state.finish((), (0.0, 0.0), "full")
        else:
            state.push(ChooseColumn(1 - self.seat))


@mypyc_attr(native_class=False)
class ConnectFour(Game[ConnectFourState]):
    """Two seats, seven columns of six, four in a line."""

    name = "connect_four"
    title = "Connect four"
    vocabulary = VOCABULARY
    clauses = clauses_of("orrery.games.connect_four")
    levels = load_levels("orrery.games.connect_four.bot")
    state_type = ConnectFourState
    observation_size = len(SCALE)
    observation_scale = SCALE

    def observe(self, state: ConnectFourState, seat: int) -> bytes:
        return observe(state.own, state.discs, seat)

    def setup(self, state: ConnectFourState) -> None:
        state.push(ChooseColumn(0))

    def advise(self, state: ConnectFourState) -> list[float]:
        drops: list[Any] = state.pending
        return [weigh(state.own, state.discs, drop.column) for drop in drops]

    def evaluate(self, state: ConnectFourState, seat: int) -> float:
        if state.seat is None:
            return super().evaluate(state, seat)
        ahead = lead(state.own, state.discs ^ state.own)
        return ahead if seat == state.seat else -ahead

    def reasons(self, state: ConnectFourState, seat: int, action: Action) -> list[str | dict[str, Any]]:
        assert isinstance(action, Drop)
        return reasons_for(state.own, state.discs, action.column)

    def view(self, state: ConnectFourState, seat: int | None) -> dict[str, Any]:
        mover = int(state.discs).bit_count() % 2
        rows = [[bottom << row for bottom in BOTTOM] for row in range(HEIGHT - 1, -1, -1)]
        return {"rows": [[owner(state.own, state.discs, cell, mover) for cell in row] for row in rows]}


GAME: Final = ConnectFour()
