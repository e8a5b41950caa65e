"""The store of games, results and settings on a database."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy import Engine, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from apps.server.database.engine import play_engine, reading
from apps.server.database.migrating import migrate
from apps.server.database.schema import Game, GameEvent, Guest, Setting
from apps.tables.shared.saving import (
    ABANDONED,
    DRAW,
    FINISHED,
    LOST,
    PLAYING,
    WON,
    Ending,
    GameMovedOn,
    NotSaved,
    Results,
    SavedGame,
    SavedMove,
)

# what opening may meet: no such folder, no database, a newer one, a driver that is not there
_NO_PLACE = (SQLAlchemyError, sqlite3.Error, CommandError, OSError, ImportError)

#: Returns the time in milliseconds since 1970, UTC.
Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the time now."""
    return time.time_ns() // 1_000_000


class SqlStore:
    """Keeps `apps.tables.shared.saving.Store`'s promises; calls may come from any thread.

    Each call is one short transaction: it is on the disk when the call returns, and for all of it
    or for nothing.
    """

    def __init__(self, engine: Engine, now: Clock = wall_clock) -> None:
        """Use a database that is up to date."""
        self._engine, self._reading, self._now = engine, reading(engine), now

    @classmethod
    def open(cls, url: str, now: Clock = wall_clock) -> SqlStore:
        """Open the SQLite file at an SQLAlchemy URL, made or brought up to date where needed.

        Several processes may do so at once. Raises NotSaved, with the reason, when the place cannot
        be used, and for any other database.
        """
        try:
            migrate(url)
            engine = play_engine(url)
        except _NO_PLACE as problem:
            raise NotSaved(_reason(problem)) from problem
        return cls(engine, now)

    def close(self) -> None:
        """Let go of the file; the store is not used after that."""
        self._engine.dispose()

    @contextmanager
    def _write(self) -> Iterator[Session]:
        with _told(), Session(self._engine) as session, session.begin():
            yield session

    @contextmanager
    def _read(self) -> Iterator[Session]:
        with _told(), Session(self._reading) as session, session.begin():
            yield session

    # ---- guests

    def guest(self, token: str) -> int:
        """Return the guest that the cookie's token belongs to; a new token makes a new guest."""
        secret = hashlib.sha256(token.encode()).hexdigest()
        known = select(Guest.id).where(Guest.secret_hash == secret)
        with self._read() as session:
            found = session.scalar(known)
        if found is not None:
            return found
        with self._write() as session:
            found = session.scalar(known)  # two tabs may arrive at once
            return found or _added(session, Guest(secret_hash=secret, created_ms=self._now()))

    def setting(self, guest: int, name: str) -> str | None:
        """Return a setting's value, None when it was never set."""
        with self._read() as session:
            kept = session.get(Setting, (guest, name))
            return kept.value if kept else None

    def set_setting(self, guest: int, name: str, value: str) -> None:
        """Keep a setting."""
        with self._write() as session:
            session.merge(Setting(guest_id=guest, name=name, value=value))

    # ---- games

    def open_game(self, guest: int, room: str, start: str, options: Mapping[str, Any]) -> int:
        """Begin a game and return its number; a game still running in that room is abandoned."""
        now = self._now()
        running = update(Game).where(Game.guest_id == guest, Game.room == room)
        with self._write() as session:
            session.execute(_put_away(running, now))
            game = Game(
                guest_id=guest,
                room=room,
                start=start,
                options=dict(options),
                status=PLAYING,
                created_ms=now,
                updated_ms=now,
            )
            return _added(session, game)

    def append(
        self, game: int, number: int, moves: Sequence[SavedMove], ending: Ending | None = None
    ) -> None:
        """Add moves, the first with `number` (1..), all or none of them; `ending` finishes the game.

        Moves it has already are kept: what was told of the last call may have been an error all the
        same. Raises GameMovedOn when the game has others, goes on behind them, or is not running.
        """
        now = self._now()
        with self._write() as session:
            kept = session.get(Game, game)
            known = _moves_of(session, game)
            new = _new_moves(known, number, moves)
            if kept is None or new is None or not _takes(kept, new, ending):
                raise GameMovedOn(f"Game {game} is not waiting for move {number}.")
            session.add_all(
                GameEvent(game_id=game, number=next_number, seat=seat, move=move, at_ms=now)
                for next_number, (seat, move) in enumerate(new, len(known) + 1)
            )
            kept.updated_ms = now
            if ending is not None:
                kept.status, kept.outcome, kept.result = FINISHED, ending.outcome, ending.result

    def abandon(self, game: int) -> None:
        """Put a running game away without a result."""
        with self._write() as session:
            session.execute(_put_away(update(Game).where(Game.id == game), self._now()))

    def latest_game(self, guest: int, room: str) -> SavedGame | None:
        """Return the guest's newest game in a room, whatever became of it."""
        newest = select(Game).where(Game.guest_id == guest, Game.room == room)
        with self._read() as session:
            game = session.scalars(newest.order_by(Game.id.desc()).limit(1)).first()
            return _saved(game, _moves_of(session, game.id)) if game else None

    def results(self, guest: int, room: str, last: int = 10) -> Results:
        """Return the counts of all finished games and the `last` ones, without their moves."""
        mine = (Game.guest_id == guest, Game.room == room, Game.status == FINISHED)
        counted = (
            select(Game.outcome, func.count().label("games")).where(*mine).group_by(Game.outcome)
        )
        newest = select(Game).where(*mine).order_by(Game.id.desc()).limit(last)
        with self._read() as session:
            counts = {row.outcome: row.games for row in session.execute(counted)}
            games = tuple(_saved(game, ()) for game in session.scalars(newest))
        return Results(counts.get(WON, 0), counts.get(LOST, 0), counts.get(DRAW, 0), games)


