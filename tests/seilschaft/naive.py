"""A second, literal reading of the rules of Seilschaft, to hold the rules engine against.

It promises to be right and readable, never quick: cards are texts, hands and packs are lists. It
imports nothing of the rules engine, so a shared mistake can not hide.

Plain values used throughout:

- a seat is ``"A"`` (Anna) or ``"B"`` (Ben); a card is its rank and suit, ``"TS"`` the ten of spades;
- the ridge is a list of nine cards from A's end, so A pulls towards place 0 and B towards place 8;
- a trick is ``(leader, card led, card that followed)``.
"""

SUITS = "CDHS"
RANKS = "23456789TJQKA"  # from low to high
STEPS = {**dict.fromkeys("234567", 0), **dict.fromkeys("89TJ", 1), **dict.fromkeys("QKA", 2)}
PACK = [rank + suit for suit in SUITS for rank in RANKS]
OTHER = {"A": "B", "B": "A"}
CAMP, LAST = 4, 8
HAND, ASIDE = 13, 17

#: ropes to begin with, and whether an opened card makes trump
LEVELS = {
    "easy": {"ropes": 2, "trump_on": True},
    "normal": {"ropes": 1, "trump_on": True},
    "hard": {"ropes": 0, "trump_on": True},
    "pro": {"ropes": 0, "trump_on": False},
}


def suit(card):
    return card[1]


def steps(card):
    """How strongly a card pulls (heading "Ranks and steps")."""
    return STEPS[card[0]]


def beats(card, other):
    """Whether ``card`` is the higher one of two cards of one suit."""
    return RANKS.index(card[0]) > RANKS.index(other[0])


def follower_wins(led, followed, trump):
    """Whether the second card takes the trick (heading "A trick")."""
    trumps = [card for card in (led, followed) if suit(card) == trump]
    if len(trumps) == 1:
        return trumps[0] == followed
    if suit(followed) == suit(led):
        return beats(followed, led)
    return False


class NaiveGame:
    """One game of Seilschaft.

    ``ridge`` is nine cards; ``packs`` holds for each deal the other 43 cards, the first one dealt
    first. A move is a card or ``"give up"``. `result` is None until the game is over, then
    ``"won"``, ``"fell"``, ``"out_of_tricks"`` or ``"gave_up"``.
    """

    def __init__(self, ridge, packs, ropes=1, trump_on=True, deals=3, dealer="B"):
        for pack in packs:
            if sorted([*ridge, *pack]) != sorted(PACK):
                raise ValueError("ridge and pack together hold every card exactly once")
        self.ridge = list(ridge)
        self.packs = [list(pack) for pack in packs]
        self.ropes = ropes
        self.trump_on = trump_on
        self.deals = deals
        self.opened = []  # places in the order in which they were opened; the camp is none of them
        self.coin = CAMP
        self.trump = None
        self.deal_number = 0
        self.tricks = []  # every trick of the game
        self._result = None
        self.deal(dealer)

    def deal(self, dealer):
        """Deal thirteen cards each, the forehand's first (headings "Setting up", "The next deal")."""
        pack = self.packs[self.deal_number]
        forehand = OTHER[dealer]
        self.deal_number += 1
        self.dealer = dealer
        self.hands = {forehand: pack[0 : 2 * HAND : 2], dealer: pack[1 : 2 * HAND : 2]}
        self.aside = pack[2 * HAND :]
        self.out = []  # cards of this deal's finished tricks
        self.led = None
        self.leader = forehand

    @property
    def mover(self):
        """The seat to lay a card, None after the end."""
        if self._result is not None:
            return None
        return self.leader if self.led is None else OTHER[self.leader]

    def hidden(self):
        """The places of the ridge that are still face down."""
        return [place for place in range(9) if place != CAMP and place not in self.opened]

    def legal(self):
        """The cards that the seat to move may lay; giving up is not among them."""
        if self._result is not None:
            return set()
        hand = self.hands[self.mover]
        if self.led is not None:
            same_suit = [card for card in hand if suit(card) == suit(self.led)]
            if same_suit:
                return set(same_suit)
        return set(hand)

    def play(self, move):
        """Make one move, or raise ValueError and change nothing."""
        if move == "give up" and self._result is None:
            self._result = "gave_up"
        elif move not in self.legal():
            raise ValueError(f"{move!r} is not legal here")
        else:
            self._lay(move)

    def result(self):
        """How the game ended, None while it goes on."""
        return self._result

    def _lay(self, card):
        mover = self.mover
        self.hands[mover].remove(card)
        if self.led is None:
            self.led = card
        else:
            self._finish_trick(self.led, card)

    def _finish_trick(self, led, followed):
        self.tricks.append((self.leader, led, followed))
        if follower_wins(led, followed, self.trump):
            self.leader = OTHER[self.leader]
        self.led = None
        self.out += [led, followed]
        self._pull(self.leader, steps(led) + steps(followed))
        if self._result is None and not self.hidden():
            self._result = "won"
        if self._result is None and not self.hands["A"] and not self.hands["B"]:
            self._finish_deal()

    def _pull(self, winner, count):
        """Move the coin towards the winner's end (heading "Pulling the rope")."""
        target = self.coin - count if winner == "A" else self.coin + count
        if target < 0 or target > LAST:
            if self.ropes == 0:
                self._result = "fell"
                return
            self.ropes -= 1
            target = 0 if target < 0 else LAST
        self.coin = target
        if target in self.hidden():
            self.opened.append(target)
            if self.trump_on:
                self.trump = suit(self.ridge[target])

    def _finish_deal(self):
        if self.deal_number == self.deals:
            self._result = "out_of_tricks"
        else:
            self.deal(OTHER[self.dealer])
