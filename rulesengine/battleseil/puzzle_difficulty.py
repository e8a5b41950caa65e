"""How hard the question "which ropes may I take?" is, measured by what has to be thought of.

A measure of the work, not of people: nobody has been timed with it (rules.md, Proven: the proof).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.battleseil.cards import CLUB_CARDS
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.position import OPEN_ROPE
from rulesengine.battleseil.proof import Proof, is_proven, prove
from rulesengine.common.cards import without_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record, thaw

GRADES = (1, 2, 3, 4)  #: easy to hard
FIRST_FESTIVE_GRADE = 3  #: specials in the game make no puzzle easier than this
_HIGHEST_SCORES = (8, 13, 20)  #: of grades 1 to 3; above is grade 4
_QUESTION, _NEAR_MISS, _TIE, _UNUSUAL = 2, 3, 1, 2  #: points for each rope of that sort


@dataclass(frozen=True)
class Difficulty:
    """What a view asks of its seat; every count is of ropes, 0..9, and all but `in_play` of open ones.

    A *question* is a rope where the own side is full and the other is not: only looking for a
    completion answers it. A *near miss* is a question whose answer would be the other one if a
    single club card that lies open at another rope or in the discard were unseen, or if the own hand
    counted as seen. A *tie* is decided by who was full first. A question is *unusual* with
    soap or mud at the rope, or with a joker there or in the strongest team still possible.
    """

    in_play: int  # open ropes at which somebody stands
    proven: int
    refused: int  # own side full, and yet not proven
    questions: int
    near_misses: int
    ties: int
    unusual: int
    specials: bool  # whether unseen jokers count at all

    @property
    def score(self) -> int:
        """Points: 2 a question, 3 more for a near miss, 2 more for an unusual one, 1 for a tie."""
        return (
            _QUESTION * self.questions
            + _NEAR_MISS * self.near_misses
            + _UNUSUAL * self.unusual
            + _TIE * self.ties
        )

    @property
    def grade(self) -> int:
        """The grade 1..4 of that score; with specials in the game at least 3."""
        by_score = 1 + sum(self.score > highest for highest in _HIGHEST_SCORES)
        return max(by_score, FIRST_FESTIVE_GRADE) if self.specials else by_score

    @property
    def dull(self) -> bool:
        """Whether a glance is enough: nothing or everything full is proven, or no near miss."""
        return 0 in (self.proven, self.refused, self.near_misses)


def difficulty(observation: Observation) -> Difficulty:
    """Return how hard it is for the view's seat to tell the ropes it may take from the others.

    Exact counts by the same proofs that answer the puzzle; a millisecond or two.
    """
    table = observation.record.table
    proofs = [prove(table, rope, observation.seat) for rope in range(ROPES)]
    questions = [proof for proof in proofs if _is_question(proof)]
    return Difficulty(
        in_play=sum(_in_play(table, rope) for rope in range(ROPES)),
        proven=sum(proof.proven for proof in proofs),
        refused=sum(proof.mine is not None and not proof.proven for proof in proofs),
        questions=len(questions),
        near_misses=sum(is_near_miss(observation, proof) for proof in questions),
        ties=sum(_is_tie(proof) for proof in proofs),
        unusual=sum(_is_unusual(table, proof) for proof in questions),
        specials=bool(table.with_specials),
    )


def is_near_miss(observation: Observation, proof: Proof) -> bool:
    """Return whether a little less or more to see would turn the answer to a question round.

    A proven rope: with one club card unseen that lies open elsewhere. One that is not: with the
    own hand seen.
    """
    table = thaw(observation.frozen, observation.LAYOUT).table
    if proof.proven:
        return bool(_hangs_on_a_seen_card(table, proof.rope, proof.seat))
    table.open_clubs |= observation.record.hand
    return prove(table, proof.rope, proof.seat).proven


@rule
def _hangs_on_a_seen_card(table: Record, rope: int, seat: int) -> bool:
    """Return whether the rope is not proven with some card unseen that lies at another one.

    The table is scratch.
    """
    for other in range(ROPES):
        if other != rope:
            for side in range(SEATS):
                for at in range(table.rope_count[other, side]):
                    if not _proven_without(table, table.rope_cards[other, side, at], rope, seat):
                        return True
    for at in range(table.discard_count):
        if not _proven_without(table, table.discard[at], rope, seat):
            return True
    return False


@rule
def _proven_without(table: Record, card: int, rope: int, seat: int) -> bool:
    """Return whether the rope is proven when the club card is unseen; of others there is no question."""
    if card >= CLUB_CARDS:
        return True
    seen = table.open_clubs
    table.open_clubs = without_card(seen, card)
    proven = is_proven(table, rope, seat)
    table.open_clubs = seen
    return proven


def _is_question(proof: Proof) -> bool:
    return proof.reason in ("no_completion_wins", "counterexample")


def _in_play(table: Record, rope: int) -> bool:
    return bool(table.owner[rope] == OPEN_ROPE and table.rope_count[rope].any())


def _is_tie(proof: Proof) -> bool:
    return (
        proof.mine is not None
        and proof.theirs is not None
        and proof.mine.worth == proof.theirs.worth
    )


def _is_unusual(table: Record, proof: Proof) -> bool:
    teams = (team for team in (proof.mine, proof.theirs) if team is not None)
    joker = any(not card.is_club for team in teams for card in (*team.cards, *team.added))
    return bool(table.soap[proof.rope] or table.mud[proof.rope] or joker)
