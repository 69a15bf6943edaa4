"""Slow work, and work on people's uploads: done in a separate process with limits on memory and time."""

from __future__ import annotations

import datetime
import logging
import tomllib
import traceback
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

import orrery
from orrery.kernel import Game, IllegalAction, State
from orrery.parts.content.guard import check_toml
from orrery.records import Record
from orrery.registry import EDITIONS
from orrery.server.refusals import Refused
from orrery.server.store.match import Change, Entry, Facts, Match
from orrery.server.tables.changes import begin
from orrery.server.tables.events import MatchStarted, encode_events, spoken
from orrery.server.tables.pack_jobs import CheckPack
from orrery.server.tables.position import Position
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.process import WorkerDied
from orrery.server.workers.program import serve

LOGGER = logging.getLogger("orrery.jobs")
T = TypeVar("T")
#: The maximum length of an uploaded record, in actions.
LONGEST = 20_000


class Verdict(msgspec.Struct, frozen=True):
    """All faults of a scenario file, each line starting with its key, and the file as JSON if it is TOML."""

    faults: list[str]
    document: dict[str, Any] | None


class Beginning(msgspec.Struct):
    """How a match starts: seats, options, seed, and the actions already played."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    actions: Sequence[int] = ()
    #: Its rules and content, if they differ from the installed game's.
    rules: str = ""
    content: str = ""
    documents: dict[str, Any] | None = None
    pack: str = ""

    def played(self) -> Game[Any]:
        """The game with its rules and content; Refused if they are not available."""
        game = orrery.game(self.game)
        try:
            return EDITIONS.find(game, self.rules, self.content, self.documents) if self.content else game
        except ValueError as error:
            raise Refused("bad-record", str(error)) from None


class CheckScenario(msgspec.Struct, tag="scenario"):
    """Check a scenario file."""

    game: str
    text: str

    def do(self) -> Verdict:
        """The faults and the document."""
        try:
            check_toml(self.text)
        except ValueError as error:
            return Verdict([f"file: {error}"], None)
        try:
            faults = orrery.game(self.game).scenario_faults(self.text)
        except ValueError:
            raise Refused("not-found", "this game has no scenario files", 404) from None
        try:
            document = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError:
            return Verdict(faults, None)
        return Verdict(faults, {key: plain(value) for key, value in document.items()})


class CheckOptions(msgspec.Struct, tag="options"):
    """Fill in and check the options of a new game; content is given if it is not the game's own."""

    game: str
    seats: int
    options: dict[str, Any]
    content: str = ""
    documents: dict[str, Any] | None = None

    def do(self) -> dict[str, Any]:
        """All options of the game."""
        try:
            check_options(self.options)
            game = orrery.game(self.game)
            if self.documents is not None:
                game = EDITIONS.find(game, game.rules_version, self.content, self.documents)
            state: State = game.new(self.seats, 0, self.options)
            return dict(state.options)
        except ValueError as error:
            raise Refused("bad-order", str(error)) from None


class ReadRecord(msgspec.Struct, tag="record"):
    """Read an uploaded record."""

    text: str

    def do(self) -> Beginning:
        """How the record's match starts, and the codes of its actions."""
        try:
            record = Record.decode(self.text.encode(), "the upload")
            if len(record.actions) > LONGEST:
                raise ValueError(f"the upload has more than {LONGEST} actions")
            check_options(record.options)
            start = record.start()
            codes = [start.game.parse(notation).code for notation in record.actions]
        except (ValueError, RecursionError) as error:
            raise Refused("bad-record", str(error)) from None
        except (ArithmeticError, AttributeError, LookupError, TypeError) as error:
            raise Refused("bad-record", f"the content of the record cannot be played: {error}") from None
        return Beginning(
            record.game, record.seats, dict(start.options), record.seed, codes, record.rules, record.content,
            documents_for(start.game), record.pack,
        )  # fmt: skip


class BeginMatch(msgspec.Struct, tag="begin"):
    """Play the actions with which a new match starts."""

    match: Match
    facts: Facts
    actions: Sequence[int]
    snapshot_every: int
    documents: dict[str, Any] | None = None

    def do(self) -> Change:
        """What to write."""
        match = self.match
        game = EDITIONS.find(orrery.game(match.game), match.rules, match.content, self.documents)
        return begin(match, self.facts, self.actions, self.snapshot_every, game)[1]


