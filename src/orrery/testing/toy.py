"""A toy of a real game's size on which the kernel is measured: 200 hexes, 40 units, 60 cards, nested reactions.

Two seats move their units in turn. A unit that comes next to an enemy may be ambushed with a card from the other
hand, an ambush may be countered, a counter may be countered, until somebody passes. Nothing else matters.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from orrery.kernel import (
    Action,
    ByteColumn,
    Choice,
    Pass,
    Refusal,
    Rng,
    State,
    Step,
    Vocabulary,
    Window,
    filled,
    refuse,
    table,
)
from orrery.kernel.game import Game  # from its own module: mypyc requires that of a plain base

Hex: TypeAlias = i64
Unit: TypeAlias = i64

WIDTH: Final = 20
HEIGHT: Final = 10
HEXES: Final = WIDTH * HEIGHT
UNITS: Final = 40
CARDS: Final = 60
HAND: Final = 5
ROUNDS: Final = 12
NOBODY_HERE: Final = 0
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def neighbours(hexagon: int) -> list[int]:
    """The neighbours of a hex by direction; -1 beyond the edge."""
    row, column = divmod(hexagon, WIDTH)
    cells = [(column + dq, row + dr) for dq, dr in SIDES]
    return [r * WIDTH + q if 0 <= q < WIDTH and 0 <= r < HEIGHT else -1 for q, r in cells]


#: The neighbours of each hex by hex * 6 + side.
NEXT: Final = table([target for hexagon in range(HEXES) for target in neighbours(hexagon)])


class March(Action):
    """Move the unit whose turn it is."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class PlayCard(Action):
    """Play a card from the hand."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


VOCABULARY: Final = Vocabulary()
MARCH: Final = VOCABULARY.add("march {side}", [March(side) for side in range(6)])
PLAY: Final = VOCABULARY.add("card {place}", [PlayCard(place) for place in range(HAND)])
PASS: Final = VOCABULARY.one("pass", Pass())


AROUND: Final = [[target for target in neighbours(hexagon) if target >= 0] for hexagon in range(HEXES)]
#: The neighbours of each hex with the bit of the march that leads there, and what a unit may do by those bits.
WAYS: Final = [
    [(1 << side, target) for side, target in enumerate(neighbours(hexagon)) if target >= 0] for hexagon in range(HEXES)
]
OPEN: Final[list[list[Action]]] = [
    [*[MARCH[side] for side in range(6) if ways >> side & 1], PASS] for ways in range(1 << 6)
]


@mypyc_attr(free_list_len=1, acyclic=True)
class ToyState(State):
    """Where the units are, whose unit stands on each hex (0: nobody's, 1 + seat), the cards, the place in the round.

    Cards and strengths change rarely: they are immutable bytes, replaced when they change, so that a clone need not
    copy them.
    """

    where: Annotated[ByteColumn, UNITS]
    strength: Annotated[bytes, b""]
    standing: Annotated[ByteColumn, HEXES]
    deck: Annotated[bytes, b""]
    hands: Annotated[bytes, b""]
    moved: Annotated[i64, 0]

    # Written by tools/columns.py from the annotations above.
    __slots__ = ("deck", "hands", "moved", "standing", "strength", "where")
    columns = ("where", "strength", "standing", "deck", "hands", "moved")
    kinds = ("B", "", "B", "", "", "")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.where = filled("B", UNITS)
        self.strength = b""
        self.standing = filled("B", HEXES)
        self.deck = b""
        self.hands = b""
        self.moved = 0

    def take_columns(self, values: dict[str, Any]) -> None:
        self.where = values["where"]
        self.strength = values["strength"]
        self.standing = values["standing"]
        self.deck = values["deck"]
        self.hands = values["hands"]
        self.moved = values["moved"]

    def clone(self) -> ToyState:
        twin = ToyState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.where = self.where[:]
        twin.strength = self.strength
        twin.standing = self.standing[:]
        twin.deck = self.deck
        twin.hands = self.hands
        twin.moved = self.moved
        return twin

    # End of what tools/columns.py wrote.


class NextUnit(Step[ToyState]):
    """The next unit that still lives moves."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        while state.moved < UNITS * ROUNDS:
            unit = state.moved % UNITS
            state.moved += 1
            if state.strength[unit]:
                state.stack.append(self)
                state.stack.append(CHOOSE_SIDE[unit])
                return
        left = [sum(state.strength[unit] for unit in range(seat, UNITS, 2)) for seat in (0, 1)]
        winners = tuple(seat for seat in (0, 1) if left[seat] > left[1 - seat])
        state.finish(winners, (float(left[0]), float(left[1])), "time")


class ChooseSide(Choice[ToyState]):
    """A unit moves to a free neighbouring hex, or stays."""

    __slots__ = ("unit",)
    clause = "toy:1"
    accepts = (March, Pass)

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: ToyState) -> list[Any]:
        standing = state.standing
        ways = 0
        for way, target in WAYS[state.where[self.unit]]:
            if not standing[target]:
                ways |= way
        return OPEN[ways]

    def why_not(self, state: ToyState, action: Action) -> Refusal | None:
        if not isinstance(action, March):
            return None
        target = NEXT[state.where[self.unit] * 6 + action.side]
        if target < 0:
            return refuse("toy:1", "edge")
        return refuse("toy:1", "occupied") if state.standing[target] else None

    def resolve(self, state: ToyState, action: Action) -> None:
        if not isinstance(action, March):
            return
        unit = self.unit
        foe = 2 - self.seat
        standing = state.standing
        here = state.where[unit]
        target = NEXT[here * 6 + action.side]
        standing[target] = standing[here]
        standing[here] = NOBODY_HERE
        state.where[unit] = target
        for beyond in AROUND[target]:
            if standing[beyond] == foe:
                state.stack.append(Ambush(unit, 0))
                state.stack.append(CardWindow(ALONE[1 - self.seat], 0, 0, unit))
                return


