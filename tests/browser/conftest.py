"""A real server and a real browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that tools/browser.py found."""
    path = os.environ.get("ORRERY_CHROMIUM")
    assert path, "no browser: make unit finds one, or set ORRERY_CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where a server of our own listens."""
    command = [
        sys.executable,
        "-m",
        "orrery.cli",
        "serve",
        "--port",
        "0",
        "--database",
        "sqlite+aiosqlite://",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[3]
        server.terminate()
