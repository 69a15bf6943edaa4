"""Every tutorial can be played from its first step to its last, in both languages, whichever way it lets one go."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import orrery
from orrery import tutorials
from orrery.kernel import State
from orrery.locales import LANGUAGES

WEB = Path(__file__).parent.parent / "web" / "src"
NAMES = [name for name in orrery.games() if tutorials.script(name) is not None]


def script(name: str) -> tutorials.Script:
    """The script of a game that has one."""
    told = tutorials.script(name)
    assert told is not None
    return told


def lesson(name: str) -> tutorials.Lesson:
    """The tutorial of a game that has one."""
    found = tutorials.lesson(name)
    assert found is not None
    return found


def after(name: str, actions: list[str]) -> State:
    """The position after these actions of a tutorial's game."""
    state = tutorials.start(name, script(name))
    for action in actions:
        state.play(action)
    return state


def test_the_three_large_games_have_a_tutorial() -> None:
    assert {"expanse", "parsec", "talon"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_script_is_legal_to_its_end(name: str) -> None:
    found = lesson(name)
    asked = [turn for step in found.steps for turn in step.line if turn.mine]
    assert len(found.steps) >= 8
    assert len(asked) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_told_in_every_language(name: str, language: str) -> None:
    found = lesson(name)
    if language not in found.texts and language not in ("en", "it"):
        pytest.skip("not translated yet: told in English")
    texts = FluentBundle([language])
    texts.add_resource(FluentResource(found.texts[language]))
    missing = []
    for step in found.steps:
        wanted = ["text"]
        if any(turn.mine for turn in step.line):
            wanted += ["do", "not"]
        message = texts.get_message(step.id) if texts.has_message(step.id) else None
        missing += [f"{step.id}.{one}" for one in wanted if message is None or one not in message.attributes]
    assert missing == []
    told = set(re.findall(r"^([\w-]+) =", found.texts[language], re.MULTILINE))
    quiz = {"quiz-1", "quiz-2", "quiz-3"} if "quiz-1 =" in found.texts["en"] else set()
    assert told == {step.id for step in found.steps} | quiz
    for one in quiz:
        assert set(texts.get_message(one).attributes) == {"right", "wrong", "other", "why"}


@pytest.mark.parametrize("name", NAMES)
def test_every_thing_that_is_pointed_at_exists(name: str) -> None:
    game = orrery.game(name)
    values = {word for action in game.vocabulary.actions for word in re.split(r"[ >,:]", action.notation)}
    sources = "".join(
        path.read_text(encoding="utf-8") for path in WEB.rglob("*.*") if path.suffix in (".ts", ".svelte")
    )
    parts = set(re.findall(r"part:([\w-]+)", sources))
    for step in script(name).step:
        for thing in step.point:
            kind, _, value = thing.partition(":")
            if kind == "part":
                assert value in parts, f"{step.id}: {thing}"
            elif kind == "seat":
                assert int(value) < script(name).seats, f"{step.id}: {thing}"
            else:
                assert value in values or value.partition(".")[0] in values, f"{step.id}: {thing}"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_step_accepts_leads_to_the_end_too(name: str) -> None:
    told = script(name)
    line = list(tutorials.actions(name))
    place = len(told.prelude)
    for step in told.step:
        for action in step.play:
            state = after(name, line[:place])
            if step.also and state.seat == told.seat:
                others = [str(legal) for legal in state.actions() if tutorials.is_also(step, str(legal))]
                for other in others:
                    if other != action:
                        go_on(name, after(name, [*line[:place], other]), place + 1)
            place += 1


def go_on(name: str, state: State, played: int) -> None:
    """Follow the script from a position that another action led to."""
    for number in range(played, len(tutorials.actions(name))):
        code = tutorials.reply(name, number, state)
        assert code is not None, f"{name}: {tutorials.actions(name)[number]} after another choice"
        state.play(state.game.action(code))