#: Frames never change, so the common ones are made once.
ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]
CHOOSE_SIDE: Final = [ChooseSide(unit & 1, unit) for unit in range(UNITS)]


class CardWindow(Window[ToyState]):
    """A seat may play a card against a unit or a card; the other seat may answer it."""

    __slots__ = ("unit",)
    clause = "toy:2"
    accepts = (PlayCard, Pass)
    reopens = False

    def __init__(self, order: tuple[int, ...], at: int, passes: int, unit: int) -> None:
        self.order = order
        self.at = at
        self.passes = passes
        self.unit = unit
        self.seat = order[at]

    def decline(self) -> Action:
        return PASS

    def offers(self, state: ToyState) -> list[Any]:
        hands = state.hands
        first = self.seat * HAND
        return [PLAY[place] for place in range(HAND) if hands[first + place]]

    def refusal(self, state: ToyState, action: PlayCard) -> Refusal | None:
        return None if state.hands[self.seat * HAND + action.place] else refuse("toy:2", "no-card")

    def take(self, state: ToyState, action: PlayCard) -> None:
        hands = bytearray(state.hands)
        hands[self.seat * HAND + action.place] = state.deck[-1] if state.deck else 0
        state.hands = bytes(hands)
        state.deck = state.deck[:-1]
        state.disclose()
        pending = state.stack.pop()
        assert isinstance(pending, Ambush)
        state.stack.append(Ambush(self.unit, pending.cards + 1))
        state.stack.append(CardWindow(ALONE[1 - self.seat], 0, 0, self.unit))


class Ambush(Step[ToyState]):
    """An odd number of cards means that the ambush succeeds."""

    __slots__ = ("cards", "unit")

    def __init__(self, unit: int, cards: int) -> None:
        self.unit = unit
        self.cards = cards

    def run(self, state: ToyState) -> None:
        if self.cards & 1 and state.rng.die(6) > 2:
            strength = bytearray(state.strength)
            strength[self.unit] -= 1
            state.strength = bytes(strength)
            if not strength[self.unit]:
                state.standing[state.where[self.unit]] = NOBODY_HERE


@mypyc_attr(native_class=False)
class Toy(Game[ToyState]):
    """The toy."""

    name = "toy"
    title = "Toy"
    vocabulary = VOCABULARY
    state_type = ToyState

    def setup(self, state: ToyState) -> None:
        places = list(range(HEXES))
        state.rng.shuffle(places)
        state.strength = bytes([3]) * UNITS
        for unit in range(UNITS):
            state.where[unit] = places[unit]
            state.standing[state.where[unit]] = 1 + unit % 2
        deck = bytearray(range(1, CARDS + 1))
        state.rng.shuffle(deck)
        state.hands = bytes(deck[: 2 * HAND])
        state.deck = bytes(deck[2 * HAND :])
        state.push(NextUnit())

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        hand = None if seat is None else list(state.hands[seat * HAND : (seat + 1) * HAND])
        return {"where": list(state.where), "strength": list(state.strength), "hand": hand}

    def redraw(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        mine = range(0) if seat is None else range(seat * HAND, (seat + 1) * HAND)
        others = [place for place in range(2 * HAND) if place not in mine and state.hands[place]]
        unknown = bytearray(sorted([*[state.hands[place] for place in others], *state.deck]))
        rng.shuffle(unknown)
        hands = bytearray(state.hands)
        for index, place in enumerate(others):
            hands[place] = unknown[index]
        state.hands = bytes(hands)
        state.deck = bytes(unknown[len(others) :])


GAME: Final = Toy()


def find(name: str) -> Game[Any]:
    """The toy, for those who look games up by name in other processes."""
    if name != GAME.name:
        raise ValueError(f"there is only the game {GAME.name!r} here, not {name!r}")
    return GAME
