"""Alembic's entry: migrate on the connection that `migrate` has opened, inside its transaction."""

from __future__ import annotations

from alembic import context

from apps.server.database.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it, so foreign keys rest meanwhile
)
context.run_migrations()
