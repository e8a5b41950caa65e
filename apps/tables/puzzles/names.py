"""Which puzzle: one of the six, `4`, or one that is made, by grade and seed, `3-417`; and their words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from apps.tables.shared.words import Words
from rulesengine.battleseil.puzzle_book import hand_made
from rulesengine.battleseil.puzzle_difficulty import GRADES
from rulesengine.battleseil.puzzle_making import make_puzzle
from rulesengine.battleseil.puzzles import Puzzle
from rulesengine.common.errors import N_

#: what each of the six is called and teaches, by the engine's name; both give the answer away
LESSONS = {
    "kind_before_sum": (
        N_("The kind goes before the sum"),
        N_(
            "Where both sides are full, the stronger kind wins, however high the other sum is. Only "
            "between teams of the same kind the sum decides."
        ),
    ),
    "tie_is_enough": (
        N_("A tie can be enough"),
        N_(
            "With the same kind and the same sum the side that was full first wins. So whoever is full "
            "first need not fear a tie, and whoever comes later has to be better."
        ),
    ),
    "seen_elsewhere": (
        N_("Look at the other ropes"),
        N_(
            "A card that lies at another rope can come no more. If just that one was missing across, "
            "your rope is proven."
        ),
    ),
    "own_hand": (
        N_("Your own hand does not count"),
        N_(
            "You know very well that nobody else has the card in your hand. The proof does not: it "
            "knows only what lies open."
        ),
    ),
    "mud_and_discard": (
        N_("Four in the mud, and a look into the discard"),
        N_(
            "In the mud a side is full with four people. And what lies in the discard or at a taken "
            "rope is as open as anything else."
        ),
    ),
    "jokers_and_soap": (
        N_("Jokers may come, but only one mayor"),
        N_(
            "As long as a joker does not lie open, it may still come across; a second mayor on the "
            "same half may not. And under soap only the sum counts."
        ),
    ),
}
GRADE_NAMES = {1: N_("Easy"), 2: N_("Tricky"), 3: N_("Hard"), 4: N_("Masterly")}

_MADE = re.compile(r"([1-4])-([0-9]{1,20})")
_IN_BOOK = re.compile(r"[1-9]")
_SEEDS = 2**64


def book_size() -> int:
    """Return how many puzzles are made by hand: six."""
    return len(hand_made())


@dataclass(frozen=True)
class Name:
    """Number `number` (1..6) of those made by hand where `grade` is 0, else the seed of a made one."""

    grade: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Name:
        """Return the puzzle that an address names, `4` or `3-417`; raises ValueError for another text."""
        if made := _MADE.fullmatch(text):
            grade, seed = int(made[1]), int(made[2])
            if seed < _SEEDS:
                return cls(grade, seed)
        if _IN_BOOK.fullmatch(text) and int(text) <= book_size():
            return cls(0, int(text))
        raise ValueError(f"There is no puzzle {text!r}; names are like 4 or 3-417.")

    def __str__(self) -> str:
        return f"{self.grade}-{self.number}" if self.grade else str(self.number)

    @property
    def in_book(self) -> bool:
        """Whether it is one of the six."""
        return self.grade == 0

    def puzzle(self) -> Puzzle:
        """Return the puzzle; one that has to be made takes some 20 milliseconds."""
        if self.in_book:
            return hand_made()[self.number - 1]
        return make_puzzle(self.number, self.grade)


FIRST = Name(0, 1)


def title(t: Words, name: Name) -> str:
    """Return what a puzzle is called before it is solved: "Puzzle 3 of 6", "Tricky, no. 417"."""
    if name.in_book:
        return t("Puzzle {number} of {all}", number=name.number, all=book_size())
    return t("{grade}, no. {seed}", grade=t(GRADE_NAMES[name.grade]), seed=name.number)


def lesson(t: Words, number: int) -> tuple[str, str]:
    """Return the name of one of the six (1..6) and what it teaches; only for those who solved it."""
    name, text = LESSONS[hand_made()[number - 1].name]
    return t(name), t(text)


def grades() -> tuple[int, ...]:
    """Return the grades, easy to hard."""
    return GRADES
