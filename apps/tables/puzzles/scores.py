"""What a guest has solved, kept with the guest; where nothing is kept it lasts as long as the page."""

from __future__ import annotations

from apps.tables.puzzles.names import Name, book_size, grades
from apps.tables.shared.settings import Settings

_SOLVED, _FIRST_TRIES, _RUN, _TRIED, _TABLE = "solved", "first_tries", "run", "tried", "table"
_REMEMBERED = 300  #: made puzzles that are known to have been tried


class Scores:
    """Which of the six are solved, what made puzzles were solved at the first try, and the run of those.

    A made puzzle counts once: neither a second try nor meeting it again changes the figures. What
    cannot be read in a setting counts as nothing.
    """

    def __init__(self, settings: Settings) -> None:
        """Read and keep everything in `settings`."""
        self._settings = settings

    @property
    def solved(self) -> frozenset[int]:
        """The numbers 1..6 of those that are solved."""
        numbers = map(_whole, self._words(_SOLVED))
        return frozenset(number for number in numbers if 1 <= number <= book_size())

    def first_tries(self, grade: int) -> int:
        """Return how many made puzzles of a grade were solved at the first try."""
        return self._counts()[grade]

    @property
    def run(self) -> int:
        """How many made puzzles in a row, up to the last one, were solved at the first try."""
        return _whole(self._settings.get(_RUN) or "")

    @property
    def on_table(self) -> Name | None:
        """The puzzle that lay on the table last, None before the first."""
        try:
            return Name.parse(self._settings.get(_TABLE) or "")
        except ValueError:
            return None

    def keep_on_table(self, name: Name) -> None:
        """Keep which puzzle lies on the table now."""
        self._settings.set(_TABLE, str(name))

    def note(self, name: Name, right: bool) -> None:
        """Keep how a puzzle came out when it was checked."""
        if not name.in_book:
            self._note_made(name, right)
        elif right:
            solved = sorted(self.solved | {name.number})
            self._settings.set(_SOLVED, " ".join(map(str, solved)))

    def _note_made(self, name: Name, right: bool) -> None:
        tried = self._words(_TRIED)
        if str(name) in tried:
            return
        self._settings.set(_TRIED, " ".join([*tried, str(name)][-_REMEMBERED:]))
        self._settings.set(_RUN, str(self.run + 1 if right else 0))
        if right:
            counts = self._counts()
            counts[name.grade] += 1
            self._settings.set(_FIRST_TRIES, " ".join(map(str, counts.values())))

    def _counts(self) -> dict[int, int]:
        """Return the first tries by grade."""
        known = [*map(_whole, self._words(_FIRST_TRIES)), *[0] * len(grades())]
        return dict(zip(grades(), known, strict=False))

    def _words(self, setting: str) -> list[str]:
        return (self._settings.get(setting) or "").split()


def _whole(text: str) -> int:
    """Return the number that a text is, 0 for any other."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
