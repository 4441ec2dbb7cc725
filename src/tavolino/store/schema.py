"""The tables of the database as they are now. How older ones become so is in `migrations`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def table_id_column() -> Column[str]:
    """The table that a row belongs to. The row is deleted with it."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


guests: Final = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("host", ForeignKey("guests.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("head", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("result", String),
    Column("code", String, unique=True),
    Column("rematch_id", String),
    Column("archived", BigInteger),
    Column("clock_ms", BigInteger),
    Column("due_ms", BigInteger),
    Column("winners", String),
    Column("daily", String),
)
Index(None, tables.c.finished, tables.c.touched)
Index(None, tables.c.daily, tables.c.host, unique=True)

removed_spectators: Final = Table(
    "removed_spectators",
    metadata,
    table_id_column(),
    Column("guest", String, primary_key=True),
)

server_state: Final = Table(
    "server_state",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

recovery_phrases: Final = Table(
    "recovery_phrases",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("phrase_hash", String, nullable=False, unique=True),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String, primary_key=True),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("who", String, primary_key=True),
    Column("reason", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)

chat_reports: Final = Table(
    "chat_reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("reporter", String, nullable=False),
    Column("reported", String, nullable=False, index=True),
    Column("lines", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("handled", BigInteger),
)

seats: Final = Table(
    "seats",
    metadata,
    table_id_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("secret_hash", String),
)

invites: Final = Table(
    "invites",
    metadata,
    table_id_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", String, nullable=False),
)

entries: Final = Table(
    "entries",
    metadata,
    table_id_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("note", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    table_id_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("phrase", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

competitions: Final = Table(
    "competitions",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("charter", Text, nullable=False),
    Column("owner", ForeignKey("guests.id"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("finished", BigInteger),
)


def competition_id_column() -> Column[str]:
    """The competition that a row belongs to. The row is deleted with it."""
    return Column("competition_id", ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True)


competition_entries: Final = Table(
    "competition_entries",
    metadata,
    competition_id_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("what", Text, nullable=False),
)

competition_records: Final = Table(
    "competition_records",
    metadata,
    competition_id_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

competition_gates: Final = Table(
    "competition_gates",
    metadata,
    competition_id_column(),
    Column("is_public", Boolean, nullable=False),
    Column("key_hash", String),
)
