"""Every move there is to try, for the property tests."""

import itertools

from rulesengine.battleseil import (
    Card,
    Done,
    Draw,
    DrawSpecial,
    FreeBeer,
    GiveUp,
    Innkeeper,
    Lay,
    Pass,
    Settle,
    Take,
    Transfer,
    Under,
    Wasps,
)

CARDS = [Card(number) for number in range(70)]
#: Every move that can be written down.
MOVES = [
    *(Lay(card, rope) for card, rope in itertools.product(CARDS, range(9))),
    *(Take(rope) for rope in range(9)),
    *(Transfer(card, rope) for card, rope in itertools.product(CARDS, (*range(9), None))),
    *(FreeBeer(card, rope) for card, rope in itertools.product(CARDS, range(9))),
    *(aim(card) for aim, card in itertools.product((Under, Wasps), CARDS)),
    *(Pass(), Draw(), DrawSpecial(), Done(), Innkeeper(), Settle(), GiveUp(0), GiveUp(1)),
]
#: Moves that only code can make; some would look like another move if their numbers were cut off.
NO_MOVES = [
    *((kind, (4, rope)) for kind in (Lay, Transfer, FreeBeer) for rope in (-1, 9, 15, 16, 17)),
    *(
        (kind, (card, 0))
        for kind in (Lay, Transfer, FreeBeer)
        for card in (-1, 70, 255, 256, 256 + 4)
    ),
    *((kind, (card,)) for kind in (Under, Wasps) for card in (-1, 70, 255, 256, 256 + 4)),
    *((Take, (rope,)) for rope in (-1, 9, 15, 16, 17)),
    *((GiveUp, (seat,)) for seat in (-1, 2, 3)),
]


def made(kind, numbers):
    """The move of that kind with those numbers; a card is given by its number."""
    if kind in (Take, GiveUp):
        return kind(*numbers)
    return kind(Card(numbers[0]), *numbers[1:])
