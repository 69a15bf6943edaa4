"""Ways back into an account, sessions that are listed, and deliveries that are tried again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables."""
    op.add_column("people", sa.Column("mail", sa.String(length=254)))
    op.add_column("people", sa.Column("told", sa.Float(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("leaving", sa.Float()))
    op.create_index("ix_people_mail", "people", ["mail"])
    op.add_column("sessions", sa.Column("device", sa.String(length=80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    joined = sa.text("kind = 'join'")
    op.create_index("ix_journal_joined", "journal", ["person"], sqlite_where=joined, postgresql_where=joined)
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "proofs",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("about", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_proofs_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_proofs")),
    )
    op.create_index("ix_proofs_person", "proofs", ["person"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=500), nullable=False),
        sa.Column("notices", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_deliveries_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_table(
        "faults",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("answer", sa.String(length=200), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_faults_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "channel", name=op.f("pk_faults")),
    )


def downgrade() -> None:
    """Undo it."""
    for name in ("faults", "deliveries", "proofs"):
        op.drop_table(name)
    op.drop_index("ix_chat_person", "chat")
    op.drop_index("ix_journal_joined", "journal")
    op.drop_column("sessions", "seen")
    op.drop_column("sessions", "device")
    op.drop_index("ix_people_mail", "people")
    for name in ("leaving", "told", "mail"):
        op.drop_column("people", name)
