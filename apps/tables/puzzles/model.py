"""One person's puzzle: the position, the ropes marked, and after checking the verdicts. Knows no Panel.

Before `check` nothing here asks which ropes are proven.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

import param

from apps.tables.puzzles.names import FIRST, Name, book_size, grades
from apps.tables.puzzles.scores import Scores
from apps.tables.shared.saving import GuestGames
from apps.tables.shared.settings import Settings
from apps.tables.shared.words import FIRST_LANGUAGE, LANGUAGES, Words
from apps.tables.shared.work import Later, at_once
from rulesengine.battleseil.puzzles import Puzzle, Verdict, check
from rulesengine.common.errors import N_, Refusal

ROOM = "puzzles"
#: what the last thing said was about
OPENED, MARKED, UNMARKED, CHECKED = "opened", "marked", "unmarked", "checked"

NO_SUCH_PUZZLE = N_("There is no puzzle with that name. Here is the first one.")
NOTHING_MARKED = Refusal(
    "nothing_marked", N_("No rope is marked yet."), N_("Mark every rope you may take, then check.")
)
_SEEDS_DRAWN = 1_000_000  #: short enough to be told to somebody

_log = logging.getLogger(__name__)


class PuzzleTable(param.Parameterized):
    """The puzzle on the table, None while it is being made, and what the person has done with it."""

    lang = param.Selector(default=FIRST_LANGUAGE, objects=list(LANGUAGES), doc="Language.")
    seq = param.Integer(default=0, doc="Rises with every change: what a view listens to.")
    refused = param.ClassSelector(
        default=None, class_=Refusal, allow_None=True, doc="Why the last action did nothing."
    )

    def __init__(
        self,
        *,
        asked: str | None = None,
        games: GuestGames | None = None,
        later: Later = at_once,
        seeds: Callable[[], int] = lambda: secrets.randbelow(_SEEDS_DRAWN),
        **params: Any,
    ) -> None:
        """Lay out the puzzle that is `asked` for, `4` or `3-417`, else the guest's last, else the first.

        `later` makes puzzles, and `seeds` draws the numbers of new ones.
        """
        self._games, self._later, self._seeds = games, later, seeds
        self.scores = Scores(games.settings if games else Settings())
        self.news = ""
        self.failed = False
        self.said, self.said_of, self.events = OPENED, 0, 0
        super().__init__(**params)
        self.open(self._first(asked))

    def _first(self, asked: str | None) -> Name:
        if asked is None:
            return self.scores.on_table or FIRST
        try:
            return Name.parse(asked)
        except ValueError:
            self.news = NO_SUCH_PUZZLE
            return FIRST

    def close(self) -> None:
        """Leave the table."""
        if self._games:
            self._games.close()

    @property
    def words(self) -> Words:
        """The catalogue of the table's language."""
        return Words(self.lang)

    @property
    def unsaved(self) -> bool:
        """Whether moves are not kept; a puzzle has none."""
        return False

    @property
    def checked(self) -> bool:
        """Whether the answer stands on the table."""
        return self.verdicts is not None

    @property
    def solved(self) -> bool:
        """Whether the last check found every rope right."""
        return self.verdicts is not None and all(verdict.right for verdict in self.verdicts)

    # ---- which puzzle

    def open(self, name: Name) -> None:
        """Lay out a puzzle; one that has to be made comes as soon as it is."""
        self.which = name
        self.puzzle: Puzzle | None = None
        self.failed = False
        self._clear()
        self.scores.keep_on_table(name)
        if name.in_book:
            self._lay_out(name.puzzle())
        else:
            self._changed()
            self._later(name.puzzle, partial(self._made, name))

    def open_number(self, number: int) -> None:
        """Lay out one of the six; raises ValueError for a number that none of them has."""
        if not 1 <= number <= book_size():
            raise ValueError(f"There is no puzzle {number}; there are 1 to {book_size()}.")
        self.open(Name(0, number))

    def open_new(self, grade: int) -> None:
        """Lay out a new puzzle of a grade; raises ValueError for a grade there is not."""
        if grade not in grades():
            raise ValueError(
                f"There is no grade {grade}; there are {', '.join(map(str, grades()))}."
            )
        self.open(Name(grade, self._seeds()))

    def next(self) -> None:
        """Lay out the next unsolved of the six, an easy one when all are; or one more of this grade."""
        if not self.which.in_book:
            self.open_new(self.which.grade)
            return
        here = self.which.number
        others = [*range(here + 1, book_size() + 1), *range(1, here)]
        unsolved = [number for number in others if number not in self.scores.solved]
        if unsolved:
            self.open_number(unsolved[0])
        else:
            self.open_new(grades()[0])

    def _made(self, name: Name, done: Future[Puzzle]) -> None:
        if name != self.which or self.puzzle is not None:
            return  # another one was chosen meanwhile
        try:
            self._lay_out(done.result())
        except Exception:  # whatever it was, nobody shall wait for a puzzle that never comes
            _log.exception("The puzzle %s could not be made.", name)
            self.open(FIRST)
            self.failed = True
            self._changed()

    def _lay_out(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._say(OPENED)

    def _clear(self) -> None:
        self.marked: frozenset[int] = frozenset()
        self.verdicts: tuple[Verdict, ...] | None = None

    # ---- what a person does with it

    def mark(self, rope: int) -> None:
        """Mark a rope 0..8 as one to take, or mark it no longer; refused for a taken one."""
        if self.puzzle is None or self.checked:
            return
        if self.puzzle.observation.owner(rope) is not None:
            self.refused = Refusal(
                "taken",
                N_("Rope {rope} has been taken already."),
                N_("Mark open ropes."),
                {"rope": rope + 1},
            )
            return
        self.marked = self.marked ^ {rope}
        self._say(MARKED if rope in self.marked else UNMARKED, rope)

    def check(self) -> None:
        """Find out which ropes were rightly marked; from here on the answer may be seen."""
        if self.puzzle is None or self.checked:
            return
        if not self.marked:
            self.refused = NOTHING_MARKED
            return
        self.verdicts = check(self.puzzle, self.marked)
        self.scores.note(self.which, self.solved)
        self._say(CHECKED)

    def again(self) -> None:
        """Put the answer away and begin anew."""
        if self.checked:
            self._clear()
            self._say(OPENED)

    def speak(self, lang: str) -> None:
        """Go on in another language; an unknown one changes nothing."""
        if lang in LANGUAGES:
            self.lang = lang
            self._changed()

    def _say(self, said: str, rope: int = 0) -> None:
        """Change the table so that it is worth a sentence."""
        self.said, self.said_of = said, rope
        self.events += 1
        self._changed()

    def _changed(self) -> None:
        self.seq += 1
