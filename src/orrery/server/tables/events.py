"""Events of the table rather than of the game; they share one log."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any

import msgspec

from orrery.kernel import Event, Game


class MatchStarted(Event, frozen=True):
    """Every seat is taken and the game begins."""


class ActionsUndone(Event, frozen=True):
    """A seat took back its last actions, freely or with the others' consent."""

    seat: int
    count: int
    by_consent: bool


class SeatTaken(Event, frozen=True):
    """A person took a seat."""

    seat: int
    name: str


class SeatLeft(Event, frozen=True):
    """A person left the seat."""

    seat: int


class SeatReplaced(Event, frozen=True):
    """A bot sat down; without a level the seat is free for a person."""

    seat: int
    level: str


class BotSpoke(Event, frozen=True):
    """A bot says a line in character."""

    seat: int
    style: str


class SeatConceded(Event, frozen=True):
    """A seat gave up."""

    seat: int


class TimeExpired(Event, frozen=True):
    """A seat's time is up."""

    seat: int


class ConsentAsked(Event, frozen=True):
    """A seat asks for consent to a pause, an undo, open hands or win chances."""

    seat: int
    what: str
    count: int


class ConsentGiven(Event, frozen=True):
    """A seat agrees."""

    seat: int


class ConsentRefused(Event, frozen=True):
    """A seat disagrees; the proposal is withdrawn."""

    seat: int


class MatchPaused(Event, frozen=True):
    """All agreed to a pause: the clocks are stopped."""


class MatchResumed(Event, frozen=True):
    """The pause is over."""

    seat: int


class HandsShown(Event, frozen=True):
    """All agreed to show the hands to spectators."""


class ChancesShown(Event, frozen=True):
    """All agreed that the players may see the win chances that spectators see."""


class ChancesHidden(Event, frozen=True):
    """A seat has hidden the win chances from the players again."""

    seat: int


class HandsHidden(Event, frozen=True):
    """A seat has hidden the hands again."""

    seat: int


class MatchAbandoned(Event, frozen=True):
    """Nobody is left at the table."""


def event_types(game: Game[Any]) -> dict[str, type[Event]]:
    """The event types of the table and of a game's package, by name."""
    return types_within(type(game).__module__.rpartition(".")[0] or type(game).__module__)


@cache
def types_within(home: str) -> dict[str, type[Event]]:
    """The event types of the table and of a package, by name."""
    own = [kind for kind in _descendants(Event) if kind.__module__ == __name__]
    theirs = [kind for kind in _descendants(Event) if (kind.__module__ + ".").startswith(home + ".")]
    return {kind.__name__: kind for kind in [*own, *theirs]}


def _descendants(kind: type[Event]) -> list[type[Event]]:
    found = []
    for child in kind.__subclasses__():
        found += [child, *_descendants(child)]
    return found


ENCODER = msgspec.json.Encoder()


def spoken(events: bytes) -> list[BotSpoke]:
    """The lines that bots said among the events of an entry."""
    found = [one for one in msgspec.json.decode(events) if one["event"] == BotSpoke.__name__]
    return [BotSpoke(one["seat"], one["style"]) for one in found]


def encode_events(events: list[Event]) -> bytes:
    """Events as stored in the journal: complete, not redacted."""
    return ENCODER.encode(events) if events else b"[]"


def decode_events(game: Game[Any], data: bytes) -> list[Event]:
    """The events that `encode_events` wrote, as typed objects that can redact themselves."""
    if data == b"[]":
        return []
    known = event_types(game)
    events = []
    for document in msgspec.json.decode(data):
        kind = known.get(document["event"])
        if kind is not None:
            # An event of older rules may have different fields.
            with contextlib.suppress(msgspec.ValidationError):
                events.append(msgspec.convert(document, kind))
    return events


def visible_events(events: list[Event], seat: int | None) -> list[msgspec.Raw]:
    """The events as a seat may see them, encoded."""
    visible = [event.seen_by(seat) for event in events]
    return [msgspec.Raw(ENCODER.encode(event)) for event in visible if event is not None]
