"""Proof puzzles without end: positions composed round near misses, as hard as one asks for.

At some ropes A is full and B pulls towards a team that would win. What B still needs then lies
elsewhere, is in A's hand, or is left where it is. The other ropes take what else both sides must have
laid by then. A position that is dull, of another grade, or that no round leads to is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulesengine.battleseil.cards import MUD, SOAP, Card, is_joker
from rulesengine.battleseil.levels import PEOPLE, ROPES, SEATS
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.puzzle_difficulty import GRADES, difficulty
from rulesengine.battleseil.puzzle_draft import (
    CLUB_RUN,
    CLUB_TEAM,
    RUN,
    TRIPLET,
    Draft,
    shuffled,
    takings_hold,
)
from rulesengine.battleseil.puzzles import Puzzle
from rulesengine.common.luck import below, stream
from rulesengine.common.records import Record

LEAST_IN_PLAY = 3  #: open ropes with somebody at them that a puzzle has at least
_KINDS = (CLUB_RUN, CLUB_RUN, TRIPLET, CLUB_TEAM, RUN)  #: of teams, each entry equally likely
_WINNING = (CLUB_RUN, TRIPLET)  #: kinds of teams that have taken a rope
#: The specials that A may have played, and B; a mayor of B is twice as likely, for it shuts out the
#: other one, which unseen would complete nearly everything
_PLAYABLE = (
    (Card.parse("Mayor2"), Card.parse("Journeyman"), Card(MUD)),
    (Card.parse("Mayor"), Card.parse("Mayor"), Card.parse("Rascal"), Card(SOAP)),
)
_LEAVE, _TO_HAND, _ELSEWHERE, _FATES = 0, 1, 2, 3  #: of what B needs at a rope
_MOST_MOVED = 4  #: cards for one rope


@dataclass(frozen=True)
class Recipe:
    """What a draft of a grade is begun with: numbers of ropes from..to, and of specials played."""

    questions: tuple[int, int]  # A full, B not
    both_full: tuple[int, int]
    taken: tuple[int, int]
    specials: int  # that each side has played


RECIPES = {
    1: Recipe((2, 2), (0, 1), (0, 3), 0),
    2: Recipe((3, 3), (0, 1), (0, 2), 0),
    3: Recipe((3, 4), (0, 1), (0, 2), 1),
    4: Recipe((4, 5), (0, 1), (0, 1), 2),
}


def make_puzzle(seed: int, grade: int) -> Puzzle:
    """Return puzzle number `seed` (0..2**64-1) of a grade 1..4; the same two make the same puzzle.

    Grades differ in `Difficulty.score`; mud, soap and jokers come from grade 3 on. At least one
    rope is proven, one that is full is not, and one is a near miss. The rules let a round come to
    this position, with every taking. Two to four drafts are made on average until one fits, in some
    20 milliseconds. Raises ValueError for a seed or grade there is not.
    """
    if grade not in RECIPES:
        raise ValueError(f"There is no grade {grade!r}; grades are {', '.join(map(str, GRADES))}.")
    luck = stream(seed, grade)
    view = next(view for view in _drafts(luck, grade) if _fits(view, grade))
    return Puzzle(f"{grade}-{seed}", view)


def _fits(view: Observation, grade: int) -> bool:
    if not takings_hold(view):
        return False
    measured = difficulty(view)
    return measured.grade == grade and not measured.dull and measured.in_play >= LEAST_IN_PLAY


def _drafts(luck: Record, grade: int) -> Iterator[Observation]:
    """Yield one position of the grade's recipe after another, without end."""
    while True:
        view = _draft(luck, RECIPES[grade])
        if view is not None:
            yield view


