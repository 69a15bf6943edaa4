"""A real server, a real browser, and pages that complain when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tests.browser.play import BOARDS, MiddleGame, table_of

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
#: Nothing but our own server is asked for anything.
QUIET = [
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Its own popups, each a page with a process, are more work for the browser than ours.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding",
]

#: Bots of a test need not be strong, nobody must be fooled by a standing order, and tests are many visitors at once.
HASTE = {
    "ORRERY_BOT_BUDGET": "0.05",
    "ORRERY_ORDER_SHORTEST": "0.05",
    "ORRERY_ORDER_LONGEST": "0.1",
    "ORRERY_TABLE_RATE": "0",
    "ORRERY_LOGIN_RATE": "0",
    "ORRERY_SIGNUP_RATE": "0",
    "ORRERY_JOIN_RATE": "0",
    "ORRERY_SCENARIO_RATE": "0",
    "ORRERY_UPLOAD_RATE": "0",
    "ORRERY_PROPOSAL_RATE": "0",
    "ORRERY_PACK_RATE": "0",
    "ORRERY_PACK_UPLOADS": "1",
    "ORRERY_REPORT_RATE": "0",
}

#: A busy machine needs time; who waits longer than this waits for nothing.
expect.set_options(timeout=15_000)

#: Movement is shown where it is what the test is about.
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "color_scheme": "dark",
    "reduced_motion": "reduce",
    "viewport": {"width": 1440, "height": 900},
}

#: What comes from the server comes late by so many milliseconds: whoever acts before the page knows is found out.
DELAYED = """
(() => {
  const late = (target) => {
    const listener = Object.getOwnPropertyDescriptor(target, "onmessage");
    Object.defineProperty(target, "onmessage", {
      ...listener,
      set(heard) { listener.set.call(this, heard && ((event) => setTimeout(() => heard.call(this, event), DELAY))); },
    });
  };
  late(WebSocket.prototype);
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (kind, heard, ...rest) {
    const later = (event) => setTimeout(() => heard.call(this, event), DELAY);
    return listen.call(this, kind, kind === "message" ? later : heard, ...rest);
  };
  const ask = window.fetch;
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    return answer;
  };
})();
"""

Visitor = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that tools/browser.py found."""
    path = os.environ.get("ORRERY_CHROMIUM")
    assert path, "no browser: make unit finds one, or set ORRERY_CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps what it knows."""
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server')}/orrery.db"


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    """Where a server of our own listens."""
    yield from served(database)


def served(database: str) -> Iterator[str]:
    """The address of a server with this database, as long as it is wanted."""
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | HASTE) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[3]
        server.terminate()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Opens a page, or the table of a game some way on, as somebody new.

    At the end no page may have complained or asked another host.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    host = urlsplit(address).netloc

    def heard(message: ConsoleMessage, allowed: str) -> None:
        if message.type in ("error", "warning") and not (allowed and allowed in message.text):
            complaints.append(message.text)

    def asked(request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.netloc != host:
            complaints.append(f"asked {url.netloc}")

    def open_page(at: str | MiddleGame = "/", allowing: str = "", script: str = "", **window: Any) -> Page:
        context = browser.new_context(**(USUAL | window))
        contexts.append(context)
        if delay := os.environ.get("BROWSER_DELAY"):
            context.add_init_script(DELAYED.replace("DELAY", delay))
        if script:
            context.add_init_script(script)
        path = at if isinstance(at, str) else table_of(context, address, at)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda message: heard(message, allowing))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", asked)
        page.goto(address + path)
        if not isinstance(at, str):
            expect(page.locator(BOARDS[at.game]).first).to_be_attached()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what a screen reader or a keyboard cannot use."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Takes a picture into the ignored folder screenshots/, unless ORRERY_PICTURES is 0."""

    def take(page: Page, name: str) -> None:
        if os.environ.get("ORRERY_PICTURES") != "0":
            SCREENSHOTS.mkdir(exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")

    return take
