"""Who is let in to a competition."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "competition_gates",
        sa.Column("competition_id", sa.String, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("key_hash", sa.String),
        sa.PrimaryKeyConstraint("competition_id", name="pk_competition_gates"),
        sa.ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.id"],
            name="fk_competition_gates_competition_id",
            ondelete="CASCADE",
        ),
    )
