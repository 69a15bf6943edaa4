"""Tournaments and leagues"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=6), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("filler", sa.String(length=40), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("before", sa.String(length=24), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("starts", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float()),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "created"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24)),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person_people")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_index("ux_entrants_person", "entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entrants", sa.Text(), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_pairings")),
    )
    op.create_index("ix_pairings_match", "pairings", ["match"])


def downgrade() -> None:
    """Undo it."""
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
