"""The tables of the database. Times are UTC in milliseconds; the events are the truth of a game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, MetaData, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# every key and check has a name, so that a later migration can change it
_NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
_HASH_LENGTH = 64


class Base(DeclarativeBase):
    """What all tables have in common."""

    metadata = MetaData(naming_convention=_NAMES)


class Guest(Base):
    """Somebody whose browser carries a cookie; of the cookie only a SHA-256 is kept, in hex."""

    __tablename__ = "guest"

    id: Mapped[int] = mapped_column(primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(_HASH_LENGTH), unique=True)
    created_ms: Mapped[int] = mapped_column(BigInteger)


class Game(Base):
    """A game of a guest in a room; nobody has two running games in the same room."""

    __tablename__ = "game"
    __table_args__ = (
        Index(
            "uq_game_running",
            *("guest_id", "room"),
            unique=True,
            sqlite_where=text("status = 'playing'"),
        ),
        Index(None, "guest_id", "room"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    room: Mapped[str] = mapped_column(String(32))
    start: Mapped[str] = mapped_column(Text)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(16))
    outcome: Mapped[str | None] = mapped_column(String(16))
    result: Mapped[str | None] = mapped_column(Text)
    created_ms: Mapped[int] = mapped_column(BigInteger)
    updated_ms: Mapped[int] = mapped_column(BigInteger)


class GameEvent(Base):
    """One move of a game; never changed, and gone when it is taken back."""

    __tablename__ = "game_event"

    game_id: Mapped[int] = mapped_column(
        ForeignKey("game.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(Text)
    at_ms: Mapped[int] = mapped_column(BigInteger)


class Setting(Base):
    """Something a guest has chosen and wants to find again."""

    __tablename__ = "setting"

    guest_id: Mapped[int] = mapped_column(
        ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
