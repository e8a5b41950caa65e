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

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_TURN = re.compile(r"(\d+) ([A-Z]): *(.*)")


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
    """A recorded game: tags in their order, turns in theirs. `parse(str(x)) == x`."""

    tags: Mapping[str, str]
    turns: tuple[Turn, ...]

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
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
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


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], value)
