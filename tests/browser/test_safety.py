"""Being left in peace, as a person sees it: mute and report in chat, chat off, the moderators' page."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import violations
from tests.browser.test_account import PASSWORD, signed_up

pytestmark = pytest.mark.browser

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}},
    "italian": {"locale": "it-IT"},
}


def two_at_a_table(visitor: Visitor, address: str, **window: Any) -> tuple[Page, Page, str]:
    """Anna and Bruno at a table; Bruno has said something."""
    anna, bruno = visitor(**window), visitor()
    for page, name in ((anna, "Anna"), (bruno, "Bruno")):
        assert page.request.post(f"{address}/api/me", data={"name": name}).ok
    order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
    table = anna.request.post(f"{address}/api/tables", data=order).json()["id"]
    assert bruno.request.post(f"{address}/api/tables/{table}/join", data={}).ok
    said = {"type": "say", "text": "you are a fool"}
    assert bruno.request.post(f"{address}/api/tables/{table}/messages", data=said).ok
    anna.goto(f"{address}/table/{table}")
    return anna, bruno, table


def open_chat(page: Page) -> None:
    """Open the chat of a table that is there."""
    page.wait_for_selector("section.ask:not(.waiting)")
    page.keyboard.press("c")
    expect(page.get_by_text("you are a fool")).to_be_visible()


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_a_line_is_reported_and_its_person_muted(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    anna, bruno, table = two_at_a_table(visitor, address, **LOOKS[kind])
    open_chat(anna)
    words = {
        "report": "Report",
        "send": "Send the report",
        "mute": "Mute",
        "thanks": "Thank you",
        "muted": "You do not",
    }
    if kind == "italian":
        words = {"report": "Segnala", "send": "Invia", "mute": "Silenzia", "thanks": "Grazie", "muted": "Non leggi"}
    name = anna.get_by_role("log").get_by_role("button", name="Bruno")
    name.focus()
    anna.keyboard.press("Enter")
    about = anna.get_by_role("group", name="Bruno")
    about.get_by_role("button", name=words["report"], exact=True).press("Enter")
    assert violations(anna, axe) == []
    anna.screenshot(path=SCREENSHOTS / f"chat-report-{kind}.png")
    about.get_by_role("button", name=words["send"]).click()
    expect(about.get_by_role("status")).to_contain_text(words["thanks"])
    about.get_by_role("button", name=words["mute"], exact=True).click()
    expect(anna.get_by_text("you are a fool")).to_be_hidden()
    again = {"type": "say", "text": "can you hear me"}
    bruno.request.post(f"{address}/api/tables/{table}/messages", data=again)
    anna.reload()
    open_or_empty = anna.get_by_text("can you hear me")
    expect(open_or_empty).to_have_count(0)


def test_chat_is_off_and_on_again(visitor: Visitor, address: str) -> None:
    anna, _, table = two_at_a_table(visitor, address)
    anna.goto(f"{address}/account")
    box = anna.get_by_label("Chat is on")
    box.uncheck()
    expect(anna.get_by_role("status").first).to_be_visible()
    assert anna.request.get(f"{address}/api/tables/{table}/chat").json() == []
    box.check()
    expect(box).to_be_checked()


def test_who_is_blocked_stands_in_the_account(visitor: Visitor, address: str) -> None:
    anna, bruno, _ = two_at_a_table(visitor, address)
    his = bruno.request.get(f"{address}/api/me").json()["id"]
    anna.goto(f"{address}/person/{his}")
    anna.get_by_role("button", name="Block").click()
    expect(anna.get_by_role("status")).to_contain_text("You no longer meet")
    anna.goto(f"{address}/account")
    anna.get_by_role("button", name="Undo for Bruno").click()
    expect(anna.get_by_text("You have not blocked or muted anybody.")).to_be_visible()


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_an_admin_decides_about_a_report(
    visitor: Visitor, address: str, database: str, axe: str, kind: str
) -> None:  # fmt: skip
    page = visitor(**LOOKS[kind])
    login = f"root.{kind}"
    signed_up(page, address, login)
    words = ("create-admin", login, "--password", PASSWORD, "--database", database)
    # In a process of its own: Playwright keeps an event loop running in this one.
    subprocess.run([sys.executable, "-m", "orrery.cli", "admin", *words], check=True, stdout=subprocess.DEVNULL)
    body = {"login": login, "password": PASSWORD}
    assert page.request.post(f"{address}/api/session", data=body).ok
    anna, bruno, table = two_at_a_table(visitor, address)
    line = anna.request.get(f"{address}/api/tables/{table}/chat").json()[0]["number"]
    report = {"reason": "abuse", "table": table, "line": line, "text": f"again, {kind}"}
    assert anna.request.post(f"{address}/api/reports", data=report).ok
    page.goto(f"{address}/admin")
    waiting = page.get_by_role("listitem").filter(has_text=f"again, {kind}")
    expect(waiting.get_by_text("you are a fool")).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"admin-{kind}.png", full_page=True)
    waiting.get_by_role("combobox").first.select_option("silence")
    waiting.get_by_role("textbox").fill("insults")
    waiting.get_by_role("textbox").press("Enter")
    expect(page.get_by_role("row").filter(has_text="insults").first).to_be_visible()
    expect(waiting).to_have_count(0)
    said = bruno.request.post(f"{address}/api/tables/{table}/messages", data={"type": "say", "text": "x"}).json()
    assert said["code"] == "silenced"


def test_the_admins_page_is_for_admins(visitor: Visitor, address: str) -> None:
    page = visitor()
    signed_up(page, address, "nosy")
    page.goto(f"{address}/admin")
    expect(page.get_by_text("This page is for the moderators of this server.")).to_be_visible()
