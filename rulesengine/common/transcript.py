"""Whole games as text: tags in brackets, then one line a turn (KSN, after the model of PGN).

    [Game "battleseil"]
    [A "Anna"]

    1 A: F4>3, draw
    2 B: K9>3, x3, draw
    ; a line that starts with a semicolon is a comment

What the moves mean is the room's business; this module only knows the shape.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rulesengine.common.errors import NotationError

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]', re.DOTALL)
_TURN = re.compile(r"(\d{1,4}) ([A-Z]): *(.*)")


@dataclass(frozen=True)
class Turn:
    """The moves of one turn: its number (1..), the seat's letter, the moves' texts."""

    number: int
    seat: str
    moves: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.number} {self.seat}: {', '.join(self.moves)}"


@dataclass(frozen=True)
class Transcript:
    """A recorded game: tags in their order, turns in theirs. `parse(str(x)) == x`.

    Raises ValueError for what could not be read again: a tag name that is no single word, a move
    with a comma or a line break.
    """

    tags: Mapping[str, str]
    turns: tuple[Turn, ...]

    def __post_init__(self) -> None:
        for name in self.tags:
            if not re.fullmatch(r"\w+", name):
                raise ValueError(f"{name!r} is no name of a tag: it must be one word.")
        for move in (move for turn in self.turns for move in turn.moves):
            if not move.strip() or set(move) & set(",\n\r"):
                raise ValueError(
                    f"{move!r} cannot stand in a record: moves have no comma or line break."
                )

    def __str__(self) -> str:
        head = "\n".join(f'[{name} "{_escape(value)}"]' for name, value in self.tags.items())
        return head + "\n\n" + "".join(f"{turn}\n" for turn in self.turns)

    def tag(self, name: str) -> str:
        """Return the value of a tag; raises NotationError naming the tag when it is missing."""
        if name not in self.tags:
            raise NotationError(f'The record has no tag [{name} "..."]; it needs one.')
        return self.tags[name]


def parse(text: str) -> Transcript:
    """Return the transcript that `text` holds; raises NotationError with the line that is neither."""
    tags: dict[str, str] = {}
    turns: list[Turn] = []
    for number, raw in enumerate(
        text.split("\n"), 1
    ):  # only real line ends: a value may hold others
        line = raw.strip(" \t\r")
        if not line or line.startswith(";"):
            continue
        if tag := _TAG.fullmatch(line):
            tags[tag[1]] = _unescape(tag[2])
        elif turn := _TURN.fullmatch(line):
            moves = tuple(move.strip() for move in turn[3].split(",") if move.strip())
            turns.append(Turn(int(turn[1]), turn[2], moves))
        else:
            raise NotationError(
                f'Line {number} is no tag ([Name "value"]), turn (3 A: move, move) '
                f"or comment (; ...): {line!r}"
            )
    return Transcript(tags, tuple(turns))


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_MEANINGS = {"n": "\n", "r": "\r"}


def _escape(value: str) -> str:
    return re.sub(r'[\\"\n\r]', lambda match: _ESCAPES[match[0]], value)


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda match: _MEANINGS.get(match[1], match[1]), value, flags=re.DOTALL)
