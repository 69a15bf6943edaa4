"""Problems that people try"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "attempts",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("problem", sa.Integer(), nullable=True),
        sa.Column("reviewed", sa.String(length=24), nullable=True),
        sa.Column("decision", sa.Integer(), nullable=True),
        sa.Column("played", sa.String(length=200), nullable=True),
        sa.Column("solved", sa.Boolean(), nullable=True),
        sa.Column("loss", sa.Float(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_attempts_match_matches"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attempts_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_attempts")),
    )
    op.create_index("ix_attempts_person", "attempts", ["person", "game"])


def downgrade() -> None:
    """Undo it."""
    op.drop_table("attempts")
