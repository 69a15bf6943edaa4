"""The protocol: every message between a client and the server, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Code: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Notation: TypeAlias = Annotated[str, Meta(max_length=200)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
OptionValue: TypeAlias = bool | Number | Annotated[str, Meta(max_length=2000)]

Visibility: TypeAlias = Literal["private", "public"]
Status: TypeAlias = Literal["open", "running", "finished", "abandoned"]


# What a client sends over the table's WebSocket, or by POST to the table's messages


class Act(Struct, frozen=True, tag="act"):
    """Play an action in the version the client knows; the key identifies the attempt, so that a repeat is harmless."""

    version: Version
    action: Code | Notation
    key: Key = ""


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last action, if that is free."""

    version: Version
    key: Key = ""


class Why(Struct, frozen=True, tag="why"):
    """Ask why an action is not possible now."""

    action: Code | Notation
    key: Key = ""


class Insight(Struct, frozen=True, tag="insight"):
    """Ask about odds, arcs, reach: one of the game's topics."""

    topic: Word
    about: dict[Word, Number] = {}
    key: Key = ""


class Hint(Struct, frozen=True, tag="hint"):
    """Ask a bot what it would play for the seat that decides."""

    level: Word = ""
    key: Key = ""


class Look(Struct, frozen=True, tag="look"):
    """Look through another of your seats."""

    seat: Seat
    key: Key = ""


class Refresh(Struct, frozen=True, tag="refresh"):
    """Ask for the state again, with the events after this version."""

    since: Version = 0
    key: Key = ""


class Say(Struct, frozen=True, tag="say"):
    """Write a line of chat: seated people at the table, others in the gallery."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key = ""


class Propose(Struct, frozen=True, tag="propose"):
    """Ask the others to agree to a pause, to open hands for spectators, or to taking back a number of actions.

    A count of 0 goes back to your own last action.
    """

    what: Literal["undo", "pause", "hands", "chances"]
    count: Annotated[int, Meta(ge=0, le=1000)] = 1
    key: Key = ""


class Answer(Struct, frozen=True, tag="answer"):
    """Agree to the open proposal, or not."""

    accept: bool
    key: Key = ""


class Resume(Struct, frozen=True, tag="resume"):
    """End a pause."""

    key: Key = ""


class Concede(Struct, frozen=True, tag="concede"):
    """Concede for one of your seats."""

    seat: Seat
    key: Key = ""


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the table: your seats become free for others."""

    key: Key = ""


class Replace(Struct, frozen=True, tag="replace"):
    """Put a bot into a free or absent seat, or free an absent seat for a person (no level)."""

    seat: Seat
    level: Word = ""
    key: Key = ""


class Admit(Struct, frozen=True, tag="admit"):
    """Admit somebody who asked to join, or refuse them."""

    person: Annotated[str, Meta(max_length=24)]
    accept: bool
    key: Key = ""


class Order(Struct, frozen=True):
    """A standing order: in this choice play this action, unless one of these events came since the last decision."""

    choice: Word
    action: Notation
    unless: Annotated[list[Word], Meta(max_length=20)] = []


class Orders(Struct, frozen=True, tag="orders"):
    """Set the standing orders of one of your seats; an empty list withdraws them."""

    seat: Seat
    orders: Annotated[list[Order], Meta(max_length=20)]
    key: Key = ""


class Ping(Struct, frozen=True, tag="ping"):
    """Ask for a pong."""

    key: Key = ""


Request: TypeAlias = (
    Act
    | Undo
    | Why
    | Insight
    | Hint
    | Look
    | Refresh
    | Say
    | Propose
    | Answer
    | Resume
    | Concede
    | Leave
    | Replace
    | Admit
    | Orders
    | Ping
)


# What the server sends


