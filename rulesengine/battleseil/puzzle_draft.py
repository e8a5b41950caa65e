"""A position in the making: cards are put where they are wanted, then a round is told that laid them.

Whatever a draft holds, two sides that lay in turn can have come to it: the numbers of cards of both
sides, of turns, and who was full when, are those of one such round.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rulesengine.battleseil.cards import CLUB_LIST, MAYOR, SOAP, STRENGTHS, Card, is_joker
from rulesengine.battleseil.levels import (
    BASE,
    PEOPLE,
    PEOPLE_IN_MUD,
    ROPES,
    SEATS,
    HouseRules,
)
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.position import OPEN_ROPE, STEP_TAKE
from rulesengine.battleseil.proof import Proof, prove
from rulesengine.battleseil.state import State, full_pack
from rulesengine.common.cards import card_set, how_many, with_card, without_card
from rulesengine.common.luck import below, shuffle
from rulesengine.common.records import Record, freeze, thaw

CLUB_RUN, TRIPLET, CLUB_TEAM, RUN = range(4)  #: kinds of teams to draft, strongest first
_FIRST_SPECIAL_TURN = 3  #: whoever plays one then has drawn it two turns before
_TRIES = 20  #: for a team of free cards


class Draft:
    """A view of A that is filled card by card; `luck` decides whatever is left open."""

    def __init__(self, luck: Record, with_specials: bool) -> None:
        self._luck = luck
        # a fresh deal has everything in its place but for the cards
        rules = HouseRules(specials=with_specials)
        self._view = thaw(State.deal(rules, seed=0).observe(0).frozen, Observation.LAYOUT)
        self._view.hand = card_set(())
        self.table = self._view.table
        # arrays of the record: asking the record for them each time costs more than all the rest
        self._cards, self._count = self.table.rope_cards, self.table.rope_count
        self._mud = self.table.mud
        self._free = [Card(card) for card in shuffled(full_pack(), luck)]
        self._to_lay: list[Card] = []
        self._held: list[Card] = []
        self._effects: tuple[list[Card], list[Card]] = ([], [])

    # --- putting cards --------------------------------------------------------------------------

    def lay(self, rope: int, seat: int, card: Card | None = None) -> None:
        """Put a card at a side: a free club card or joker, or one that is still to be laid."""
        if card is None:
            card = self._to_lay.pop() if self._to_lay else self._free[-1]
        if is_joker(card):
            self.table.open_jokers = int(self.table.open_jokers) | 1 << (card - MAYOR)
            self._note_played(seat)
        else:
            self._see(card)
        self._cards[rope, seat, self._count[rope, seat]] = card
        self._count[rope, seat] += 1

    def put_effect(self, rope: int, seat: int, card: Card) -> None:
        """Put soap or mud, which the seat has played, on a rope."""
        (self.table.soap if card == SOAP else self.table.mud)[rope] = 1
        self._effects[seat].append(card)
        self._note_played(seat)

    def _note_played(self, seat: int) -> None:
        self.table.specials_played[seat] += 1
        self.table.specials_left -= 1

    def lay_elsewhere(self, card: Card) -> None:
        """Have a free card seen; the next `lay` that names none lays it."""
        self._see(card)
        self._to_lay.append(card)

    def hold(self, card: Card) -> None:
        """Put a free card into A's hand."""
        self._free.remove(card)
        self._held.append(card)

    def _see(self, card: Card) -> None:
        if card in self._free:
            self._free.remove(card)
        self.table.open_clubs = with_card(self.table.open_clubs, card)

    # --- looking --------------------------------------------------------------------------------

    def is_free(self, card: Card) -> bool:
        """Return whether it is a club card that is neither seen nor in A's hand."""
        return card in self._free

    @property
    def unlaid(self) -> bool:
        """Whether cards are still to be laid elsewhere."""
        return bool(self._to_lay)

    @property
    def hand_full(self) -> bool:
        """Whether A's hand, with one card laid and none drawn, is complete."""
        return len(self._held) >= self.table.hand_limit - 1

    def turns(self, seat: int) -> int:
        """Return how many turns of the seat it takes to get here."""
        return int(self._count[:, seat].sum()) + len(self._effects[seat])

    def has_place(self, rope: int, seat: int, spare: int = 0) -> bool:
        """Return whether the side has more free places than `spare`."""
        return bool(self.places(rope) - self._count[rope, seat] > spare)

    def places(self, rope: int) -> int:
        """Return how many people a full side has at the rope, 3 or in the mud 4."""
        return PEOPLE_IN_MUD if self._mud[rope] else PEOPLE

    def proof(self, rope: int, hand_seen: bool = False) -> Proof:
        """Return A's proof at the rope so far, as if A's hand lay open with `hand_seen`."""
        seen = self.table.open_clubs
        if hand_seen:
            self.table.open_clubs = seen | card_set(self._held)
        answer = prove(self.table, rope, 0)
        self.table.open_clubs = seen
        return answer

    def free_team(self, kind: int, people: int) -> list[Card]:
        """Return free cards of a team of that kind in any order; now and then just any free cards."""
        for _ in range(_TRIES):
            team = _any_team(kind, people, self._luck)
            if all(card in self._free for card in team):
                return team
        return self._free[:people]

    # --- the round that led here ----------------------------------------------------------------

    def finished(self) -> Observation | None:
        """Return the view after a round in which these cards were laid in turn, A last.

        None when the turns do not alternate, a card is still to be laid, or the pack is too small.
        """
        table = self.table
        ahead = self.turns(0) - self.turns(1)
        dealt = how_many(table.open_clubs) + 2 * table.hand_limit - 1
        if ahead not in (0, 1) or self.unlaid or dealt > BASE.pack_size:
            return None
        while not self.hand_full:
            self.hold(self._free[-1])
        self._view.hand = card_set(self._held)
        self._view.hand_counts[:] = len(self._held), table.hand_limit
        table.stock_count = BASE.pack_size - dealt
        table.turn, table.mover, table.step = self.turns(0) + self.turns(1), 0, STEP_TAKE
        self._tell_round(starter=1 - ahead)
        return Observation(freeze(self._view))

    def _tell_round(self, starter: int) -> None:
        """Set what depends on the order of laying: ticks, the discard, the last cards."""
        table = self.table
        orders = [self._order(seat) for seat in range(SEATS)]
        laid = np.zeros((ROPES, SEATS), np.int64)
        full_since, tick = table.full_since, 0
        for turn in range(1, int(table.turn) + 1):
            seat = (starter + turn - 1) % SEATS
            if self._effects[seat] and turn >= _FIRST_SPECIAL_TURN:
                table.discard[table.discard_count] = self._effects[seat].pop()
                table.discard_count += 1
                continue
            rope, tick = orders[seat].pop(0), tick + 1
            laid[rope, seat] += 1
            if laid[rope, seat] == self.places(rope):
                full_since[rope, seat] = tick
            table.last_rope[seat] = rope
        table.tick = tick
        for seat, rope in enumerate(table.last_rope):
            table.last_card[seat] = self._cards[rope, seat, self._count[rope, seat] - 1]

    def _order(self, seat: int) -> list[int]:
        """Return the rope of each lay of the seat: taken ropes first, the others in any order."""
        owners = self.table.owner
        lays = [rope for rope in range(ROPES) for _ in range(self._count[rope, seat])]
        taken = [rope for rope in lays if owners[rope] != OPEN_ROPE]
        others = [rope for rope in lays if owners[rope] == OPEN_ROPE]
        return shuffled(taken, self._luck) + shuffled(others, self._luck)


