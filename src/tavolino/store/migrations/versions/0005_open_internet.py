"""What a server for strangers needs: archived matches, clocks that outlive a restart, devices, bans and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def guest_column() -> "sa.Column[str]":
    return sa.Column("guest", sa.String, nullable=False)


def guest_key(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=f"fk_{table}_guest", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("tables", sa.Column("archived", sa.BigInteger))
    op.add_column("tables", sa.Column("clock_ms", sa.BigInteger))
    op.add_column("tables", sa.Column("due_ms", sa.BigInteger))
    op.execute("UPDATE tables SET due_ms = 0 WHERE finished IS NULL")
    op.create_table(
        "removed_spectators",
        sa.Column("table_id", sa.String, nullable=False),
        guest_column(),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_removed_spectators"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_removed_spectators_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "server_state",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_state"),
    )
    create_identity_tables()
    create_moderation_tables()


def create_identity_tables() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String, nullable=False),
        guest_column(),
        sa.Column("secret_hash", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("secret_hash", name="uq_devices_secret_hash"),
        guest_key("devices"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "recovery_phrases",
        guest_column(),
        sa.Column("phrase_hash", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_recovery_phrases"),
        sa.UniqueConstraint("phrase_hash", name="uq_recovery_phrases_phrase_hash"),
        guest_key("recovery_phrases"),
    )


def create_moderation_tables() -> None:
    op.create_table(
        "blocks",
        guest_column(),
        sa.Column("blocked", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", "blocked", name="pk_blocks"),
        guest_key("blocks"),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.create_table(
        "chat_reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("reported", sa.String, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("handled", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_chat_reports"),
    )
    op.create_index("ix_chat_reports_reported", "chat_reports", ["reported"])
