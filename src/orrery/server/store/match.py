"""A match as stored: its constant properties, who sits where, and what happened."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from orrery.client.messages import Clock, Order, Proposal, Result, Status
from orrery.records import mixed_seed

#: The prefix of the key of a match that is part of another; the other's id and an entry number follow.
PART = "part "


class Chair(msgspec.Struct):
    """A seat and who is in it."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    name: str = ""
    level: str = ""
    conceded: bool = False
    #: When the person was last active.
    seen: float = 0.0
    #: The person's contribution to the seed, until the game starts.
    client_seed: str = ""
    #: The character of a bot.
    style: str = ""


class JoinRequest(msgspec.Struct):
    """A person who asked to be admitted."""

    person: str
    name: str
    is_refused: bool = False


class Facts(msgspec.Struct):
    """Properties of a table besides its game, stored in the match's row."""

    chairs: list[Chair]
    paused: bool = False
    proposal: Proposal | None = None
    #: Whether the other seats play the script of the game's tutorial.
    lesson: bool = False
    #: Everybody who ever held a seat: with two or more, the match keeps its secrets until it is over.
    participants: list[str] = []
    #: The people's contributions to the seed, by seat, as of the start of the game.
    client_seeds: list[tuple[int, str]] = []
    #: Who sat where when the game started; empty for bots.
    started: list[str] = []
    #: Minutes after which spectators see the hands, and whether all have agreed to show them now.
    hands_after: int = 0
    hands_shown: bool = False
    #: Whether all have agreed that the players may see the win chances that spectators see.
    chances_shown: bool = False
    #: Requests to join, and those refused.
    join_requests: list[JoinRequest] = []


class Match(msgspec.Struct, frozen=True):
    """The constant properties of a match."""

    id: str
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, Any]
    #: The server's seed, to which it has published a commitment.
    seed: int
    commitment: str
    title: str
    visibility: Literal["private", "public"]
    invitation: str
    host: str
    clock: Clock | None
    created: float
    #: The key of the request that created it.
    key: str = ""
    #: The name and version of the pack it is played with; empty without one.
    pack: str = ""
    #: Whether it counts for ratings.
    rated: bool = False
    #: The people's contributions to the seed before the game started; stored with the facts.
    client_seeds: list[tuple[int, str]] = []

    @property
    def whole(self) -> str:
        """The id of the match that this one is a part of; empty if there is none."""
        return self.key.split(" ")[1] if self.key.startswith(PART) else ""

    @property
    def dice_seed(self) -> int:
        """The seed of the game: the server's, combined with the people's contributions."""
        return mixed_seed(self.seed, self.client_seeds)


class Entry(msgspec.Struct):
    """A row of the journal: something that happened at a table."""

    match: str
    number: int
    kind: str
    seat: int | None
    code: int | None
    person: str | None
    key: str
    at: float
    events: bytes
    clock: str


class PlayedAction(msgspec.Struct, frozen=True):
    """An action that was played and not taken back: its entry number, its code, and who played it."""

    number: int
    code: int
    person: str


class UsedKey(msgspec.Struct, frozen=True):
    """The result of a request with a key: the kind of its entry, and the code of an action."""

    kind: str
    code: int | None


class Standing(msgspec.Struct):
    """The columns of a match's row that change with every entry of the journal."""

    match: str
    status: Status
    version: int
    turn: int | None
    deadline: float | None
    facts: str
    outcome: str | None
    updated: float


class Snapshot(msgspec.Struct):
    """The state of a game after an entry of the journal, and how many actions led to it."""

    match: str
    number: int
    actions: int
    state: bytes


class Seating(msgspec.Struct):
    """The new occupant of a seat; standing orders do not survive a change."""

    seat: int
    person: str | None


class NewNotice(msgspec.Struct):
    """A notification about a version of a match, and when it is due."""

    person: str
    match: str
    version: int
    text: str
    due: float


class Change(msgspec.Struct):
    """What is written in one transaction when something happens at a table."""

    match: str
    #: A match to create.
    new: Match | None = None
    facts: Facts | None = None
    entries: list[Entry] = []
    standing: Standing | None = None
    snapshots: list[Snapshot] = []
    seats: list[Seating] = []
    #: A person admitted by an invitation.
    visitor: str = ""
    notices: list[NewNotice] = []


class StoredMatch(msgspec.Struct):
    """A match as the database has it: its row, its last snapshot and the entries after it."""

    match: Match
    facts: Facts
    status: Status
    version: int
    turn: int | None
    outcome: Result | None
    updated: float
    snapshot: Snapshot | None = None
    entries: list[Entry] = []
    orders: dict[int, list[Order]] = {}
    #: Its content, if it is not already loaded.
    documents: dict[str, Any] | None = None
    deadline: float | None = None
