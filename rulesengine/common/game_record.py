"""Whole games as records, the same in every room: print one while or after playing, replay one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.transcript import Transcript, Turn

MoveT = TypeVar("MoveT")
StateT = TypeVar("StateT", bound=Any)


@dataclass(frozen=True)
class GameRecords(Generic[MoveT, StateT]):
    """How one room writes and reads its records; `record` and `replay` are two of the room's doors.

    `tags_of` gives the tags that lead to a first position, `first_state` the position of such tags
    (it may raise KeyError and ValueError besides NotationError); `result_of` is the tag Result.
    """

    game: str
    parse_move: Callable[[str], MoveT]
    tags_of: Callable[[StateT], Mapping[str, str]]
    first_state: Callable[[Transcript], StateT]
    result_of: Callable[[StateT], str]

    def record(
        self, start: StateT, played: Sequence[MoveT], tags: Mapping[str, str] | None = None
    ) -> Transcript:
        """Return the transcript of a game that began at `start`, the first position of a game.

        `tags` (players' names, date, seed, aids used, ...) stand behind the ones the game itself
        gives. Raises IllegalMove when a move does not fit, ValueError for a tag that the game gives
        itself.
        """
        first = {"Game": self.game, **self.tags_of(start)}
        if reserved := sorted({*first, "Result"} & set(tags or {})):
            raise ValueError(f"The game itself gives the tag {', '.join(reserved)}; leave it out.")
        turns: list[Turn] = []
        state = start
        for move in played:
            _add_move(turns, *_due(state, move), str(move))
            state = state.apply(move)
        own = {**first, "Result": self.result_of(state)}
        return Transcript({**own, **(tags or {})}, tuple(turns))

    def replay(self, transcript: Transcript) -> Iterator[tuple[MoveT | None, StateT]]:
        """Yield (None, first position), then every (move, position after it).

        Raises NotationError for tags or moves that cannot be read, for a turn of the wrong seat and
        for a result that the moves do not lead to; IllegalMove for a move the rules refuse. Both
        name the turn.
        """
        state = self._first_state(transcript)
        yield None, state
        for turn in transcript.turns:
            for text in turn.moves:
                move, state = self._played(state, turn, text)
                yield move, state
        reached = self.result_of(state)
        told = transcript.tags.get("Result", reached)
        if told != reached:
            raise NotationError(
                f"The record says the result is {told!r}, but its moves lead to {reached!r}."
            )

    def _played(self, state: StateT, turn: Turn, text: str) -> tuple[MoveT, StateT]:
        """Return the move and the position after it, with the turn named in whatever is wrong."""
        try:
            move = self.parse_move(text)
            number, seat = _due(state, move)
            if not state.over and (turn.number, turn.seat) != (number, seat):
                raise NotationError(f"it is turn {number} of {seat}")
            return move, state.apply(move)
        except NotationError as error:
            raise NotationError(f"Turn {turn.number} {turn.seat}: {error}") from None
        except IllegalMove as error:
            place = f"{turn.number} {turn.seat}: {error.move}"
            raise IllegalMove(place, error.refusal, error.where) from None

    def _first_state(self, transcript: Transcript) -> StateT:
        if transcript.tag("Game") != self.game:
            raise NotationError(
                f"This is a record of {transcript.tag('Game')!r}, not of {self.game}."
            )
        try:
            return self.first_state(transcript)
        except NotationError:
            raise
        except (KeyError, ValueError) as error:
            raise NotationError(f"The record's tags do not fit: {error.args[0]}") from None


def seat_named(tag: str, letter: str) -> int:
    """Return the seat 0 or 1 of the value of a tag; raises NotationError naming the tag."""
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise NotationError(f"The tag {tag} is A or B, not {letter!r}.")
    return SEAT_LETTERS.index(letter)


def _due(state: Any, move: Any) -> tuple[int, str]:
    """Return the number of the turn and the letter of who makes the move: a side gives up any time."""
    return state.observe(0).turn, SEAT_LETTERS[getattr(move, "seat", state.mover)]


def _add_move(turns: list[Turn], number: int, seat: str, text: str) -> None:
    if turns and (turns[-1].number, turns[-1].seat) == (number, seat):
        turns[-1] = Turn(number, seat, (*turns[-1].moves, text))
    else:
        turns.append(Turn(number, seat, (text,)))