def _put_away(games: Any, now: int) -> Any:
    """Return the update that abandons those of the games that run."""
    return games.where(Game.status == PLAYING).values(status=ABANDONED, updated_ms=now)


def _added(session: Session, row: Guest | Game) -> int:
    session.add(row)
    session.flush()
    return row.id


def _new_moves(
    known: Sequence[SavedMove], number: int, moves: Sequence[SavedMove]
) -> Sequence[SavedMove] | None:
    """Return those of `moves`, from `number` on, that are not known yet; None when they do not fit."""
    already = known[number - 1 :] if 1 <= number <= len(known) + 1 else None
    fits = already is not None and tuple(moves[: len(already)]) == already
    return moves[len(already or ()) :] if fits else None


def _takes(game: Game, new: Sequence[SavedMove], ending: Ending | None) -> bool:
    """Return whether a game takes these moves: while it runs, or none at all with its own ending."""
    again = game.status == FINISHED and not new and ending == _ending(game)
    return game.status == PLAYING or again


def _moves_of(session: Session, game: int) -> tuple[SavedMove, ...]:
    events = select(GameEvent.seat, GameEvent.move).where(GameEvent.game_id == game)
    return tuple((seat, move) for seat, move in session.execute(events.order_by(GameEvent.number)))


def _saved(game: Game, moves: tuple[SavedMove, ...]) -> SavedGame:
    options = game.options if isinstance(game.options, dict) else {}  # it may be damaged
    ending = _ending(game)
    return SavedGame(game.id, game.room, game.start, options, game.status, moves, ending)


def _ending(game: Game) -> Ending | None:
    ended = game.outcome is not None and game.result is not None
    return Ending(str(game.outcome), str(game.result)) if ended else None


@contextmanager
def _told() -> Iterator[None]:
    """Tell of whatever the database cannot do as NotSaved."""
    try:
        yield
    except SQLAlchemyError as problem:
        raise NotSaved(_reason(problem)) from problem


def _reason(problem: Exception) -> str:
    """Return what went wrong without the statement and its values, which are nobody's business."""
    return str(getattr(problem, "orig", None) or problem).partition("\n")[0]
