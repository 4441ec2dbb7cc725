"""The deals of duplicates: one for each round, secret until everyone has played it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "competition_deals",
        sa.Column(
            "competition_id",
            sa.String,
            sa.ForeignKey(
                "competitions.id", name="fk_competition_deals_competition_id_competitions", ondelete="CASCADE"
            ),
            nullable=False,
        ),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("opened", sa.BigInteger),
        sa.PrimaryKeyConstraint("competition_id", "round", name="pk_competition_deals"),
    )
