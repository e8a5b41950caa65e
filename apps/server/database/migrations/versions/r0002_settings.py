"""What guests have chosen and want to find again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of settings."""
    op.create_table(
        "setting",
        sa.Column("guest_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guest.id"], name="fk_setting_guest_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest_id", "name", name="pk_setting"),
    )
