"""What a search of the solver is to do, and what it does by itself after each move.

Three kinds of search:

- quick: cards that nobody will need soon go home by themselves, and what may not go back is not part
  of a position's identity. Finds solutions, proves nothing.
- exact: every move of the rules, every position told apart that plays differently. When it runs
  out of positions there is no way.
- relaxed: as if passing were free. That is FreeCell: whose turn it is, tokens and what may not go
  back do not count. What cannot be reached here cannot be reached in the game.
"""

from __future__ import annotations

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record, layout
from rulesengine.rotundschwarz.cards import NO_CARD, SUITS, is_red, owner_of, rank_of
from rulesengine.rotundschwarz.endings import goes_home, nobody_needs
from rulesengine.rotundschwarz.moves import packed
from rulesengine.rotundschwarz.position import HOME, NOWHERE, PLAYING, WON
from rulesengine.rotundschwarz.rules import apply
from rulesengine.rotundschwarz.tableau import next_home
from rulesengine.rotundschwarz.worth import WEIGHTS

QUICK, EXACT, RELAXED = 0, 1, 2
TO_WIN, TO_BRING_HOME = 0, 1  #: what is looked for: all cards home, or any further card

#: What a search is to do.
PLAN = layout(
    ("kind", "i1"),  # QUICK, EXACT or RELAXED
    ("aim", "i1"),  # TO_WIN or TO_BRING_HOME
    ("eager", "i1"),  # quick: a card goes home by itself up to so many ranks above what is needed
    ("weights", "i4", WEIGHTS),  # of worth.distance
    ("limit", "i8"),  # positions that may be expanded
)


@rule
def tidy(position: Record, plan: Record) -> None:
    """Do what a plan does by itself after each move."""
    if plan.kind == QUICK:
        card = eager_card(position, plan)
        while card != NO_CARD:
            apply(position, packed(card, HOME))
            card = eager_card(position, plan)
    elif plan.kind == RELAXED:
        let_pass(position)
        _bring_unneeded_home(position)


@rule
def eager_card(position: Record, plan: Record) -> int:
    """Return a card that goes home by itself in a quick search, NO_CARD if there is none."""
    if plan.kind != QUICK or position.status != PLAYING:
        return NO_CARD
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover and goes_home(position, suit):
            card = next_home(position, suit)
            if _is_hardly_needed(position, card, plan.eager):
                return card
    return NO_CARD


@rule
def _is_hardly_needed(position: Record, card: int, eager: int) -> bool:
    """Return whether all cards that could be laid on `card` are home, or up to `eager` ranks short."""
    for suit in range(SUITS):
        if is_red(suit) != is_red(card) and position.home[suit] + eager < rank_of(card):
            return False
    return True


@rule
def let_pass(position: Record) -> None:
    """Make the position one in which passing is free: nothing of the turn counts any more."""
    position.moved = 0
    position.mover = 0
    position.tokens = 1
    position.moved_card[:] = NO_CARD
    position.moved_from[:] = NOWHERE
    if position.status != WON:
        position.status = PLAYING


@rule
def _bring_unneeded_home(position: Record) -> None:
    """Bring home what nobody can build on any more; in FreeCell that never takes a win away."""
    suit = 0
    while suit < SUITS and position.status == PLAYING:
        if goes_home(position, suit) and nobody_needs(position, next_home(position, suit)):
            position.mover = owner_of(suit, position.terms.mixed)
            apply(position, packed(next_home(position, suit), HOME))
            let_pass(position)
            suit = 0
        else:
            suit += 1
