"""Boards in the words of the German rules: `zellen`, `marken`, `ziel`, `zug`, `zuletzt`.

    variante farben
    zellen 4 6D 7S
    marken 6
    ziel H0 D1 S0 C0
    zug S
    zuletzt R 8H 3
    zuletzt S 7S 3
    1: 9D JD 9S KC TS JC 4D
    ...

`R` and `S` are the players of red and black (of hearts and clubs, diamonds and spades where the
variant is `gemischt`), `z` is a cell.
"""

from __future__ import annotations

import re

_HEAD = re.compile(
    r"\s*variante (farben|gemischt) *\n\s*zellen (\d+)(.*)\n\s*marken (\d+) *$", re.MULTILINE
)
_LETTERS = {"R": "A", "S": "B", "z": "c"}


def is_german(text: str) -> bool:
    """Return whether a position is written in the words of the German rules."""
    return text.lstrip().startswith("variante")


def in_english(text: str) -> str:
    """Return a German board in the words `reader` knows, each line where it was."""
    return "\n".join(map(_line, _HEAD.sub(_head, text, count=1).splitlines()))


def _head(found: re.Match[str]) -> str:
    mixed = " mixed_suits" * (found[1] == "gemischt")
    tokens = int(found[4])
    return f"rotundschwarz {int(found[2])}/{tokens}{mixed}\ncells{found[3]}\ntokens {tokens}"


def _line(line: str) -> str:
    word, *rest = line.split() or [""]
    if word == "ziel":
        return " ".join(["home", *rest])
    if word == "zug":
        return " ".join(["turn 1 mover", *map(_letter, rest)])
    if word == "zuletzt":
        return " ".join(["last", *map(_letter, rest)])
    return line


def _letter(word: str) -> str:
    return _LETTERS.get(word, word)
