"""Tutorials: a scripted game in a game's `tutorial` folder, with its texts, checked against the rules."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from orrery.kernel import IllegalAction, State
from orrery.locales import LANGUAGES
from orrery.registry import game


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One page of a tutorial: what it points at, and what is played on it, by the learner and by the others.

    `also` are patterns such as `place *`: what the learner may play in place of an own action of this step. In an
    `auto` step time passes: everybody's actions are played when the learner reads on.
    """

    id: str
    point: list[str] = []
    play: list[str] = []
    also: list[str] = []
    auto: bool = False


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial as its file says it: the game it starts from, and its steps."""

    seats: int
    seed: int
    step: list[Step]
    seat: int = 0
    options: dict[str, bool | int | str] = {}
    prelude: list[str] = []


class Turn(msgspec.Struct, frozen=True):
    """One action of the scripted game, and whether it is the learner's."""

    action: str
    mine: bool


class Page(msgspec.Struct, frozen=True):
    """A step with who plays what."""

    id: str
    point: list[str]
    line: list[Turn]
    also: list[str]


class Lesson(msgspec.Struct, frozen=True):
    """A whole tutorial as a client shows it: `first` actions lie before the first step."""

    seat: int
    first: int
    steps: list[Page]
    texts: dict[str, str]


def _folder(name: str) -> Traversable:
    return files(type(game(name)).__module__.rpartition(".")[0]).joinpath("tutorial")


@cache
def script(name: str) -> Script | None:
    """The script of a game's tutorial, or None if it has none; ValueError if the file is wrong."""
    package = type(game(name)).__module__.rpartition(".")[0]
    if not package or not files(package).joinpath("tutorial", "script.toml").is_file():
        return None
    path = _folder(name).joinpath("script.toml")
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{name}/tutorial/script.toml: {error}") from error


@cache
def actions(name: str) -> tuple[str, ...]:
    """Every action of the scripted game from its first to its last, or none."""
    told = script(name)
    return () if told is None else (*told.prelude, *(action for step in told.step for action in step.play))


def start(name: str, told: Script) -> State:
    """The game of a script before its first action."""
    state: State = game(name).new(told.seats, told.seed, told.options)
    return state


def is_also(step: Step | Page, action: str) -> bool:
    """Whether a step lets the learner play this in place of what it asks for."""
    return any(fnmatchcase(action, pattern) for pattern in step.also)


@cache
def lesson(name: str) -> Lesson | None:
    """The tutorial of a game, played through once; ValueError names the step that the rules no longer allow."""
    told = script(name)
    if told is None:
        return None
    state = start(name, told)
    _play(state, told.prelude, "prelude")
    steps = []
    for step in told.step:
        line = []
        for action in step.play:
            line.append(Turn(action, state.seat == told.seat and not step.auto))
            _play(state, [action], f"step {step.id}")
        steps.append(Page(step.id, step.point, line, step.also))
    folder = _folder(name)
    files = {language: folder.joinpath(f"{language}.ftl") for language in LANGUAGES}
    texts = {language: path.read_text(encoding="utf-8") for language, path in files.items() if path.is_file()}
    return Lesson(told.seat, len(told.prelude), steps, texts)


def _play(state: State, line: list[str], where: str) -> None:
    for action in line:
        try:
            state.play(action)
        except (IllegalAction, ValueError) as error:
            raise ValueError(f"tutorial of {state.game.name}, {where}: {action}: {error}") from error


@cache
def waits(name: str) -> frozenset[int]:
    """After how many actions the others wait until the learner reads on: where a step of theirs begins, and the end."""
    told = lesson(name)
    found = set()
    if told is not None:
        played = told.first
        for step in told.steps:
            if step.line and not step.line[0].mine:
                found.add(played)
            played += len(step.line)
        found.add(played)
    return frozenset(found)


@cache
def _step_at(name: str, played: int) -> Step | None:
    """The step that the action after so many belongs to, or None in the prelude and after the end."""
    told = script(name)
    at = played - (0 if told is None else len(told.prelude))
    for step in () if told is None or at < 0 else told.step:
        if at < len(step.play):
            return step
        at -= len(step.play)
    return None


def reply(name: str, played: int, state: State) -> int | None:
    """The code of the next action of the script, or of what its step allows instead; None where neither is legal."""
    line = actions(name)
    if played >= len(line):
        return None
    legal = {action.notation: action.code for action in state.actions()}
    if line[played] in legal:
        return legal[line[played]]
    step = _step_at(name, played)
    return next((code for text, code in legal.items() if step is not None and is_also(step, text)), None)
