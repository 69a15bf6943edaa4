"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

pytest_plugins = ["orrery.testing.tracing"]

# A busy machine is no reason to fail.
settings.register_profile("orrery", deadline=None)
settings.load_profile("orrery")
