"""Bridges between the plain values of `tests.seilschaft.naive` and the engine's own values."""

from rulesengine.seilschaft import State, parse_move
from tests.seilschaft.naive import LEVELS, PACK, NaiveGame

RIDGE = "QD 6H TS 2C 3S 7C 5D 8H 4C"
SUITS = "CDHS"


def new_position(**values):
    """A position as plain values: both hands, and whatever differs from a first deal led by A.

    `hands` are two texts of cards, A's first; `opened` are places 0..8. The redeals are the first
    and the last 26 of the cards off the ridge, unless they are given (43 cards or 26, as lists).
    """
    position = {
        "rules": "normal",
        "ridge": RIDGE.split(),
        "opened": [],
        "coin": 4,
        "trump": None,
        "ropes": 1,
        "deal": 1,
        "dealer": "B",
        "leader": "A",
        **values,
    }
    position["hands"] = [hand.split() for hand in position["hands"]]
    off_ridge = [card for card in PACK if card not in position["ridge"]]
    position.setdefault("redeals", [off_ridge[:26], off_ridge[-26:]])
    return position


def state_of(position):
    """The engine's state of a plain position, before a lead."""
    return State.parse(position_text(position))


def position_text(position):
    """The text of a plain position; the trick is the one that hands of this size come to."""
    ridge = " ".join(
        card + "?" * (place != 4 and place not in position["opened"])
        for place, card in enumerate(position["ridge"])
    )
    trick = 14 - max(map(len, position["hands"]))
    leader = position["leader"]
    redeals = enumerate(position["redeals"], 2)
    return "\n".join(
        [
            f"seilschaft {position['rules']}",
            f"ridge {ridge}",
            f"coin {position['coin'] + 1} trump {position['trump'] or '-'} ropes {position['ropes']}",
            f"deal {position['deal']} trick {trick} dealer {position['dealer']} "
            f"leader {leader} mover {leader} lead -",
            f"hands {' / '.join(' '.join(hand) or '-' for hand in position['hands'])}",
            "out - / -",
            "voids - / -",
            "seen -",
            *(f"redeal {number} {' '.join(cards[:26])}" for number, cards in redeals),
            "status playing",
        ]
    )


def naive_of(position):
    """The second reading's game of a plain position."""
    level, *variants = position["rules"].split()
    off_ridge = [card for card in PACK if card not in position["ridge"]]
    later = [[*cards[:26], *_rest(off_ridge, cards[:26])] for cards in position["redeals"]]
    game = NaiveGame(
        position["ridge"],
        [off_ridge, *later],
        position["ropes"],
        LEVELS[level]["trump_on"],
        2 if "two_deals" in variants else 3,
    )
    game.opened = list(position["opened"])
    game.coin, game.trump = position["coin"], position["trump"]
    game.deal_number, game.dealer = position["deal"], position["dealer"]
    game.leader = position["leader"]
    game.hands = {seat: list(hand) for seat, hand in zip("AB", position["hands"], strict=True)}
    return game


def both_of_deal(house_rules, luck, dealer="B"):
    """The same shuffled game in both readings; `luck` is a `random.Random`."""
    pack = luck.sample(PACK, 52)
    ridge, rest = pack[:9], pack[9:]
    packs = [rest, *(luck.sample(rest, 43) for _ in range(2))]
    level = LEVELS[house_rules.level.name]
    game = NaiveGame(
        ridge, packs, level["ropes"], level["trump_on"], house_rules.deals, dealer=dealer
    )
    deals = [_cards(cards[:26]) for cards in packs]
    return State.of_deals(house_rules, "AB".index(dealer), _cards(ridge), *deals), game


def agree(state, game):
    """Assert that both readings are in the same position, as everybody sees it and behind."""
    view, seats = state.observe(0), "AB"
    assert view.status == (game.result() or "playing")
    assert view.coin == game.coin
    assert view.trump == (None if game.trump is None else SUITS.index(game.trump))
    assert view.ropes == game.ropes
    assert (view.deal_no, seats[view.dealer]) == (game.deal_number, game.dealer)
    opened = {place for place, card in enumerate(view.ridge) if card is not None} - {4}
    assert opened == set(game.opened)
    assert view.hidden == len(game.hidden())
    assert [str(card) for card in state.ridge] == game.ridge
    for at, seat in enumerate(seats):
        assert sorted(map(str, state.hand(at))) == sorted(game.hands[seat])
    assert sorted(str(card) for seat in (0, 1) for card in view.out(seat)) == sorted(
        [*game.out, *([game.led] if game.led else [])]
    )
    assert (str(view.lead) if view.lead is not None else None) == game.led
    assert {str(move) for move in state.legal_moves()} == game.legal()
    if game.mover is not None:
        assert seats[state.mover] == game.mover
        assert seats[view.leader] == game.leader
    assert len(view.tricks) == len(game.tricks)


def step(state, game, text):
    """Make one move in both readings, see that they agree, and return the new state."""
    state = state.apply(parse_move(text))
    game.play(text)
    agree(state, game)
    return state


def play(position, *moves):
    """The engine's state after moves from a plain position; the second reading agrees all the way."""
    state, game = state_of(position), naive_of(position)
    agree(state, game)
    for text in moves:
        state = step(state, game, text)
    return state


def legal(state):
    return {str(move) for move in state.legal_moves()}


def _rest(cards, taken):
    return [card for card in cards if card not in taken]


def _cards(words):
    return [parse_move(word).card for word in words]