class Player(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    connected: bool = False
    conceded: bool = False
    #: The id of a person who has a profile.
    person: str = ""
    #: The character of a bot.
    style: str = ""


class ClockFace(Struct, frozen=True):
    """The clocks: seconds left in the move and in every reserve, and when the running one expires."""

    move: float
    reserves: list[float]
    running: int | None
    deadline: float | None


class Proposal(Struct, frozen=True):
    """An open request for the others' consent, and whose consent is still missing."""

    what: str
    seat: int
    count: int
    missing: list[int]


class Petitioner(Struct, frozen=True):
    """A person who asked to join."""

    person: str
    name: str


class Result(Struct, frozen=True):
    """How the match ended."""

    winners: list[int]
    scores: list[float]
    reason: str


class State(Struct, frozen=True, tag="state", omit_defaults=False):
    """The table as this client may see it."""

    table: str
    game: str
    version: int
    status: Status
    held: list[int]
    looking: int | None
    seat: int | None
    choice: str | None
    view: msgspec.Raw
    options: list[int]
    events: list[msgspec.Raw]
    since: int
    clock: ClockFace | None
    undoable: int
    outcome: Result | None
    players: msgspec.Raw
    commitment: str
    seed: str | None = None
    paused: bool = False
    proposal: Proposal | None = None
    #: Requests to join, for seated people.
    asking: list[Petitioner] = []
    orders: list[Order] = []
    curtain: bool = False
    read_only: str = ""
    #: The table where a part of this match is being played, and the match of which this one is a part.
    part_table: str = ""
    whole_table: str = ""
    reason: str = ""
    key: str = ""
    #: Whether all have agreed to show the hands to spectators.
    hands_shown: bool = False
    #: Whether all have agreed that the players may see the win chances that spectators see.
    chances_shown: bool = False

    def seen(self) -> Any:
        """The view, decoded."""
        return msgspec.json.decode(self.view)

    def happened(self) -> list[dict[str, Any]]:
        """The events, decoded."""
        return [msgspec.json.decode(event) for event in self.events]


class Reason(Struct, frozen=True, tag="why"):
    """Why an action is not possible: clause, reason key and facts; no refusal if it is possible."""

    action: str
    refusal: dict[str, Any] | None
    key: str = ""


class Answered(Struct, frozen=True, tag="insight"):
    """The game's answer about a topic."""

    topic: str
    answer: dict[str, Any]
    key: str = ""


class Alternative(Struct, frozen=True):
    """An action that was considered: its share of the search, and its value to the seat, from -1 to 1."""

    action: int
    share: float
    value: float


class Hinted(Struct, frozen=True, tag="hint"):
    """A bot's choice, the game's own reasons for it, and how it compares with the best that search found."""

    version: int
    action: int
    notation: str
    level: str
    key: str = ""
    reasons: list[str | dict[str, Any]] = []
    alternatives: list[Alternative] = []


class Line(Struct, frozen=True, tag="chat"):
    """A line of chat."""

    number: int
    channel: Literal["table", "gallery"]
    name: str
    seat: int | None
    text: str
    at: float
    #: The author, so that others can mute or report them.
    person: str = ""


class Notice(Struct, frozen=True, tag="notice", omit_defaults=True):
    """A notification for a person: their turn, an expiring clock, an invitation, the end of a match."""

    table: str
    game: str
    title: str
    what: Literal["turn", "over", "clock", "invited", "matched", "round", "asked", "admitted", "test"]
    #: Who invites, asks or admits, and when the clock expires.
    by: str = ""
    until: float | None = None


class Done(Struct, frozen=True, tag="done"):
    """The request was carried out and has no other answer."""

    key: str = ""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    key: str = ""


class Fault(Struct, frozen=True, tag="error"):
    """A request that was refused; nothing has changed."""

    code: str
    message: str
    refusal: dict[str, Any] | None = None
    key: str = ""


# Sent over a WebSocket instead of whole states, if it asks for changes


class Part(Struct, frozen=True, tag="part"):
    """A part of the view that never changes, sent before the first state that refers to its digest."""

    digest: str
    value: msgspec.Raw


class WholeState(State, frozen=True, tag="state"):
    """A state whose view omits the constant parts and gives their digests by name."""

    parts: dict[str, str] = {}
    #: The checksum of `view` as sent here, see `orrery.client.differences`.
    checksum: int = 0


class Changes(Struct, frozen=True, tag="changes"):
    """The differences from the last state sent: changes of the view, and other new fields."""

    version: int
    since: int
    #: The checksums of the view before and after.
    base: int
    checksum: int
    #: A list of changes, see `orrery.client.differences`.
    view: msgspec.Raw
    fields: dict[str, Any]
    events: list[msgspec.Raw]
    reason: str = ""
    key: str = ""


class Waiting(Struct, frozen=True, tag="waiting"):
    """A bot is waiting for its turn to search: its seat, and the estimated seconds left."""

    seat: int
    seconds: float


Update: TypeAlias = State | WholeState | Changes
Reply: TypeAlias = State | Reason | Answered | Hinted | Line | Notice | Done | Pong | Fault


# Sent over plain HTTP


class SeatOrder(Struct, frozen=True):
    """The occupant of a seat of a new table: yourself, a bot, or anybody."""

    kind: Literal["me", "bot", "open", "person"]
    level: Word = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    #: The person for whom a seat of kind `person` is reserved.
    person: Annotated[str, Meta(max_length=24)] = ""
    #: The character of a bot, one of the game's styles; empty: the level's own play.
    style: Word = ""


class Clock(Struct, frozen=True):
    """Seconds per turn and in reserve, and what happens to a seat whose time is up."""

    move: Annotated[int, Meta(ge=1, le=60 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    expiry: Literal["concede", "bot"] = "bot"


class TableOrder(Struct, frozen=True):
    """A table to create."""

    game: Word
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=64)]
    options: dict[Word, OptionValue] = {}
    clock: Clock | None = None
    visibility: Visibility = "private"
    title: Annotated[str, Meta(max_length=80)] = ""
    #: Repeating a request with the same key returns the same table.
    key: Key = ""
    #: The pack to play with: its id, or its id and version.
    pack: Annotated[str, Meta(max_length=80)] = ""
    #: Your contribution to the seed of the dice: any text, preferably random.
    client_seed: Key = ""
    #: Whether it is rated; at least two people must be seated.
    rated: bool = False
    #: Minutes after which spectators see the hands; 0: when the match is over.
    hands_after: Annotated[int, Meta(ge=0, le=7 * 1440)] = 0


class TableEntry(Struct, frozen=True):
    """A table as the lobby lists it; only seated people see the invitation."""

    id: str
    game: str
    title: str
    status: Status
    visibility: Visibility
    version: int
    players: list[Player]
    options: dict[str, Any]
    clock: Clock | None
    seat: int | None
    outcome: Result | None
    created: float
    updated: float
    commitment: str
    invitation: str | None = None
    #: Whether it is a table of the game's tutorial.
    lesson: bool = False
    #: The digest of its content, and the name and version of its pack if it has one.
    content: str = ""
    pack: str = ""
    #: The people's contributions to the seed of the dice, by seat, once the game has started.
    client_seeds: list[tuple[int, str]] = []
    rated: bool = False
    #: When the deciding seat's time expires, and the number of spectators.
    deadline: float | None = None
    watching: int = 0
    #: Minutes after which spectators see the hands (0: when it is over), or whether they see them now.
    hands_after: int = 0
    hands_shown: bool = False


class Join(Struct, frozen=True):
    """Take a seat: the given one or the first free one. A private table requires its invitation."""

    invitation: Annotated[str, Meta(max_length=64)] = ""
    seat: Seat | None = None
    watch: bool = False
    #: Your contribution to the seed of the dice, before the game starts.
    client_seed: Key = ""
    #: Without a session, repeating a request with the same key gives the same guest.
    key: Key = ""


class AskIn(Struct, frozen=True):
    """Ask to join a private table, as a guest of this name if you have no session."""

    name: Annotated[str, Meta(max_length=40)] = ""
    #: Without a session, repeating a request with the same key gives the same guest.
    key: Key = ""


class Admission(Struct, frozen=True):
    """The status of a request to join."""

    status: Literal["none", "waiting", "refused", "admitted"]


class Me(Struct, frozen=True):
    """The current user."""

    id: str | None
    name: str
    login: str | None = None
    admin: bool = False


class Guest(Struct, frozen=True):
    """A name to play under without an account."""

    name: Name


Login: TypeAlias = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class SignUp(Struct, frozen=True):
    """A new account; the current guest becomes its person."""

    login: Login
    password: Password
    name: Annotated[str, Meta(max_length=40)] = ""


class LogIn(Struct, frozen=True):
    """Login and password, and whether to move the current guest's tables into the account."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]
    keep: bool = False


class NewPassword(Struct, frozen=True):
    """The old password and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Complaint(Struct, frozen=True):
    """Every error over HTTP: a code for programs and a message for people."""

    code: str
    message: str
    refusal: dict[str, Any] | None = None


REQUESTS = msgspec.json.Decoder(Request)
REPLIES = msgspec.json.Decoder(Reply)
ENCODER = msgspec.json.Encoder()
