"""A newcomer's ten minutes in the workshop: a ship with a new weapon, a card, a faction, each played at once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import violations

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]


def group(page: Page, name: str) -> Locator:
    """A list of items, opened."""
    found = page.locator("nav details", has=page.locator("summary", has_text=re.compile(f"^{name}")))
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


def fill(page: Page, label: str, text: str) -> None:
    """Write into a field and leave it."""
    field = page.locator("section").get_by_label(label, exact=True).first
    field.fill(text)
    field.blur()


WORDS = {
    "en": {
        "weapons": "Weapons", "weapon": "New weapon", "ships": "Ships", "ship": "New ship", "id": "Name in files",
        "class": "Class", "sound": "Valid: ready to play.", "play": "Play this", "wrong": "Cost",
        "about": "About this pack", "title": "Title",
    },
    "it": {
        "weapons": "Armi", "weapon": "Nuovo: arma", "ships": "Navi", "ship": "Nuovo: nave", "id": "Nome nei file",
        "class": "Classe", "sound": "Corretto: si può giocare.", "play": "Gioca con questo", "wrong": "Costo",
        "about": "Questo pacchetto", "title": "Titolo",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", list(WORDS))
def test_a_ship_with_a_new_weapon_is_made_and_played(
    visitor: Visitor, axe: str, picture: Picture, language: str
) -> None:
    words = WORDS[language]
    page = visitor("/workshop/talon", locale=f"{language}-{'GB' if language == 'en' else 'IT'}", color_scheme="light")
    fill(page, words["id"], f"border-{language}")
    group(page, words["weapons"]).get_by_role("button", name=words["weapon"]).click()
    fill(page, words["id"], "railgun")
    for code in ("en", "it"):
        fill(page, f"{words['title']} ({code})", {"en": "Railgun", "it": "Cannone a rotaia"}[code])
    group(page, words["ships"]).get_by_role("button", name=words["ship"]).click()
    fill(page, words["class"], "MON")
    weapon = page.locator("section").get_by_role("combobox", name={"en": "Weapon", "it": "Arma"}[language], exact=True)
    weapon.first.select_option("railgun")
    expect(page.get_by_text(words["sound"])).to_be_visible()
    fill(page, words["wrong"], "-5")
    expect(page.locator("section [role=alert]").first).to_contain_text("key 'cost': expected int >= 1, not -5")
    picture(page, f"workshop-fault-{language}")
    page.get_by_role("button", name={"en": "Set 1", "it": "Imposta 1"}[language], exact=True).click()
    expect(page.locator("section [role=alert]")).to_have_count(0)
    fill(page, words["wrong"], "60")
    expect(page.get_by_text(words["sound"])).to_be_visible()
    picture(page, f"workshop-{language}")
    assert violations(page, axe) == []
    page.get_by_role("button", name=words["play"]).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg.map .ship").first).to_be_visible()
    picture(page, f"workshop-table-{language}")
    railgun = {"en": "Railgun", "it": "Cannone a rotaia"}[language]
    expect(page.get_by_text(railgun).first).to_be_visible()


def test_a_ship_is_seen_on_the_map_while_it_is_changed(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/workshop/talon", viewport={"width": 1280, "height": 720})
    group(page, "Ships").get_by_role("button", name="Heavy cruiser").first.click()
    covered = page.locator(".sea .wash")
    wide = covered.count()
    page.get_by_role("button", name="Front: one more").click()
    expect(page.get_by_role("img", name="Shields: front 7, right 5, rear 4, left 5")).to_be_visible()
    for dial in page.get_by_role("group", name="Arcs").all():
        side = dial.get_by_role("checkbox", name=re.compile("left|right"), checked=True)
        if side.count():
            side.first.focus()
            page.keyboard.press("Enter")
    expect(covered).not_to_have_count(wide)
    page.get_by_role("radio", name="Start 2-4-2").check()
    expect(page.locator(".sheet .now")).to_have_text("242")
    page.get_by_role("button", name="Hull box 1 is critical").click()
    expect(page.get_by_text("Valid: ready to play.")).to_be_visible()
    picture(page, "workshop-ship")
    assert violations(page, axe) == []


@pytest.mark.smoke
def test_a_module_is_laid_out_with_the_keyboard(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/workshop/parsec", viewport={"width": 390, "height": 844}, locale="it-IT")
    group(page, "Moduli").locator("button", has_text="m02").click()
    page.get_by_role("button", name="Asteroidi", exact=True).click()
    page.locator(".module-map [tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Numero: uno in più").click()
    page.get_by_role("group", name="Risorse 1").get_by_role("button", name="titanio").click()
    expect(page.locator(".module-map").get_by_role("button", name=re.compile("asteroide 3"))).to_have_count(1)
    expect(page.get_by_text("Corretto: si può giocare.")).to_be_visible()
    picture(page, "workshop-module-it")
    assert violations(page, axe) == []


@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
@pytest.mark.parametrize("language", ["en-GB", "it-IT", "de-DE"])
def test_every_form_fits_a_phone(visitor: Visitor, axe: str, game: str, language: str) -> None:
    page = visitor(f"/workshop/{game}", viewport={"width": 390, "height": 844}, locale=language)
    lists = page.locator("nav details")
    expect(lists.first).to_be_visible()
    for found in lists.all():
        if found.get_attribute("open") is None:
            found.locator("summary").click()
        found.locator("button.entry").first.click()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, found.locator("summary").inner_text()
    assert violations(page, axe) == []


def test_a_card_of_the_expanse_says_what_its_operations_do(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/workshop/expanse")
    fill(page, "Name in files", "quiet-cards")
    group(page, "Cards").get_by_role("button", name="New card").click()
    fill(page, "Name in files", "quiet-cargo")
    title = page.locator("section").get_by_label("Title (en)")
    title.fill("Quiet cargo")
    title.blur()
    expect(page.get_by_text("What its operations do")).to_be_visible()
    expect(page.get_by_text("Valid: ready to play.")).to_be_visible()
    page.get_by_role("button", name="MCR", exact=True).click()
    expect(page.locator(".card", has_text="Quiet cargo")).to_be_visible()
    picture(page, "workshop-expanse")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Play this").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_faction_and_a_module_of_parsec_are_made_and_the_laboratory_is_asked(
    visitor: Visitor, picture: Picture
) -> None:
    page = visitor("/workshop/parsec")
    fill(page, "Name in files", "free-miners")
    group(page, "Factions").get_by_role("button", name="New faction").click()
    fill(page, "Name in files", "miners")
    expect(page.get_by_text("Valid: ready to play.")).to_be_visible()
    group(page, "Modules").locator("button", has_text="m01").click()
    page.get_by_role("button", name="Asteroids", exact=True).click()
    page.locator('[data-hex="2,5"]').click()
    expect(page.get_by_text("Valid: ready to play.")).to_be_visible()
    picture(page, "workshop-parsec")
    page.get_by_role("combobox", name="Games").select_option("50")
    page.get_by_role("button", name=re.compile("Play 2 . 50 games")).click()
    expect(page.get_by_text(re.compile(r"\d+ of 100 games played"))).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible(timeout=60_000)
    picture(page, "workshop-laboratory")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name=re.compile("Play 2 . 50 games"))).to_be_visible()


def test_the_gallery_leads_to_a_table_of_six(visitor: Visitor, picture: Picture) -> None:
    page = visitor("/packs")
    page.get_by_placeholder("Search packs").fill("six")
    expect(page.get_by_role("heading", name="Six seats")).to_be_visible()
    picture(page, "gallery")
    page.get_by_role("link", name="Play this").click()
    page.get_by_role("combobox", name="Seats", exact=True).select_option("6")
    page.get_by_role("button", name="Play against bots").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="The board in words")).to_contain_text("Module X12")
    picture(page, "parsec-six")
