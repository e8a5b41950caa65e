"""The referee between a table's model and the rules: takes moves, answers for the computer.

`LocalReferee` serves one process: people at one device and computer players. It knows no room:
positions, moves and players come from outside, so every table uses it as it is.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from apps.tables.shared.later import Later
from rulesengine.common.errors import IllegalMove

#: Chooses a move for a named computer player from its view: (name, observation) -> move.
Chooser = Callable[[str, Any], Any]
#: What a seat adds by itself after a move, given its new view.
Follow = Callable[[Any], Iterable[Any]]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Played:
    """One move of the game so far: its number (1..), who made it, the move."""

    number: int
    seat: int
    move: Any


class LocalReferee:
    """One game in this process. Calls may come from any thread; listeners are called without lock."""

    def __init__(
        self, state: Any, computers: Mapping[int, str], chooser: Chooser, later: Later
    ) -> None:
        """Referee the game that starts at `state`; `computers` names the player at a seat."""
        self.start = state
        self._state = state
        self._computers = dict(computers)
        self._choose = chooser
        self._later = later
        self._played: list[Played] = []
        self._lock = threading.RLock()
        self._listener: Callable[[], None] | None = None
        self._closed = False

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change from now on; a computer whose turn it is moves."""
        self._listener = listener
        self._ask_computer()

    def close(self) -> None:
        """Stop: nobody is called any more, a computer's answer on its way is dropped."""
        self._closed = True
        self._listener = None

    def observe(self, seat: int) -> Any:
        """Return what a seat may know now."""
        return self._state.observe(seat)

    @property
    def played(self) -> tuple[Played, ...]:
        """Every move so far."""
        return tuple(self._played)

    @property
    def thinking(self) -> bool:
        """Whether a computer player is to move."""
        state = self._state
        return not state.over and state.mover in self._computers

    def submit(self, seat: int, move: Any, follow: Follow | None = None) -> None:
        """Play a seat's move and what `follow` adds to it; told as one change.

        Raises IllegalMove for a move the rules refuse; nothing has changed then and nobody is told.
        """
        with self._lock:
            self._play(seat, move)
            for more in follow(self._state.observe(seat)) if follow else ():
                self._play(seat, more)
        self._tell()
        self._ask_computer()

    def _play(self, seat: int, move: Any) -> None:
        refused = self._state.observe(seat).refusal(move)
        if refused is not None:
            raise IllegalMove(str(move), refused)
        self._state = self._state.apply(move)
        self._played.append(Played(len(self._played) + 1, seat, move))

    def _tell(self) -> None:
        listener = self._listener
        if listener is not None:
            listener()

    def _ask_computer(self) -> None:
        with self._lock:
            number, state, due = len(self._played), self._state, self.thinking
        if due and not self._closed:
            self._later(
                lambda: _whole_turn(state, self._computers_move),
                lambda thought: self._answer(number, state, thought),
            )

    def _computers_move(self, state: Any) -> Any:
        return self._choose(self._computers[state.mover], state.observe(state.mover))

    def _answer(self, number: int, state: Any, thought: Future[list[Any]]) -> None:
        """Play the computer's turn unless the game went on or was closed meanwhile."""
        try:
            moves = thought.result()
        except Exception:  # the person must not wait for ever for a player that failed
            _log.exception("A computer player failed; it plays the first legal moves instead.")
            moves = _whole_turn(state, lambda position: position.legal_moves()[0])
        with self._lock:
            if self._closed or number != len(self._played):
                return
            for move in moves:
                self._play(state.mover, move)
        self._tell()
        self._ask_computer()


def _whole_turn(state: Any, choose: Callable[[Any], Any]) -> list[Any]:
    """Return the mover's moves until its turn or the game has ended."""
    seat, moves = state.mover, []
    while not state.over and state.mover == seat:
        moves.append(choose(state))
        state = state.apply(moves[-1])
    return moves
