"""The table model: what one person at a Battleseil table sees and can do. Knows no Panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import param

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.round import BattleseilRound
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.referee import Follow, Played
from apps.tables.shared.saving import GuestGames, Journal
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME, TableModel
from apps.tables.shared.work import Later, at_once
from rulesengine.battleseil import (
    Card,
    Done,
    Draw,
    GiveUp,
    HouseRules,
    Lay,
    Move,
    Observation,
    Pass,
    Settle,
    Take,
)
from rulesengine.battleseil.levels import ROPES

ROOM = "battleseil"
LEAVE_PROVEN = "leave_proven"


class BattleseilTable(TableModel[BattleseilRound]):
    """One seat at a Battleseil table with a computer player across.

    After every change `seq` has grown; everything else may be read then. A move that the rules
    refuse changes nothing but `refused`.
    """

    observation = param.ClassSelector(class_=Observation, doc="What this seat may know now.")
    looked_at = param.Integer(default=None, allow_None=True, doc="Rope 0..8 shown under Am Seil.")
    proposed = param.ClassSelector(
        default=None, class_=HouseRules, allow_None=True, doc="House rules the question suggests."
    )
    computer = param.String(default="sepp", doc="The player across.")

    seat: ClassVar[int] = 0

    def __init__(
        self,
        *,
        house_rules: HouseRules | None = None,
        seed: int | None = None,
        later: Later = at_once,
        games: GuestGames | None = None,
        **params: Any,
    ) -> None:
        """Sit down to the game that runs in `games`, else to a first one.

        `seed` (0..2**64-1) makes every game of this table repeatable. Without `games` nothing is kept.
        """
        self._later = later
        self._asked_in_turn = 0
        super().__init__(games, **params)
        rules = house_rules or HouseRules()
        went_on = self._sit_down(ROOM, rules, self.computer, seed)
        if went_on and rules.great_field and not self.observation.house_rules.great_field:
            self._propose(rules)

    # ---- the game

    def start(self, house_rules: HouseRules) -> None:
        """Deal a new game; the sides take turns in starting."""
        self._next(house_rules, self.computer)

    @property
    def course(self) -> Course:
        """The course of the game up to now."""
        return self.round.course

    @property
    def played(self) -> tuple[Played, ...]:
        """Every move of the game so far."""
        return self.referee.played

    @property
    def thinking(self) -> bool:
        """Whether the computer across is to move."""
        return self.referee.thinking

    @property
    def takeable(self) -> tuple[int, ...]:
        """The ropes this seat may take now, from the left."""
        view = self.observation
        return _takeable(view)

    # ---- actions

    def lay(self, card: Card, rope: int) -> None:
        """Lay a hand card at a rope; goes on to the draw by itself when no rope can be taken."""
        self._play(Lay(card, rope), _rest_of_turn)

    def take(self, rope: int) -> None:
        """Take a proven rope; goes on to the draw by itself after the last one."""
        self.looked_at = rope
        self._play(Take(rope), _rest_of_turn)

    def pass_turn(self) -> None:
        """Lay nothing; goes on by itself when no rope can be taken."""
        self._play(Pass(), _rest_of_turn)

    def finish(self) -> None:
        """End the taking and draw; asks once a turn before a proven rope is left."""
        turn = self.observation.turn
        if self.takeable and self._asked_in_turn != turn:
            self._asked_in_turn = turn
            self._ask(LEAVE_PROVEN)
        else:
            self._play(_last_move(self.observation))

    def settle(self) -> None:
        """End a round that is decided."""
        self._play(Settle())

    def ask_for_new_game(self) -> None:
        """Open the question with the house rules for the next game."""
        self.proposed = None
        self._ask(NEW_GAME)

    def answer(self, question: str, answer: str, options: Mapping[str, Any]) -> None:
        """Answer the open question with yes or no; an answer to a question no longer open is dropped."""
        if not question or question != self.question:
            self._changed()  # the box that asked it goes
            return
        self.question = ""
        if answer == "yes" and question == LEAVE_PROVEN:
            self._do_as_answered(self.seat, _last_move(self.observation))
        elif answer == "yes" and question == GIVE_UP:
            self._do_as_answered(self.seat, GiveUp(self.seat))
        elif answer == "yes" and question == NEW_GAME:
            self.start(HouseRules(great_field=bool(options.get("great_field"))))
        else:
            self._changed()

    def look(self, rope: int | None) -> None:
        """Show a rope (0..8) under Am Seil, None to look away."""
        self.looked_at = rope if rope is not None and 0 <= rope < ROPES else None
        self._changed()

    # ---- how it is done

    def _play(self, move: Move, follow: Follow | None = None) -> None:
        self._submit(self.seat, move, follow)

    def _now(self) -> Observation:
        return self.referee.observe(self.seat)

    def _dealt(self, deal: Deal) -> BattleseilRound:
        return BattleseilRound.dealt(deal, self._later, self._games)

    def _reopened(self, game: Reopened, journal: Journal) -> BattleseilRound:
        return BattleseilRound(game, self._later, journal)

    def _lay_out(self, new: BattleseilRound) -> None:
        self.computer = new.deal.opponent
        self._asked_in_turn = 0
        self.param.update(looked_at=None, question="", refused=None)
        self._refresh()
        self.referee.listen(self._refresh)

    def _propose(self, house_rules: HouseRules) -> None:
        """Ask whether a game by these house rules shall take the place of one that was begun."""
        if any(played.seat == self.seat for played in self.played):
            self.proposed = house_rules
            self._ask(NEW_GAME)
        else:
            self.start(house_rules)

    def _refresh(self) -> None:
        self.observation = self._now()
        self._drop_stale_question()
        self._changed()


def _takeable(view: Observation) -> tuple[int, ...]:
    return tuple(rope for rope in range(ROPES) if view.allows(Take(rope)))


def _last_move(view: Observation) -> Move:
    """Return the move that ends a turn: draw where there is something to draw."""
    return Draw() if view.allows(Draw()) else Done()


def _rest_of_turn(view: Observation) -> list[Move]:
    """Return what the table does by itself: end a turn in which there is nothing left to decide."""
    return [] if view.over or _takeable(view) else [_last_move(view)]
