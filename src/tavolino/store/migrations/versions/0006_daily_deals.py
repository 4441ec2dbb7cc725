"""The deal of the day: which table is whose, once for each guest and day; and who won a match."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.String))
    op.add_column("tables", sa.Column("daily", sa.String))
    op.create_index("ix_tables_daily_host", "tables", ["daily", "host"], unique=True)
