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

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
#: Nothing but our own server is asked for anything.
QUIET = [
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

#: A busy machine needs time; who waits longer than this waits for nothing.
expect.set_options(timeout=15_000)

Visitor = Callable[..., Page]


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
def address() -> Iterator[str]:
    """Where a server of our own listens."""
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--database", "sqlite+aiosqlite://"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[3]
        server.terminate()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Opens a page as somebody new; at the end no page may have complained or asked another host."""
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

    def open_page(path: str = "/", allowing: str = "", **window: Any) -> Page:
        settings = {"locale": "en-GB", "color_scheme": "dark", "viewport": {"width": 1440, "height": 900}}
        context = browser.new_context(**(settings | window))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda message: heard(message, allowing))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", asked)
        page.goto(address + path)
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
    """Takes a picture into the ignored folder screenshots/."""

    def take(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")

    return take
