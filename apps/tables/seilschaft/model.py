"""The table model: what one person at a Seilschaft table sees and can do. Knows no Panel.

Param keeps what a view has to show: the seat's observation, the switches, an open question, the
last refusal, the chances of the hand. Every action is a method; a view listens to `seq`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from datetime import date
from typing import Any

import param

from apps.tables.seilschaft.looking_back import LookingBack, demonstration, of_game
from apps.tables.seilschaft.round import SeilschaftRound
from apps.tables.seilschaft.wishes import Wishes
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.later import Later, at_once
from apps.tables.shared.referee import LocalReferee, Played
from apps.tables.shared.rounds import MOVED_ON, PUT_ASIDE, Rounds
from apps.tables.shared.saving import GameMovedOn, GuestGames, Journal, Results, SavedGame
from apps.tables.shared.words import FIRST_LANGUAGE, LANGUAGES, Words
from rulesengine.common.errors import IllegalMove, Refusal
from rulesengine.common.transcript import Transcript
from rulesengine.seilschaft import (
    Card,
    GiveUp,
    HouseRules,
    Move,
    Observation,
    Play,
    record,
)

ROOM = "seilschaft"
GIVE_UP, NEW_GAME = "give_up", "new_game"
_AIDS, _TIPS = "aids", "tips"

#: Estimates a hand: what it returns is what the figures beside the table take.
Adviser = Callable[[Observation], Any]


class SeilschaftTable(param.Parameterized):
    """One person and a silent computer partner, or two people at one device; `later` does the thinking."""

    lang = param.Selector(default=FIRST_LANGUAGE, objects=list(LANGUAGES), doc="Language.")
    seq = param.Integer(default=0, doc="Rises with every change: what a view listens to.")
    observation = param.ClassSelector(class_=Observation, doc="What the seat on show may know.")
    seat = param.Integer(default=0, bounds=(0, 1), doc="The seat on show.")
    curtain = param.Boolean(default=False, doc="Whether the screen waits for the other person.")
    question = param.String(default="", doc="Open question: give_up, new_game or none.")
    refused = param.ClassSelector(
        default=None, class_=Refusal, allow_None=True, doc="Why the last action did nothing."
    )
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
        self._later, self._partner_later = later, partner_later or later
        self._adviser, self._games = adviser, games
        self._rounds: Rounds[SeilschaftRound] = Rounds(games, self._read, self._lay_out)
        super().__init__(**params)
        self._sit_down(wishes or Wishes(), seed)

    # ---- the game

    def start(self, wishes: Wishes) -> None:
        """Deal a new game as wished."""
        rules, partner = wishes.house_rules, wishes.partner
        self._rounds.next(lambda: self._dealt(self.round.deal.next(rules, partner)))

    def close(self) -> None:
        """Leave the table: nothing reaches this model any more."""
        self._rounds.close()

    @property
    def round(self) -> SeilschaftRound:
        """The game on the table."""
        return self._rounds.round

    @property
    def referee(self) -> LocalReferee:
        """The referee of the running game."""
        return self.round.referee

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
    def words(self) -> Words:
        """The catalogue of the table's language."""
        return Words(self.lang)

    @property
    def news(self) -> str:
        """What the person should hear when the table opens, an English sentence or nothing."""
        return PUT_ASIDE if self._rounds.put_aside else ""

    @property
    def results(self) -> Results | None:
        """The guest's finished games, None where nothing is kept."""
        return self._games.results() if self._games else None

    @property
    def finished(self) -> bool:
        """Whether the game on the table has ended."""
        return self._now.over

    @property
    def unsaved(self) -> bool:
        """Whether moves could not be kept although games are kept here."""
        return self._games is not None and not self.round.kept

    @property
    def tips_seen(self) -> frozenset[str]:
        """The tips that were closed."""
        return frozenset((self._setting(_TIPS) or "").split())

    def transcript(self) -> Transcript:
        """Return the game so far as a record; only for finished games, because it names every card.

        Raises PermissionError while the game runs.
        """
        if not self._now.over:
            raise PermissionError("A record shows both hands: it is given when the game has ended.")
        tags = {"Date": date.today().isoformat(), "Aids": "yes" if self.round.aids_used else "no"}
        return record(self.referee.start, [played.move for played in self.referee.played], tags)

    # ---- actions

    def play(self, card: Card) -> None:
        """Play a hand card of the seat on show."""
        self._submit(Play(card))

    def draw_curtain(self) -> None:
        """Show the screen to the other person, who has just taken it."""
        if self.curtain:
            self.param.update(curtain=False, seat=self.referee.observe(self.seat).mover)
            self._refresh()

    def ask_to_give_up(self) -> None:
        """Open the question before giving up; a finished game has nothing to give up."""
        if not self._now.over:
            self._ask(GIVE_UP)

    def ask_for_new_game(self) -> None:
        """Open the question with level, variants and partner for the next game."""
        self._ask(NEW_GAME)

    def answer(self, question: str, answer: str, options: Mapping[str, Any]) -> None:
        """Answer the open question with yes or no; an answer to a question no longer open is dropped."""
        if not question or question != self.question:
            return
        self.question = ""
        if answer == "yes" and question == GIVE_UP:
            self._submit(GiveUp())
        elif answer == "yes" and question == NEW_GAME:
            self.start(self.wishes.changed(options))
        else:
            self._changed()

    def show_aids(self, on: bool) -> None:
        """Show the figures beside the table, or not; kept for the next visit."""
        self.aids = on
        self._keep_setting(_AIDS, "on" if on else "off")
        self._refresh()

    def close_tip(self, key: str) -> None:
        """Never show a tip again."""
        self._keep_setting(_TIPS, " ".join(sorted(self.tips_seen | {key})))
        self._changed()

    def look_back(self) -> None:
        """Step through the finished game from its first card."""
        if self._now.over:
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

    def speak(self, lang: str) -> None:
        """Go on in another language; an unknown one changes nothing."""
        if lang in LANGUAGES:
            self.lang = lang
            self._changed()

    # ---- how it is done

    @property
    def _now(self) -> Observation:
        """What the seat on show knows of the game on the table, whatever is looked at."""
        return self.referee.observe(self.seat)

    def _submit(self, move: Move) -> None:
        self.refused = None
        try:
            self.referee.submit(self.seat, move)
        except IllegalMove as error:
            self.refused = error.refusal
        except GameMovedOn:
            self.refused = MOVED_ON

    def _ask(self, question: str) -> None:
        self.question = question
        self._changed()

    def _look(self, looking_back: LookingBack | None) -> None:
        self.looking_back = looking_back
        self._refresh()

    def _sit_down(self, wishes: Wishes, seed: int | None) -> None:
        """Go on with the guest's running game, else deal one."""
        rules, partner = wishes.house_rules, wishes.partner

        def deal(last: SavedGame | None) -> SeilschaftRound:
            after = Deal.after(last, rules, partner)
            return self._dealt(after or Deal.first(ROOM, rules, partner, seed))

        self._rounds.sit_down(deal)

    def _dealt(self, deal: Deal) -> SeilschaftRound:
        return SeilschaftRound.dealt(deal, self._partner_later, self._games)

    def _read(self, saved: SavedGame, journal: Journal) -> SeilschaftRound:
        return SeilschaftRound(Reopened.read(saved), self._partner_later, journal)

    def _lay_out(self, new: SeilschaftRound) -> None:
        alone = new.deal.opponent is not None
        now = new.referee.observe(new.deal.seat)
        self.param.update(
            question="",
            refused=None,
            looking_back=None,
            curtain=not alone and not now.house_rules.open_hands,
            seat=new.deal.seat if alone else now.mover,
            aids=self._wants_aids(new.deal.house_rules),
        )
        self._refresh()
        self.referee.listen(self._went_on)

    def _wants_aids(self, rules: HouseRules) -> bool:
        """Aids are on but at the level Pro, unless the guest has switched them (rules.md, Looking back)."""
        wanted = self._setting(_AIDS)
        return rules.level.with_trump and wanted != "off"

    def _went_on(self) -> None:
        """Follow a move; between two people the screen waits for the one who is next."""
        now = self._now
        if self.partner is None and not now.over and now.mover != self.seat:
            if now.house_rules.open_hands:
                self.seat = now.mover
            else:
                self.curtain = True
        self._refresh()

    def _refresh(self) -> None:
        back = self.looking_back
        self.observation = self._now if back is None else back.observe(back.seat(self.seat))
        self.chances = None
        self._changed()
        self._ask_adviser()

    def _ask_adviser(self) -> None:
        """Let the hand be estimated when the aids are on; an answer that comes too late is dropped."""
        view = self.observation
        if not self.aids or self.curtain or view.over:
            return
        if self.looking_back is None:
            self.round.aids_used = True
        adviser = self._adviser
        if adviser is not None and view.my_turn:
            self._later(lambda: adviser(view), lambda thought: self._advised(view, thought))

    def _advised(self, view: Observation, thought: Future[Any]) -> None:
        if view == self.observation and not self.curtain:
            self.chances = thought.result()
            self._changed()

    def _setting(self, name: str) -> str | None:
        return self._games.setting(name) if self._games else None

    def _keep_setting(self, name: str, value: str) -> None:
        if self._games:
            self._games.set_setting(name, value)

    def _changed(self) -> None:
        self.seq += 1
