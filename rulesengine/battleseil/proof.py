"""Whether a rope is proven for a side, exactly, with its witness both ways.

Only what lies open counts: both hands and the stock are one pool of unseen cards, the claimant's
own hand included (rules.md, Proven: the proof). The win chance is another question: it knows the own
hand, and is not answered here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesengine.battleseil.cards import NO_CARD, Card, whole_pack
from rulesengine.battleseil.completion import NO_TEAM, newcomer
from rulesengine.battleseil.formations import (
    KIND_NAMES,
    kind_of_worth,
    strongest_team,
    sum_of_worth,
    worth,
)
from rulesengine.battleseil.levels import PEOPLE_IN_MUD
from rulesengine.battleseil.position import OPEN_ROPE
from rulesengine.battleseil.ropes import has_mayor, is_full, places_at
from rulesengine.common.cards import CardSet
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

ALREADY_TAKEN, NOT_FULL, BOTH_FULL_WON, BOTH_FULL_LOST, NO_COMPLETION_WINS, COUNTEREXAMPLE = range(
    6
)
REASON_NAMES = (
    *("already_taken", "not_full", "both_full_won", "both_full_lost"),
    *("no_completion_wins", "counterexample"),
)
_FIRST_MAYOR, _BOTH_MAYORS, _ALL_JOKERS = 1, 3, 15


@rule
def unseen_clubs(table: Record) -> CardSet:
    """Return the set of club cards that do not lie open."""
    return whole_pack(table.strongest) & ~table.open_clubs


@rule
def allowed_jokers(table: Record, seat: int, jokers: int) -> int:
    """Return which of a set of jokers may come to the seat's side together: one mayor, or none."""
    if has_mayor(table, seat):
        return jokers & ~_BOTH_MAYORS
    if jokers & _BOTH_MAYORS == _BOTH_MAYORS:
        return jokers & ~_FIRST_MAYOR
    return jokers


@rule
def unseen_jokers_for(table: Record, seat: int) -> int:
    """Return the set of jokers that may still come to the seat's side; at most one is a mayor."""
    if not table.with_specials:
        return 0
    return allowed_jokers(table, seat, _ALL_JOKERS & ~int(table.open_jokers))


@rule
def strongest_possible(table: Record, rope: int, seat: int) -> tuple[int, int]:
    """Return (worth, who came) of the strongest team the seat can still have there, NO_TEAM if none.

    Who came are unseen cards, packed as `completion.newcomer` reads them.
    """
    return strongest_team(
        table.rope_cards[rope, seat],
        table.rope_count[rope, seat],
        places_at(table, rope),
        table.soap[rope] != 0,
        table.strongest,
        unseen_clubs(table),
        unseen_jokers_for(table, seat),
    )


@rule
def examine(table: Record, rope: int, seat: int) -> tuple[int, int, int, int]:
    """Return (reason, worth of the claimant's team, strongest worth possible across, who came there).

    A worth that does not exist is NO_TEAM; who came are unseen cards, packed as
    `completion.newcomer` reads them. A tie is enough for whoever is full first; a claimant who is
    full while the other is not, is. About a microsecond, at most a hundred in the base game.
    """
    if table.owner[rope] != OPEN_ROPE:
        return ALREADY_TAKEN, NO_TEAM, NO_TEAM, 0
    if not is_full(table, rope, seat):
        return NOT_FULL, NO_TEAM, NO_TEAM, 0
    other = 1 - seat
    mine, _ = strongest_possible(table, rope, seat)
    theirs, came = strongest_possible(table, rope, other)
    if is_full(table, rope, other):
        first = table.full_since[rope, seat] < table.full_since[rope, other]
        won = mine > theirs or (mine == theirs and first)
        return BOTH_FULL_WON if won else BOTH_FULL_LOST, mine, theirs, came
    return COUNTEREXAMPLE if theirs > mine else NO_COMPLETION_WINS, mine, theirs, came


@rule
def proves(reason: int) -> bool:
    """Return whether a reason of `examine` means that the rope is proven for the claimant."""
    return reason == BOTH_FULL_WON or reason == NO_COMPLETION_WINS


@rule
def is_proven(table: Record, rope: int, seat: int) -> bool:
    """Return whether the rope is proven for the seat (rules.md, Proven: the proof)."""
    return proves(examine(table, rope, seat)[0])


@dataclass(frozen=True)
class Team:
    """A team's kind (one of KIND_NAMES), its sum of strengths, its cards and who would have to come."""

    kind: str
    total: int
    cards: tuple[Card, ...]
    added: tuple[Card, ...] = ()

    @property
    def worth(self) -> int:
        """What orders teams: kind first, sum second."""
        return int(worth(KIND_NAMES.index(self.kind), self.total))


@dataclass(frozen=True)
class Proof:
    """The answer for one rope and claimant, with its witness.

    `mine` is the claimant's team (None unless full). `theirs` is the strongest team the other side
    has or could still have (None when it can never be filled, or nothing was compared): it is why
    the claim holds, or, with reason "counterexample", why it does not.
    """

    rope: int
    seat: int
    reason: str
    mine: Team | None
    theirs: Team | None

    @property
    def proven(self) -> bool:
        """Whether the claimant may take the rope (in the own turn, when taking is allowed)."""
        return bool(proves(REASON_NAMES.index(self.reason)))


def prove(table: Record, rope: int, seat: int) -> Proof:
    """Return the proof or counterexample for `seat` at `rope` (0..8) of an open table record."""
    reason, mine, theirs, came = examine(table, rope, seat)
    return Proof(
        rope,
        seat,
        REASON_NAMES[reason],
        _team(table, rope, seat, mine, 0),
        _team(table, rope, 1 - seat, theirs, came),
    )


def reach(table: Record, rope: int, seat: int) -> Team | None:
    """Return the strongest team the seat has or could still have at the rope, None if it cannot be filled."""
    value, came = strongest_possible(table, rope, seat)
    return _team(table, rope, seat, value, came)


def cards_at(table: Record, rope: int, seat: int) -> tuple[Card, ...]:
    """Return the cards on one side of a rope in laying order."""
    return _cards(table.rope_cards[rope, seat])


def _cards(numbers: Any) -> tuple[Card, ...]:
    return tuple(Card(number) for number in numbers if number != NO_CARD)


def _team(table: Record, rope: int, seat: int, value: int, came: int) -> Team | None:
    if value == NO_TEAM:
        return None
    kind = KIND_NAMES[kind_of_worth(value)]
    added = _cards(newcomer(came, at) for at in range(PEOPLE_IN_MUD))
    return Team(kind, int(sum_of_worth(value)), cards_at(table, rope, seat), added)
