"""What it looks like when the database is away, full or broken: everything that is no fault of whoever asked."""

from __future__ import annotations

from typing import Final

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy.exc import SQLAlchemyError

from spellhall.hall.storage import StorageFailed

STORAGE_TROUBLES: Final = (StorageFailed, SQLAlchemyError, PostgresError, InterfaceError, ConnectionError)
