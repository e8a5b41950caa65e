"""The table model: what one person at a Rot und Schwarz table can do. Knows no Panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import param

from apps.tables.rotundschwarz.felt_model import LOOKING_BACK
from apps.tables.rotundschwarz.round import RotUndSchwarzRound
from apps.tables.rotundschwarz.searched_felt import HINTS, Adviser, SearchedFelt
from apps.tables.rotundschwarz.wishes import Wishes
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.saving import GuestGames, Journal
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.taking_back import NOTHING_TO_UNDO, TakingBackTable
from apps.tables.shared.team_table import AIDS
from apps.tables.shared.work import Later, at_once
from rulesengine.common.errors import N_, Refusal
from rulesengine.rotundschwarz import GiveUp, Home, Move, Observation, State, times_stood

TAKE_BACK, LOSE = "take_back", "lose"
_SAFE_HOME = "safe_home"

_COUNTED = Refusal(
    "counted",
    N_("This game has ended and counts: nothing of it can be taken back."),
    N_("In a practice game you may, even at the end."),
)


class RotUndSchwarzTable(SearchedFelt, TakingBackTable[RotUndSchwarzRound]):
    """One person and a silent computer partner, or two people at one device; `later` does the thinking.

    All cards lie open, so at one device nothing is hidden between two turns.
    """

    safe_home = param.Boolean(
        default=False, doc="Whether cards nobody needs go home by themselves."
    )

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
        table repeatable, and the number of a deal gives that deal. Without `games` nothing is kept. A
        computer partner answers by `partner_later`, the adviser by `later`.
        """
        self._partner_later = partner_later or later
        self._risk: Move | None = None  # asked about: it would lose
        self._paused = False  # after taking back, no card goes home by itself until the next move
        self.stood = 0  #: how often the position on the table has stood in this game
        super().__init__(games, later, adviser, **params)
        self._sit_down_as(wishes, asked, seed)

    # ---- the game

    @property
    def can_take_back(self) -> bool:
        """Whether `take_back` would do or ask something."""
        counted = self.finished and not self.practice
        return self.looking_back is None and not counted and self._last_own() is not None

    @property
    def risk(self) -> Move | None:
        """The move the open question is about: it would lose."""
        return self._risk

    # ---- actions

    def play(self, move: Move) -> None:
        """Make a move for whoever is to move here; one that would lose is asked about first."""
        if self.looking_back is not None:
            self.refused = LOOKING_BACK
        elif self.observation.allows(move) and self.observation.loses(move):
            self._risk = move
            self._ask(LOSE)
        else:
            self._make(move)

    def take_back(self) -> None:
        """Take back the last move made here and what came after it; between two people both agree first."""
        keep = self._last_own()
        if self.looking_back is not None:
            self.refused = LOOKING_BACK
        elif keep is None:
            self.refused = NOTHING_TO_UNDO
        elif self.finished and not self.practice:
            self.refused = _COUNTED
        elif self.practice or self.partner is not None or self._is_this_turn(keep):
            self._go_back(keep)
        else:
            self._ask(TAKE_BACK)

    def send_safe_home(self, on: bool) -> None:
        """Send cards home by themselves when nobody can need them, or not; kept for the next visit."""
        self.safe_home = on
        self._habits.want(_SAFE_HOME, on)
        self._paused = False
        self._went_on()

    # ---- how it is done

    def _do_as_agreed(self, question: str, options: Mapping[str, Any]) -> None:
        {
            GIVE_UP: lambda: self._do_as_answered(self.observation.seat, GiveUp()),
            NEW_GAME: lambda: self.start((self.proposed or self.wishes).changed(options)),
            TAKE_BACK: self._take_back_as_agreed,
            LOSE: self._take_the_risk,
        }[question]()

    def _make(self, move: Move) -> None:
        self._paused = False
        self._submit(self._now().seat, move, self._safe_cards)

    def _safe_cards(self, view: Observation) -> Iterator[Home]:
        """Yield the cards that go home by themselves now."""
        while self.safe_home and not self._paused and view.my_turn and (card := view.safe_home()):
            yield card
            view = State.seen(view).apply(card).observe(view.seat)

    def _is_this_turn(self, moves: int) -> bool:
        """Return whether the game was in the present turn already after so many moves."""
        return self._is_turn_of(next(self.referee.seen(self.seat, moves)))

    def _go_back(self, moves: int) -> None:
        before, self._paused = self._paused, True
        own_turn = self._is_this_turn(moves)
        self._take_back(moves)
        if self.refused is not None:  # it went on as before
            self._paused = before
        elif not own_turn:
            self._note_taken_back()

    def _take_back_as_agreed(self) -> None:
        keep = self._last_own()
        if keep is not None:
            self._go_back(keep)
        if self.refused is not None:
            self._changed()

    def _take_the_risk(self) -> None:
        if self._risk is not None:
            self._make(self._risk)
        if self.refused is not None:
            self._changed()

    def _dealt(self, deal: Deal) -> RotUndSchwarzRound:
        return RotUndSchwarzRound.dealt(deal, self._partner_later, self._games)

    def _reopened(self, game: Reopened, journal: Journal) -> RotUndSchwarzRound:
        found = RotUndSchwarzRound(game, self._partner_later, journal)
        found.hints = self._habits.helped(HINTS, journal)
        found.taken_back = self._taken_back_in(journal)
        return found

    def _lay_out(self, new: RotUndSchwarzRound) -> None:
        self._paused = False
        self.param.update(
            question="",
            refused=None,
            looking_back=None,
            aids=self._habits.wants(AIDS, usual=True),
            safe_home=self._habits.wants(_SAFE_HOME, usual=False),
        )
        self._refresh()
        self.referee.listen(self._went_on)

    def _went_on(self) -> None:
        """Follow a move; cards that nobody needs go home as soon as their owner is to move."""
        safe = next(self._safe_cards(self._now()), None) if self.looking_back is None else None
        if safe is not None:
            self._submit(self._now().seat, safe, self._safe_cards)
        else:
            self._refresh()

    def _refresh(self) -> None:
        back = self.looking_back
        view = self._now() if back is None else back.observe(self.seat)
        self.observation = view
        self.stood = times_stood(State.seen(seen) for seen in self.views())
        self.param.update(hint=None, forecast=None)
        self._drop_stale_question()
        self._changed()
        self._ask_adviser()

    def _drop_stale_question(self) -> None:
        """Close a question about a position that lies there no more."""
        if self.question in (TAKE_BACK, LOSE):
            self.question = ""
        super()._drop_stale_question()