class OldState(msgspec.Struct):
    """The state of a match of older rules, or None if the installed rules lead elsewhere."""

    state: dict[str, Any] | None


class ReplayOld(msgspec.Struct, tag="old"):
    """Replay a match of older rules by the installed ones, as long as they produce the same events."""

    match: Match
    entries: list[Entry]
    notations: list[str]

    def do(self) -> OldState:
        """The last state."""
        game = orrery.game(self.match.game)
        try:
            codes = {number: game.parse(notation).code for number, notation in self.meant().items()}
            position: Position | None = None
            for entry in self.entries:
                if entry.kind == "start":
                    position, events = Position.begin(game, self.match.seats, self.match.dice_seed, self.match.options)
                    events = [MatchStarted(), *spoken(entry.events), *events]
                elif entry.kind == "act" and position is not None:
                    _, events = position.play(codes[entry.number], entry.number)
                else:
                    if entry.kind == "undo" and position is not None:
                        position.undo(entry.code or 0)
                    continue
                if encode_events(events) != entry.events:
                    return OldState(None)
        except (ValueError, IllegalAction, KeyError, TypeError):
            return OldState(None)
        return OldState(None if position is None else position.state.dump())

    def meant(self) -> dict[int, str]:
        """The notation of every action by the number of its entry."""
        acts = [entry for entry in self.entries if entry.kind == "act" and entry.code is not None]
        return {entry.number: self.notations[entry.code or 0] for entry in acts}


Job: TypeAlias = CheckScenario | CheckOptions | ReadRecord | BeginMatch | ReplayOld | CheckPack


class Failure(msgspec.Struct):
    """Why a job was refused."""

    code: str
    message: str
    status: int = 409


class Outcome(msgspec.Struct):
    """The encoded result of a job, or why there is none: a refusal, or a traceback of a bug."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    failure: Failure | None = None
    traceback: str = ""


def plain(value: Any) -> Any:
    """A TOML value as JSON: dates become texts."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else value


def check_options(options: dict[str, Any]) -> None:
    """Check texts in options before a game reads them; a ValueError says what is wrong."""
    for name, value in options.items():
        if isinstance(value, str):
            try:
                check_toml(value)
            except ValueError as error:
                raise ValueError(f"{name}: {error}") from None


def documents_for(game: Game[Any]) -> dict[str, Any] | None:
    """The content that another process needs for a game: empty if it has the content itself."""
    own = orrery.game(game.name).content_digest == game.content_digest
    return None if own or game.former_content(game.content_digest) else dict(game.documents())


def work(message: bytes) -> bytes:
    """Do a job."""
    job = msgspec.json.decode(message, type=Job)
    try:
        result = msgspec.Raw(msgspec.json.encode(job.do()))
    except Refused as refused:
        return msgspec.json.encode(Outcome(failure=Failure(refused.code, refused.message, refused.status)))
    except (RecursionError, MemoryError):
        failure = Failure("too-large", "this is too large or too deep", 413)
        return msgspec.json.encode(Outcome(failure=failure))
    except Exception:
        return msgspec.json.encode(Outcome(traceback=traceback.format_exc()))
    return msgspec.json.encode(Outcome(result))


async def run_job(jobs: WorkerPool, job: Job, kind: type[T]) -> T:
    """Let a worker do a job; Refused if the job is refused, or needs too much memory or time."""
    try:
        answer = await jobs.ask(msgspec.json.encode(job))
    except (TimeoutError, WorkerDied):
        raise Refused("too-large", "this takes more time or memory than the server gives", 413) from None
    outcome = msgspec.json.decode(answer, type=Outcome)
    if outcome.traceback:
        LOGGER.error("a job failed: %s", outcome.traceback)
        raise Refused("unavailable", "the server could not do this; try again", 500)
    if outcome.failure is not None:
        raise Refused(outcome.failure.code, outcome.failure.message, outcome.failure.status)
    return msgspec.json.decode(outcome.result, type=kind)


if __name__ == "__main__":
    serve(work)
