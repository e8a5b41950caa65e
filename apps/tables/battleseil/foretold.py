"""What is weighed of the position on show: chances at the ropes, of the round, and advice. Knows no Panel."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from functools import partial
from typing import Any

import param

from apps.tables.battleseil.course import Course, Turn
from apps.tables.battleseil.round import BattleseilRound
from apps.tables.battleseil.sharpening import Sharpening
from apps.tables.shared.curtain import CurtainedTable
from apps.tables.shared.replayed_table import LOOKING_BACK
from apps.tables.shared.saving import GuestGames
from apps.tables.shared.work import Later
from rulesengine.battleseil import Card, Lay, Observation
from rulesengine.battleseil.analysis import (
    WORLDS,
    Advised,
    Outlook,
    Weighing,
    advice,
    lays_of,
    outlook,
)
from rulesengine.common.errors import N_, Refusal
from rulesengine.common.estimates import Estimate

_NOT_NOW = Refusal("not_now", N_("It is not your turn."), N_("Ask again when you are to move."))
_NO_ADVICE = Refusal(
    "no_advice", N_("Nobody gives advice at this table."), N_("Play as you think best.")
)

_log = logging.getLogger(__name__)


class ForetoldTable(CurtainedTable[BattleseilRound]):
    """The table with the chances of the seat on show; an answer that comes too late is dropped."""

    observation = param.ClassSelector(class_=Observation, doc="What this seat may know now.")
    chosen = param.ClassSelector(
        class_=Card, allow_None=True, doc="The hand card whose chances are asked for."
    )
    chances = param.Dict(
        default={}, doc="The chance at each rope 0..8 with the chosen card there, where weighed."
    )
    outlook = param.ClassSelector(
        class_=Outlook, allow_None=True, doc="What may be expected of the position; None meanwhile."
    )
    weighed = param.Integer(default=0, doc="Rises with every change of the figures alone.")
    advised = param.ClassSelector(
        default=None, class_=tuple, allow_None=True, doc="The advice asked for, best first."
    )

    def __init__(self, games: GuestGames | None, weigh_later: Later | None, **params: Any) -> None:
        """Let chances be weighed by `weigh_later`; without it there are none, and no advice."""
        self._weigh_later = weigh_later
        super().__init__(games, **params)

    @property
    def course(self) -> Course:
        """The course of the round up to now as the seat on show knows it."""
        return self.round.course(self.seat)

    @property
    def gives_advice(self) -> bool:
        """Whether somebody at this table knows the chances."""
        return self._weigh_later is not None

    # ---- actions

    def choose(self, card: Card | None) -> None:
        """Weigh what a hand card may do at the ropes, step by step; None for no card."""
        self.chosen = card if card in self.observation.hand else None
        self.chances = {}
        self._sharpened()
        self._weigh_chosen()

    def advise(self) -> None:
        """Look for the best moves of the seat on show."""
        view = self.observation
        if self.looking_back is not None:
            self.refused = LOOKING_BACK
        elif self.behind_curtain or not view.my_turn:
            self.refused = _NOT_NOW
        elif self._weigh_later is None:
            self.refused = _NO_ADVICE
        else:
            self._weigh_later(partial(self._advice, view), partial(self._heard_advice, view))

    def close_advice(self) -> None:
        """Put the advice away."""
        self.advised = None
        self._sharpened()

    # ---- how it is done

    def _forget_figures(self) -> None:
        """Begin anew with the position that is shown now."""
        keeps = self.chosen in self.observation.hand
        self.param.update(
            chances={}, outlook=None, advised=None, chosen=self.chosen if keeps else None
        )

    def _sharpened(self) -> None:
        self.weighed += 1

    def _weigh(self) -> None:
        """Weigh the position on show, and the chosen card in it."""
        view, later = self.observation, self._weigh_later
        if later is None or self.behind_curtain:
            return
        self._weigh_chosen()
        Sharpening(
            later,
            lambda: Weighing(view, seed=view.turn),
            partial(self._looks_at, view),
            self._show_outlook,
        )

    def _weigh_chosen(self) -> None:
        view, card, later = self.observation, self.chosen, self._weigh_later
        if later is None or card is None or self.looking_back is not None or not view.my_turn:
            return
        lays = lays_of(view, card)
        if lays:
            Sharpening(
                later,
                lambda: Weighing(view, lays, seed=view.turn),
                lambda: self._looks_at(view) and self.chosen == card,
                partial(self._show_chances, lays),
            )

    def _looks_at(self, view: Observation) -> bool:
        return view is self.observation and not self.behind_curtain

    def _show_chances(self, lays: tuple[Lay, ...], weighing: Weighing) -> None:
        self.chances = {
            lay.rope: weighing.outlook(at).ropes[lay.rope] for at, lay in enumerate(lays)
        }
        self._sharpened()

    def _show_outlook(self, weighing: Weighing) -> None:
        self.outlook = weighing.outlook()
        turn = self.course.turns[-1]
        if self.looking_back is None and turn.number == self.observation.turn:
            turn.won = self.outlook.won
        self._sharpened()
        if weighing.worlds == WORLDS:  # at the last step, or each would weigh the same turns again
            self._weigh_earlier()

    def _weigh_earlier(self) -> None:
        """Weigh the newest turn of the course that is not weighed yet, then the one before it."""
        turn, later = self.course.unweighed, self._weigh_later
        if turn is not None and later is not None:
            later(partial(_won, turn), partial(self._weighed_earlier, self.round, turn))

    def _weighed_earlier(self, of: BattleseilRound, turn: Turn, done: Future[Any]) -> None:
        if done.exception() is not None:
            _log.error("An earlier turn could not be weighed.", exc_info=done.exception())
        elif of is self.round and turn in self.course.turns:
            turn.won = done.result()
            if self.course.unweighed is None:
                self._sharpened()
            self._weigh_earlier()

    def _advice(self, view: Observation) -> tuple[Advised, ...]:
        """Return the advice for a view that is still looked at, else none."""
        return advice(view, seed=view.turn) if self._looks_at(view) else ()

    def _heard_advice(self, view: Observation, done: Future[Any]) -> None:
        if done.exception() is not None:
            _log.error("No advice could be found.", exc_info=done.exception())
        elif self._looks_at(view):
            self.advised = done.result()
            self._sharpened()


def _won(turn: Turn) -> Estimate:
    return outlook(turn.view, seed=turn.number).won
