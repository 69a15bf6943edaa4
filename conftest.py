"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

#: Alembic runs these with a connection at hand; they cannot be imported alone.
collect_ignore_glob = ["src/orrery/server/store/migrations/*"]

pytest_plugins = ["orrery.testing.tracing"]

# A busy machine is no reason to fail.
settings.register_profile("orrery", deadline=None)
settings.load_profile("orrery")
