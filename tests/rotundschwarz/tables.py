"""Bridges between the plain values of `tests.rotundschwarz.naive` and the engine's own values."""

from rulesengine.rotundschwarz import (
    Card,
    End,
    GiveUp,
    Home,
    Pass,
    Signal,
    State,
    ToCell,
    ToColumn,
    parse_move,
)
from tests.rotundschwarz.naive import COLUMNS, SUITS, NaiveGame

SEATS = "AB"
LETTERS = "CDHS"  # suits by number

CARDS = [Card(number) for number in range(52)]
MOVES = [
    *(ToColumn(card, column) for card in CARDS for column in range(8)),
    *(kind(card) for card in CARDS for kind in (ToCell, Home)),
    *(Signal(column) for column in (None, *range(8))),
    *(Pass(), End(), GiveUp()),
]

GERMAN = """variante gemischt
zellen 3 QH QD
marken 2
ziel H0 D0 S0 C0
zug S
zuletzt R 8H 3
zuletzt S 7S z
1: 9C 8H 7S 6D
2: TH
3:
4: QC JH TS 8C 7D 6S 5S 4S 3S 2S KH
5: QS JS 9D 8D 7H 5C 4C 3C 2C KD
6: JC TC 9H 8S 6C 5D 4D 3D 2D KC
7: JD TD 9S 7C 6H 5H 4H 3H 2H KS
8: AC AD AH AS"""


def both_of_deal(house_rules, deal):
    """The same deal (52 names of cards) in both readings."""
    level = house_rules.level
    game = NaiveGame(
        list(deal), level.cells, level.tokens, house_rules.mixed_suits, house_rules.signal_coins
    )
    return State.of_cards([Card.parse(name) for name in deal], house_rules), game


def naive_of(state):
    """The second reading's game of any of the engine's positions."""
    view = state.observe(0)
    rules = view.house_rules
    game = NaiveGame([], rules.level.cells, view.tokens, rules.mixed_suits, rules.signal_coins)
    game.columns = {
        name: list(map(str, cards)) for name, cards in zip(COLUMNS, view.columns, strict=True)
    }
    game.cells = [str(card) for card in view.cells if card is not None]
    game.home = {suit: view.home(LETTERS.index(suit)) for suit in SUITS}
    game.mover, game.moved, game.turn = SEATS[view.mover], view.moved, view.turn
    game.last = {seat: _last(view.last_move(at)) for at, seat in enumerate(SEATS)}
    game.coins = {seat: _column(view.coin(at)) for at, seat in enumerate(SEATS)}
    game.result = view.status if view.over else None
    return game


def agree(state, game):
    """Assert that both readings are in the same position, and that the same may be done there."""
    seen, told = vars(naive_of(state)), dict(vars(game))
    assert sorted(seen.pop("cells")) == sorted(told.pop("cells"))
    assert seen == told
    assert legal(state) == game.legal()


def legal(state):
    return {str(move) for move in state.legal_moves()}


def step(state, game, text):
    """Make one move in both readings, see that they agree, and return the new state."""
    state = state.apply(parse_move(text))
    game.play(text)
    agree(state, game)
    return state


def play_turn(state, game, turn):
    """Play a turn written like the cases, `A: 8H>6 AD>h`, in both readings; end it where it goes on."""
    seat, *texts = turn.replace(":", "").split()
    assert SEATS[state.mover] == seat
    for text in texts:
        state = step(state, game, text)
    return step(state, game, "end") if state.observe(0).moved else state


def _last(move):
    if move is None:
        return None
    card, column = move
    return str(card), "c" if column is None else COLUMNS[column]


def _column(column):
    return None if column is None else COLUMNS[column]
