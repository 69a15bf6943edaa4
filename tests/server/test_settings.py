"""Settings."""

from __future__ import annotations

import pytest

from orrery.server.settings import Settings


def test_settings_come_from_the_environment() -> None:
    assert Settings.read({"ORRERY_SECURE_COOKIES": "true"}).secure_cookies
    with pytest.raises(ValueError, match="bot_budget"):
        Settings.read({"ORRERY_BOT_BUDGET": "long"})
