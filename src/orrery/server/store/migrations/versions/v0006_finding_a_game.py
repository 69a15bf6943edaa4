"""Seeks, friends, invitations by name, rematches, ratings and results"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import SchemaItem

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def person(table: str, name: str = "person", nullable: bool = False, cascade: bool = True) -> list[SchemaItem]:
    """A column with somebody's id."""
    rule = "CASCADE" if cascade else None
    key = sa.ForeignKeyConstraint([name], ["people.id"], name=op.f(f"fk_{table}_{name}_people"), ondelete=rule)
    return [sa.Column(name, sa.String(length=24), nullable=nullable), key]


def match(table: str, name: str = "match") -> list[SchemaItem]:
    """A column with the id of a match."""
    key = sa.ForeignKeyConstraint([name], ["matches.id"], name=op.f(f"fk_{table}_{name}_matches"), ondelete="CASCADE")
    return [sa.Column(name, sa.String(length=24), nullable=False), key]


def upgrade() -> None:
    """Change the tables."""
    op.add_column("matches", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("pace", sa.String(length=6), nullable=False, server_default="none"))
    op.add_column("matches", sa.Column("strength", sa.Float()))
    op.create_index("ix_matches_strength", "matches", ["status", "visibility", "strength"])
    connection = op.get_bind()
    for (clock,) in connection.execute(sa.text("SELECT DISTINCT clock FROM matches WHERE clock <> 'null'")).all():
        pace = "live" if json.loads(clock)["move"] < 3600 else "slow"
        connection.execute(
            sa.text("UPDATE matches SET pace = :pace WHERE clock = :clock"), {"pace": pace, "clock": clock}
        )
    op.create_index("ix_people_seen", "people", ["seen"])
    op.create_table(
        "invitations",
        *match("invitations"),
        sa.Column("seat", sa.Integer(), nullable=False),
        *person("invitations"),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "rematches",
        *match("rematches"),
        *match("rematches", "next"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_rematches")),
    )
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(length=24), nullable=False),
        *person("seeks"),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=6), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("low", sa.Float()),
        sa.Column("high", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_person", "seeks", ["person"])
    op.create_index("ix_seeks_kind", "seeks", ["seats", "pace", "created"])
    op.create_table(
        "friends",
        *person("friends"),
        *person("friends", "other"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_friends")),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "ratings",
        *person("ratings"),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("spread", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_mean", "ratings", ["game", "seats", "mean", "person"])
    op.create_table(
        "results",
        *match("results"),
        sa.Column("seat", sa.Integer(), nullable=False),
        *person("results", nullable=True, cascade=False),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("faction", sa.String(length=40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("before", sa.Float()),
        sa.Column("after", sa.Float()),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person", "results", ["person", "at"])


def downgrade() -> None:
    """Undo it."""
    for name in ("results", "ratings", "friends", "seeks", "rematches", "invitations"):
        op.drop_table(name)
    op.drop_index("ix_people_seen", "people")
    op.drop_index("ix_matches_strength", "matches")
    for name in ("strength", "pace", "rated"):
        op.drop_column("matches", name)
