"""What the tables of teams share: tips, a worked example, figures as one likes. Knows no Panel."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

import param

from apps.tables.shared.habits import Habits
from apps.tables.shared.looking_back import LookingBack
from apps.tables.shared.replayed_table import ReplayedTable
from apps.tables.shared.round import Round
from apps.tables.shared.saving import GuestGames

AIDS = "aids"  #: what is kept with the guest

R = TypeVar("R", bound=Round)


class TeamTable(ReplayedTable[R]):
    """A table for one person and a computer partner, or two people at one device."""

    aids = param.Boolean(default=True, doc="Whether the figures beside the table are shown.")

    def __init__(self, games: GuestGames | None, tips: Collection[str], **params: Any) -> None:
        """Keep games and habits with `games`, or nowhere; `tips` are the keys of the room's tips."""
        self._habits = Habits(games, tips)
        super().__init__(games, **params)

    # ---- what differs from room to room

    def _example(self) -> LookingBack:
        """Return the worked example of the rules at its first step."""
        raise NotImplementedError

    # ---- the game

    @property
    def partner(self) -> str | None:
        """The computer player across, None when two people sit at this device."""
        return self.computer

    @property
    def tips_seen(self) -> frozenset[str]:
        """The tips that were closed."""
        return self._habits.tips_seen

    # ---- actions

    def show_aids(self, on: bool) -> None:
        """Show the figures beside the table, or not; kept for the next visit."""
        self.aids = on
        self._habits.want(AIDS, on)
        self._refresh()

    def close_tip(self, key: str) -> None:
        """Never show a tip again."""
        self._habits.close_tip(key)
        self._changed()

    def demonstrate(self) -> None:
        """Step through the worked example of the rules; the running game waits."""
        self._look(self._example())
