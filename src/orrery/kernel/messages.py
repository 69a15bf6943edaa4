"""What the kernel returns to its callers: events, refusals, outcomes, rule clauses. Immutable and JSON-able."""

from __future__ import annotations

from typing import Any

import msgspec


def _own_name(name: str) -> str:
    return name


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_own_name):
    """Something that happened, in the past tense. Its type name is the key of its text in the locale files."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns: the event, a redacted one, or None."""
        return self

    def document(self) -> dict[str, Any]:
        """The event as JSON-able data with its type name under "event"."""
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible now: the clause that forbids it, a short reason key, and the facts of the case."""

    clause: str
    reason: str
    facts: dict[str, Any] = {}

    def document(self) -> dict[str, Any]:
        """The refusal as JSON-able data."""
        return {"clause": self.clause, "reason": self.reason, "facts": dict(self.facts)}


def refuse(clause: str, reason: str, **facts: Any) -> Refusal:
    """A refusal by a clause, with the facts that a person needs to understand it."""
    return Refusal(clause, reason, facts)


class IllegalAction(ValueError):
    """An action that the rules refuse. The state has not changed."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        self.clause = refusal.clause
        self.reason = refusal.reason
        facts = "".join(f", {name} {value}" for name, value in refusal.facts.items())
        super().__init__(f"{action} is not possible now: {refusal.reason} ({refusal.clause}){facts}")


class PartMatch(msgspec.Struct, frozen=True):
    """A part of a game that can be played as a separate match, with the same actions.

    `levels` names the bot that plays each seat; empty for the seat's own occupant.
    """

    game: str
    seed: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    title: str


class DeadEnd(RuntimeError):
    """A choice without a single legal action: a bug in the game's rules."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats, a score for every seat, and a reason key."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str


class Clause(msgspec.Struct, frozen=True):
    """One clause of a rulebook, in our own words, in every language of the game."""

    id: str
    chapter: str
    title: dict[str, str]
    text: dict[str, str]
    not_applicable: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """What we decided where a rulebook is silent or unclear, and why."""

    id: str
    clauses: list[str]
    question: dict[str, str]
    ruling: dict[str, str]
    reason: dict[str, str]
