"""Passkeys, blocks, reports, what admins do, and limits that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def person(table: str, column: str, ondelete: str) -> sa.ForeignKeyConstraint:
    """A column that names a person."""
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=op.f(f"fk_{table}_{column}_people"), ondelete=ondelete
    )  # fmt: skip


def upgrade() -> None:
    """Change the tables."""
    op.add_column("people", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("silenced", sa.Float(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        person("passkeys", "person", "CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        person("challenges", "person", "CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_person"), "challenges", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        person("blocks", "person", "CASCADE"),
        person("blocks", "other", "CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other"), "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("line", sa.BigInteger(), nullable=True),
        sa.Column("said", sa.String(length=1000), nullable=False),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        person("reports", "person", "CASCADE"),
        person("reports", "about", "CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_table(
        "admin_actions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("admin", sa.String(length=24), nullable=True),
        sa.Column("about", sa.String(length=24), nullable=True),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.Column("report", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        person("admin_actions", "admin", "SET NULL"),
        person("admin_actions", "about", "SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_admin_actions")),
    )
    op.create_index(op.f("ix_admin_actions_admin"), "admin_actions", ["admin"])
    op.create_index(op.f("ix_admin_actions_about"), "admin_actions", ["about"])
    op.create_index("ix_admin_actions_at", "admin_actions", ["at"])
    op.create_table(
        "counts",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_counts")),
    )
    op.create_index(op.f("ix_counts_began"), "counts", ["began"])


def downgrade() -> None:
    """Change the tables back."""
    for table in ("counts", "admin_actions", "reports", "blocks", "challenges", "passkeys"):
        op.drop_table(table)
    for column in ("banned", "silenced", "chat"):
        op.drop_column("people", column)
