"""The tables of the database as they are now. How older ones become so is in `migrations`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("noted", Integer, nullable=False, server_default="0"),
    Column("held", String),
)
Index(None, tables.c.finished, tables.c.touched)
Index(None, tables.c.daily, tables.c.host, unique=True)

removed_spectators: Final = Table(
    "removed_spectators",
    metadata,
    table_id_column(),
    Column("guest", String, primary_key=True),
)

workers: Final = Table(
    "workers",
    metadata,
    Column("id", String, primary_key=True),
    Column("machine", String, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("version", String, nullable=False),
    Column("lines_version", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("figures", Text, nullable=False),
)
"""The processes of this server, each alive until some moment that it puts off again and again."""

presence: Final = Table(
    "presence",
    metadata,
    table_id_column(),
    Column("worker", ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
    Column("seats", String, nullable=False),
)
"""Which worker has which tables in memory, and whose people are connected to it."""

wakings: Final = Table(
    "wakings",
    metadata,
    table_id_column(),
    Column("worker", String, primary_key=True),
)
"""Tables that are being woken. What is left behind by a dead worker tells which table has killed it."""

thinking: Final = Table(
    "thinking",
    metadata,
    table_id_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("position", String, primary_key=True),
    Column("moves", Text, nullable=False),
    Column("limit_s", Float),
    Column("asker", String, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("taken_by", String),
    Column("taken_until", BigInteger),
    Column("answer", Integer),
)
"""Bots that are to think, fenced by their position."""

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
    Column("request", String),
)
IS_REQUEST: Final = entries.c.request.is_not(None)
Index(
    None,
    entries.c.table_id,
    entries.c.seat,
    entries.c.request,
    unique=True,
    sqlite_where=IS_REQUEST,
    postgresql_where=IS_REQUEST,
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

competition_deals: Final = Table(
    "competition_deals",
    metadata,
    competition_id_column(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("seed", String, nullable=False),
    Column("opened", BigInteger),
)

competition_gates: Final = Table(
    "competition_gates",
    metadata,
    competition_id_column(),
    Column("is_public", Boolean, nullable=False),
    Column("key_hash", String),
)
