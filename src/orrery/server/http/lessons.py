"""Tutorials over HTTP: their scripts, the tables they are played on, and going back and forth in them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from orrery import tutorials
from orrery.client import messages as m
from orrery.records import commitment_of
from orrery.server.http.games import KEEP, found
from orrery.server.http.identity import guest_if_new
from orrery.server.http.lobby import entry_of
from orrery.server.http.records import plant, visited
from orrery.server.refusals import Refused, missing
from orrery.server.store import schema
from orrery.server.store.people import Person
from orrery.server.tables.consent import rewind
from orrery.server.tables.events import ActionsUndone
from orrery.server.tables.table import Facts, Match, Table
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]


class Progress(msgspec.Struct, frozen=True):
    """How many actions of a tutorial's game have been played, and at which version."""

    version: int
    actions: int


class Goal(msgspec.Struct, frozen=True):
    """How many actions shall have been played: fewer takes back, more plays the script."""

    actions: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


@get("/api/games/{name:str}/tutorial", sync_to_thread=True, cache_control=KEEP, summary="The script of a tutorial")
def get_tutorial(name: FromPath[str]) -> tutorials.Lesson:
    """Steps, what they point at, who plays what, and the texts in every language."""
    found(name)
    lesson = tutorials.lesson(name)
    if lesson is None:
        raise missing("tutorial")
    return lesson


@post("/api/games/{name:str}/lesson", summary="A table to learn a game at", tags=["games"])
async def begin_tutorial(request: Anything, name: FromPath[str]) -> m.TableEntry:
    """The learner's running tutorial of this game, or a new one. Without a session one becomes a guest."""
    hall: Hall = request.app.state.hall
    game = found(name)
    told = tutorials.script(name)
    if told is None:
        raise missing("tutorial")
    person = await guest_if_new(request)
    running = await running_lesson(hall, person, name)
    if running is not None:
        return entry_of(running, person.id)
    state = tutorials.start(name, told)
    codes = [game.parse(action).code for action in told.prelude]
    match = Match("", name, game.rules_version, game.content_digest, told.seats, dict(state.options), told.seed,
                  commitment_of(told.seed), "", "private", "", "", None, 0.0)  # fmt: skip
    return await plant(hall, person, game, match, codes, told.seat, "", game.title, lesson=True)


async def running_lesson(hall: Hall, person: Person, name: str) -> Table | None:
    """The table at which a person already learns this game under the same rules, if there is one."""
    matches = schema.matches
    own = select(matches.c.id, matches.c.facts).where(
        matches.c.host == person.id, matches.c.game == name, matches.c.status == "running"
    )
    async with hall.database.engine.connect() as connection:
        rows = (await connection.execute(own.order_by(matches.c.updated.desc()))).all()
    for identity, facts in rows:
        if msgspec.json.decode(facts, type=Facts).lesson:
            table = await hall.table(identity)
            if not table.read_only:
                return table
    return None


async def lesson_table(request: Anything, identity: str) -> tuple[Hall, Table, str]:
    """One's own tutorial table, or Refused."""
    hall, table, person = await visited(request, identity)
    if not table.facts.lesson or not table.held(person):
        raise missing("tutorial")
    return hall, table, person


def progress(table: Table) -> Progress:
    """Where the game of a tutorial stands."""
    return Progress(table.version, 0 if table.position is None else table.position.actions)


@get("/api/tables/{identity:str}/tutorial", summary="How far a tutorial has come")
async def get_progress(request: Anything, identity: FromPath[str]) -> Progress:
    """Actions played so far, without those that were taken back."""
    hall, table, _ = await lesson_table(request, identity)
    async with hall.at(table):
        return progress(table)


@post("/api/tables/{identity:str}/tutorial", summary="Go back or on in a tutorial", status_code=200)
async def set_progress(request: Anything, identity: FromPath[str], data: JSONBody[Goal]) -> Progress:
    """Take actions back, or play those of the script, until so many have been played."""
    hall, table, person = await lesson_table(request, identity)
    line = tutorials.actions(table.match.game)
    told = tutorials.script(table.match.game)
    async with hall.at(table):
        if table.position is None or told is None or table.status != "running" or table.read_only:
            raise Refused("not-running", "this tutorial is over")
        low = len(told.prelude)
        if not low <= data.actions <= max(len(line), table.position.actions):
            raise Refused("bad-order", f"a position of this tutorial has {low} to {len(line)} actions")
        back = table.position.actions - data.actions
        if back > 0:
            snapshot = await rewind(hall, table, back)
            await hall.commit(
                table, "undo", seat=told.seat, code=back, person=person,
                events=[ActionsUndone(told.seat, back, False)], snapshot=snapshot,
            )  # fmt: skip
        while table.position.actions < data.actions:
            await play_next(hall, table)
        return progress(table)


async def play_next(hall: Hall, table: Table) -> None:
    """Play the next action of the script; Refused where the game has left it. The lock is held."""
    assert table.position is not None
    code = tutorials.reply(table.match.game, table.position.actions, table.position.state)
    if code is None:
        raise Refused("off-script", "the game has left the tutorial's script; go back first")
    seat = table.seat
    _, events = table.position.play(code, table.version + 1)
    await hall.commit(table, "act", seat=seat, code=code, events=events)


@post("/api/tables/{identity:str}/tutorial/end", summary="Play on without the script", status_code=200)
async def end_tutorial(request: Anything, identity: FromPath[str]) -> Progress:
    """The table becomes an ordinary solo game; bots decide for the other seats."""
    hall, table, person = await lesson_table(request, identity)
    async with hall.at(table):
        table.facts.lesson = False
        await hall.commit(table, "lesson", person=person, events=[])
        return progress(table)


lessons_router = Router("/", route_handlers=[get_tutorial, get_progress, set_progress, end_tutorial], tags=["games"])
