"""A position that supports undo: the current state, an older one to start from, and the actions between them."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Event, Game, State

#: The kinds of entries that change the position.
CHANGES_POSITION = ("start", "act", "undo")


class Position:
    """The current state of a match. `base` is the state after journal entry `base_number`."""

    def __init__(self, state: State, base: State, base_number: int, base_actions: int) -> None:
        self.state = state
        self.base = base
        self.base_number = base_number
        self.base_actions = base_actions
        #: The actions played since, with the numbers of their entries.
        self.recent: list[tuple[int, int]] = []

    @staticmethod
    def begin(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Position, list[Event]]:
        """A new game, and the events of its setup."""
        state: State = game.new(seats, seed, options, log=True)
        events = list(state.events or [])
        return Position(state, state.clone(), 0, 0), events

    @staticmethod
    def load(game: Game[Any], document: dict[str, Any], number: int, actions: int) -> Position:
        """The position of a snapshot."""
        base: State = game.load(document)
        return Position(base.clone(), base, number, actions)

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
        state = self.state
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
            self.state.apply(self.state.game.action(code))
            self.recent.append((number, code))
        elif kind == "undo":
            self.undo(code)

    def undo(self, count: int) -> None:
        """Go back a number of actions; ValueError if that is before the base."""
        if count > len(self.recent):
            raise ValueError(f"{count} actions cannot be taken back from here")
        del self.recent[len(self.recent) - count :]
        self.state = self.base.clone()
        for _, code in self.recent:
            self.state.apply(self.state.game.action(code))

    def advance(self, every: int) -> bool:
        """Move the base forward when enough actions follow it; the last `every` can always be undone."""
        if len(self.recent) < 2 * every:
            return False
        for number, code in self.recent[:every]:
            self.base.apply(self.base.game.action(code))
            self.base_number = number
        self.base_actions += every
        del self.recent[:every]
        return True
