"""Competitions and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "competitions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_competitions"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_competitions_owner"),
    )
    op.create_index("ix_competitions_owner", "competitions", ["owner"])
    op.create_table(
        "competition_entries",
        sa.Column("competition_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("competition_id", "number", name="pk_competition_entries"),
        sa.ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.id"],
            name="fk_competition_entries_competition_id",
            ondelete="CASCADE",
        ),
    )
    op.create_table(
        "competition_records",
        sa.Column("competition_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("competition_id", "number", name="pk_competition_records"),
        sa.ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.id"],
            name="fk_competition_records_competition_id",
            ondelete="CASCADE",
        ),
    )
