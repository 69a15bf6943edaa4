"""How Alembic reaches the database: over the connection that `orrery.server.store.migrate` hands it."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from orrery.server.store.schema import metadata

#: Any number, as long as every process uses the same: one of them migrates, the others wait.
LOCK = 7_220_861

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    context.run_migrations()
