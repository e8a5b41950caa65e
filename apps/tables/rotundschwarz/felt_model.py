"""The game on the felt and what is shown of it: as it stands, or as it is stepped through. Knows no Panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import param

from apps.tables.rotundschwarz.looking_back import demonstration, of_game
from apps.tables.rotundschwarz.round import RotUndSchwarzRound
from apps.tables.rotundschwarz.tips import TIPS
from apps.tables.rotundschwarz.wishes import Wishes
from apps.tables.shared.looking_back import LookingBack
from apps.tables.shared.saving import GuestGames
from apps.tables.shared.team_table import TeamTable
from rulesengine.common.errors import N_, Refusal
from rulesengine.common.transcript import Transcript
from rulesengine.rotundschwarz import Move, Observation, State

LOOKING_BACK = Refusal(
    "looking_back",
    N_("You are looking at another position: these cards do not lie on the table."),
    N_("Go back to the table to play."),
)


class FeltModel(TeamTable[RotUndSchwarzRound]):
    """What one person sees at the felt, or two people at one device: all cards lie open."""

    observation = param.ClassSelector(class_=Observation, doc="What whoever acts here sees.")

    wishing = Wishes
    rounds = RotUndSchwarzRound

    def __init__(self, games: GuestGames | None, **params: Any) -> None:
        """Keep games and habits with `games`, or nowhere."""
        super().__init__(games, [key for key, *_ in TIPS], **params)

    # ---- the game

    @property
    def practice(self) -> bool:
        """Whether this game may be helped and does not count."""
        return self.round.deal.practice

    @property
    def seat(self) -> int:
        """The seat of the person, A of two people at one device."""
        return self.round.deal.seat

    def views(self, since: int = 0) -> Iterator[Observation]:
        """Yield what was seen after move number `since` of `played` (0: the first) and each later one."""
        if self.looking_back is None:
            return self.referee.seen(self.seat, since)
        shown = self.looking_back.positions[since : self.looking_back.at + 1]
        return (position.observe(self.seat) for position in shown)

    def transcript(self, tags: Mapping[str, str] | None = None) -> Transcript:
        """Return the game as a record with the number of its deal and the help taken; see TableModel."""
        own = {"Number": str(self.round.number)}
        own |= {"Practice": f"hints {self.round.hints}"} if self.practice else {}
        own |= {"TakenBack": str(self.round.taken_back)} if self.round.taken_back else {}
        return super().transcript({**own, **(tags or {})})

    # ---- actions

    def end_looking_back(self) -> None:
        """Go back to the game on the table, where safe cards may have waited."""
        self.looking_back = None
        self._went_on()

    # ---- how it is done

    def _went_on(self) -> None:
        """Show the game on the table as it stands now."""
        raise NotImplementedError

    def _runs(self, wanted: Wishes) -> bool:
        deal = self.round.number if wanted.deal is not None else None
        return replace(self.wishes, deal=deal) == wanted

    def _steps_of(self, start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
        return of_game(start, moves)

    def _example(self) -> LookingBack:
        return demonstration()

    def _now(self) -> Observation:
        """Return what whoever acts here sees of the game on the table, whatever is looked at."""
        view = self.referee.observe(self.seat)
        return view if self.partner is not None else self.referee.observe(view.mover)
