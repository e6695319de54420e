"""Alembic runs this page: the connection is handed in by `spellhall.hall.storage`."""

from alembic import context

from spellhall.hall.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
