"""The table model: what one person at a Seilschaft table sees and can do. Knows no Panel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from typing import Any

import param

from apps.tables.seilschaft.habits import Habits
from apps.tables.seilschaft.looking_back import LookingBack, demonstration, of_game
from apps.tables.seilschaft.round import SeilschaftRound
from apps.tables.seilschaft.wishes import Wishes
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.referee import Played
from apps.tables.shared.saving import GuestGames, Journal, Results
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME, TableModel
from apps.tables.shared.work import Later, at_once
from rulesengine.common.errors import N_, NotationError, Refusal
from rulesengine.common.transcript import Transcript
from rulesengine.seilschaft import Card, GiveUp, Observation, Play

ROOM = "seilschaft"

_LOOKING_BACK = Refusal(
    "looking_back",
    N_("You are looking back: these cards have been played."),
    N_("Go back to the table to play."),
)

_log = logging.getLogger(__name__)

#: Estimates a hand: what it returns is what the figures beside the table take.
Adviser = Callable[[Observation], Any]


class SeilschaftTable(TableModel[SeilschaftRound]):
    """One person and a silent computer partner, or two people at one device; `later` does the thinking."""

    observation = param.ClassSelector(class_=Observation, doc="What the seat on show may know.")
    seat = param.Integer(default=0, bounds=(0, 1), doc="The seat on show.")
    curtain = param.Boolean(default=False, doc="Whether the screen waits for the other person.")
    aids = param.Boolean(default=True, doc="Whether the figures beside the table are shown.")
    looking_back = param.ClassSelector(
        default=None, class_=LookingBack, allow_None=True, doc="The game that is stepped through."
    )
    chances = param.Parameter(
        default=None, doc="What the adviser says of this hand; None meanwhile."
    )

    def __init__(
        self,
        *,
        wishes: Wishes | None = None,
        seed: int | None = None,
        later: Later = at_once,
        partner_later: Later | None = None,
        adviser: Adviser | None = None,
        games: GuestGames | None = None,
        **params: Any,
    ) -> None:
        """Sit down to the game that runs in `games`, else to a first one as wished.

        `seed` (0..2**64-1) makes every game of this table repeatable. Without `games` nothing is
        kept. A computer partner answers by `partner_later`, the adviser by `later`.
        """
        self._later, self._partner_later, self._adviser = later, partner_later or later, adviser
        self._habits = Habits(games)
        super().__init__(games, **params)
        wished = wishes or self._last_wishes() or Wishes()
        self._sit_down(ROOM, wished.house_rules, wished.partner, seed)

    # ---- the game

    def start(self, wishes: Wishes) -> None:
        """Deal a new game as wished."""
        self._next(wishes.house_rules, wishes.partner)

    @property
    def wishes(self) -> Wishes:
        """What was agreed for the game on the table."""
        return Wishes(self.round.deal.house_rules, self.round.deal.opponent)

    @property
    def partner(self) -> str | None:
        """The computer player across, None when two people sit at this device."""
        return self.round.deal.opponent

    @property
    def played(self) -> tuple[Played, ...]:
        """Every move that is shown."""
        if self.looking_back is None:
            return self.referee.played
        moves = enumerate(self.looking_back.shown_moves, 1)
        return tuple(Played(number, seat, move) for number, (seat, move) in moves)

    @property
    def thinking(self) -> bool:
        """Whether the computer partner is to play."""
        return self.looking_back is None and self.referee.thinking

    @property
    def behind_curtain(self) -> bool:
        """Whether no hand may be shown now; a game that is stepped through has nothing to hide."""
        return self.curtain and self.looking_back is None

    @property
    def results(self) -> Results | None:
        """The guest's finished games, None where nothing is kept."""
        return self._games.results() if self._games else None

    @property
    def tips_seen(self) -> frozenset[str]:
        """The tips that were closed."""
        return self._habits.tips_seen

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
            self.refused = _LOOKING_BACK

    def draw_curtain(self) -> None:
        """Show the screen to the other person, who has just taken it."""
        if self.behind_curtain:
            self.param.update(curtain=False, seat=self.referee.observe(self.seat).mover)
            self._refresh()

    def ask_for_new_game(self) -> None:
        """Open the question with level, variants and partner for the next game."""
        self._ask(NEW_GAME)

    def answer(self, question: str, answer: str, options: Mapping[str, Any]) -> None:
        """Answer the open question with yes or no; an answer to a question no longer open is dropped."""
        if not question or question != self.question:
            self._changed()  # the box that asked it goes
            return
        self.question = ""
        if answer == "yes" and question == GIVE_UP:
            self._do_as_answered(self.seat, GiveUp())
        elif answer == "yes" and question == NEW_GAME:
            self.start(self.wishes.changed(options))
        else:
            self._changed()

    def show_aids(self, on: bool) -> None:
        """Show the figures beside the table, or not; kept for the next visit."""
        self.aids = on
        self._habits.want_aids(on)
        self._refresh()

    def close_tip(self, key: str) -> None:
        """Never show a tip again."""
        self._habits.close_tip(key)
        self._changed()

    def look_back(self) -> None:
        """Step through the finished game from its first card."""
        if self.finished:
            moves = [(played.seat, played.move) for played in self.referee.played]
            self._look(of_game(self.referee.start, moves).to(0))

    def demonstrate(self) -> None:
        """Step through the worked example of the rules; the running game waits."""
        self._look(demonstration())

    def look_at(self, step: int) -> None:
        """Go to a step of the game that is stepped through."""
        if self.looking_back is not None:
            self._look(self.looking_back.to(step))

    def end_looking_back(self) -> None:
        """Go back to the game on the table."""
        self._look(None)

    # ---- how it is done

    def _now(self) -> Observation:
        """What the seat on show knows of the game on the table, whatever is looked at."""
        return self.referee.observe(self.seat)

    def _look(self, looking_back: LookingBack | None) -> None:
        self.looking_back = looking_back
        self._refresh()

    def _last_wishes(self) -> Wishes | None:
        """Return what was agreed for the guest's last game, None without one that can be read."""
        last = self._games.latest() if self._games else None
        try:
            deal = SeilschaftRound.deal_of(last) if last else None
        except NotationError:
            return None
        return Wishes(deal.house_rules, deal.opponent) if deal else None

    def _dealt(self, deal: Deal) -> SeilschaftRound:
        return SeilschaftRound.dealt(deal, self._partner_later, self._games)

    def _reopened(self, game: Reopened, journal: Journal) -> SeilschaftRound:
        found = SeilschaftRound(game, self._partner_later, journal)
        found.aids_used = self._habits.was_aided(journal)
        return found

    def _lay_out(self, new: SeilschaftRound) -> None:
        alone = new.deal.opponent is not None
        now = new.referee.observe(new.deal.seat)
        self.param.update(
            question="",
            refused=None,
            looking_back=None,
            curtain=not (alone or now.house_rules.open_hands or now.over),
            seat=new.deal.seat if alone else now.mover,
            aids=self._habits.wants_aids(new.deal.house_rules),
        )
        self._refresh()
        self.referee.listen(self._went_on)

    def _went_on(self) -> None:
        """Follow a move; between two people the screen waits for the one who is next."""
        now = self._now()
        if now.over:  # given up behind the curtain: nobody is next
            self.curtain = False
        if self.partner is None and not now.over and now.mover != self.seat:
            if now.house_rules.open_hands:
                self.seat = now.mover
            else:
                self.curtain = True
        self._refresh()

    def _refresh(self) -> None:
        back = self.looking_back
        self.observation = self._now() if back is None else back.observe(back.seat(self.seat))
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
            self._habits.note_aid(self.round.journal)

    def _advised(self, view: Observation, thought: Future[Any]) -> None:
        if thought.exception() is not None:  # the table stays as it is, without these figures
            _log.error("The adviser failed.", exc_info=thought.exception())
        elif view is self.observation and not self.behind_curtain:
            self.chances = thought.result()
            self._changed()
