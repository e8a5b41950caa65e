"""What a table knows of the place where games are kept: one guest's games in one room.

No table knows a database. It is handed a `Store`, and moves and positions travel as text, the way
its room prints and reads them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Protocol, TypeVar
from weakref import WeakSet

from apps.tables.shared.settings import Settings

PLAYING, FINISHED, ABANDONED = "playing", "finished", "abandoned"
WON, LOST, DRAW = "won", "lost", "draw"
PRACTISED = "practised"  #: how a practice game ends, whatever came of it
IN_MATCH = "in_match"  #: how a round ends that is not the last of its match: the match counts
COUNTED = (WON, LOST, DRAW)  #: what is counted

#: One move of a game: the seat that made it, and its text.
SavedMove = tuple[int, str]
#: Does some work where the table may be changed: at once, or when its page is free.
Here = Callable[[Callable[[], None]], None]

T = TypeVar("T")

_log = logging.getLogger(__name__)


class GameMovedOn(Exception):
    """The game has other moves by now, or is no longer played: it went on in another window."""


class NotSaved(Exception):
    """The store could not write or read; its text says why, for the log."""


@dataclass(frozen=True)
class Ending:
    """How a game ended: one of the outcomes above, and the room's own words, `A 5:3`."""

    outcome: str
    result: str


@dataclass(frozen=True)
class SavedGame:
    """A game as it is kept: first position, what was agreed, every move so far."""

    id: int
    room: str
    start: str
    options: Mapping[str, Any]
    status: str
    moves: tuple[SavedMove, ...]
    ending: Ending | None = None


@dataclass(frozen=True)
class Streak:
    """Games won in a row: now, and at best. A draw neither lengthens nor ends it."""

    now: int = 0
    best: int = 0

    def after(self, outcome: str) -> Streak:
        """Return the streak behind one more game."""
        if outcome == WON:
            return Streak(self.now + 1, max(self.best, self.now + 1))
        return self if outcome == DRAW else Streak(0, self.best)


@dataclass(frozen=True)
class Results:
    """A guest's finished games in a room: the counts of all, and the last of them, newest first.

    `by_rules` counts them by the name of their house rules and their outcome, `streaks` are by the
    name of the computer player. Practice games and rounds within a match are in none of it.
    """

    won: int
    lost: int
    draw: int
    last: tuple[SavedGame, ...]
    by_rules: Mapping[tuple[str, str], int] = field(default_factory=dict)
    streaks: Mapping[str, Streak] = field(default_factory=dict)


class Store(Protocol):
    """Keeps games, results and settings; all of it is on the disk when a call returns.

    Every method raises NotSaved when the place cannot be read or written.
    """

    def guest(self, token: str) -> int:
        """Return the guest that the cookie's token belongs to; a new token makes a new guest."""
        ...

    def open_game(self, guest: int, room: str, start: str, options: Mapping[str, Any]) -> int:
        """Begin a game and return its number; a game still running in that room is abandoned."""
        ...

    def append(
        self, game: int, number: int, moves: Sequence[SavedMove], ending: Ending | None = None
    ) -> None:
        """Add moves, the first with `number` (1..), all or none of them; `ending` finishes the game.

        Moves it has already are kept. Raises GameMovedOn when the game has others, goes on behind
        them, or is not running.
        """
        ...

    def take_back(self, game: int, moves: int) -> None:
        """Keep only the first `moves` of a game, which runs again if it had ended.

        Raises GameMovedOn when it has fewer, was put away, or another one was begun since.
        """
        ...

    def abandon(self, game: int) -> None:
        """Put a running game away without a result."""
        ...

    def latest_game(self, guest: int, room: str) -> SavedGame | None:
        """Return the guest's newest game in a room, whatever became of it."""
        ...

    def results(self, guest: int, room: str, last: int = 10) -> Results:
        """Return the counts of all finished games and the `last` ones, without their moves."""
        ...

    def setting(self, guest: int, name: str) -> str | None:
        """Return a setting's value, None when it was never set."""
        ...

    def set_setting(self, guest: int, name: str, value: str) -> None:
        """Keep a setting."""
        ...


