"""Editions, processes, outages, presence, and keys of requests"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables."""
    if op.get_bind().dialect.name == "postgresql":  # SQLite does not look at lengths
        op.alter_column("matches", "seed", type_=sa.String(length=80))
    for name in ("matches", "chat"):
        op.add_column(name, sa.Column("key", sa.String(length=64), nullable=False, server_default=""))
    for name, columns in {"matches": ["host", "key"], "chat": ["match", "person", "key"]}.items():
        keyed = sa.text("key != ''")
        op.create_index(f"ux_{name}_key", name, columns, unique=True, sqlite_where=keyed, postgresql_where=keyed)
    op.create_table(
        "editions",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("notations", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "rules", "content", name=op.f("pk_editions")),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_outages")),
    )
    op.create_table(
        "presences",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_presences_process_processes"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "person", "process", name=op.f("pk_presences")),
    )


def downgrade() -> None:
    """Undo it."""
    for name in ("presences", "outages", "processes", "editions"):
        op.drop_table(name)
    for name in ("matches", "chat"):
        op.drop_index(f"ux_{name}_key", name)
        op.drop_column(name, "key")
