"""The referee between a table's model and the rules: takes moves, answers for the computer.

`LocalReferee` serves one process: people at one device and computer players. It knows no room:
positions, moves and players come from outside, so every table uses it as it is.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from apps.tables.shared.later import Later
from rulesengine.common.errors import IllegalMove

#: Chooses a move for a named computer player from its view: (name, observation) -> move.
Chooser = Callable[[str, Any], Any]


@dataclass(frozen=True)
class Played:
    """One move of the game so far: its number (1..), who made it, the move."""

    number: int
    seat: int
    move: Any


class LocalReferee:
    """One game in this process; every call is safe from any thread."""

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

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call `listener` after every change, None to stop; the computer moves first if it is its turn."""
        self._listener = listener
        if listener is not None:
            self._ask_computer()

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
        return not self._state.over and self._state.mover in self._computers

    def submit(self, seat: int, *moves: Any) -> None:
        """Play moves of one seat, one after the other; raises IllegalMove and then keeps those before."""
        with self._lock:
            try:
                for move in moves:
                    self._play(seat, move)
            finally:
                self._tell()
        self._ask_computer()

    def close(self) -> None:
        """Stop: a computer's answer that is still on its way is dropped."""
        self._closed = True
        self._listener = None

    def _play(self, seat: int, move: Any) -> None:
        refused = self._state.observe(seat).refusal(move)
        if refused is not None:
            raise IllegalMove(str(move), refused)
        self._state = self._state.apply(move)
        self._played.append(Played(len(self._played) + 1, seat, move))

    def _tell(self) -> None:
        if self._listener is not None:
            self._listener()

    def _ask_computer(self) -> None:
        if self.thinking and not self._closed:
            number, state = len(self._played), self._state
            self._later(lambda: self._whole_turn(state), lambda moves: self._answer(number, moves))

    def _whole_turn(self, state: Any) -> list[Any]:
        """Return the computer's moves until its turn has ended."""
        seat, moves = state.mover, []
        while not state.over and state.mover == seat:
            move = self._choose(self._computers[seat], state.observe(seat))
            state = state.apply(move)
            moves.append(move)
        return moves

    def _answer(self, number: int, moves: list[Any]) -> None:
        """Play the computer's turn unless the game went on or was closed meanwhile."""
        if self._closed or number != len(self._played) or not self.thinking:
            return
        self.submit(self._state.mover, *moves)
