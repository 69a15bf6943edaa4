"""The key of the request that made a guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("people", sa.Column("key", sa.String(length=64), nullable=True))
    op.create_index("ux_people_key", "people", ["key"], unique=True)


def downgrade() -> None:
    """Undo it."""
    op.drop_index("ux_people_key", "people")
    op.drop_column("people", "key")
