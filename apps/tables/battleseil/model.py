"""The table model: what one person at a Battleseil table sees and can do. Knows no Panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import param

from apps.tables.battleseil.foretold import ForetoldTable
from apps.tables.battleseil.looking_back import of_round
from apps.tables.battleseil.round import BattleseilRound, following_round
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.habits import Habits
from apps.tables.shared.looking_back import LookingBack
from apps.tables.shared.referee import Played
from apps.tables.shared.replayed_table import LOOKING_BACK
from apps.tables.shared.saving import GuestGames, Journal, SavedGame
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.taking_back import NOTHING_TO_UNDO, TakingBackTable
from apps.tables.shared.work import Later, at_once
from rulesengine.battleseil import (
    Card,
    Done,
    Draw,
    DrawSpecial,
    GiveUp,
    Lay,
    Move,
    Observation,
    Pass,
    Settle,
    State,
    Take,
    Under,
)
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.moves import Effect
from rulesengine.battleseil.ways import ways
from rulesengine.common.errors import N_, Refusal

LEAVE_PROVEN = "leave_proven"

_CHOOSE_A_STOCK = Refusal(
    "choose_a_stock",
    N_("Two stocks have cards for you."),
    N_("Draw a club card (V) or a special (B)."),
)
_COUNTED = Refusal(
    "counted",
    N_("This round has ended and counts: nothing of it can be taken back."),
    N_("Play another one."),
)
_BETWEEN_PEOPLE = Refusal(
    "between_people",
    N_("Between two people nothing is taken back."),
    N_("Against the computer it can be."),
)


class BattleseilTable(ForetoldTable, TakingBackTable[BattleseilRound]):
    """A Battleseil table: one person with a computer player across, or two people at one device.

    After every change `seq` has grown; everything else may be read then. A move that the rules
    refuse changes nothing but `refused`. A turn goes on by itself where only one move is left.
    """

    looked_at = param.Integer(default=None, allow_None=True, doc="Rope 0..8 shown under Am Seil.")

    ways = param.Tuple(
        default=(None, None),
        doc="The ways to fill the own side and the other of the rope looked at.",
    )

    wishing = Wishes
    rounds = BattleseilRound

    def __init__(
        self,
        *,
        wishes: Wishes | None = None,
        asked: Mapping[str, str] | None = None,
        seed: int | None = None,
        later: Later = at_once,
        weigh_later: Later | None = None,
        games: GuestGames | None = None,
        **params: Any,
    ) -> None:
        """Sit down to the game that runs in `games`, else to a first one as wished.

        `asked` are words of the address (`Wishes.asked`). `seed` (0..2**64-1) makes every game of this
        table repeatable. Without `games` nothing is kept. A computer player answers by `later`,
        chances are weighed by `weigh_later`.
        """
        self._later = later
        self._habits = Habits(games, ())
        self._asked_in_turn = 0
        self._leaving: Move = Done()  # what the open question about a proven rope would go on with
        super().__init__(games, weigh_later, **params)
        self._sit_down_as(wishes, asked, seed)

    # ---- the game

    @property
    def can_take_back(self) -> bool:
        """Whether `take_back` would do something."""
        free = self.computer is not None and self.looking_back is None and not self.finished
        return free and self._last_own() is not None

    @property
    def takeable(self) -> tuple[int, ...]:
        """The ropes this seat may take now, from the left."""
        view = self.observation
        if self.looking_back is not None:
            return ()
        return tuple(rope for rope in range(ROPES) if view.allows(Take(rope)))

    def seen_before(self, played: Played) -> Observation:
        """Return what this seat knew before a move that is shown."""
        back = self.looking_back
        if back is not None:
            return back.positions[played.number - 1].observe(self.seat)  # type: ignore[no-any-return]
        return next(self.referee.seen(self.seat, played.number - 1))

    # ---- actions

    def lay(self, card: Card, rope: int) -> None:
        """Lay a club card or joker at a rope, soap or mud on it."""
        self._begin(Lay(card, rope))

    def play_special(self, move: Effect) -> None:
        """Play a special that moves cards."""
        self._begin(move)

    def take(self, rope: int) -> None:
        """Take a proven rope."""
        self.looked_at = rope
        self._play(Take(rope))

    def pass_turn(self) -> None:
        """Lay nothing."""
        self._begin(Pass())

    def draw(self, special: bool = False) -> None:
        """Draw from one of the stocks; asks before that ends a turn with a proven rope left."""
        self._leave(DrawSpecial() if special else Draw())

    def put_under(self, card: Card) -> None:
        """Put a hand card under the stock of its kind, for the innkeeper."""
        self._play(Under(card))

    def finish(self) -> None:
        """End the taking and draw; asks once a turn before a proven rope is left."""
        ends = endings(self.observation)
        if len(ends) > 1:
            self.refused = _CHOOSE_A_STOCK
        else:
            self._leave(ends[0])

    def settle(self) -> None:
        """End a round that is decided."""
        self._play(Settle())

    def take_back(self) -> None:
        """Go back to the beginning of the last turn played here."""
        last = self._last_own()
        if self.looking_back is not None:
            self.refused = LOOKING_BACK
        elif self.computer is None:
            self.refused = _BETWEEN_PEOPLE
        elif self.finished:
            self.refused = _COUNTED
        elif last is None:
            self.refused = NOTHING_TO_UNDO
        else:
            self._go_back(last)

    def next_round(self) -> None:
        """Deal the next round of the match; without one that goes on nothing happens."""
        following = self.round.following
        if following is not None:
            self._next(following)

    def look(self, rope: int | None) -> None:
        """Show a rope (0..8) under Am Seil, None to look away."""
        self.looked_at = rope if rope is not None and 0 <= rope < ROPES else None
        self._count_ways()
        self._changed()

    # ---- how it is done

    def _begin(self, move: Move) -> None:
        """Make the move a turn begins with; with claiming first it ends the taking."""
        if self.observation.house_rules.claim_first:
            self._leave(move)
        else:
            self._play(move)

    def _leave(self, move: Move) -> None:
        """Make a move after which no rope can be taken in this turn; ask once before one is left."""
        view = self.observation
        if self._asked_in_turn != view.turn and view.allows(move) and self.takeable:
            self._asked_in_turn = view.turn
            self._leaving = move
            self._ask(LEAVE_PROVEN)
        else:
            self._play(move)

    def _do_as_agreed(self, question: str, options: Mapping[str, Any]) -> None:
        if question == LEAVE_PROVEN:
            self._do_as_answered(self.seat, self._leaving)
        elif question == GIVE_UP:
            self._do_as_answered(self.seat, GiveUp(self.seat))
        elif question == NEW_GAME:
            self.start((self.proposed or self.wishes).changed(options))

    def _play(self, move: Move) -> None:
        if self.looking_back is None:
            self._submit(self.seat, move)
        else:
            self.refused = LOOKING_BACK

    def _go_back(self, last: int) -> None:
        """Go back to where the turn of a move began; an unfinished turn is not counted."""
        before = next(self.referee.seen(self.seat, last))
        finished = not self._is_turn_of(before)
        moves = last
        while moves and self.referee.played[moves - 1].seat == self.seat:
            moves -= 1
        self._asked_in_turn = 0
        self._take_back(moves)
        if self.refused is None and finished:
            self._note_taken_back()

    def _drop_stale_question(self) -> None:
        """Close a question about a proven rope that cannot be taken any more."""
        if self.question == LEAVE_PROVEN and not self.takeable:
            self.question = ""
        super()._drop_stale_question()

    def _count_ways(self) -> None:
        view, rope = self.observation, self.looked_at
        if rope is None or self.behind_curtain:
            self.ways = (None, None)
        else:
            self.ways = ways(view, rope, view.seat), ways(view, rope, 1 - view.seat)

    def _steps_of(self, start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
        return of_round(start, moves)

    def _first_deal(self, wishes: Wishes, last: SavedGame | None, seed: int | None) -> Deal:
        """Return the deal of a first game; a match that was begun goes on."""
        before = self._deal_of(last)
        following = None
        if last is not None and before is not None and Wishes.of(before) == wishes:
            following = following_round(before, last.ending)
        return following or super()._first_deal(wishes, last, seed)

    def _dealt(self, deal: Deal) -> BattleseilRound:
        return BattleseilRound.dealt(deal, self._later, self._games)

    def _reopened(self, game: Reopened, journal: Journal) -> BattleseilRound:
        found = BattleseilRound(game, self._later, journal)
        found.taken_back = self._taken_back_in(journal)
        return found

    def _lay_out(self, new: BattleseilRound) -> None:
        self._asked_in_turn = 0
        self.param.update(
            looked_at=None, question="", refused=None, looking_back=None, **self._seated(new)
        )
        self._refresh()
        self.referee.listen(self._went_on)

    def _refresh(self) -> None:
        back = self.looking_back
        self.observation = self._now() if back is None else back.observe(self.seat)
        self._forget_figures()
        self._count_ways()
        self._drop_stale_question()
        self._changed()
        self._weigh()


def endings(view: Observation) -> tuple[Move, ...]:
    """Return the moves that could end the turn: a draw from each stock there is, else just its end."""
    draws: tuple[Move, ...] = (Draw(), DrawSpecial())
    return tuple(move for move in draws if view.allows(move)) or (Done(),)
