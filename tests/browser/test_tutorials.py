"""Every tutorial from the lobby to its last step, as a learner walks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import violations

from orrery import tutorials

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # whole lessons, also on a busy machine

Picture = Callable[[Page, str], None]
TITLES = {"expanse": "The Expanse", "parsec": "Parsec", "talon": "Talon"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


def learn(page: Page, game: str) -> Locator:
    """From the lobby to the first step of a tutorial; the answer is the card that guides."""
    row = page.get_by_role("button", name=TITLES[game])
    expect(row).to_be_visible()
    if row.get_attribute("aria-expanded") != "true":
        row.click()
    page.locator(".ways").get_by_role("button").last.click()
    coach = page.locator("section.coach")
    expect(coach).to_be_visible()
    return coach


def on(page: Page, step: tutorials.Page) -> None:
    """Do what the step asks for, or read on."""
    coach = page.locator("section.coach")
    asked = [turn for turn in step.line if turn.mine]
    if not asked:
        coach.locator("footer .pri").click()
    for turn in asked:
        expect(coach).to_have_attribute("data-wanted", turn.action)
        played = coach.get_attribute("data-actions") or ""
        page.keyboard.press("h")
        page.locator("section.ask .pri").click()
        expect(coach).not_to_have_attribute("data-actions", played)
    expect(coach).not_to_have_attribute("data-step", step.id)


@pytest.mark.parametrize("game", [name for name in TITLES if tutorials.script(name)])
def test_a_tutorial_is_walked_to_its_end(visitor: Visitor, game: str, axe: str, picture: Picture) -> None:
    page = visitor()
    coach = learn(page, game)
    steps = tutorials.lesson(game)
    assert steps is not None
    for place, step in enumerate(steps.steps):
        expect(coach).to_have_attribute("data-step", step.id)
        expect(coach).to_contain_text(f"Step {place + 1} of {len(steps.steps)}")
        if step.point:
            expect(page.locator("svg.spot .edge").first).to_be_visible()
        picture(page, f"tutorial-{game}-{place + 1:02}-{step.id}")
        if place in (0, 4):
            assert violations(page, axe) == []
        if step.id != steps.steps[-1].id:
            on(page, step)
    take_quiz(page)
    coach.get_by_role("button", name="Play on from here").click()
    expect(coach).to_be_hidden()


def take_quiz(page: Page) -> None:
    """Answer the three questions at the end, the first one wrong, and go on after a reload where one was."""
    coach, quiz = page.locator("section.coach"), page.locator(".quiz")
    coach.get_by_role("button", name="Three questions").click()
    for number, answer in enumerate((0, 0, 2), start=1):
        expect(quiz).to_contain_text(f"Question {number} of 3")
        quiz.locator(".answers .btn").nth(answer).click()
        expect(quiz.locator("b")).to_have_text("Not quite." if number == 1 else "Right.")
        if number == 1:
            page.reload()
            coach.get_by_role("button", name="Three questions").click()
        else:
            quiz.get_by_role("button", name="Next", exact=True).click()
    expect(quiz).to_contain_text("2 of 3 right")
    quiz.get_by_role("button", name="Back to the tutorial").click()


@pytest.mark.smoke
def test_another_choice_is_turned_back_and_undone_steps_come_again(visitor: Visitor) -> None:
    page = visitor()
    coach = learn(page, "expanse")
    page.locator('[data-thing="space:2"]').click()
    page.locator("section.ask .pri").click()
    expect(coach.locator(".note")).to_contain_text("take the first one")
    expect(page.get_by_role("log")).not_to_contain_text("takes")
    page.locator('[data-thing="space:1"]').click()
    page.locator("section.ask .pri").click()
    expect(coach).to_have_attribute("data-step", "points")
    page.reload()
    expect(coach).to_have_attribute("data-step", "points")
    coach.get_by_role("button", name="Back").click()
    expect(coach).to_have_attribute("data-step", "take-card")
    expect(coach).to_have_attribute("data-wanted", "take 1")
    coach.get_by_role("button", name="Do it for me").click()
    expect(coach).to_have_attribute("data-step", "points")
    coach.get_by_role("link", name="Leave").click()
    expect(learn(page, "expanse")).to_have_attribute("data-step", "points")


@pytest.mark.parametrize("game", TITLES)
def test_a_phone_shows_the_lesson_in_italian(visitor: Visitor, game: str, axe: str, picture: Picture) -> None:
    page = visitor(locale="it-IT", **PHONE)
    coach = learn(page, game)
    found = tutorials.lesson(game)
    assert found is not None
    for place, step in enumerate(found.steps[:7]):
        expect(coach).to_have_attribute("data-step", step.id)
        expect(coach).to_contain_text(f"Passo {place + 1} di {len(found.steps)}")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        if game == "parsec" and any(turn.mine for turn in step.line):
            expect(page.locator("svg.spot .edge").first).to_be_visible()
        picture(page, f"tutorial-{game}-phone-{place + 1}")
        if place in (0, 4):
            assert violations(page, axe) == []
        if any(turn.mine for turn in step.line):
            coach.get_by_role("button", name="Fallo per me").click()
        else:
            coach.locator("footer .pri").click()
        expect(coach).not_to_have_attribute("data-step", step.id)


def test_a_lesson_is_taken_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    row = page.get_by_role("button", name="The Expanse")
    expect(row).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Learn in ten minutes").press("Enter")
    coach = page.locator("section.coach")
    for name in ("welcome", "bases", "orbits", "track"):
        expect(coach).to_have_attribute("data-step", name)
        expect(coach.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(coach).to_have_attribute("data-step", "take-card")
    for key in ("l", "1", "Enter"):
        page.keyboard.press(key)
    expect(coach).to_have_attribute("data-step", "points")
