"""The table model: what one person at a Seilschaft table sees and can do. Knows no Panel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any

import param

from apps.tables.seilschaft.looking_back import demonstration, of_game
from apps.tables.seilschaft.round import SeilschaftRound
from apps.tables.seilschaft.tips import TIPS
from apps.tables.seilschaft.wishes import Wishes
from apps.tables.shared.curtain import CurtainedTable
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.looking_back import LookingBack
from apps.tables.shared.replayed_table import LOOKING_BACK
from apps.tables.shared.saving import GuestGames, Journal
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.team_table import AIDS, TeamTable
from apps.tables.shared.work import Later, at_once
from rulesengine.common.transcript import Transcript
from rulesengine.seilschaft import Card, GiveUp, HouseRules, Move, Observation, Play, State

_AIDED = "aided"

_log = logging.getLogger(__name__)

#: Estimates a hand: what it returns is what the figures beside the table take.
Adviser = Callable[[Observation], Any]


class SeilschaftTable(CurtainedTable[SeilschaftRound], TeamTable[SeilschaftRound]):
    """One person and a silent computer partner, or two people at one device; `later` does the thinking."""

    observation = param.ClassSelector(class_=Observation, doc="What the seat on show may know.")
    chances = param.Parameter(
        default=None, doc="What the adviser says of this hand; None meanwhile."
    )

    wishing = Wishes
    rounds = SeilschaftRound

    def __init__(
        self,
        *,
        wishes: Wishes | None = None,
        asked: Mapping[str, str] | None = None,
        seed: int | None = None,
        later: Later = at_once,
        partner_later: Later | None = None,
        adviser: Adviser | None = None,
        games: GuestGames | None = None,
        **params: Any,
    ) -> None:
        """Sit down to the game that runs in `games`, else to a first one as wished.

        `asked` are words of the address (`Wishes.asked`). `seed` (0..2**64-1) makes every game of this
        table repeatable. Without `games` nothing is kept. A computer partner answers by
        `partner_later`, the adviser by `later`.
        """
        self._later, self._partner_later, self._adviser = later, partner_later or later, adviser
        super().__init__(games, [key for key, *_ in TIPS], **params)
        self._sit_down_as(wishes, asked, seed)

    # ---- the game

    def transcript(self, tags: Mapping[str, str] | None = None) -> Transcript:
        """Return the game as a record that says whether aids were used; see TableModel."""
        used = "yes" if self.round.aids_used else "no"
        return super().transcript({"Aids": used, **(tags or {})})

    # ---- actions

    def play(self, card: Card) -> None:
        """Play a hand card of the seat on show; a game that is stepped through takes none."""
        if self.looking_back is None:
            self._submit(self.seat, Play(card))
        else:
            self.refused = LOOKING_BACK

    # ---- how it is done

    def _do_as_agreed(self, question: str, options: Mapping[str, Any]) -> None:
        if question == GIVE_UP:
            self._do_as_answered(self.seat, GiveUp())
        elif question == NEW_GAME:
            self.start((self.proposed or self.wishes).changed(options))

    def _steps_of(self, start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
        return of_game(start, moves)

    def _example(self) -> LookingBack:
        return demonstration()

    def _lies_open(self, now: Observation) -> bool:
        return now.house_rules.open_hands

    def _dealt(self, deal: Deal) -> SeilschaftRound:
        return SeilschaftRound.dealt(deal, self._partner_later, self._games)

    def _reopened(self, game: Reopened, journal: Journal) -> SeilschaftRound:
        found = SeilschaftRound(game, self._partner_later, journal)
        found.aids_used = self._habits.helped(_AIDED, journal) > 0
        return found

    def _lay_out(self, new: SeilschaftRound) -> None:
        self.param.update(
            question="",
            refused=None,
            looking_back=None,
            aids=self._wants_aids(new.deal.house_rules),
            **self._seated(new),
        )
        self._refresh()
        self.referee.listen(self._went_on)

    def _wants_aids(self, rules: HouseRules) -> bool:
        """Return whether a new game begins with aids: never at the level Pro (rules.md, Looking back)."""
        return rules.level.with_trump and self._habits.wants(AIDS, usual=True)

    def _refresh(self) -> None:
        back = self.looking_back
        # the worked example is seen through Anna's eyes
        eyes = 0 if back is not None and back.demonstration else self.seat
        self.observation = self._now() if back is None else back.observe(eyes)
        self.chances = None
        self._drop_stale_question()
        self._changed()
        self._ask_adviser()

    def _ask_adviser(self) -> None:
        """Let the hand be estimated when the aids are on; an answer that comes too late is dropped."""
        view = self.observation
        if not self.aids or self.behind_curtain or view.over:
            return
        if self.looking_back is None:
            self._note_aid()
        adviser = self._adviser
        if adviser is not None and view.my_turn:
            self._later(lambda: self._advice(adviser, view), partial(self._advised, view))

    def _advice(self, adviser: Adviser, view: Observation) -> Any:
        """Return what the adviser says of a view that is still looked at, else nothing."""
        return adviser(view) if view is self.observation else None

    def _note_aid(self) -> None:
        if not self.round.aids_used:
            self.round.aids_used = True
            self._habits.note_help(_AIDED, self.round.journal)

    def _advised(self, view: Observation, thought: Future[Any]) -> None:
        if thought.exception() is not None:  # the table stays as it is, without these figures
            _log.error("The adviser failed.", exc_info=thought.exception())
        elif view is self.observation and not self.behind_curtain:
            self.chances = thought.result()
            self._changed()
