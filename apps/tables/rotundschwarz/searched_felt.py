"""What is searched of the position on show: for the figures, and for hints in practice. Knows no Panel."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import chain
from typing import Any

import param

from apps.tables.rotundschwarz.course import Point, course, position_of
from apps.tables.rotundschwarz.felt_model import LOOKING_BACK, FeltModel
from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.rotundschwarz.looking_back import of_way
from apps.tables.shared.looking_back import WAY
from apps.tables.shared.saving import GuestGames
from apps.tables.shared.work import Later
from rulesengine.common.errors import N_, Refusal
from rulesengine.rotundschwarz import Observation

HINTS = "hints"  #: what is kept with the guest

_NO_HINT = Refusal(
    "no_hint",
    N_("Hints and ways to win belong to practice games."),
    N_("Begin a new game and choose practice."),
)
_NOT_NOW = Refusal("not_now", N_("It is not your turn."), N_("Ask again when you are to move."))

_log = logging.getLogger(__name__)

#: Searches what can become of a position: what the figures beside the table take.
Adviser = Callable[[Observation], Forecast]


class SearchedFelt(FeltModel):
    """The felt with what an adviser finds of it; an answer that comes too late is dropped."""

    hint = param.Parameter(default=None, doc="What was found for a hint, None without one.")
    forecast = param.Parameter(default=None, doc="What the adviser found; None meanwhile.")

    def __init__(
        self, games: GuestGames | None, later: Later, adviser: Adviser | None, **params: Any
    ) -> None:
        """Let `adviser` search by `later`; without one there are no figures and no hints."""
        self._later, self._adviser = later, adviser
        self._enough: dict[bytes, int | None] = {}
        super().__init__(games, **params)

    @property
    def course(self) -> list[Point]:
        """The course of what is shown, a point a turn; a way to win goes on from the game's."""
        back = self.looking_back
        before = self.referee.seen(self.seat) if back is not None and back.kind == WAY else ()
        return course(chain(before, self.views()))

    def tokens_enough(self, point: Point) -> int | None:
        """Return how many tokens a way to win from there needs, None where none was found or looked for."""
        return self._enough.get(point.frozen)

    @property
    def searches(self) -> bool:
        """Whether what is shown is searched for what can become of it."""
        return self.aids and self._adviser is not None and not self.observation.over

    # ---- actions

    def ask_hint(self) -> None:
        """Show a move of the best known way to win; in practice games only, and counted."""
        self._with_way(self._hinted)

    def show_way(self) -> None:
        """Step through the best known way to win from here; in practice games only, and counted."""
        self._with_way(self._show_way)

    # ---- how it is done

    def _with_way(self, then: Callable[[Forecast], None]) -> None:
        """Search the way to win from the position of a practice game and do `then` with it."""
        view = self.observation
        if self.looking_back is not None:
            self.refused = LOOKING_BACK
        elif not self.practice:
            self.refused = _NO_HINT
        elif not view.my_turn:
            self.refused = _NOT_NOW
        elif self._adviser is not None:
            adviser = self._adviser
            self._later(lambda: adviser(view), partial(self._found_way, view, then))

    def _found_way(
        self, view: Observation, then: Callable[[Forecast], None], thought: Future[Any]
    ) -> None:
        if thought.exception() is not None:
            _log.error("No way could be looked for.", exc_info=thought.exception())
        elif view is self.observation:
            found = thought.result()
            self._foretell(view, found)
            if found.outlook.moves:
                self._note_hint()
                then(found)
            else:
                self._hinted(found)

    def _hinted(self, found: Forecast) -> None:
        self.hint = found
        self._changed()

    def _show_way(self, found: Forecast) -> None:
        self._look(of_way(self.observation, found.outlook.moves))

    def _note_hint(self) -> None:
        round_ = self.round
        elsewhere = self._habits.helped(HINTS, round_.journal)  # in another window
        round_.hints = max(round_.hints, elsewhere) + 1
        self._habits.note_help(HINTS, round_.journal, round_.hints)

    def _ask_adviser(self) -> None:
        """Let the position be searched when the aids are on; an answer that comes too late is dropped."""
        view, adviser = self.observation, self._adviser
        if self.searches and adviser is not None:
            self._later(lambda: self._advice(adviser, view), partial(self._advised, view))

    def _advice(self, adviser: Adviser, view: Observation) -> Forecast | None:
        """Return what the adviser finds of a position that is still looked at, else nothing."""
        return adviser(view) if view is self.observation else None

    def _advised(self, view: Observation, thought: Future[Any]) -> None:
        if thought.exception() is not None:  # the table stays as it is, without these figures
            _log.error("The adviser failed.", exc_info=thought.exception())
        elif view is self.observation and self.forecast is None:
            self._foretell(view, thought.result())
            self._changed()

    def _foretell(self, view: Observation, found: Forecast) -> None:
        self.forecast = found
        self._enough[position_of(view)] = found.outlook.tokens