class GuestGames:
    """One guest's games in one room, as one table needs them.

    Every open table of the guest hears when another one in this process has saved something.
    """

    def __init__(self, store: Store, guest: int, room: str, here: Here) -> None:
        """Keep the games of `guest` in `store`; what is heard is done by `here`."""
        self._store, self._guest, self._room, self._here = store, guest, room, here
        self._listener: Callable[[], None] | None = None
        self._trouble = False
        self._results: Results | None = None
        self._knows_results = False
        #: what the guest wants in this room at every visit
        self.settings = Settings(self._setting, self._set_setting)
        with _LOCK:
            _OPEN.add(self)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` when this guest's games in this room have changed elsewhere."""
        self._listener = listener

    def close(self) -> None:
        """Hear nothing any more."""
        self._listener = None
        with _LOCK:
            _OPEN.discard(self)

    def latest(self) -> SavedGame | None:
        """Return the newest game, None without one or when it cannot be read."""
        return self._tried(lambda: self._store.latest_game(self._guest, self._room), None)

    def begin(self, start: str, options: Mapping[str, Any]) -> Journal | None:
        """Return the journal of a new game, None when it cannot be kept."""
        game = self._tried(
            lambda: self._store.open_game(self._guest, self._room, start, options), None
        )
        if game is None:
            return None
        self._tell()
        return self.journal(game)

    def journal(self, game: int, moves: int = 0) -> Journal:
        """Return the journal of a game that has so many moves."""
        return Journal(self, game, moves)

    def abandon(self, game: int) -> None:
        """Put a running game away without a result."""
        self._tried(lambda: self._store.abandon(game), None)

    def results(self) -> Results | None:
        """Return the guest's finished games in this room, None when they cannot be read.

        Read once, then again when a game has ended or another window was heard.
        """
        if not self._knows_results:
            self._results = self._tried(lambda: self._store.results(self._guest, self._room), None)
            self._knows_results = True
        return self._results

    def write(
        self, game: int, number: int, moves: Sequence[SavedMove], ending: Ending | None
    ) -> bool:
        """Return whether the moves are kept now; raises GameMovedOn."""
        try:
            self._store.append(game, number, moves, ending)
        except NotSaved as problem:
            self._failed(problem)
            return False
        except GameMovedOn:
            self.hear()
            raise
        self._trouble = False
        if ending is not None:
            self._knows_results = False
        self._tell()
        return True

    def take_back(self, game: int, moves: int) -> bool:
        """Return whether the game is kept with its first `moves` alone now; raises GameMovedOn."""
        try:
            self._store.take_back(game, moves)
        except NotSaved as problem:
            self._failed(problem)
            return False
        except GameMovedOn:
            self.hear()
            raise
        self._forget()
        self._tell()
        return True

    def hear(self) -> None:
        """Tell the listener, where its table may be changed."""
        self._forget()
        self._here(self._heard)

    def _forget(self) -> None:
        self._knows_results = False
        self.settings.forget()

    def _heard(self) -> None:
        if self._listener is not None:
            self._listener()

    def _tell(self) -> None:
        for games in self._others():
            games.hear()

    def _others(self) -> list[GuestGames]:
        with _LOCK:
            return [games for games in _OPEN if games is not self and games._place == self._place]

    @property
    def _place(self) -> tuple[int, int, str]:
        return id(self._store), self._guest, self._room

    def _setting(self, name: str) -> str | None:
        return self._tried(lambda: self._store.setting(self._guest, f"{self._room}.{name}"), None)

    def _set_setting(self, name: str, value: str) -> bool:
        def write() -> bool:
            self._store.set_setting(self._guest, f"{self._room}.{name}", value)
            return True

        kept = self._tried(write, False)
        for games in self._others():
            games.settings.forget()
        return kept

    def _tried(self, call: Callable[[], T], otherwise: T) -> T:
        """Return what the store answers, `otherwise` when it cannot."""
        try:
            return call()
        except NotSaved as problem:
            self._failed(problem)
            return otherwise

    def _failed(self, problem: NotSaved) -> None:
        """Say once that the store fails, until moves can be kept again."""
        if not self._trouble:
            _log.warning("Games cannot be kept or read just now: %s", problem)
        self._trouble = True


class Journal:
    """Writes a game's moves down before anybody is told of them.

    While the place cannot be written the game goes on unsaved, and what is missing is written with
    the next move that can.
    """

    def __init__(self, games: GuestGames, game: int, moves: int) -> None:
        """Go on with `game` behind its first `moves` moves."""
        self.game = game
        self._games, self._kept = games, moves
        self._missing: list[SavedMove] = []

    def append(self, moves: Sequence[SavedMove], ending: Ending | None) -> None:
        """Keep the moves; raises GameMovedOn when the game went on elsewhere."""
        due = [*self._missing, *moves]
        kept = self._games.write(self.game, self._kept + 1, due, ending)
        self._kept += len(due) if kept else 0
        self._missing = [] if kept else due

    def take_back(self, moves: int) -> None:
        """Keep only the first `moves`; raises GameMovedOn when the game went on elsewhere.

        Raises NotSaved when that cannot be written: a game must not come back another way than it went.
        """
        keep = min(moves, self._kept)
        if keep < self._kept or self._missing:  # the store may have got what seems to be missing
            written = self._games.take_back(self.game, keep)
            if not written and keep < self._kept:
                raise NotSaved("a turn could not be taken back")
        self._missing = self._missing[: moves - self._kept] if keep == self._kept else []
        self._kept = keep

    @property
    def complete(self) -> bool:
        """Whether nothing is missing in the store."""
        return not self._missing


# every open table's games in this process
_OPEN: WeakSet[GuestGames] = WeakSet()
_LOCK = Lock()
