"""The state of a game: columns, a generator and a stack of pending frames."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from orrery.kernel.actions import Action
from orrery.kernel.codec import decode_column, decode_frame, encode_column, encode_frame
from orrery.kernel.frames import Choice, Frame, Step, Together
from orrery.kernel.keyed import from_words
from orrery.kernel.messages import DeadEnd, Event, IllegalAction, Outcome, Refusal
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng

if TYPE_CHECKING:
    from orrery.kernel.game import Game

Own = TypeVar("Own", bound="State")

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game. Games declare only their columns; `tools/columns.py` generates the rest."""

    __slots__ = (
        "actor",
        "disclosed",
        "entered",
        "events",
        "game",
        "logged",
        "options",
        "outcome",
        "pending",
        "rng",
        "seat",
        "seats",
        "stack",
        "undoable",
        "version",
    )

    #: The names of the game's own attributes: columns, bytearrays, arrays, bytes, tuples, numbers, texts.
    columns: ClassVar[tuple[str, ...]] = ()
    #: The type codes, as in `array`, of those declared as columns, in the same order.
    kinds: ClassVar[tuple[str, ...]] = ()

    game: Game[Any]
    #: The number of seats, and the accepted options.
    seats: i64
    options: dict[str, Value]
    rng: Rng
    #: What is still to happen, as frames; the last one is next.
    stack: list[Any]
    #: Whose decision it is; None when the game is over.
    seat: int | None
    #: The legal actions of that decision.
    pending: list[Action]
    outcome: Outcome | None
    #: How many actions have been played.
    version: i64
    #: The number of last actions that their seat may still take back without consent.
    undoable: i64
    #: Who played last, and whether a secret was revealed since.
    actor: i64
    disclosed: bool
    #: What happened, for people; None in search.
    events: list[Event] | None
    logged: bool
    #: How often each kind of frame has run or was asked; None where nobody counts.
    entered: dict[str, int] | None

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng

    def begin(self) -> None:
        """Initialise without position, history or log. Not part of the constructor, because clones do not need it."""
        self.stack = []
        self.seat = None
        self.pending = []
        self.outcome = None
        self.version = 0
        self.undoable = 0
        self.actor = NOBODY
        self.disclosed = False
        self.events = None
        self.logged = False
        self.entered = None
        self.reset()

    def reset(self) -> None:
        """Set every declared column to its initial values; `tools/columns.py` generates this."""

    def take_columns(self, values: dict[str, Any]) -> None:
        """Set the declared columns, by name; `tools/columns.py` generates this.

        Compiled columns that are set from outside with `setattr` are never freed.
        """
        for name in self.columns:
            setattr(self, name, values[name])

    # What a seat can do

    @property
    def choice(self) -> str | None:
        """The name of the pending decision."""
        return None if self.seat is None else type(self.stack[-1]).__name__

    def actions(self) -> list[Action]:
        """Every legal action, never empty while it is somebody's turn."""
        return self.pending[:]

    def why_not(self, action: Action | int | str) -> Refusal | None:
        """None if the action is legal now, or the clause and the reason that forbid it."""
        known = self._known(action)
        if self.seat is None:
            return Refusal("kernel:over", "game-over")
        choice: Choice[Any] = self.stack[-1]
        if not isinstance(known, choice.accepts):
            return Refusal(choice.clause, "not-asked", {"choice": type(choice).__name__})
        return choice.why_not(self, known)

    def play(self, action: Action | int | str) -> None:
        """Play an action, its code or its notation; an illegal one raises IllegalAction and changes nothing."""
        known = action if isinstance(action, Action) else self._known(action)
        for legal in self.pending:
            if legal is known:
                self.apply(known)
                return
        refusal = self.why_not(known)
        if refusal is None:
            raise AssertionError(f"{known}: why_not and actions() of {self.choice} disagree")
        raise IllegalAction(known, refusal)

    def apply(self, action: Action) -> None:
        """Play an action known to be legal, without checking it: for search."""
        choice: Choice[Any] = self.stack.pop()
        drawn = self.rng.counter
        if choice.seat != self.actor:
            self.actor = choice.seat
            self.undoable = 0
        self.version += 1
        choice.resolve(self, action)
        self.advance()
        if self.disclosed or self.rng.counter != drawn:
            self.undoable = 0
            self.disclosed = False
        else:
            self.undoable += 1

    def _known(self, action: Action | int | str) -> Action:
        if isinstance(action, Action):
            if self.game.vocabulary.by_notation.get(action.notation) is not action:
                raise ValueError(f"{action.notation!r} is not an action of {self.game.name}")
            return action
        if isinstance(action, str):
            return self.game.vocabulary.parse(action)
        return self.game.vocabulary.action(action)

    # How rules advance the game

    def push(self, frame: Frame[Any]) -> None:
        """Push a frame, which runs next."""
        self.stack.append(frame)

    def then(self, *frames: Frame[Any]) -> None:
        """Push these frames, which run next in reading order."""
        stack = self.stack
        for place in range(len(frames) - 1, -1, -1):
            stack.append(frames[place])

    def proceed(self, frames: list[Frame[Any]]) -> None:
        """Push these frames, which `upcoming` created beforehand."""
        self.stack.extend(frames)

    def advance(self) -> None:
        """Run frames until a seat has more than one option or the game is over."""
        stack = self.stack
        entered = self.entered
        while stack:
            frame = stack[-1]
            if entered is not None:
                name = type(frame).__name__
                entered[name] = entered.get(name, 0) + 1
            if isinstance(frame, Choice):
                options = frame.options(self)
                if len(options) > 1 or (options and frame.always):
                    self.pending = options
                    self.seat = frame.seat
                    return
                if not options:
                    raise DeadEnd(f"{type(frame).__name__} of seat {frame.seat} offers nothing")
                stack.pop()
                frame.resolve(self, options[0])
            else:
                step: Step[Any] = frame
                stack.pop()
                step.run(self)
        self.seat = None
        self.pending = []
        if self.outcome is None:
            raise DeadEnd("nothing is left to happen and nobody has won, lost or drawn")

    def finish(self, winners: tuple[int, ...], scores: tuple[float, ...], reason: str) -> None:
        """End the game."""
        self.outcome = Outcome(winners, scores, reason)
        self.stack.clear()

    def log(self, event: Event) -> None:
        """Log an event. Rules test `if state.logged:` first, so that search pays nothing."""
        if self.events is not None:
            self.events.append(event)

    def disclose(self) -> None:
        """Record that a secret was revealed: earlier actions can no longer be undone freely."""
        self.disclosed = True

    # Copies

    def clone(self: Own) -> Own:
        """An independent copy without the log. Games with many columns override it for speed."""
        twin = type(self)(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        for name in self.columns:
            value = getattr(self, name)
            setattr(twin, name, value[:] if hasattr(value, "append") else value)
        return twin

    def copy_position(self, source: State) -> None:
        """Copy everything except the columns, the log and what the constructor sets."""
        self.stack = source.stack.copy()
        self.seat = source.seat
        self.pending = source.pending
        self.outcome = source.outcome
        self.version = source.version
        self.undoable = source.undoable
        self.actor = source.actor
        self.disclosed = False
        self.events = None
        self.logged = False
        self.entered = None

    def determinize(self: Own, seat: int | None, rng: Rng) -> Own:
        """A clone consistent with what this seat knows: everything else, and future dice, are resampled."""
        twin = self.clone()
        self.game.redraw(twin, seat, rng)
        for index, frame in enumerate(twin.stack):  # after the hands, so that commitments fit them
            if isinstance(frame, Together):
                twin.stack[index] = frame.imagined(twin, NOBODY if seat is None else seat, rng)
        twin.rng = rng.branch()
        twin.refresh()
        return twin

    def refresh(self) -> None:
        """Recompute the pending choice's options after the state was changed from outside the rules."""
        if self.stack:
            choice: Choice[Any] = self.stack[-1]
            self.pending = choice.options(self)

    # What others see

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, JSON-able; None is a spectator."""
        return self.game.view(self, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The log as a seat may read it, starting with event number `since`."""
        seen = [event.seen_by(seat) for event in (self.events or [])[since:]]
        return [event.document() for event in seen if event is not None]

    # Serialisation

    def core(self) -> dict[str, Any]:
        """The data that identify a position: equal positions have equal cores."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "rng": self.rng.words(),
            "stack": [encode_frame(frame) for frame in self.stack],
            "outcome": None if self.outcome is None else msgspec.to_builtins(self.outcome),
            "columns": {name: encode_column(kind, getattr(self, name)) for name, kind in self.declared()},
        }

    def declared(self) -> list[tuple[str, str]]:
        """The game's own attributes with their kinds; the kind is empty if it is not a column."""
        kinds = self.kinds or ("",) * len(self.columns)
        return list(zip(self.columns, kinds, strict=True))

    def digest(self) -> str:
        """A fingerprint: equal states have equal digests, on any machine."""
        return hashlib.blake2b(msgspec.json.encode(self.core()), digest_size=16).hexdigest()

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data, at any decision. The log is not part of it."""
        document = self.core()
        document["rules"] = self.game.rules_version
        document["content"] = self.game.content_digest
        document["version"] = self.version
        document["undoable"] = self.undoable
        document["actor"] = self.actor
        document["digest"] = self.digest()
        return document

    def restore(self, document: dict[str, Any]) -> None:
        """Restore a dumped state; the caller has checked game, rules and content."""
        self.rng = from_words(document["rng"])
        self.stack = [decode_frame(item, self.game.frames) for item in document["stack"]]
        outcome = document["outcome"]
        self.outcome = None if outcome is None else msgspec.convert(outcome, Outcome)
        found = document["columns"]
        self.take_columns({name: decode_column(kind, found[name]) for name, kind in self.declared()})
        self.version = document["version"]
        self.undoable = document["undoable"]
        self.actor = document["actor"]
        if self.stack:
            choice = self.stack[-1]
            if not isinstance(choice, Choice):
                raise ValueError("a dumped state waits for a choice")
            self.seat = choice.seat
            self.refresh()
