"""A position that supports undo: the current state, an older one to start from, and the actions between them."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from orrery.kernel import Event, Game, State

#: The kinds of entries that change the position.
CHANGES_POSITION = ("start", "act", "undo")


class Position:
    """The current state of a match. `base` is the state after journal entry `base_number`.

    A position at rest keeps the base as a document of a kilobyte or two; both states come back when they are needed.
    """

    def __init__(self, base: State, base_number: int, base_actions: int) -> None:
        self.game: Game[Any] = base.game
        self.base_number = base_number
        self.base_actions = base_actions
        #: The actions played since, with the numbers of their entries.
        self.recent: list[tuple[int, int]] = []
        #: Both are one until something is played.
        self._base: State | None = base
        self._state: State | None = base
        #: The base and who decides, at rest.
        self._document = b""
        self._seat: int | None = None

    @staticmethod
    def begin(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Position, list[Event]]:
        """A new game, and the events of its setup."""
        state: State = game.new(seats, seed, options, log=True)
        events = list(state.events or [])
        return Position(state, 0, 0), events

    @staticmethod
    def load(game: Game[Any], document: dict[str, Any], number: int, actions: int) -> Position:
        """The position of a snapshot."""
        return Position(game.load(document), number, actions)

    @property
    def base(self) -> State:
        """The state to start from."""
        if self._base is None:
            self._base = self.game.load(msgspec.json.decode(zlib.decompress(self._document)))
            self._document = b""
        return self._base

    @property
    def state(self) -> State:
        """The current state."""
        if self._state is None:
            self._state = self._repeat()
        return self._state

    @property
    def seat(self) -> int | None:
        """Who decides."""
        return self._seat if self._state is None else self._state.seat

    @property
    def is_resting(self) -> bool:
        """Whether the states must be made again when they are needed."""
        return self._state is None

    def rest(self) -> None:
        """Keep only what is needed to make the states again."""
        if self._state is not None:
            self._seat = self._state.seat
            self._document = zlib.compress(msgspec.json.encode(self.base.dump()), level=1)
            self._base = self._state = None

    @property
    def actions(self) -> int:
        """The number of actions that lead to the state."""
        return self.base_actions + len(self.recent)

    @property
    def last_number(self) -> int:
        """The number of the entry that led to the state."""
        return self.recent[-1][0] if self.recent else self.base_number

    def play(self, action: int | str, number: int) -> tuple[int, list[Event]]:
        """Play an action as entry `number`; returns its code and events. IllegalAction or ValueError change nothing."""
        state = self._apart()
        known = state.game.vocabulary.parse(action) if isinstance(action, str) else state.game.action(action)
        events: list[Event] = []
        state.events = events
        state.logged = True
        state.play(known)
        self.recent.append((number, known.code))
        return known.code, events

    def fold(self, number: int, kind: str, code: int) -> None:
        """Repeat an entry of the journal that is known to be valid."""
        if kind == "act":
            self._apart().apply(self.game.action(code))
            self.recent.append((number, code))
        elif kind == "undo":
            self.undo(code)

    def undo(self, count: int) -> None:
        """Go back a number of actions; ValueError if that is before the base."""
        if count > len(self.recent):
            raise ValueError(f"{count} actions cannot be taken back from here")
        del self.recent[len(self.recent) - count :]
        self._state = self._repeat()

    def advance(self, every: int) -> bool:
        """Move the base forward when enough actions follow it; the last `every` can always be undone."""
        if len(self.recent) < 2 * every:
            return False
        for number, code in self.recent[:every]:
            self.base.apply(self.game.action(code))
            self.base_number = number
        self.base_actions += every
        del self.recent[:every]
        return True

    def _apart(self) -> State:
        """The current state, to be changed: not the base itself."""
        if self.state is self.base:
            self._state = self.base.clone()
        return self.state

    def _repeat(self) -> State:
        """The state after the recent actions."""
        if not self.recent:
            return self.base
        state: State = self.base.clone()
        for _, code in self.recent:
            state.apply(self.game.action(code))
        return state
