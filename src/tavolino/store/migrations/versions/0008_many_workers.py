"""Many workers on one database: a revision for every table, held answers, and the requests that lines have answered."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("noted", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("held", sa.String))
    op.add_column("entries", sa.Column("request", sa.String))
    is_request = sa.text("request IS NOT NULL")
    op.create_index(
        "ix_entries_table_id_seat_request",
        "entries",
        ["table_id", "seat", "request"],
        unique=True,
        sqlite_where=is_request,
        postgresql_where=is_request,
    )
    create_worker_tables()


def create_worker_tables() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("machine", "version", "state")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("pid", "lines_version")),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("started", "until")),
        sa.Column("figures", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "presence",
        *table_and_worker("presence"),
        sa.Column("seats", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["worker"], ["workers.id"], name="fk_presence_worker", ondelete="CASCADE"),
    )
    op.create_table("wakings", *table_and_worker("wakings"))
    op.create_table(
        "thinking",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("position", sa.String, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("limit_s", sa.Float),
        sa.Column("asker", sa.String, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("taken_by", sa.String),
        sa.Column("taken_until", sa.BigInteger),
        sa.Column("answer", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", "position", name="pk_thinking"),
        of_table("thinking"),
    )


def of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def table_and_worker(name: str) -> "list[sa.Column[str] | sa.Constraint]":
    return [
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("worker", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "worker", name=f"pk_{name}"),
        of_table(name),
    ]
