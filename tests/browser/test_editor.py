"""The workshop's page for scenarios: a small one is made, saved, checked by the command line, loaded and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import violations

from orrery.cli.main import orrery_command

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


def point(page: Page, hex_name: str) -> None:
    """Use the tool on a hex."""
    page.locator(f'[data-hex="{hex_name}"]').click(position={"x": 8, "y": 26})


@pytest.mark.smoke
def test_a_scenario_is_made_saved_checked_and_played(
    visitor: Visitor, axe: str, picture: Picture, tmp_path: Path
) -> None:
    page = visitor()
    page.get_by_role("button", name="Talon").click()
    page.get_by_role("link", name="Write a scenario of your own").click()
    faults = page.locator("aside .faults")
    expect(faults).to_contain_text("key 'unit': the terran side has no units")
    expect(page.get_by_role("button", name="Play this")).to_be_disabled()
    page.get_by_role("button", name="Terran Confederation: Heavy cruiser").click()
    point(page, "k9")
    point(page, "l10")
    page.get_by_role("button", name="Talon Empire: Destroyer").click()
    for at in ("k2", "m2", "o3"):
        point(page, at)
    page.get_by_role("button", name="asteroids").click()
    for at in ("l5", "m6", "k6"):
        point(page, at)
    page.get_by_label("Title (en)").fill("The reef")
    page.get_by_label("Name in files").fill("the-reef")
    page.get_by_role("spinbutton", name="Rounds").fill("99")
    expect(faults).to_contain_text("key 'rounds': 1 to 30 rounds")
    page.get_by_role("spinbutton", name="Rounds").fill("6")
    expect(page.get_by_text("Valid: 2 against 3 units, 6 rounds")).to_be_visible()
    picture(page, "editor")
    assert violations(page, axe) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    assert download.value.suggested_filename == "the-reef.toml"
    file = tmp_path / "the-reef.toml"
    download.value.save_as(file)
    checked = CliRunner().invoke(orrery_command, ["scenario", "check", str(file)])
    assert checked.exit_code == 0, checked.output
    assert "2 against 3 units, 6 rounds" in checked.output
    page.get_by_role("button", name="Start over").click()
    expect(faults).to_be_visible()
    page.locator("input.scenario-file").set_input_files(file)
    expect(page.get_by_label("Title (en)")).to_have_value("The reef")
    page.get_by_role("button", name="Play this").click()
    expect(page.locator("svg.map .ship")).to_have_count(5)


def test_the_map_is_worked_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/workshop/talon?page=scenario")
    expect(page.locator("ul.faults")).to_be_visible()
    tool = page.get_by_role("button", name="Terran Confederation: Heavy cruiser")
    tool.focus()
    expect(tool).to_be_focused()
    tool.press("Enter")
    expect(tool).to_have_attribute("aria-pressed", "true")
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#editor-here")).to_contain_text("m6: ")
    expect(page.locator("#editor-here")).to_contain_text("Heavy cruiser, NE")
    page.keyboard.press("r")
    expect(page.locator("#editor-here")).to_contain_text("Heavy cruiser, E")
    page.keyboard.press("Delete")
    expect(page.locator("#editor-here")).to_have_text("m6, empty")


def test_a_phone_shows_the_editor_in_italian(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/editor/talon", locale="it-IT", **PHONE)  # an address of older releases
    expect(page.get_by_role("heading", name="Officina")).to_be_visible()
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name="Impero Talon: Cacciatorpediniere").click()
    point(page, "c2")
    expect(page.locator("aside .faults")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    picture(page, "editor-phone")
    assert violations(page, axe) == []
