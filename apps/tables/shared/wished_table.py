"""What tables share at which one may wish: the next game as agreed, or as an address asks. Knows no Panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import param

from apps.tables.shared.dealing import Deal
from apps.tables.shared.round import Round
from apps.tables.shared.saving import SavedGame
from apps.tables.shared.table_model import NEW_GAME, TableModel
from rulesengine.common.errors import NotationError

R = TypeVar("R", bound=Round)


class WishedTable(TableModel[R]):
    """A table whose games are dealt as somebody wishes."""

    proposed = param.Parameter(default=None, doc="Wishes the question for a new game suggests.")

    # ---- what differs from room to room

    #: the room's Wishes: `of(deal)`, `asked(words, before)`, `dealt(before, seed)`, `changed(options)`
    wishing: ClassVar[type[Any]]
    #: the room's own kind of round
    rounds: ClassVar[type[Round]]

    def _runs(self, wanted: Any) -> bool:
        """Return whether the game on the table is what an address asks for."""
        return bool(self.wishes == wanted)

    # ---- sitting down

    @property
    def wishes(self) -> Any:
        """What was agreed for the game on the table."""
        return self.wishing.of(self.round.deal)

    def _sit_down_as(self, wishes: Any, asked: Mapping[str, str] | None, seed: int | None) -> None:
        """Go on with the guest's running game, else deal one as wished, else one like the last.

        `asked` are words of the address: the game they ask for is dealt unless it runs already; a
        running one is given up for it only after a question.
        """
        usual = wishes or self._last_wishes() or self.wishing()
        wanted = self.wishing.asked(asked or {}, usual)
        first = wanted or usual
        went_on = self._sit_down_to(lambda last: self._first_deal(first, last, seed))
        if wanted is not None and went_on and not self._runs(wanted):
            self._propose(wanted)

    def _first_deal(self, wishes: Any, last: SavedGame | None, seed: int | None) -> Deal:
        """Return the deal of a first game as wished, behind the guest's last one."""
        deal: Deal = wishes.dealt(self._deal_of(last), seed)
        return deal

    def start(self, wishes: Any) -> None:
        """Deal a new game as wished."""
        self._next(wishes.dealt(self.round.deal))

    def ask_for_new_game(self) -> None:
        """Open the question for the next game."""
        self.proposed = None
        self._ask(NEW_GAME)

    def _propose(self, wishes: Any) -> None:
        """Ask whether a game as wished shall take the place of one that was begun."""
        if self.finished or not self._is_begun():
            self.start(wishes)
        else:
            self.proposed = wishes
            self._ask(NEW_GAME)

    def _is_begun(self) -> bool:
        """Return whether a person has made a move in the game on the table."""
        deal = self.round.deal
        own = {deal.seat} if deal.opponent is not None else {0, 1}
        return any(played.seat in own for played in self.referee.played)

    def _last_wishes(self) -> Any:
        """Return what was agreed for the guest's last game, None without one that can be read."""
        last = self._deal_of(self._games.latest() if self._games else None)
        return self.wishing.of(last) if last else None

    def _deal_of(self, saved: SavedGame | None) -> Deal | None:
        """Return the deal of a guest's last game, None without one that can be read."""
        try:
            return self.rounds.deal_of(saved) if saved else None
        except NotationError:
            return None
