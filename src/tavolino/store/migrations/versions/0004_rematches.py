"""A finished match has one rematch, and the database knows which."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch_id", sa.String))
