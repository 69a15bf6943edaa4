"""A table in memory: who sits where, the position, the log. It changes only by journal entries."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec

from orrery.client.messages import Line, Order, Player, Result, Status, Waiting
from orrery.kernel import Event, Game, PartMatch
from orrery.server import clock
from orrery.server.store.match import Facts, Match, UsedKey
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.encoded_view import EncodedView, Part, fixed_parts
from orrery.server.tables.position import Position
from orrery.tutorials import waits

#: The number of log entries a table keeps in memory.
LOG = 400
#: An empty list of changes, encoded.
NOTHING = msgspec.Raw(b"[]")
#: The attributes a table takes over when it is reloaded.
ADOPTED = (
    "match", "facts", "status", "version", "position_version", "position", "clock", "outcome", "orders", "log", "keys",
    "decided", "last_seat", "last_status",
)  # fmt: skip


class Watcher(Protocol):
    """An open connection of somebody watching a table."""

    person: str
    #: The fingerprint of the session it was opened with; empty without one.
    session: str

    def wake(self) -> None:
        """Send pending updates."""

    async def end(self) -> None:
        """Close the connection: its session has ended."""

    def show(self, line: Line) -> None:
        """Send a line of chat."""

    def tell_waiting(self, waiting: Waiting) -> None:
        """Send that a bot is waiting for its turn to search."""


class Table:
    """A match as this process knows it."""

    def __init__(self, match: Match, game: Game[Any] | None, facts: Facts) -> None:
        self.match = match
        self.game = game
        #: The rules it is shown by: those of the match, or newer ones if those are not installed.
        self.shown_by = game
        self.facts = facts
        self.status: Status = "open"
        self.version = 0
        #: The version of the last entry that changed the position: a move based on it is not stale.
        self.position_version = 0
        self.position: Position | None = None
        self.clock: ClockState | None = None
        #: Who decided, and the state of the match, after the last committed entry.
        self.last_seat: int | None = None
        self.last_status: Status = "open"
        self.outcome: Result | None = None
        #: Why the match cannot be continued here, if its rules are not installed.
        self.read_only = ""
        self.orders: dict[int, list[Order]] = {}
        #: The version of each seat's last own decision.
        self.decided: dict[int, int] = {}
        #: The versions and events of the last entries, oldest first.
        self.log: list[tuple[int, list[Event]]] = []
        #: The results of the last requests with a key, by person and key.
        self.keys: dict[tuple[str, str], UsedKey] = {}
        self.lock = asyncio.Lock()
        #: Whether memory may differ from the database, because a commit failed or was interrupted.
        self.must_reload = False
        self.watchers: set[Watcher] = set()
        #: Who watches it in other processes.
        self.elsewhere: set[str] = set()
        self.used = clock.monotonic()
        #: The task that plays for bots and standing orders.
        self.autoplay: asyncio.Task[None] | None = None
        #: The task for a part that is played at another table, and the id of that table.
        self.attending: asyncio.Task[None] | None = None
        self.part_table = ""
        #: Incremented by everything that changes what people see, including presence.
        self.stamp = 0
        #: Views of seats, cached for the position of a version.
        self._views: dict[int | None, EncodedView] = {}
        self._viewed = -1
        self._differences: dict[tuple[int, int], msgspec.Raw | None] = {}
        self._parts: dict[str, Part] | None = None
        self._players: msgspec.Raw | None = None

    # Seats

    def held(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if not person:
            return []
        return [
            seat for seat, chair in enumerate(self.facts.chairs) if chair.kind == "person" and chair.person == person
        ]

    @property
    def people(self) -> list[str]:
        """The people seated, each once."""
        return list(dict.fromkeys(chair.person for chair in self.facts.chairs if chair.kind == "person"))

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone here and nobody else ever held a seat."""
        alone = len(self.people) == 1 and all(chair.kind != "open" for chair in self.facts.chairs)
        return alone and set(self.facts.participants) <= set(self.people)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken and the game has not started."""
        return self.status == "open" and all(chair.kind != "open" for chair in self.facts.chairs)

    def note_participants(self) -> None:
        """Record everybody who holds a seat when the game has started."""
        if self.status == "open":
            return
        self.facts.participants += [person for person in self.people if person not in self.facts.participants]

    def set_elsewhere(self, people: set[str]) -> None:
        """Update who watches the table in other processes."""
        if people != self.elsewhere:
            self.elsewhere = people
            self.changed()
            self.wake()

    def is_connected(self, person: str) -> bool:
        """Whether a person is connected to the table right now."""
        return person in self.elsewhere or any(watcher.person == person for watcher in self.watchers)

    @property
    def seat(self) -> int | None:
        """The deciding seat while the match runs; None while a part of it is played at another table."""
        if self.status != "running" or self.position is None or self.part is not None:
            return None
        return self.position.seat

    @property
    def part(self) -> PartMatch | None:
        """The part that must be played at another table before the match goes on."""
        if self.status != "running" or self.position is None or self.position.is_resting:
            return None
        state = self.position.state
        return state.game.part_match(state)

    @property
    def waits_at(self) -> str:
        """The id of the table where a part is being played; empty without one."""
        return self.part_table if self.part is not None else ""

    @property
    def is_attended(self) -> bool:
        """Whether a part that is played elsewhere is being looked after."""
        return self.attending is not None and not self.attending.done()

    @property
    def waits_for_learner(self) -> bool:
        """Whether the tutorial's script waits for the learner to continue."""
        return self.facts.lesson and self.position is not None and self.position.actions in waits(self.match.game)

    @property
    def is_autoplaying(self) -> bool:
        """Whether a bot or a standing order is about to play."""
        return self.autoplay is not None and not self.autoplay.done()

    @property
    def is_busy(self) -> bool:
        """Whether something is about to change it."""
        return self.lock.locked() or self.is_autoplaying

    @property
    def can_rest(self) -> bool:
        """Whether it has something to drop that can be made again, and nothing is about to need it."""
        awake = self.position is not None and not self.position.is_resting
        return awake and not self.is_busy and self.part is None

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot decides: in its own seat, or in one that has conceded."""
        seat = self.seat
        if seat is None or self.facts.paused or self.waits_for_learner:
            return False
        chair = self.facts.chairs[seat]
        return chair.kind == "bot" or chair.conceded

    # Changes

    def remember(
        self,
        number: int,
        events: list[Event],
        decider: int | None = None,
        changes_position: bool = True,
    ) -> None:
        """Add an entry to the log in memory; `decider` is the seat that played an action."""
        if decider is not None:
            self.decided[decider] = number
        if changes_position:
            self.position_version = number
        self.log.append((number, events))
        if len(self.log) > LOG:
            del self.log[: len(self.log) - LOG]

    def remember_key(self, person: str, key: str, used: UsedKey) -> None:
        """Record the result of a request with a key, so that it is not repeated."""
        if key:
            self.keys[person, key] = used
            if len(self.keys) > LOG:
                del self.keys[next(iter(self.keys))]

    def is_stale(self, version: int) -> bool:
        """Whether the position has changed since this version."""
        return not self.position_version <= version <= self.version

    def changed(self) -> None:
        """Drop the cached encoding of the players."""
        self.used = clock.monotonic()
        self.stamp += 1
        self._players = None

    def since(self, version: int) -> list[Event]:
        """The events after a version, as far as they are in memory."""
        if self.log and version >= self.log[-1][0]:
            return []
        if self.log and self.log[-1][0] == version + 1:
            return self.log[-1][1]
        return [event for number, events in self.log if number > version for event in events]

    def adopt(self, fresh: Table) -> None:
        """Take over what was loaded from the database."""
        for name in ADOPTED:
            setattr(self, name, getattr(fresh, name))
        self.must_reload = False
        self.part_table = ""
        self._viewed = -1
        self.changed()

    # Views

    def view(self, seat: int | None) -> EncodedView:
        """A seat's view, encoded once per position, without the constant parts."""
        if self._viewed != self.position_version:
            self._views, self._differences, self._viewed = {}, {}, self.position_version
        known = self._views.get(seat)
        if known is None:
            state = None if self.position is None else self.position.state
            known = self._views[seat] = EncodedView({} if state is None else state.game.changing_view(state, seat))
        return known

    def difference(self, known: EncodedView, view: EncodedView) -> msgspec.Raw | None:
        """The difference between two views, computed once for all clients with the first; None if it is too large."""
        if view is known:
            return NOTHING
        between = known.checksum, view.checksum
        if between not in self._differences:
            self._differences[between] = view.since(known)
        return self._differences[between]

    def parts(self) -> dict[str, Part]:
        """The constant parts of every view."""
        if self.position is None:
            return {}
        if self._parts is None:
            self._parts = fixed_parts(self.position.state)
        return self._parts

    def rest(self) -> None:
        """Drop what can be made again while nothing happens."""
        for view in self._views.values():
            view.rest()
        self._views, self._differences, self._parts, self._viewed = {}, {}, None, -1
        if self.position is not None:
            self.position.rest()

    def player(self, seat: int) -> Player:
        """The occupant of a seat, as public information."""
        chair = self.facts.chairs[seat]
        connected = chair.kind == "bot" or (chair.kind == "person" and self.is_connected(chair.person))
        return Player(seat, chair.kind, chair.name, chair.level, connected, chair.conceded, chair.person, chair.style)

    @property
    def watching(self) -> int:
        """The number of spectators; those without a name are counted by connection."""
        strangers = sum(not watcher.person for watcher in self.watchers)
        known = {watcher.person for watcher in self.watchers if watcher.person} | self.elsewhere
        return strangers + sum(not self.held(person) for person in known)

    def players(self) -> msgspec.Raw:
        """All players, encoded once per change."""
        if self._players is None:
            everybody = [self.player(seat) for seat in range(self.match.seats)]
            self._players = msgspec.Raw(msgspec.json.encode(everybody))
        return self._players

    def wake(self, but: object = None) -> None:
        """Let every connection send updates, except one that gets them in an answer."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.wake()
