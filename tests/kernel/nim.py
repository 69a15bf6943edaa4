"""A toy game with a hidden heap, a window, a commitment and a phase table, to try the kernel on."""

from __future__ import annotations

from typing import Any

from orrery.kernel import (
    Action,
    Choice,
    Event,
    Game,
    Option,
    Pass,
    Refusal,
    Rng,
    Sequence,
    State,
    Step,
    Together,
    Vocabulary,
    Window,
    refuse,
)


class Bid(Action):
    """Bid secretly for the first turn."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Take(Action):
    """Take stones from the heap."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class Counter(Action):
    """Spend a counter to put a stone back."""

    __slots__ = ()


VOCABULARY = Vocabulary()
BID = VOCABULARY.add("bid {amount}", [Bid(amount) for amount in range(3)])
TAKE = VOCABULARY.add("take {count}", [Take(count) for count in range(1, 4)])
COUNTER = VOCABULARY.one("counter", Counter())
PASS = VOCABULARY.one("pass", Pass())


class CountersDealt(Event, frozen=True):
    """A seat received counters; only that seat learns how many."""

    seat: int
    count: int | None

    def seen_by(self, seat: int | None) -> CountersDealt:
        return self if seat == self.seat else CountersDealt(self.seat, None)


class NimState(State):
    """A heap, who moves, and the secret counters of each seat."""

    __slots__ = ("counters", "heap", "mover")
    columns = ("heap", "counters", "mover")
    heap: int
    counters: bytearray
    mover: int


class BidForTheStart(Together[NimState]):
    """All bid secretly; the highest bid moves first, the lower seat on a tie."""

    __slots__ = ()
    clause = "nim:1"
    accepts = (Bid,)

    def options_for(self, state: NimState, seat: int) -> list[Bid]:
        return BID[:]

    def why_not(self, state: NimState, action: Bid) -> Refusal | None:
        return None

    def reveal(self, state: NimState, codes: tuple[int, ...]) -> None:
        state.mover = self.order[codes.index(max(codes))]
        state.push(Turn())


class Turn(Sequence[NimState]):
    """A turn: take, then the others may answer, then the next seat."""

    __slots__ = ()


class TakeStones(Step[NimState]):
    """The mover takes stones."""

    __slots__ = ()

    def run(self, state: NimState) -> None:
        state.push(ChooseStones(state.mover))


class ChooseStones(Choice[NimState]):
    """Between one and three stones, and no more than there are."""

    __slots__ = ()
    clause = "nim:2"
    accepts = (Take,)

    def options(self, state: NimState) -> list[Take]:
        return TAKE[: state.heap]

    def why_not(self, state: NimState, action: Take) -> Refusal | None:
        return refuse("nim:2", "too-few-stones", heap=state.heap) if action.count > state.heap else None

    def resolve(self, state: NimState, action: Take) -> None:
        state.heap -= action.count


class Answers(Step[NimState]):
    """The other seats may answer, in order."""

    __slots__ = ()

    def run(self, state: NimState) -> None:
        others = [(state.mover + offset) % state.seats for offset in range(1, state.seats)]
        state.push(AnswerWindow(tuple(others)))


class AnswerWindow(Window[NimState]):
    """Who holds a counter may put a stone back; nobody can tell who holds one."""

    __slots__ = ()
    clause = "nim:3"
    accepts = (Counter, Pass)
    always = True

    def decline(self) -> Action:
        return PASS

    def again(self, at: int, passes: int) -> AnswerWindow:
        return AnswerWindow(self.order, at, passes)

    def offers(self, state: NimState) -> list[Any]:
        return [COUNTER] if state.counters[self.seat] else []

    def refusal(self, state: NimState, action: Action) -> Refusal | None:
        return None if state.counters[self.seat] else refuse("nim:3", "no-counter")

    def take(self, state: NimState, action: Action) -> None:
        state.counters[self.seat] -= 1
        state.heap += 1
        state.disclose()


class NextSeat(Step[NimState]):
    """Who took the last stone wins; otherwise the next seat moves."""

    __slots__ = ()

    def run(self, state: NimState) -> None:
        if state.heap == 0:
            scores = [-1.0] * state.seats
            scores[state.mover] = 1.0
            state.finish((state.mover,), tuple(scores), "last-stone")
        else:
            state.mover = (state.mover + 1) % state.seats
            state.push(Turn())


Turn.phases = (TakeStones, Answers, NextSeat)


class Nim(Game[NimState]):
    """Take the last stone."""

    name = "nim"
    title = "Nim"
    seat_counts = (2, 3)
    options = (Option("heap", 5, low=1, high=9), Option("counters", True))
    vocabulary = VOCABULARY
    state_type = NimState

    def setup(self, state: NimState) -> None:
        state.heap = int(state.options["heap"])
        state.mover = 0
        state.counters = bytearray(state.seats)
        for seat in range(state.seats):
            state.counters[seat] = state.rng.below(3) if state.options["counters"] else 0
            if state.logged:
                state.log(CountersDealt(seat, state.counters[seat]))
        state.push(BidForTheStart(tuple(range(state.seats))))

    def view(self, state: NimState, seat: int | None) -> dict[str, Any]:
        return {"heap": state.heap, "mover": state.mover, "counters": None if seat is None else state.counters[seat]}

    def redraw(self, state: NimState, seat: int | None, rng: Rng) -> None:
        for other in range(state.seats):
            if other != seat:
                state.counters[other] = rng.below(3)


GAME = Nim()
