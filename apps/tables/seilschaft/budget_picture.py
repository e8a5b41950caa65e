"""The step budget: steps left and played, and what every sum of steps would do."""

from __future__ import annotations

from apps.tables.seilschaft.counted import counted
from apps.tables.seilschaft.naming import steps_words
from apps.tables.seilschaft.signs import KIND_FILLS, KIND_WORDS, decimal, ink_on, pull_words
from apps.tables.seilschaft.sketch import WIDTH, Sketch
from apps.tables.shared.words import Words
from rulesengine.seilschaft import Observation, Play
from rulesengine.seilschaft.budget import Budget, Pull, Steps
from rulesengine.seilschaft.levels import MOST_TRICKS

_BARS, _BARS_WIDE, _FEWEST, _BAR = 50.0, 112.0, 12, 13.0
_VALUES = 172.0
_STROKE = _BARS_WIDE / MOST_TRICKS
_LINES, _RULE, _HEAD, _TOPS = (25.0, 44.0, 63.0), 77.0, 88.0, (98.0, 141.0)
_GRID, _GRID_NEXT, _CELL_WIDE, _CELL_HIGH = 115.0, 49.2, 45.6, 39.0


class BudgetPicture(Sketch):
    """Above the steps of both, below a grid: who wins by how many steps, and what that does."""

    def __init__(self) -> None:
        """Create the budget without numbers."""
        super().__init__(182)

    def draw(self, t: Words, view: Observation, name: str) -> None:
        """Show the budget of the seat; `name` is the partner's."""
        told = counted(view).budget
        self._heads(t)
        self._steps(t, told, name)
        if not view.over:
            self._tricks(t, view, told)
        self._grid(t, view, told, name)
        self.show()

    def _heads(self, t: Words) -> None:
        faint, ink = self.colours["ink-2"], self.colours["ink"]
        self.add("words", x=0.0, y=8.0, say=t("Steps"), ink=faint)
        self.add("words", x=_VALUES, y=8.0, say=t("in hand"), ink=faint)
        self.add("ends", x=WIDTH - 2, y=8.0, say=t("played"), ink=faint)
        rule = {"y": _RULE, "y2": _RULE, "ink": self.colours["line"], "thick": 1.5}
        self.add("lines", x=0.0, x2=WIDTH, **rule)
        self.add("words", x=0.0, y=_HEAD, say=t("Steps in the trick"), ink=faint)
        for steps in range(5):
            middle = _cell_left(steps) + _CELL_WIDE / 2
            self.add("middles", x=middle, y=_HEAD, say=str(steps), ink=ink, style="bold")

    def _steps(self, t: Words, told: Budget, name: str) -> None:
        unit = _BARS_WIDE / max(_FEWEST, told.mine, told.theirs.high)
        mine, other, _ = _LINES
        self._side(mine, t("You"), told.mine, unit, "se-me", told.played[0])
        self._value(mine, str(told.mine))
        theirs = told.theirs
        self._side(other, name, theirs.mean, unit, "se-them", told.played[1])
        if theirs.low == theirs.high:
            self._value(other, str(theirs.high))
            return
        self._interval(other, theirs, unit)
        mean = decimal(t, theirs.mean)
        said = t("about {mean}, 80 %: {low} to {high}", mean=mean, low=theirs.low, high=theirs.high)
        self._value(other, said, "normal")

    def _tricks(self, t: Words, view: Observation, told: Budget) -> None:
        """Draw a stroke for each trick left: as many as cards are hidden in gold, later deals pale."""
        y = _LINES[2]
        self.add("words", x=0.0, y=y, say=t("Tricks"), ink=self.colours["ink"], size="13px")
        for trick in range(told.tricks_left):
            needed, now = trick < told.hidden, trick < told.tricks_in_deal
            fill = self.colours["se-opens" if needed else "ink-2"]
            high = _BAR if now else _BAR - 5
            left = _BARS + trick * _STROKE
            self.box(
                left,
                y - high / 2,
                _STROKE - 1,
                high,
                fill=fill,
                alpha=1.0 if now or needed else 0.5,
            )
        said = t("{tricks} left for {hidden} hidden", tricks=told.tricks_left, hidden=told.hidden)
        ink = self.colours["danger" if view.certainly_lost else "ink"]
        self.add("words", x=_VALUES, y=y, say=said, ink=ink, size="12.5px")

    def _side(self, y: float, who: str, steps: float, unit: float, fill: str, played: int) -> None:
        ink = self.colours["ink"]
        self.add("words", x=0.0, y=y, say=who, ink=ink, size="13px")
        self.add("ends", x=WIDTH - 2, y=y, say=str(played), ink=ink, size="13px")
        certain = float(steps).is_integer()
        for step in range(int(steps) + (not certain)):
            wide = min(1.0, steps - step) * unit - 1.5
            look = {"fill": self.colours[fill], "alpha": 1.0 if certain else 0.5}
            if wide > 0:
                self.box(_BARS + step * unit, y - _BAR / 2, wide, _BAR, **look)

    def _value(self, y: float, said: str, style: str = "bold") -> None:
        ink = self.colours["ink"]
        self.add("words", x=_VALUES, y=y, say=said, ink=ink, size="12.5px", style=style)

    def _interval(self, y: float, theirs: Steps, unit: float) -> None:
        ink = self.colours["ink"]
        low, mean, high = (_BARS + unit * n for n in (theirs.low, theirs.mean, theirs.high))
        self.add("lines", x=low, x2=high, y=y, y2=y, ink=ink, thick=2)
        for end in (low, high):
            self.add("lines", x=end, x2=end, y=y - 5, y2=y + 5, ink=ink, thick=2)
        self.add("marks", x=mean, y=y, size=7.0, fill=ink, line=ink)

    def _grid(self, t: Words, view: Observation, told: Budget, name: str) -> None:
        reached = reachable(view)
        heads = (
            (t("You win"), t("{number} to your end", number=told.ends[0]), "se-me"),
            (
                t("{name} wins", name=name),
                t("{number} to {name}'s end", number=told.ends[1], name=name),
                "se-them",
            ),
        )
        for side, (who, far, ink) in enumerate(heads):
            top = _TOPS[side]
            self._head(top, who, far, ink)
            for steps, pull in enumerate(told.pulls[side]):
                said = f"{who}, {steps_words(t, steps)}: {pull_words(t, view, pull)}"
                self._cell(t, _cell_left(steps), top, pull, said, (side, steps) in reached)

    def _head(self, top: float, who: str, far: str, ink: str) -> None:
        self.box(0, top, 5, _CELL_HIGH, fill=self.colours[ink])
        ink, faint = self.colours["ink"], self.colours["ink-2"]
        self.add("words", x=11.0, y=top + 12, say=who, ink=ink, size="11.5px", style="bold")
        self.add("words", x=11.0, y=top + 28, say=far, ink=faint, size="11px")

    def _cell(self, t: Words, left: float, top: float, pull: Pull, said: str, near: bool) -> None:
        fill = self.colours[KIND_FILLS[pull.kind]]
        rim = self.colours["se-costs-2"] if pull.kind == "rope" else fill
        edge = {"line": self.colours["ink"], "thick": 2.5} if near else {"line": rim}
        self.box(left, top, _CELL_WIDE, _CELL_HIGH, fill=fill, text=said, **edge)
        ink, middle = ink_on(self.colours, fill), left + _CELL_WIDE / 2
        self.sign(pull.kind, middle, top + 13, ink)
        word = t(KIND_WORDS[pull.kind])
        self.add("middles", x=middle, y=top + 28, say=word, ink=ink, size="11px", style="bold")


def reachable(view: Observation) -> set[tuple[int, int]]:
    """Return the (side, steps) that a card answering the lead can bring about; side 0 is the own."""
    if view.lead is None or not view.my_turn:
        return set()
    cards = [move.card for move in view.legal_moves() if isinstance(move, Play)]
    ends = {view.answered_with(card) for card in cards}
    return {(0 if winner == view.seat else 1, steps) for winner, steps in ends}


def _cell_left(steps: int) -> float:
    return _GRID + steps * _GRID_NEXT
