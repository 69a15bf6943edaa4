"""What must hold after every step: each commit and each message is compared with the journal, replayed apart."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

import orrery
from orrery.client import messages as m
from orrery.kernel import Event, Game, Rng, State
from orrery.server.store.match import Facts
from orrery.server.tables.events import decode_events, visible_events
from orrery.server.tables.table import LOG

OVER = ("finished", "abandoned")
#: Seconds of the longest outage that a process which stays alive may not have noticed.
OUTAGE = 60.0


def plain(value: Any) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Written(msgspec.Struct):
    """An entry of the journal as it was committed, and how the table stood after it."""

    number: int
    kind: str
    seat: int | None
    code: int | None
    person: str | None
    key: str
    status: str = "open"
    turn: int | None = None
    facts: Facts | None = None
    outcome: m.Result | None = None
    events: list[Event] = []


class Replayed:
    """A match replayed from its journal, entry by entry, without the server's code for it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.game: Game[Any] = orrery.game(row["game"])
        self.seed = int(row["seed"])
        self.seats: int = row["seats"]
        self.options = msgspec.json.decode(row["options"])
        self.host: str = row["host"]
        self.key: str = row["key"]
        self.clock = row["clock"]
        #: By number, beginning with how it was created.
        self.entries = [Written(0, "new", None, None, None, "")]
        #: The state after each entry; None before the start.
        self.states: list[State | None] = [None]
        self.codes: list[int] = []
        self.keys: Counter[tuple[str, str]] = Counter()
        self._views: dict[tuple[int, int | None], Any] = {}

    @property
    def last(self) -> Written:
        """The newest entry."""
        return self.entries[-1]

    def add(self, entry: Written) -> None:
        """Take in an entry."""
        state = self.states[-1]
        if entry.kind == "start":
            state = self.game.new(self.seats, self.seed, self.options)
        elif entry.kind == "act":
            assert state is not None
            assert entry.code is not None
            state = state.clone()
            state.play(self.game.action(entry.code))
            self.codes.append(entry.code)
        elif entry.kind == "undo":
            assert entry.code is not None
            del self.codes[len(self.codes) - entry.code :]
            state = self.game.new(self.seats, self.seed, self.options)
            for code in self.codes:
                state.play(self.game.action(code))
        self.states.append(state)
        self.entries.append(entry)
        if entry.key:
            self.keys[entry.person or "", entry.key] += 1

    def view(self, version: int, seat: int | None) -> Any:
        """What a seat sees in a version."""
        known = self._views.get((version, seat))
        if known is None:
            state = self.states[version]
            known = plain({} if state is None else state.view(seat))
            self._views[version, seat] = known
        return known

    def held(self, version: int, person: str) -> list[int]:
        """The seats of a person in a version."""
        facts = self.entries[version].facts
        chairs = facts.chairs if facts is not None and person else []
        return [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.person == person]


