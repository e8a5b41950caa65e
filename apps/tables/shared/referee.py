"""The referee between a table's model and the rules: takes moves, answers for the computer.

`LocalReferee` serves one process: people at one device and computer players. It knows no room:
positions, moves and players come from outside, so every table uses it as it is.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from apps.tables.shared.saving import GameMovedOn
from apps.tables.shared.work import Later
from rulesengine.common.errors import IllegalMove

#: Chooses a move for a named computer player from its view: (name, observation) -> move.
Chooser = Callable[[str, Any], Any]
#: What a seat adds by itself after a move, given its new view.
Follow = Callable[[Any], Iterable[Any]]
#: The move that is made for the person to move, given that view; None where the person decides.
ByItself = Callable[[Any], Any]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Played:
    """One move of the game so far: its number (1..), who made it, the move."""

    number: int
    seat: int
    move: Any


#: Crosses out all moves behind the first so many; may raise.
Forget = Callable[[int], None]
#: Writes moves down before anybody is told of them, with the position they lead to; may raise.
Keep = Callable[[Sequence[Played], Any], None]


class LocalReferee:
    """One game in this process. Calls may come from any thread; listeners are called without lock."""

    def __init__(
        self,
        state: Any,
        computers: Mapping[int, str],
        chooser: Chooser,
        later: Later,
        *,
        played: Iterable[tuple[int, Any]] = (),
        keep: Keep | None = None,
        whole_turns: bool = True,
        by_itself: ByItself = lambda _: None,
    ) -> None:
        """Referee the game that starts at `state`; `computers` names the player at a seat.

        `played` are the moves it has already, each with its seat; raises IllegalMove when they do
        not fit. What is played from now on is handed to `keep` first. A computer player makes all
        moves of its turn as one change, or without `whole_turns` each of them in its own time.
        What goes on `by_itself` for a person belongs to the change before it.
        """
        self.start = state
        self._positions = [state]
        self._computers = dict(computers)
        self._choose = chooser
        self._later = later
        self._moves_of = _whole_turn if whole_turns else _one_move
        self._played: list[Played] = []
        self._lock = threading.RLock()
        self._listener: Callable[[], None] | None = None
        self._closed = False
        self._keep: Keep | None = None
        self._by_itself: ByItself = lambda _: None
        for seat, move in played:
            self._play(seat, [move])
        self._keep, self._by_itself = keep, by_itself

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

    def seen(self, seat: int, since: int = 0) -> Iterator[Any]:
        """Yield what a seat could know after move number `since` (0: the deal) and after each later one."""
        for position in self._positions[since:]:
            yield position.observe(seat)

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
        """Play a seat's move and what `follow` adds to it; kept and told as one change.

        Raises IllegalMove for a move the rules refuse, and whatever `keep` raises; nothing has
        changed then and nobody is told.
        """
        with self._lock:
            self._play(seat, [move], follow)
        self._tell()
        self._ask_computer()

    def take_back(self, moves: int, forget: Forget | None = None) -> None:
        """Go back to where the game stood after its first `moves`; a computer whose turn it is moves.

        `forget(moves)` is called first and may raise; nothing has changed then.
        """
        with self._lock:
            if forget is not None:
                forget(moves)
            del self._played[moves:], self._positions[moves + 1 :]
        self._tell()
        self._ask_computer()

    @property
    def _state(self) -> Any:
        return self._positions[-1]

    def _play(self, seat: int, moves: Iterable[Any], follow: Follow | None = None) -> None:
        """Try all the moves, write them down, and only then let them be the game."""
        tried = [(seat, move) for move in moves]
        positions = _positions(self._state, tried)
        if follow is not None:
            more = [(seat, move) for move in follow(positions[-1].observe(seat))]
            positions += _positions(positions[-1], more)
            tried += more
        tried += self._go_on(positions)
        first = len(self._played) + 1
        played = [Played(number, *move) for number, move in enumerate(tried, first)]
        if self._keep is not None:
            self._keep(played, positions[-1])
        self._played += played
        self._positions += positions

    def _go_on(self, positions: list[Any]) -> list[tuple[int, Any]]:
        """Add the positions that follow by themselves; return the moves that lead there."""
        made: list[tuple[int, Any]] = []
        while not positions[-1].over and (mover := positions[-1].mover) not in self._computers:
            move = self._by_itself(positions[-1].observe(mover))
            if move is None:
                break
            made.append((mover, move))
            positions += _positions(positions[-1], made[-1:])
        return made

    def _tell(self) -> None:
        listener = self._listener
        if listener is not None:
            listener()

    def _ask_computer(self) -> None:
        with self._lock:
            state, due = self._state, self.thinking
        if due and not self._closed:
            self._later(
                lambda: self._moves_of(state, self._computers_move),
                lambda thought: self._answer(state, thought),
            )

    def _computers_move(self, state: Any) -> Any:
        return self._choose(self._computers[state.mover], state.observe(state.mover))

    def _answer(self, state: Any, thought: Future[list[Any]]) -> None:
        """Play the computer's turn unless the game went on, went back or was closed meanwhile."""
        try:
            moves = thought.result()
        except Exception:  # the person must not wait for ever for a player that failed
            _log.exception("A computer player failed; it plays the first legal moves instead.")
            moves = self._moves_of(state, lambda position: position.legal_moves()[0])
        with self._lock:
            if self._closed or state is not self._state:
                return
            try:
                self._play(state.mover, moves)
            except GameMovedOn:  # it answered in another window already, and the table hears of it
                return
        self._tell()
        self._ask_computer()


def _positions(state: Any, moves: Iterable[tuple[int, Any]]) -> list[Any]:
    """Return the position after each move of a seat; raises IllegalMove with the seat's refusal."""
    positions = []
    for seat, move in moves:
        refused = state.observe(seat).refusal(move)
        if refused is not None:
            raise IllegalMove(str(move), refused)
        state = state.apply(move)
        positions.append(state)
    return positions


def _one_move(state: Any, choose: Callable[[Any], Any]) -> list[Any]:
    """Return the mover's next move alone."""
    return [choose(state)]


def _whole_turn(state: Any, choose: Callable[[Any], Any]) -> list[Any]:
    """Return the mover's moves until its turn or the game has ended."""
    seat, moves = state.mover, []
    while not state.over and state.mover == seat:
        moves.append(choose(state))
        state = state.apply(moves[-1])
    return moves