def takings_hold(view: Observation) -> bool:
    """Return whether every taken rope is proven for its owner without the card each seat laid last.

    If so, a round can have come here: each seat took its ropes in its turn before the last lays.
    With a joker laid last the answer is no, for what a mayor changes is not looked into.
    """
    table = thaw(view.frozen, view.LAYOUT).table
    for card in table.last_card:
        if is_joker(card):
            return False
        table.open_clubs = without_card(table.open_clubs, card)
    owners = table.owner.copy()
    table.owner[:] = OPEN_ROPE
    return all(
        prove(table, rope, owner).proven for rope, owner in enumerate(owners) if owner != OPEN_ROPE
    )


def shuffled(things: Sequence[int], luck: Record) -> list[int]:
    """Return the numbers in random order."""
    order = np.array(things, np.int64)
    shuffle(luck, order, len(order))
    return [int(thing) for thing in order]


def _any_team(kind: int, people: int, luck: Record) -> list[Card]:
    """Return the cards of some team of that kind, wherever they are, in any order."""
    strongest = BASE.strongest
    first = 1 + below(luck, strongest - people + 1)
    strengths = list(range(first, first + people))
    clubs = [below(luck, len(CLUB_LIST))] * people
    if kind == TRIPLET:
        strengths = [1 + below(luck, strongest)] * people
        clubs = shuffled(range(len(CLUB_LIST)), luck)[:people]
    elif kind == CLUB_TEAM:
        strengths = shuffled(range(1, strongest + 1), luck)[:people]
    elif kind == RUN:
        clubs = [below(luck, len(CLUB_LIST)) for _ in range(people)]
    cards = [
        club * STRENGTHS + strength - 1 for club, strength in zip(clubs, strengths, strict=True)
    ]
    return [Card(card) for card in shuffled(cards, luck)]
