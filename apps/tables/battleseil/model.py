"""The table as one person at it sees it: a Param model that knows no Panel.

It asks the referee and holds what belongs to the person alone: the language, the rope looked at,
an open question, the last refusal. Every action is a method; a view listens to `seq`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, ClassVar

import param

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.round import BattleseilRound
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.later import Later, at_once
from apps.tables.shared.referee import Follow, LocalReferee, Played
from apps.tables.shared.rounds import MOVED_ON, PUT_ASIDE, Rounds
from apps.tables.shared.saving import GameMovedOn, GuestGames, Journal, SavedGame
from apps.tables.shared.words import FIRST_LANGUAGE, LANGUAGES, Words
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
    record,
)
from rulesengine.battleseil.levels import ROPES
from rulesengine.common.errors import IllegalMove, Refusal
from rulesengine.common.transcript import Transcript

ROOM = "battleseil"
LEAVE_PROVEN, GIVE_UP, NEW_GAME = "leave_proven", "give_up", "new_game"


class BattleseilTable(param.Parameterized):
    """One seat at a Battleseil table with a computer player across.

    After every change `seq` has grown; everything else may be read then. A move that the rules
    refuse changes nothing but `refused`.
    """

    seq = param.Integer(default=0, doc="Grows with every change.")
    lang = param.Selector(default=FIRST_LANGUAGE, objects=list(LANGUAGES), doc="Language.")
    observation = param.ClassSelector(class_=Observation, doc="What this seat may know now.")
    looked_at = param.Integer(default=None, allow_None=True, doc="Rope 0..8 shown under Am Seil.")
    question = param.String(
        default="", doc="Open question: leave_proven, give_up, new_game or none."
    )
    refused = param.ClassSelector(
        default=None, class_=Refusal, allow_None=True, doc="Why the last action did nothing."
    )
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
        self._later, self._games = later, games
        self._asked_in_turn = 0
        self._rounds = Rounds(games, self._read, self._lay_out)
        super().__init__(**params)
        self._sit_down(house_rules or HouseRules(), seed)

    # ---- the game

    def start(self, house_rules: HouseRules) -> None:
        """Deal a new game; the sides take turns in starting."""
        self._rounds.next(lambda: self._dealt(self.round.deal.next(house_rules, self.computer)))

    def close(self) -> None:
        """Leave the table: nothing reaches this model any more."""
        self._rounds.close()

    @property
    def round(self) -> BattleseilRound:
        """The round on the table."""
        return self._rounds.round

    @property
    def referee(self) -> LocalReferee:
        """The referee of the running game."""
        return self.round.referee

    @property
    def course(self) -> Course:
        """The course of the game up to now."""
        return self.round.course

    @property
    def finished(self) -> bool:
        """Whether the round has ended."""
        return bool(self.observation.over)

    @property
    def unsaved(self) -> bool:
        """Whether this game should be kept, and some of it is not."""
        return self._games is not None and not self.round.kept

    @property
    def news(self) -> str:
        """What the person should hear when the table opens, an English sentence or nothing."""
        return PUT_ASIDE if self._rounds.put_aside else ""

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

    @property
    def words(self) -> Words:
        """The catalogue of the table's language."""
        return Words(self.lang)

    def transcript(self, names: Mapping[str, str] | None = None) -> Transcript:
        """Return the game so far as a record; only for finished games, because it names every card.

        Raises PermissionError while the game runs.
        """
        if not self.observation.over:
            raise PermissionError("A record shows both hands: it is given when the game has ended.")
        tags = {"Date": date.today().isoformat(), **(names or {})}
        return record(self.referee.start, [played.move for played in self.played], tags)

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

    def ask_to_give_up(self) -> None:
        """Open the question before giving up; a finished game has nothing to give up."""
        if not self.observation.over:
            self._ask(GIVE_UP)

    def ask_for_new_game(self) -> None:
        """Open the question with the house rules for the next game."""
        self.proposed = None
        self._ask(NEW_GAME)

    def answer(self, question: str, answer: str, options: Mapping[str, Any]) -> None:
        """Answer the open question with yes or no; an answer to a question no longer open is dropped."""
        if not question or question != self.question:
            return
        self.question = ""
        if answer == "yes" and question == LEAVE_PROVEN:
            self._play(_last_move(self.observation))
        elif answer == "yes" and question == GIVE_UP:
            self._play(GiveUp(self.seat))
        elif answer == "yes" and question == NEW_GAME:
            self.start(HouseRules(great_field=bool(options.get("great_field"))))
        else:
            self._changed()

    def look(self, rope: int | None) -> None:
        """Show a rope (0..8) under Am Seil, None to look away."""
        self.looked_at = rope if rope is not None and 0 <= rope < ROPES else None
        self._changed()

    def speak(self, lang: str) -> None:
        """Go on in another language; an unknown one changes nothing."""
        if lang in LANGUAGES:
            self.lang = lang
            self._changed()

    # ---- how it is done

    def _play(self, move: Move, follow: Follow | None = None) -> None:
        self.refused = None
        try:
            self.referee.submit(self.seat, move, follow)
        except IllegalMove as error:
            self.refused = error.refusal
        except GameMovedOn:
            self.refused = MOVED_ON

    def _ask(self, question: str) -> None:
        self.question = question
        self._changed()

    def _sit_down(self, house_rules: HouseRules, seed: int | None) -> None:
        """Go on with the guest's running game, else deal one."""

        def deal(last: SavedGame | None) -> BattleseilRound:
            after = Deal.after(last, house_rules, self.computer)
            return self._dealt(after or Deal.first(ROOM, house_rules, self.computer, seed))

        went_on = self._rounds.sit_down(deal)
        if went_on and house_rules.great_field and not self.observation.house_rules.great_field:
            self._propose(house_rules)

    def _dealt(self, deal: Deal) -> BattleseilRound:
        return BattleseilRound.dealt(deal, self._later, self._games)

    def _read(self, saved: SavedGame, journal: Journal) -> BattleseilRound:
        return BattleseilRound(Reopened.read(saved), self._later, journal)

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
        self.observation = self.referee.observe(self.seat)
        self._changed()

    def _changed(self) -> None:
        self.seq += 1


def _takeable(view: Observation) -> tuple[int, ...]:
    return tuple(rope for rope in range(ROPES) if view.allows(Take(rope)))


def _last_move(view: Observation) -> Move:
    """Return the move that ends a turn: draw where there is something to draw."""
    return Draw() if view.allows(Draw()) else Done()


def _rest_of_turn(view: Observation) -> list[Move]:
    """Return what the table does by itself: end a turn in which there is nothing left to decide."""
    return [] if view.over or _takeable(view) else [_last_move(view)]
