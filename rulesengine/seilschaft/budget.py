"""The step budget and what each card does now, counted exactly from a seat's view.

Both are aids beside the table (rules.md, Looking back): they know what the seat may know, and take
every deal that fits as equally likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from rulesengine.seilschaft.cards import NO_TRUMP, Card, card_list
from rulesengine.seilschaft.holding import Holding, holding
from rulesengine.seilschaft.levels import RIDGE, SEATS
from rulesengine.seilschaft.observation import Observation
from rulesengine.seilschaft.outlook import MOST_STEPS
from rulesengine.seilschaft.rules import (
    COSTS_ROPE,
    FALLS,
    OPENS,
    legal_cards,
    pull,
    trick_of,
    tricks_in_deal,
)

#: What a pull does, in words; the worst of what it does counts.
KINDS = ("rests", "opens", "rope", "falls")

_INTERVAL = 0.8  #: share of the hands between the ends of `Steps.low` to `Steps.high`


@dataclass(frozen=True)
class Pull:
    """Where the coin comes to rest, 0..8 from the end of seat A, and what that does.

    In a fall the coin stays where it was. A rope may open the end card at once.
    """

    to: int
    opens: bool = False
    rope: bool = False
    falls: bool = False

    @property
    def kind(self) -> str:
        """One of KINDS: the worst of what happens."""
        worst = ("falls", self.falls), ("rope", self.rope), ("opens", self.opens)
        return next((kind for kind, happens in worst if happens), "rests")


#: What may happen with its chance; the chances add up to one.
Distribution = Mapping[Pull, float]


@dataclass(frozen=True)
class Steps:
    """How many steps the partner's hand holds: `chances[n]` is the chance of n steps."""

    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean number of steps."""
        return sum(steps * chance for steps, chance in enumerate(self.chances))

    @property
    def low(self) -> int:
        """The greatest number that fewer than one hand in ten stays below."""
        return self._quantile((1 - _INTERVAL) / 2)

    @property
    def high(self) -> int:
        """The least number that at most one hand in ten is above."""
        return self._quantile((1 + _INTERVAL) / 2)

    def _quantile(self, share: float) -> int:
        reached = enumerate(accumulate(self.chances))
        almost = share - 1e-9  # a share that is met exactly must not be missed by rounding
        return next(steps for steps, chance in reached if chance >= almost)


@dataclass(frozen=True)
class Budget:
    """The steps of this deal and what they can do, as one seat sees it; pairs are (own, partner's).

    `played` counts the steps of the cards that lie or lay in a trick of this deal, `led` those of a
    card that waits for its answer. `ends` are the steps from the coin to the last card of each end.
    `pulls[side][steps]` is what 0 to 4 steps do when that side wins the trick.
    """

    played: tuple[int, int]
    led: tuple[int, int]
    mine: int
    theirs: Steps
    tricks_in_deal: int
    tricks_left: int
    hidden: int
    ends: tuple[int, int]
    pulls: tuple[tuple[Pull, ...], tuple[Pull, ...]]


def budget(observation: Observation) -> Budget:
    """Return the step budget of a seat; a millisecond or so."""
    me, partner = seats = (observation.seat, 1 - observation.seat)
    leads = [observation.lead if seat == observation.leader else None for seat in seats]
    ends = (observation.coin, RIDGE - 1 - observation.coin)
    return Budget(
        played=_pair(sum(card.steps for card in observation.out(seat)) for seat in seats),
        led=_pair(0 if card is None else card.steps for card in leads),
        mine=sum(card.steps for card in observation.hand),
        theirs=Steps(holding(observation).steps()),
        tricks_in_deal=0 if observation.over else int(tricks_in_deal(observation.record.table)),
        tricks_left=observation.tricks_left,
        hidden=observation.hidden,
        ends=(ends[me], ends[partner]),
        pulls=(_pulls(observation, me), _pulls(observation, partner)),
    )


def outcomes(observation: Observation) -> dict[Card, Distribution]:
    """Return what each card this seat may play now does in this trick, with its chance.

    An answer is certain. A lead is counted over everything the partner may hold; whoever can follow
    answers with any of those cards, who cannot with any other. While the own lead waits for its
    answer it is the only card; empty when the partner is to lead, and after the end. A few
    milliseconds.
    """
    if observation.over:
        return {}
    cards = card_list(legal_cards(observation.record))
    tricks, lead = _tricks(observation), observation.lead
    if lead is None or observation.leader == observation.seat:
        return _leads(holding(observation), tricks, cards if lead is None else (lead,))
    return {card: {tricks.end(lead, card): 1.0} for card in cards}


@dataclass(frozen=True)
class _Tricks:
    """What the tricks that can be played now do: `pulls[seat][steps]`, the trump, who leads."""

    pulls: tuple[tuple[Pull, ...], ...]
    trump: int
    leader: int

    def end(self, lead: Card, answer: Card) -> Pull:
        winner, steps = trick_of(int(lead), int(answer), self.leader, self.trump)
        return self.pulls[winner][steps]


def _tricks(observation: Observation) -> _Tricks:
    pulls = tuple(_pulls(observation, seat) for seat in range(SEATS))
    trump = NO_TRUMP if observation.trump is None else observation.trump
    return _Tricks(pulls, trump, observation.leader)


def _leads(held: Holding, tricks: _Tricks, cards: Sequence[Card]) -> dict[Card, Distribution]:
    """Return what leading each of the cards does, over all hands and answers of the partner."""
    answers = {suit: list(_answers(held, suit)) for suit in {card.suit for card in cards}}
    found: dict[Card, dict[Pull, float]] = {card: defaultdict(float) for card in cards}
    for card in cards:
        for answer, chance in answers[card.suit]:
            found[card][tricks.end(card, answer)] += chance
    return {card: dict(ends) for card, ends in found.items()}


def _answers(held: Holding, suit: int) -> Iterator[tuple[Card, float]]:
    """Yield each answer the partner may give to a lead of that suit, with its chance."""
    for kind, chance in zip(held.kinds(suit), _answer_kinds(held, suit), strict=True):
        for card in kind if chance else ():
            yield card, chance / len(kind)


def _answer_kinds(held: Holding, suit: int) -> list[float]:
    """Return the chance that the answer is of each of `Holding.kinds`."""
    chances, deals = [0.0] * 4, 0
    for split, here in held.splits(suit):
        deals += here
        following = sum(split[:2])
        answers = (*split[:2], 0, 0) if following else split
        for kind, cards in enumerate(answers):
            chances[kind] += here * cards / (following or held.count)
    return [chance / deals for chance in chances]


def _pulls(observation: Observation, winner: int) -> tuple[Pull, ...]:
    """Return what 0 to 4 steps do when seat `winner` wins the trick."""
    table = observation.record.table
    where = int(table.open_at), int(table.coin), int(table.ropes)
    return tuple(_pull(*pull(*where, winner, steps)) for steps in range(MOST_STEPS + 1))


def _pull(to: int, what: int) -> Pull:
    return Pull(int(to), bool(what & OPENS), bool(what & COSTS_ROPE), bool(what & FALLS))


def _pair(values: Iterator[int]) -> tuple[int, int]:
    own, other = values
    return own, other
