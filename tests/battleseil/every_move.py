"""Every move there is to try, for the property tests."""

import itertools

from rulesengine.battleseil import Card, Done, Draw, GiveUp, Lay, Pass, Settle, Take

CARDS = [Card(number) for number in range(70)]
#: Every move that can be written down.
MOVES = [
    *(Lay(card, rope) for card, rope in itertools.product(CARDS, range(9))),
    *(Take(rope) for rope in range(9)),
    *(Pass(), Draw(), Done(), Settle(), GiveUp(0), GiveUp(1)),
]
#: Moves that only code can make; some would look like another move if their numbers were cut off.
NO_MOVES = [
    *((Lay, (4, rope)) for rope in (-1, 9, 15, 16, 17)),
    *((Lay, (card, 0)) for card in (-1, 70, 255, 256, 256 + 4)),
    *((Take, (rope,)) for rope in (-1, 9, 15, 16, 17)),
    *((GiveUp, (seat,)) for seat in (-1, 2, 3)),
]


def made(kind, numbers):
    """The move of that kind with those numbers; a card is given by its number."""
    if kind is Lay:
        return Lay(Card(numbers[0]), numbers[1])
    return kind(*numbers)
