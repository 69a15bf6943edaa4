"""Settings of the property tests."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is no reason to fail.
settings.register_profile("parts", deadline=None)
settings.load_profile("parts")
