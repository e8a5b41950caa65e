"""One round at the table: what every table's game is, its course, and the match it belongs to."""

from __future__ import annotations

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.naming import opponents
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.saving import DRAW, IN_MATCH, LOST, WON, Ending, Journal
from apps.tables.shared.taking_back import CountedRound
from apps.tables.shared.work import Later
from rulesengine.battleseil import (
    Match,
    Move,
    Observation,
    RoundResult,
    State,
    Take,
    match_before,
    result_text,
)
from rulesengine.battleseil.levels import SEATS
from rulesengine.common.errors import NotationError


class BattleseilRound(CountedRound):
    """A round against the computer or between two people, with the course it took for each seat."""

    opponents = (*opponents(), None)

    def __init__(self, reopened: Reopened, later: Later, journal: Journal | None = None) -> None:
        """Go on with a round where its moves have led; raises IllegalMove when they do not fit."""
        super().__init__(reopened, later, journal)
        self._courses = {seat: Course() for seat in range(SEATS)}

    @classmethod
    def _check(cls, deal: Deal) -> None:
        super()._check(deal)
        _checked_match(deal)

    def course(self, seat: int) -> Course:
        """Return the course up to now as a seat knows it."""
        course = self._courses[seat]
        for view in self.referee.seen(seat, course.noted):
            course.note(view)
        return course

    def take_back(self, moves: int) -> None:
        """Go back to where the round stood after its first `moves`; raises as `Round.take_back`."""
        for seat in self._courses:
            self._courses[seat] = Course()
        super().take_back(moves)

    # ---- the match

    @property
    def match(self) -> Match:
        """The match with the rounds that have ended, this one too once it has."""
        before, now = match_of(self.deal), self.referee.observe(self.deal.seat)
        return before.after(RoundResult.of(now)) if now.over else before

    @property
    def following(self) -> Deal | None:
        """The deal of the next round of the match, None while this one runs and behind the last."""
        if not self.over or self.match.over:
            return None
        return self.deal.next_round(str(self.match.results[-1]))

    def ending(self, state: State) -> Ending | None:
        """Return how the round ended for the person, None while it runs.

        In a match of several rounds only the last counts, with the result of the whole match.
        """
        if not state.over:
            return None
        match = match_of(self.deal).after(RoundResult.of(state.observe(self.deal.seat)))
        result = result_text(state) + self.said_taken_back
        if not match.over:
            return Ending(IN_MATCH, result)
        winner = match.leader if match.rounds > 1 else state.winner
        won = WON if winner == self.deal.seat else LOST
        return Ending(DRAW if winner is None else won, result)

    def by_itself(self, view: Observation) -> Move | None:
        """Return the one move there is: what must be taken, or how a turn goes on or ends.

        A turn begins with somebody's own decision, even if it is only to pass.
        """
        moves = view.legal_moves()
        if len(moves) != 1 or (view.laying and not isinstance(moves[0], Take)):
            return None
        return moves[0]


def match_of(deal: Deal) -> Match:
    """Return the match in which a deal is the next round."""
    return match_before(deal.house_rules, deal.number, deal.earlier)


def _checked_match(deal: Deal) -> Match:
    """Return the match of a deal that may be damaged; raises NotationError when it has no such round."""
    try:
        match = match_of(deal)
    except ValueError as problem:
        raise NotationError(str(problem)) from None
    if match.over:
        raise NotationError(f"A match of {match.rounds} rounds has no round behind the last.")
    return match


def following_round(deal: Deal, ending: Ending | None) -> Deal | None:
    """Return the deal of the round behind a saved one of the same match, None without one.

    What was saved may be damaged: then there is none either.
    """
    try:
        following = deal.next_round(str(RoundResult.parse(ending.result if ending else "")))
        _checked_match(following)
    except NotationError:
        return None
    return following
