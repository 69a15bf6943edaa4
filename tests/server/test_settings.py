"""Settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.server.settings import Settings


def test_settings_come_from_the_environment() -> None:
    assert Settings.read({"ORRERY_SECURE_COOKIES": "true"}).secure_cookies
    with pytest.raises(ValueError, match="bot_budget"):
        Settings.read({"ORRERY_BOT_BUDGET": "long"})


@pytest.mark.parametrize(
    ("name", "value"),
    [("BOT_BUGDET", "2"), ("SNAPSHOT_EVERY", "0"), ("LOGIN_RATE", "-1"), ("SWEEP_EVERY", "0")],
)
def test_unknown_names_and_impossible_numbers_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"(?i){name}"):
        Settings.read({f"ORRERY_{name}": value})


def test_a_server_starts_whatever_the_browser_tests_are_told() -> None:
    files = (Path(__file__).parents[1] / "browser").glob("*.py")
    names = {name for path in files for name in re.findall(r"ORRERY_[A-Z_]+[A-Z]", path.read_text(encoding="utf-8"))}
    assert "ORRERY_AXE" in names
    Settings.read(dict.fromkeys(names, "1"))
