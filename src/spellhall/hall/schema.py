"""The tables of the database. Alembic's migrations make them; this page only names them for queries."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("due", BigInteger),  # when somebody must look at this table, in milliseconds since 1970
    Column("touched", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("how", String(10), nullable=False),
    Column("clause", String(12), nullable=False),
    Column("ranks", String(40), nullable=False),
    Column("bots", String(100), nullable=False),
    Column("steps", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),  # how long the hall had been running when it was marked, in ms
)

upkeep = Table(
    "upkeep",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("running", BigInteger, nullable=False),  # milliseconds that the hall has demonstrably been running
    Column("seen", BigInteger, nullable=False),  # the clock's time when that was last counted
    Column("quiet", BigInteger, nullable=False),  # nothing is marked or deleted before `running` comes to this
)

passports = Table(
    "passports",
    metadata,
    Column("key", String(48), primary_key=True),  # a slow hash of three words; "salt": what the hall adds to it
    Column("data", Text, nullable=False),
    Column("until", BigInteger, nullable=False),  # a day at midnight, so that nobody sees when a child was here
)
