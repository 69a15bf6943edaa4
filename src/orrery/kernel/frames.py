"""Frames: what is still to happen, as small immutable objects that hold ids and numbers only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from orrery.kernel.actions import Action
from orrery.kernel.messages import Refusal

if TYPE_CHECKING:
    from orrery.kernel.rng import Rng
    from orrery.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the stack. Its fields are the parameters of its constructor; it has no other state."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A frame that runs by itself and may push more frames."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Do what the rulebook says here."""
        raise NotImplementedError(f"{type(self).__name__}.run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """A frame that waits for one seat to decide. A choice with a single option resolves itself."""

    __slots__ = ("seat",)

    #: The clause that this decision belongs to.
    clause: ClassVar[str] = ""
    #: The kinds of action that this decision is about; all others are refused by the kernel.
    accepts: ClassVar[tuple[type[Action], ...]] = ()
    #: Ask even if there is a single option, because an immediate answer would reveal a secret.
    always: ClassVar[bool] = False

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Any]:
        """Every legal action. Never empty."""
        raise NotImplementedError(f"{type(self).__name__}.options")

    def why_not(self, state: S, action: Any) -> Refusal | None:
        """Why an action of an accepted kind is illegal here; None if it is legal. Not derived from `options`."""
        raise NotImplementedError(f"{type(self).__name__}.why_not")

    def resolve(self, state: S, action: Any) -> None:
        """Carry out a legal action. The choice is no longer on the stack."""
        raise NotImplementedError(f"{type(self).__name__}.resolve")


def upcoming(*frames: Frame[Any]) -> list[Frame[Any]]:
    """Frames that never change and run in reading order whenever a state proceeds with them."""
    return list(reversed(frames))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Step[S]):
    """A table of phases, run from first to last."""

    __slots__ = ("at",)

    phases: ClassVar[tuple[type[Frame[Any]], ...]] = ()

    def __init__(self, at: i64 = 0) -> None:
        self.at = at

    def phase(self, state: S) -> Frame[Any]:
        """The frame of the current phase."""
        return self.phases[self.at]()

    def again(self, at: int) -> Frame[Any]:
        """The same sequence at another place."""
        return type(self)(at)

    def run(self, state: S) -> None:
        if self.at + 1 < len(self.phases):
            state.push(self.again(self.at + 1))
        state.push(self.phase(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[S]):
    """An opportunity offered to the seats in order until all pass in succession. Windows nest."""

    __slots__ = ("at", "order", "passes")

    #: Whether everybody is asked again after a seat has acted.
    reopens: ClassVar[bool] = True

    def __init__(self, order: tuple[int, ...], at: i64 = 0, passes: i64 = 0) -> None:
        self.seat = order[at]
        self.order = order
        self.at = at
        self.passes = passes

    def decline(self) -> Action:
        """The game's own pass."""
        raise NotImplementedError(f"{type(self).__name__}.decline")

    def offers(self, state: S) -> list[Any]:
        """What the seat may do, besides passing."""
        raise NotImplementedError(f"{type(self).__name__}.offers")

    def refusal(self, state: S, action: Any) -> Refusal | None:
        """Why an action other than the pass is illegal here."""
        raise NotImplementedError(f"{type(self).__name__}.refusal")

    def take(self, state: S, action: Any) -> None:
        """A seat acts instead of passing."""
        raise NotImplementedError(f"{type(self).__name__}.take")

    def close(self, state: S) -> None:
        """Everybody has passed."""

    def again(self, at: int, passes: int) -> Window[S]:
        """The same window for another seat."""
        raise NotImplementedError(f"{type(self).__name__}.again")

    def options(self, state: S) -> list[Any]:
        options = self.offers(state)
        options.append(self.decline())
        return options

    def why_not(self, state: S, action: Any) -> Refusal | None:
        return None if action is self.decline() else self.refusal(state, action)

    def resolve(self, state: S, action: Any) -> None:
        seats = len(self.order)
        if action is not self.decline():
            if self.reopens:
                state.push(self.again((self.at + 1) % seats, 0))
            self.take(state, action)
        elif self.passes + 1 < seats:
            state.push(self.again((self.at + 1) % seats, self.passes + 1))
        else:
            self.close(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """A secret commitment by several seats, revealed when all of them have made it."""

    __slots__ = ("codes", "order")

    def __init__(self, order: tuple[int, ...], codes: tuple[int, ...] = ()) -> None:
        self.seat = order[len(codes)]
        self.order = order
        self.codes = codes

    def options_for(self, state: S, seat: int) -> list[Any]:
        """What a seat may commit to; this must not depend on the others' commitments."""
        raise NotImplementedError(f"{type(self).__name__}.options_for")

    def reveal(self, state: S, codes: tuple[int, ...]) -> None:
        """Everybody has committed: the codes of their actions, in the order of `order`."""
        raise NotImplementedError(f"{type(self).__name__}.reveal")

    def again(self, codes: tuple[int, ...]) -> Together[S]:
        """The same frame with these codes committed so far."""
        return type(self)(self.order, codes)

    def options(self, state: S) -> list[Any]:
        return self.options_for(state, self.seat)

    def resolve(self, state: S, action: Any) -> None:
        codes = (*self.codes, action.code)
        if len(codes) < len(self.order):
            state.push(self.again(codes))
        else:
            state.disclose()
            self.reveal(state, codes)

    def imagined(self, state: S, seat: int, rng: Rng) -> Together[S]:
        """The same frame with the others' commitments resampled, for `determinize`."""
        codes = []
        for committed, code in zip(self.order, self.codes, strict=False):
            codes.append(code if committed == seat else rng.pick(self.options_for(state, committed)).code)
        return self.again(tuple(codes))
