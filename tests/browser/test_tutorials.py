"""Every tutorial from the lobby to its last step, as a learner walks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import violations

from orrery import tutorials

pytestmark = pytest.mark.browser

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
    page = visitor(reduced_motion="reduce")
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
    coach.get_by_role("button", name="Play on from here").click()
    expect(coach).to_be_hidden()
