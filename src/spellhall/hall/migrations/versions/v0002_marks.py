"""Tables are marked a week before they are deleted, and the hall counts how long it has been running."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "upkeep",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("running", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("quiet", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("upkeep")
    op.drop_table("marks")
