"""Random questions for the proof: tables of plain values in which an answer is not obvious."""

import itertools
import random

from tests.battleseil.naive import OTHER, new_rope, new_table
from tests.battleseil.naive_teams import CLUBS, JOKERS, MAYORS, club_cards
from tests.battleseil.tables import view_of

#: What a question may be about: both packs, with and without jokers, soap, mud.
KINDS = [
    {"strongest": strongest, "specials": specials, "soap": soap, "mud": mud}
    for strongest, specials, soap, mud in itertools.product((9, 10), *[(False, True)] * 3)
]


def kind_name(kind):
    words = [word for word in ("specials", "soap", "mud") if kind[word]]
    return "-".join(["great_field" if kind["strongest"] == 10 else "base", *words])


def asked(kind, seed):
    """A question of that kind with the engine's answer; equal seeds make the same one."""
    question = Question(random.Random(f"{kind_name(kind)} {seed}"), **kind)
    answer = view_of(question.table).proof(question.rope, "AB".index(question.seat))
    return question, answer


class Question:
    """One random table with the rope (0..8) and seat that are asked about.

    `luck` is a `random.Random`; equal luck makes an equal question. Whoever is asked about mostly
    has a full side, the side across mostly lacks one or two people, and few cards are unseen, among
    them often the ones that would fit: so every reason and every kind comes up.
    """

    def __init__(self, luck, *, strongest=9, specials=False, soap=False, mud=False):
        self._luck = luck
        self._strongest = strongest
        self._free = club_cards(strongest)
        luck.shuffle(self._free)
        self._jokers = list(JOKERS) if specials else []
        luck.shuffle(self._jokers)
        self._mayor_on_half = {"A": False, "B": False}
        self.seat, self.rope = luck.choice("AB"), luck.randrange(9)
        asked = new_rope(mud=mud, soap=soap, owner=luck.choices(["A", "B", None], [1, 1, 28])[0])
        places = 4 if mud else 3
        mine = places - luck.choices([0, 1], [11, 1])[0]
        theirs = places - luck.choices([0, 1, 2, 3], [4, 6, 4, 1])[0]
        asked[self.seat] = self._side(self.seat, mine, places)
        asked[OTHER[self.seat]] = self._side(OTHER[self.seat], theirs, places)
        unseen = {self._free.pop() for _ in range(luck.randrange(9 if not specials else 6))}
        fitting = [card for card in self._wanted if card in self._free and luck.random() < 0.5]
        self._free = [card for card in self._free if card not in unseen and card not in fitting]
        ropes = [self._other_rope() for _ in range(8)]
        ropes.insert(self.rope, asked)
        unseen_jokers = {card for card in self._jokers if luck.random() < 0.6}
        discard = [*self._free, *(card for card in self._jokers if card not in unseen_jokers)]
        self.table = new_table(ropes, discard, specials, strongest)
        self._say_when_full()

    def _side(self, seat, people, places):
        """Cards of a side that will be, or still wants to be, some team of `places`."""
        self._wanted = self._team(places)
        cards = []
        for card in self._wanted[:people]:
            if self._luck.random() < 0.15 and (joker := self._joker_for(seat)):
                cards.append(joker)
            elif card in self._free:
                self._free.remove(card)
                cards.append(card)
            else:
                cards.append(self._free.pop())
        return cards

    def _team(self, places):
        luck = self._luck
        start = luck.randint(1, self._strongest - places + 1)
        in_a_row = range(start, start + places)
        club = luck.choice(CLUBS)
        team = luck.choice(
            [
                [f"{club}{strength}" for strength in in_a_row],
                [f"{club}{strength}" for strength in in_a_row],
                [f"{other}{start}" for other in luck.sample(CLUBS, places)],
                [f"{club}{s}" for s in luck.sample(range(1, self._strongest + 1), places)],
                [f"{luck.choice(CLUBS)}{strength}" for strength in in_a_row],
                luck.sample(self._free, places),
            ]
        )
        luck.shuffle(team)
        return team

    def _joker_for(self, seat):
        for joker in self._jokers:
            if joker in MAYORS and self._mayor_on_half[seat]:
                continue
            self._mayor_on_half[seat] |= joker in MAYORS
            self._jokers.remove(joker)
            return joker
        return None

    def _other_rope(self):
        luck = self._luck
        rope = new_rope(mud=luck.random() < 0.1, soap=luck.random() < 0.1)
        rope["owner"] = luck.choice(["A", "B", None])
        for seat in "AB":
            people = min(luck.randint(0, 4 if rope["mud"] else 3), len(self._free))
            rope[seat] = [self._free.pop() for _ in range(people)]
            if rope[seat] and luck.random() < 0.1 and (joker := self._joker_for(seat)):
                rope[seat][0] = joker
        return rope

    def _say_when_full(self):
        full = [
            (rope, seat)
            for rope in self.table["ropes"]
            for seat in "AB"
            if len(rope[seat]) == (4 if rope["mud"] else 3)
        ]
        self._luck.shuffle(full)
        for tick, (rope, seat) in enumerate(full, start=1):
            rope["full_since"][seat] = tick
