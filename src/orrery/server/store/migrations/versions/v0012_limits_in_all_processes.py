"""Limits that hold over several processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("full", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_allowances")),
    )
    op.create_index(op.f("ix_allowances_full"), "allowances", ["full"])
    op.create_table(
        "connections",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_connections_process_processes"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key", "process", name=op.f("pk_connections")),
    )


def downgrade() -> None:
    """Undo it."""
    op.drop_table("connections")
    op.drop_table("allowances")