def _draft(luck: Record, recipe: Recipe) -> Observation | None:
    ropes = shuffled(range(ROPES), luck)
    questions = [ropes.pop() for _ in range(_between(recipe.questions, luck))]
    both_full = [ropes.pop() for _ in range(_between(recipe.both_full, luck))]
    taken = [ropes.pop() for _ in range(_between(recipe.taken, luck))]
    draft = Draft(luck, with_specials=recipe.specials > 0)
    _play_specials(draft, questions, recipe.specials, luck)
    for rope in taken:
        _take(draft, rope, luck)
    for rope in both_full:
        for seat in range(SEATS):
            _line_up(draft, rope, seat, _KINDS[below(luck, len(_KINDS))])
    for rope in questions:
        _ask(draft, rope, luck)
    lost = [rope for rope in questions if any(_needed(draft, rope, hand_seen=False))]
    for rope in questions:
        _move_needed(draft, rope, _ELSEWHERE if rope in lost[-1:] else below(luck, _FATES))
    _even_out(draft, ropes, luck)
    return draft.finished()


def _between(ends: tuple[int, int], luck: Record) -> int:
    return ends[0] + below(luck, ends[1] - ends[0] + 1)


def _play_specials(draft: Draft, ropes: Iterable[int], each: int, luck: Record) -> None:
    """Have each seat play so many specials, every one at a rope of its own."""
    free_ropes = iter(ropes)
    for seat in range(SEATS):
        different = dict.fromkeys(shuffled(_PLAYABLE[seat], luck))
        for card in map(Card, list(different)[:each]):
            put = draft.lay if is_joker(card) else draft.put_effect
            put(next(free_ropes), seat, card)


def _take(draft: Draft, rope: int, luck: Record) -> None:
    owner = below(luck, SEATS)
    _line_up(draft, rope, owner, _WINNING[below(luck, len(_WINNING))])
    for _ in range(PEOPLE - 1):  # mostly of two clubs, who can only become a weaker team
        draft.lay(rope, 1 - owner)
    draft.table.owner[rope] = owner


def _ask(draft: Draft, rope: int, luck: Record) -> None:
    """Make A full at the rope, and let B pull towards a team of the same kind or a stronger one."""
    kind = below(luck, len(_KINDS))
    _line_up(draft, rope, 0, _KINDS[kind])
    missing = 1 if below(luck, 4) else 2
    _line_up(draft, rope, 1, _KINDS[below(luck, kind + 1)], missing)


def _line_up(draft: Draft, rope: int, seat: int, kind: int, missing: int = 0) -> None:
    """Fill a side but for `missing` places with people of one team; who stands there already stays."""
    for card in draft.free_team(kind, draft.places(rope)):
        if draft.has_place(rope, seat, missing):
            draft.lay(rope, seat, card)


def _move_needed(draft: Draft, rope: int, fate: int) -> None:
    """Have what B needs at the rope lie elsewhere, or A hold it, up to _MOST_MOVED cards of it."""
    if fate == _LEAVE:
        return
    for _ in range(_MOST_MOVED):
        needed = list(_needed(draft, rope, hand_seen=fate == _TO_HAND))
        if not needed or (fate == _TO_HAND and draft.hand_full):
            return
        if fate == _TO_HAND:
            draft.hold(needed[0])
        else:
            draft.lay_elsewhere(needed[0])


def _needed(draft: Draft, rope: int, hand_seen: bool) -> Iterable[Card]:
    """Return the free club cards that the counterexample at the rope brings, if there is one."""
    proof = draft.proof(rope, hand_seen)
    if proof.reason != "counterexample" or proof.theirs is None:
        return ()
    return (card for card in proof.theirs.added if draft.is_free(card))


def _even_out(draft: Draft, ropes: list[int], luck: Record) -> None:
    """Lay at the other ropes until both sides have had their turns, A one more or equally many.

    A becomes full nowhere by that.
    """
    ahead = below(luck, 2)
    while draft.unlaid or draft.turns(0) - draft.turns(1) != ahead:
        seat = int(draft.turns(0) - draft.turns(1) >= ahead)
        places = [rope for rope in ropes if draft.has_place(rope, seat, spare=1 - seat)]
        if not places:
            return
        draft.lay(places[below(luck, len(places))], seat)
