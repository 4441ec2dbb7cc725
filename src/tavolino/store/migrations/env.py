"""Runs the revisions on the connection that it is handed, inside its transaction."""

from alembic import context

from tavolino.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite alters a table by making a new one
)
context.run_migrations()
