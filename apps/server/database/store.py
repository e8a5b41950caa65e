"""The store of games, results and settings on a database."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy import Engine, delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from apps.server.database.engine import play_engine, reading
from apps.server.database.migrating import migrate
from apps.server.database.schema import Game, GameEvent, Guest, Setting
from apps.tables.shared.saving import (
    ABANDONED,
    COUNTED,
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
    Streak,
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

    def take_back(self, game: int, moves: int) -> None:
        """Keep only the first `moves` of a game, which runs again if it had ended.

        Raises GameMovedOn when it has fewer, was put away, or another one was begun since.
        """
        with self._write() as session:
            kept = session.get(Game, game)
            if kept is None or not _goes_back(session, kept, moves):
                raise GameMovedOn(f"Game {game} cannot go back to move {moves}.")
            behind = (GameEvent.game_id == game, GameEvent.number > moves)
            session.execute(delete(GameEvent).where(*behind))
            kept.status, kept.outcome, kept.result = PLAYING, None, None
            kept.updated_ms = self._now()

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
        finished = (Game.guest_id == guest, Game.room == room, Game.status == FINISHED)
        mine = (*finished, Game.outcome.in_(COUNTED))
        newest = select(Game).where(*mine).order_by(Game.id.desc()).limit(last)
        in_order = select(Game.options, Game.outcome).where(*mine).order_by(Game.id)
        with self._read() as session:
            ended = [(options, str(outcome)) for options, outcome in session.execute(in_order)]
            games = tuple(_saved(game, ()) for game in session.scalars(newest))
        by_rules = Counter((_option(options, "house_rules"), how) for options, how in ended)
        counts = Counter(how for _, how in ended)
        return Results(counts[WON], counts[LOST], counts[DRAW], games, by_rules, _streaks(ended))


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


def _goes_back(session: Session, game: Game, moves: int) -> bool:
    """Return whether a guest's newest game has so many moves and was not put away."""
    newer = select(Game.id).where(
        Game.guest_id == game.guest_id, Game.room == game.room, Game.id > game.id
    )
    has = len(_moves_of(session, game.id)) >= moves
    return game.status != ABANDONED and has and session.scalars(newer.limit(1)).first() is None


def _moves_of(session: Session, game: int) -> tuple[SavedMove, ...]:
    """Return the moves of a game in their order; behind them one that cannot be read if one is missing."""
    events = select(GameEvent.number, GameEvent.seat, GameEvent.move)
    rows = session.execute(events.where(GameEvent.game_id == game).order_by(GameEvent.number)).all()
    whole = [row.number for row in rows] == list(range(1, len(rows) + 1))
    return tuple((row.seat, row.move) for row in rows) + (() if whole else ((0, ""),))


def _saved(game: Game, moves: tuple[SavedMove, ...]) -> SavedGame:
    options = game.options if isinstance(game.options, dict) else {}  # it may be damaged
    ending = _ending(game)
    return SavedGame(game.id, game.room, game.start, options, game.status, moves, ending)


def _option(options: Any, name: str) -> str:
    """Return a word of a game's options, which may be damaged."""
    return str(options.get(name)) if isinstance(options, dict) else ""


def _streaks(ended: Iterable[tuple[Any, str]]) -> dict[str, Streak]:
    """Return the streak against each computer player, of games in their order."""
    streaks: dict[str, Streak] = {}
    for options, outcome in ended:
        player = options.get("opponent") if isinstance(options, dict) else None
        if isinstance(player, str):
            streaks[player] = streaks.get(player, Streak()).after(outcome)
    return streaks


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
