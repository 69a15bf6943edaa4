"""Content that matches carry, and packs"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables."""
    op.add_column("matches", sa.Column("pack", sa.String(length=80), nullable=False, server_default=""))
    op.create_index("ix_matches_pack", "matches", ["pack"])
    op.create_table(
        "contents",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=80), nullable=False),
        sa.Column("documents", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name=op.f("pk_contents")),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=80), nullable=False),
        sa.Column("manifest", sa.Text(), nullable=False),
        sa.Column("texts", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_packs_person_people"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", "version", name=op.f("pk_packs")),
    )
    op.create_index("ix_packs_game", "packs", ["game"])
    op.create_index(op.f("ix_packs_person"), "packs", ["person"])


def downgrade() -> None:
    """Change the tables back."""
    op.drop_table("packs")
    op.drop_table("contents")
    op.drop_index("ix_matches_pack", "matches")
    op.drop_column("matches", "pack")
