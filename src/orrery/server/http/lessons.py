"""Tutorials over HTTP: their scripts, their tables, and moving back and forth in them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from orrery import tutorials
from orrery.client import messages as m
from orrery.server.http.entries import entry_of
from orrery.server.http.games import KEEP, game_named
from orrery.server.http.identity import ensure_person
from orrery.server.refusals import Refused, missing
from orrery.server.store.people import Person
from orrery.server.tables import changes
from orrery.server.tables.changes import Step
from orrery.server.tables.consent import rewind
from orrery.server.tables.creation import create_solo
from orrery.server.tables.events import ActionsUndone
from orrery.server.tables.jobs import Beginning
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

Anything = Request[Any, Any, Any]


class Progress(msgspec.Struct, frozen=True):
    """The number of actions played in a tutorial, and the version of the table."""

    version: int
    actions: int


class Goal(msgspec.Struct, frozen=True):
    """The number of actions to have been played: fewer takes actions back, more plays the script."""

    actions: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


@get("/api/games/{name:str}/tutorial", sync_to_thread=True, cache_control=KEEP, summary="The script of a tutorial")
def get_tutorial(name: FromPath[str]) -> tutorials.Lesson:
    """Returns the steps, what they point at, who plays what, and the texts in every language."""
    game_named(name)
    lesson = tutorials.lesson(name)
    if lesson is None:
        raise missing("tutorial")
    return lesson


@post("/api/games/{name:str}/lesson", summary="Start or continue a game's tutorial", tags=["games"])
async def begin_tutorial(
    request: Anything,
    name: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Continue your running tutorial of this game, or start a new one. Without a session you become a guest."""
    game = game_named(name)
    script = tutorials.script(name)
    if script is None:
        raise missing("tutorial")
    learner = await ensure_person(request, tables.services, person)
    running = await running_lesson(tables, learner, name)
    if running is not None:
        return await entry_of(tables, running, learner)
    state = tutorials.start(name, script)
    codes = [game.parse(action).code for action in script.prelude]
    beginning = Beginning(name, script.seats, dict(state.options), script.seed, codes)
    return await entry_of(tables, await create_solo(tables, learner, beginning, script.seat, lesson=True), learner)


async def running_lesson(tables: Tables, person: Person, name: str) -> Table | None:
    """The table at which a person is already learning this game with the same rules, if there is one."""
    for stored in await tables.services.matches.running_of(person.id, name):
        if stored.facts.lesson:
            table = await tables.get(stored.match.id)
            if not table.read_only:
                return table
    return None


async def provide_lesson(table: NamedDependency[Table], person: NamedDependency[Person | None]) -> Table:
    """The learner's own tutorial table, or Refused."""
    if person is None or not table.facts.lesson or not table.held(person.id):
        raise missing("tutorial")
    return table


def progress(table: Table) -> Progress:
    """The progress of a tutorial's game."""
    return Progress(table.version, 0 if table.position is None else table.position.actions)


@get("/api/tables/{identity:str}/tutorial", summary="The progress of a tutorial")
async def get_progress(tables: NamedDependency[Tables], lesson: NamedDependency[Table]) -> Progress:
    """Returns the number of actions played so far, not counting those taken back."""
    async with tables.lock(lesson):
        return progress(lesson)


@post("/api/tables/{identity:str}/tutorial", summary="Go back or forward in a tutorial", status_code=200)
async def set_progress(
    data: JSONBody[Goal],
    tables: NamedDependency[Tables],
    lesson: NamedDependency[Table],
    user: NamedDependency[Person],
) -> Progress:
    """Take actions back, or play those of the script, until the given number has been played."""
    line = tutorials.actions(lesson.match.game)
    script = tutorials.script(lesson.match.game)
    async with tables.lock(lesson):
        if lesson.position is None or script is None or lesson.status != "running" or lesson.read_only:
            raise Refused("not-running", "this tutorial is over")
        low = len(script.prelude)
        if not low <= data.actions <= max(len(line), lesson.position.actions):
            raise Refused("bad-order", f"a position of this tutorial has {low} to {len(line)} actions")
        back = lesson.position.actions - data.actions
        if back > 0:
            snapshot = await rewind(tables, lesson, back)
            events = [ActionsUndone(script.seat, back, False)]
            await tables.commit(lesson, Step("undo", script.seat, back, user.id, "", events, snapshot))
        while lesson.position.actions < data.actions:
            await play_next(tables, lesson)
        return progress(lesson)


async def play_next(tables: Tables, table: Table) -> None:
    """Play the next action of the script; Refused if the game has left the script. The caller holds the lock."""
    assert table.position is not None
    code = tutorials.reply(table.match.game, table.position.actions, table.position.state)
    if code is None:
        raise Refused("off-script", "the game has left the tutorial's script; go back first")
    await tables.commit(table, changes.play(table, code))


@post("/api/tables/{identity:str}/tutorial/end", summary="Leave the script and play on", status_code=200)
async def end_tutorial(
    tables: NamedDependency[Tables], lesson: NamedDependency[Table], user: NamedDependency[Person]
) -> Progress:
    """Turn the table into an ordinary solo game; bots play the other seats."""
    async with tables.lock(lesson):
        lesson.facts.lesson = False
        await tables.commit(lesson, Step("lesson", person=user.id))
        return progress(lesson)


lessons_router = Router(
    "/",
    route_handlers=[get_tutorial, get_progress, set_progress, end_tutorial],
    dependencies={"lesson": Provide(provide_lesson)},
    tags=["games"],
)
