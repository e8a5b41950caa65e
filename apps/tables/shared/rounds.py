"""The games of one table, one after the other: which one lies there, and that it is found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from apps.tables.shared.round import Round
from apps.tables.shared.saving import ABANDONED, PLAYING, GuestGames, Journal, SavedGame
from rulesengine.common.errors import N_, ParlourError, Refusal

PUT_ASIDE = N_(
    "Your last game does not fit the rules of today and was put aside; a new one is dealt."
)
MOVED_ON = Refusal(
    "moved_on",
    N_("This game went on in another window."),
    N_("You see it now as it stands."),
)


R = TypeVar("R", bound=Round)


class Rounds(Generic[R]):
    """Deals rounds, finds a running one again, and follows what happens in another window."""

    def __init__(
        self,
        games: GuestGames | None,
        read: Callable[[SavedGame, Journal], R],
        lay_out: Callable[[R], None],
    ) -> None:
        """Keep the rounds in `games`, or nowhere.

        `read` makes a round of a saved game; it raises ParlourError or ValueError for one that does
        not fit the rules of today. `lay_out` is called whenever another round lies on the table, or
        the same one with moves from elsewhere.
        """
        self.put_aside = False  #: whether a game was found that does not fit any more
        self._games, self._read, self._lay_out = games, read, lay_out
        self._round: R | None = None

    @property
    def round(self) -> R:
        """The round on the table."""
        assert self._round is not None  # set by sit_down()
        return self._round

    def sit_down(self, deal: Callable[[SavedGame | None], R]) -> bool:
        """Go on with the guest's running game and return True, else with `deal(the last game)`."""
        saved = self._latest()
        found = saved is not None and saved.status == PLAYING and self._go_on(saved)
        if not found:
            self._lay(deal(saved))
        if self._games is not None:
            self._games.listen(self._follow)
        return found

    def next(self, deal: Callable[[], R]) -> bool:
        """Lay out a new round and return True, else one that was begun in another window meanwhile."""
        saved = self._latest()
        elsewhere = saved is not None and saved.status == PLAYING and not self._is_mine(saved)
        if saved is not None and elsewhere and self._go_on(saved):
            return False
        self._lay(deal())
        return True

    def close(self) -> None:
        """Leave the table."""
        self.round.referee.close()
        if self._games is not None:
            self._games.close()

    def _latest(self) -> SavedGame | None:
        return self._games.latest() if self._games is not None else None

    def _is_mine(self, saved: SavedGame) -> bool:
        journal = self.round.journal
        return journal is not None and journal.game == saved.id

    def _differs(self, saved: SavedGame) -> bool:
        """Return whether the game has other moves there; those that could not be kept are no others."""
        mine = [(played.seat, str(played.move)) for played in self.round.referee.played]
        more = len(saved.moves) > len(mine)
        return more or (self.round.kept and list(saved.moves) != mine)

    def _go_on(self, saved: SavedGame) -> bool:
        """Lay out a saved game as it stands; one that does not fit is put away, and False returned."""
        assert self._games is not None  # a saved game comes from there
        try:
            found = self._read(saved, self._games.journal(saved.id, len(saved.moves)))
        except (ParlourError, ValueError):
            self._games.abandon(saved.id)
            self.put_aside = True
            return False
        self._lay(found)
        return True

    def _lay(self, new: R) -> None:
        if self._round is not None:
            self._round.referee.close()
        self._round = new
        self._lay_out(new)

    def _follow(self) -> None:
        """Take over what was played in another window; a finished game stays as long as one likes."""
        saved = self._latest()
        if saved is None or saved.status == ABANDONED:
            return
        behind = self._differs(saved) if self._is_mine(saved) else not self.round.over
        if behind:
            self._go_on(saved)
