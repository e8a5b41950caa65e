"""What the models of all tables have in common. Knows no Panel and no room.

Param keeps what a view has to show; every action is a method, and a view listens to `seq`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Generic, TypeVar

import param

from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.referee import Follow, LocalReferee
from apps.tables.shared.round import Round
from apps.tables.shared.rounds import MOVED_ON, PUT_ASIDE, Rounds
from apps.tables.shared.saving import GameMovedOn, GuestGames, Journal, NotSaved, SavedGame
from apps.tables.shared.words import FIRST_LANGUAGE, LANGUAGES, Words
from rulesengine.common.errors import N_, IllegalMove, Refusal
from rulesengine.common.transcript import Transcript

GIVE_UP, NEW_GAME = "give_up", "new_game"
NOT_TAKEN_BACK = Refusal(
    "not_taken_back",
    N_("That could not be taken back: your games cannot be saved here just now."),
    N_("Play on, or try again in a while."),
)

R = TypeVar("R", bound=Round)


class TableModel(param.Parameterized, Generic[R]):
    """One person's table: the game that lies on it, an open question, the last refusal."""

    lang = param.Selector(default=FIRST_LANGUAGE, objects=list(LANGUAGES), doc="Language.")
    seq = param.Integer(default=0, doc="Rises with every change: what a view listens to.")
    question = param.String(default="", doc="Key of the open question, or nothing.")
    refused = param.ClassSelector(
        default=None, class_=Refusal, allow_None=True, doc="Why the last action did nothing."
    )

    def __init__(self, games: GuestGames | None, **params: Any) -> None:
        """Keep the games of this table in `games`, or nowhere; a room's table sits down afterwards."""
        self._games = games
        self._rounds: Rounds[R] = Rounds(games, self._read, self._lay_out)
        super().__init__(**params)

    # ---- what differs from room to room

    def _dealt(self, deal: Deal) -> R:
        """Return a new round of a deal."""
        raise NotImplementedError

    def _reopened(self, game: Reopened, journal: Journal) -> R:
        """Return a round that goes on where its moves have led."""
        raise NotImplementedError

    def _lay_out(self, new: R) -> None:
        """Show another round, and listen to its referee."""
        raise NotImplementedError

    def _now(self) -> Any:
        """Return what the person knows of the game on the table."""
        raise NotImplementedError

    def _do_as_agreed(self, question: str, options: Mapping[str, Any]) -> None:
        """Do what a question was about that was answered with yes; `options` are user input."""
        raise NotImplementedError

    # ---- the game on the table

    def _sit_down(
        self, room: str, house_rules: Any, opponent: str | None, seed: int | None
    ) -> bool:
        """Go on with the guest's running game and return True, else deal one."""

        def deal(last: SavedGame | None) -> Deal:
            after = Deal.after(last, house_rules, opponent)
            return after or Deal.first(room, house_rules, opponent, seed)

        return self._sit_down_to(deal)

    def _sit_down_to(self, deal: Callable[[SavedGame | None], Deal]) -> bool:
        """Go on with the guest's running game and return True, else with `deal(the last game)`."""
        return self._rounds.sit_down(lambda last: self._dealt(deal(last)))

    def _next(self, deal: Deal) -> None:
        """Begin the next game, or say that one was begun in another window and lies here now."""
        if not self._rounds.next(lambda: self._dealt(deal)):
            self.refused = MOVED_ON
            self._changed()

    def _read(self, saved: SavedGame, journal: Journal) -> R:
        return self._reopened(Reopened.read(saved), journal)

    def close(self) -> None:
        """Leave the table: nothing reaches this model any more."""
        self._rounds.close()

    @property
    def round(self) -> R:
        """The round on the table."""
        return self._rounds.round

    @property
    def referee(self) -> LocalReferee:
        """The referee of the game on the table."""
        return self.round.referee

    @property
    def finished(self) -> bool:
        """Whether the game on the table has ended."""
        return bool(self._now().over)

    @property
    def unsaved(self) -> bool:
        """Whether this game should be kept, and some of it is not."""
        return self._games is not None and not self.round.kept

    @property
    def news(self) -> str:
        """What the person should hear when the table opens, an English sentence or nothing."""
        return PUT_ASIDE if self._rounds.put_aside else ""

    @property
    def words(self) -> Words:
        """The catalogue of the table's language."""
        return Words(self.lang)

    def transcript(self, tags: Mapping[str, str] | None = None) -> Transcript:
        """Return the game as a record; only for finished games, because it names every card.

        Raises PermissionError while the game runs.
        """
        if not self.finished:
            raise PermissionError("A record shows both hands: it is given when the game has ended.")
        moves = [played.move for played in self.referee.played]
        dated = {"Date": date.today().isoformat(), **(tags or {})}
        return self.round.deal.doors.record(self.referee.start, moves, dated)

    # ---- actions

    def ask_to_give_up(self) -> None:
        """Open the question before giving up; a finished game has nothing to give up."""
        if not self.finished:
            self._ask(GIVE_UP)

    def answer(self, question: str, answer: str, options: Mapping[str, Any]) -> None:
        """Answer the open question with yes or no; an answer to a question no longer open is dropped."""
        if not question or question != self.question:
            self._changed()  # the box that asked it goes
            return
        self.question = ""
        if answer == "yes":
            self._do_as_agreed(question, options)
        else:
            self._changed()

    def speak(self, lang: str) -> None:
        """Go on in another language; an unknown one changes nothing."""
        if lang in LANGUAGES:
            self.lang = lang
            self._changed()

    def _submit(self, seat: int, move: Any, follow: Follow | None = None) -> None:
        """Play a move, or keep why it is refused."""
        self.refused = None
        try:
            self.referee.submit(seat, move, follow)
        except IllegalMove as error:
            self.refused = error.refusal
        except GameMovedOn:
            self.refused = MOVED_ON

    def _take_back(self, moves: int) -> None:
        """Go back to where the game stood after its first `moves`, or keep why that is refused."""
        self.refused = None
        try:
            self.round.take_back(moves)
        except NotSaved:
            self.refused = NOT_TAKEN_BACK
        except GameMovedOn:
            self.refused = MOVED_ON

    def _do_as_answered(self, seat: int, move: Any) -> None:
        """Play what a question was answered with; when it is refused, the closed question is shown."""
        self._submit(seat, move)
        if self.refused is not None:
            self._changed()

    def _drop_stale_question(self) -> None:
        """Close the question whether to give up a game that has ended meanwhile."""
        if self.question == GIVE_UP and self.finished:
            self.question = ""

    def _ask(self, question: str) -> None:
        self.question = question
        self._changed()

    def _changed(self) -> None:
        self.seq += 1
