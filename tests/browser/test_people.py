"""Who one is: a name, an account, what waits, how one is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import Visitor
from tests.browser.play import start, violations

pytestmark = pytest.mark.browser

PASSWORD = "four candles in the wind"


def button(page: Page) -> Locator:
    """The person's button in the bar, whatever waits."""
    return page.get_by_role("button", name=re.compile("^You( |$)"))


def you(page: Page) -> Locator:
    """The person's own card, opened."""
    button(page).click()
    card = page.get_by_role("dialog", name="You")
    expect(card).to_be_visible()
    return card


@pytest.mark.smoke
def test_a_guest_becomes_an_account_and_comes_back_by_keyboard(visitor: Visitor, axe: str) -> None:
    page = visitor()
    card = you(page)
    card.get_by_role("button", name="Create an account").click()
    assert violations(page, axe) == []
    card.get_by_label("Login").fill("marta")
    card.get_by_label("Password", exact=True).fill("short")
    page.keyboard.press("Enter")
    expect(card.get_by_text("Your account has been created.")).to_be_hidden()
    card.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(card.get_by_text("Your account has been created.")).to_be_visible()
    expect(card.get_by_text("Account marta")).to_be_visible()

    card.get_by_role("button", name="Log out").click()
    expect(button(page)).not_to_contain_text("marta")
    card = you(page)
    card.get_by_role("button", name="Log in").click()
    login = card.locator("form", has_text="Login")
    expect(login.get_by_label("Login")).to_have_attribute("autocomplete", "username")
    login.get_by_label("Login").fill("marta")
    login.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(button(page)).to_contain_text("marta")


def test_a_wrong_password_says_so_and_a_new_one_counts(visitor: Visitor) -> None:
    page = visitor(allowing="401")
    card = you(page)
    card.get_by_role("button", name="Create an account").click()
    card.get_by_label("Login").fill("nadia")
    card.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    card.get_by_role("button", name="Change the password").click()
    card.get_by_label("Current password").fill("not my password")
    card.get_by_label("New password").fill("another " + PASSWORD)
    page.keyboard.press("Enter")
    expect(card.get_by_role("alert")).to_have_text("The login or the password is wrong.")
    card.get_by_label("Current password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(card.get_by_text("The password has been changed")).to_be_visible()


def test_a_name_is_kept_and_escape_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor()
    card = you(page)
    card.get_by_label("Your name").fill("Ilaria")
    page.keyboard.press("Enter")
    expect(card.get_by_text("Your new name is saved")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(button(page)).to_be_focused()
    start(page, "Tic-tac-toe", "Play against bots")
    expect(page.locator(".seats li").first).to_contain_text("Ilaria")


def test_how_one_is_told_is_ones_own_wish(visitor: Visitor, axe: str) -> None:
    page = visitor()
    card = you(page)
    card.get_by_label("Your name").fill("Ilaria")
    page.keyboard.press("Enter")
    card.get_by_text("When no page is open").click()
    card.get_by_label("Notify me when it is my turn").select_option("away")
    card.get_by_label("Minutes away").fill("25")
    assert violations(page, axe) == []
    card.get_by_role("button", name="Save").last.click()
    expect(card.get_by_text("Saved.")).to_be_visible()
    page.reload()
    card = you(page)
    card.get_by_text("When no page is open").click()
    expect(card.get_by_label("Minutes away")).to_have_value("25")


#: A browser that can be rung at without a push service of the world.
PUSHED = """
const rung = { endpoint: "https://push.example/1", unsubscribe: async () => { window.rung = null; return true; } };
window.rung = null;
PushManager.prototype.getSubscription = async () => window.rung;
PushManager.prototype.subscribe = async () => (window.rung = rung);
"""


def test_a_browser_is_rung_at_when_the_person_wants_it(visitor: Visitor) -> None:
    page = visitor(permissions=["notifications"])
    page.add_init_script(PUSHED)
    sent: list[Any] = []

    def register(route: Route) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data_json)
            route.fulfill(json={})
        else:
            route.continue_()

    page.route("**/api/me/push", register)
    page.reload()
    card = you(page)
    card.get_by_label("Your name").fill("Ilaria")
    page.keyboard.press("Enter")
    card.get_by_text("When no page is open").click()
    card.get_by_label("Notify me when it is my turn").select_option("always")
    card.get_by_label("Notify me in this browser").check()
    expect(card.get_by_text("Saved.")).to_be_visible()
    expect(card.get_by_label("Notify me in this browser")).to_be_checked()
    assert sent == [{"endpoint": "https://push.example/1"}]


def test_what_waits_elsewhere_is_told_in_the_page(visitor: Visitor, picture: Callable[[Page, str], None]) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    start(host, "Tic-tac-toe", "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    friend = visitor("/" + link.split("/", 3)[3])
    friend.get_by_role("button", name="Sit down").click()
    host.wait_for_selector("section.ask:not(.waiting)")
    host.get_by_role("button", name="a1, empty").click()
    expect(friend.get_by_role("button", name="a1, empty")).to_have_count(0)
    host.get_by_role("link", name="Orrery: To the lobby").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    friend.get_by_role("button", name="b2, empty").click()
    expect(host.get_by_role("button", name=re.compile("^You .* 1 notification$"))).to_be_visible()
    card = you(host)
    picture(host, "you")
    card.get_by_role("link", name="Your turn").click()
    host.get_by_role("button", name="a2, empty").click()
    expect(button(host)).not_to_contain_text("notification")