class Checker:
    """Follows every commit and looks at every message."""

    def __init__(self, file: sqlite3.Connection, rng: random.Random, fail: Callable[[str], None]) -> None:
        self.file = file
        self.rng = rng
        self.fail = fail
        self.matches: dict[str, Replayed] = {}
        self.last_entry = 0
        self.last_match = 0
        self.moves = 0
        self.messages = 0
        #: Told of every new entry.
        self.listeners: list[Callable[[Replayed, Written], None]] = []

    # Commits

    def committed(self) -> None:
        """Take in what was committed."""
        changed: dict[str, list[Written]] = {}
        for row in self.file.execute("SELECT rowid, * FROM matches WHERE rowid > ?", [self.last_match]).fetchall():
            named = dict(zip(self._columns("matches"), row, strict=True))
            self.last_match = named["rowid"]
            if named["id"] not in self.matches:
                self.matches[named["id"]] = Replayed(named)
            changed[named["id"]] = []
        rows = self.file.execute(
            "SELECT rowid, match, number, kind, seat, code, person, key, events FROM journal WHERE rowid > ? "
            "ORDER BY rowid",
            [self.last_entry],
        ).fetchall()
        for rowid, match, number, kind, seat, code, person, key, events in rows:
            self.last_entry = rowid
            known = self.matches.get(match)
            if known is None:
                return self.fail(f"the journal has an entry of {match}, which does not exist")
            written = Written(number, kind, seat, code, person, key)
            written.events = decode_events(known.game, events)
            changed.setdefault(match, []).append(written)
        for match, entries in changed.items():
            self._take(self.matches[match], entries)

    def _columns(self, table: str) -> list[str]:
        return ["rowid", *(row[1] for row in self.file.execute(f"PRAGMA table_info({table})"))]

    def _take(self, match: Replayed, entries: list[Written]) -> None:
        """Take in the new entries of a match, and how it stands after them."""
        found = self.file.execute("SELECT version, status, turn, facts, outcome FROM matches WHERE id = ?", [match.id])
        version, status, turn, facts, outcome = found.fetchone()
        for entry in entries:
            if entry.number != match.last.number + 1:
                return self.fail(f"{match.id}: entry {entry.number} follows {match.last.number}")
            self.moves += entry.kind == "act"
            try:
                match.add(entry)
            except Exception as error:
                return self.fail(f"{match.id}: entry {entry.number} ({entry.kind} {entry.code}) cannot be: {error}")
            if entry.key and match.keys[entry.person or "", entry.key] > 1:
                return self.fail(f"{match.id}: the request {entry.key} was carried out twice")
        for entry in [*entries, match.last]:
            entry.status, entry.turn = status, turn
            entry.facts = msgspec.json.decode(facts, type=Facts)
            entry.outcome = None if outcome is None else msgspec.json.decode(outcome, type=m.Result)
        if version != match.last.number:
            return self.fail(f"{match.id}: the row has version {version}, the journal {match.last.number}")
        state = match.states[-1]
        if status == "running" and state is not None:
            if state.outcome is not None:
                return self.fail(f"{match.id}: the game is over, the match is not")
            if turn != state.seat:
                return self.fail(f"{match.id}: the row says seat {turn} decides, the game says {state.seat}")
        for entry in entries:
            for listener in self.listeners:
                listener(match, entry)
        return None

    # Messages

    def sent(self, person: str, known: int, state: m.State) -> None:
        """Compare a state that the server sends to a person who knows a version with the journal."""
        self.messages += 1
        match = self.matches.get(state.table)
        version = state.version
        if match is None or version > match.last.number:
            return self.fail(f"{state.table}: version {version} was sent before it was committed")
        if state.since > max(known, 0):
            return self.fail(f"{match.id}: events after {state.since} were sent to who knows version {known}")
        wrong = self._difference(match, person, state)
        if wrong:
            return self.fail(f"{match.id}: {wrong} of version {version} differs from the journal")
        shown = None if state.clock is None else state.clock.deadline
        if shown is not None and version == match.last.number:
            stored = self.file.execute("SELECT deadline FROM matches WHERE id = ?", [match.id]).fetchone()[0]
            if stored is not None and shown < stored - OUTAGE:
                return self.fail(
                    f"{match.id}: the time of version {version} is shown to end {stored - shown:.0f} s early"
                )
        return None

    def _difference(self, match: Replayed, person: str, sent: m.State) -> str:
        """What of a message is not as the journal has it; empty if all is."""
        version = sent.version
        entry, state = match.entries[version], match.states[version]
        facts, held = entry.facts, match.held(version, person)
        assert facts is not None
        over = entry.status in OVER
        running = entry.status == "running" and state is not None
        seat = state.seat if running and state is not None else None
        shown_to = None if sent.curtain else sent.looking
        mine = running and seat in held and not facts.paused and not sent.curtain
        codes = [action.code for action in state.pending] if mine and state is not None else []
        proposal = facts.proposal
        pairs: dict[str, tuple[object, object]] = {
            "status": (sent.status, entry.status),
            "held": (sent.held, held),
            "looking": (sent.looking in held if held else sent.looking is None, True),
            "seat": (sent.seat, seat),
            "view": (sent.seen(), match.view(version, shown_to)),
            "options": (sent.options, codes),
            "paused": (sent.paused, facts.paused),
            "proposal": (sent.proposal, proposal),
            "outcome": (sent.outcome, entry.outcome),
            "seed": (sent.seed, str(match.seed) if over else None),
            "orders": (bool(sent.orders) and shown_to is None, False),
        }
        for name, (got, wanted) in pairs.items():
            if got != wanted:
                return name
        players = msgspec.json.decode(sent.players, type=list[m.Player])
        if [(one.kind, one.name, one.conceded) for one in players] != [
            (chair.kind, chair.name, chair.conceded) for chair in facts.chairs
        ]:
            return "players"
        if sent.since >= version - LOG // 2:
            happened = [event for one in match.entries[sent.since + 1 : version + 1] for event in one.events]
            if [bytes(event) for event in sent.events] != [
                bytes(event) for event in visible_events(happened, shown_to)
            ]:
                return "events"
        if state is not None and type(match.game).redraw is not Game.redraw and self.rng.random() < 0.2:
            other = state.determinize(shown_to, Rng(self.rng.getrandbits(60)))
            if plain(other.view(shown_to)) != sent.seen():
                return "view with other secrets"
        return ""

    def listed(self, listed: m.TableEntry) -> None:
        """Compare a table as the lobby lists it with the journal."""
        match = self.matches.get(listed.id)
        if match is None or listed.version > match.last.number:
            return self.fail(f"{listed.id}: version {listed.version} was listed before it was committed")
        entry = match.entries[listed.version]
        chairs = entry.facts.chairs if entry.facts is not None else []
        got = (listed.status, listed.seat, listed.outcome, [(one.kind, one.name) for one in listed.players])
        if got != (entry.status, entry.turn, entry.outcome, [(chair.kind, chair.name) for chair in chairs]):
            return self.fail(f"{match.id}: version {listed.version} is listed as {got}")
        return None

    # The end

    def final(self) -> None:
        """Look once more at the whole database."""
        for match in self.matches.values():
            state = match.states[-1]
            if match.last.status == "running" and state is None:
                return self.fail(f"{match.id}: running without a game")
            if match.last.facts is not None:
                seated = self.file.execute("SELECT person FROM seats WHERE match = ? ORDER BY seat", [match.id])
                people = [chair.person or None for chair in match.last.facts.chairs]
                if [row[0] for row in seated] != people:
                    return self.fail(f"{match.id}: seats and chairs differ")
            rows = self.file.execute("SELECT number, actions, state FROM snapshots WHERE match = ?", [match.id])
            for number, actions, document in rows.fetchall():
                kept = match.game.load(msgspec.json.decode(document))
                at = match.states[number] if number < len(match.states) else None
                if at is None or kept.digest() != at.digest():
                    return self.fail(f"{match.id}: the snapshot after {number} ({actions} actions) is wrong")
        twice = self.file.execute("SELECT person, text FROM chat GROUP BY 1, 2, match HAVING count(*) > 1")
        if twice.fetchone():
            return self.fail("a line of chat was stored twice")
        return None
