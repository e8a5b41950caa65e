"""Two people at one device: a curtain falls between their turns. Knows no Panel."""

from __future__ import annotations

from typing import Any, TypeVar

import param

from apps.tables.shared.replayed_table import ReplayedTable
from apps.tables.shared.round import Round

R = TypeVar("R", bound=Round)


class CurtainedTable(ReplayedTable[R]):
    """A table whose hands are nobody else's business."""

    seat = param.Integer(default=0, bounds=(0, 1), doc="The seat on show.")
    curtain = param.Boolean(default=False, doc="Whether the screen waits for the other person.")

    # ---- what differs from room to room

    def _lies_open(self, now: Any) -> bool:
        """Return whether both hands lie open, so that nothing has to be hidden."""
        return False

    # ---- the game

    @property
    def behind_curtain(self) -> bool:
        """Whether no hand may be shown now; a game that is stepped through has nothing to hide."""
        return self.curtain and self.looking_back is None

    # ---- actions

    def draw_curtain(self) -> None:
        """Show the screen to the other person, who has just taken it."""
        if self.behind_curtain:
            self.param.update(curtain=False, seat=self.referee.observe(self.seat).mover)
            self._refresh()

    # ---- how it is done

    def _now(self) -> Any:
        """Return what the seat on show knows of the game on the table, whatever is looked at."""
        return self.referee.observe(self.seat)

    def _seated(self, new: R) -> dict[str, Any]:
        """Return who sees a new round first, and whether behind the curtain."""
        alone = new.deal.opponent is not None
        now = new.referee.observe(new.deal.seat)
        return {
            "curtain": not (alone or self._lies_open(now) or now.over),
            "seat": new.deal.seat if alone else now.mover,
        }

    def _went_on(self) -> None:
        """Follow a move; between two people the screen waits for the one who is next."""
        now = self._now()
        if now.over:  # given up behind the curtain: nobody is next
            self.curtain = False
        if self.computer is None and not now.over and now.mover != self.seat:
            if self._lies_open(now):
                self.seat = now.mover
            else:
                self.curtain = True
        self._refresh()
