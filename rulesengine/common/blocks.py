"""Positions as short blocks of text, one thing a line: read line by line, refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulesengine.common.errors import NotationError

_MOST = 9999  #: numbers a text may name; far above any turn or tick


class BlockReader:
    """The lines of a block, one by one; whatever does not fit is reported with its number.

    A card may stand in a block only once: `cards` remembers what it has read.
    """

    def __init__(self, text: str, parse_card: Callable[[str], int]) -> None:
        """Read `text`; `parse_card` is the room's reader of a card and raises NotationError."""
        numbered = enumerate(text.splitlines(), 1)
        self._lines = [(number, line.strip()) for number, line in numbered if line.strip()]
        self._at = 0
        self._parse_card = parse_card
        self._found: set[int] = set()

    def match(self, pattern: str, example: str) -> re.Match[str]:
        """Return the next line's match; `example` shows people what the line should look like."""
        if not self.more:
            raise NotationError(f"The position ends too early: a line like {example!r} is missing.")
        self._at += 1
        found = re.fullmatch(pattern, self._lines[self._at - 1][1])
        if found is None:
            raise self.wrong(f"it should look like {example!r}")
        return found

    def begins(self, word: str) -> bool:
        """Return whether a next line is there and begins with `word`."""
        return self.more and self._lines[self._at][1].startswith(word)

    def wrong(self, why: str) -> NotationError:
        """Return the error for the line read last."""
        number, line = self._lines[self._at - 1]
        return NotationError(f"Line {number} of the position, {line!r}: {why}.")

    @property
    def more(self) -> bool:
        """Whether lines are left."""
        return self._at < len(self._lines)

    def finish(self) -> None:
        """Raise NotationError when lines are left."""
        if self.more:
            self._at += 1
            raise self.wrong("nothing may follow here")

    def number(self, text: str) -> int:
        """Return a count such as a turn; raises NotationError for one that is too high."""
        if len(text) > len(str(_MOST)) or int(text) > _MOST:
            raise self.wrong(f"{text} is too high, numbers go up to {_MOST}")
        return int(text)

    def card(self, text: str) -> int:
        """Return the card a word names, wherever else it stands."""
        try:
            return int(self._parse_card(text))
        except NotationError as error:
            raise self.wrong(str(error).rstrip(".")) from None

    def cards(self, text: str) -> list[int]:
        """Return the cards a text names; raises NotationError for one that stands elsewhere already."""
        cards = [self.card(word) for word in text.split() if word != "-"]
        for word, card in zip((word for word in text.split() if word != "-"), cards, strict=True):
            if card in self._found:
                raise self.wrong(f"{word} stands in the position twice")
            self._found.add(card)
        return cards
