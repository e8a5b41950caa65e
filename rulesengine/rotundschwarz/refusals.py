"""Why a move is refused, in words; everything lies open, so every fact may be quoted."""

from __future__ import annotations

from collections.abc import Callable

from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.common.errors import N_, Refusal
from rulesengine.common.records import Record
from rulesengine.rotundschwarz import legality
from rulesengine.rotundschwarz.cards import RANK_LETTERS, SUITS, Card, owner_of
from rulesengine.rotundschwarz.moves import Home, Move, Signal, ToCell, ToColumn

_CardMove = ToColumn | ToCell | Home

_AFTER_A_TURN = N_("Move another card, or pass; after that it may.")

#: code number -> (short code, why, what would do)
_WORDS: dict[int, tuple[str, str, str]] = {
    legality.IS_OVER: ("game_over", N_("The game is over."), N_("Begin another game.")),
    legality.NOT_YOUR_TURN: (
        "not_your_turn",
        N_("It is your partner's turn."),
        N_("Wait for your partner's move."),
    ),
    legality.NO_SUCH_MOVE: (
        "no_such_move",
        N_("There is no such move."),
        N_("Move one of your cards to a column, a free cell or home."),
    ),
    legality.NOT_YOUR_CARD: (
        "not_your_card",
        N_("{card} belongs to your partner."),
        N_("Move one of your own suits: {suits}."),
    ),
    legality.IS_HOME: (
        "is_home",
        N_("{card} is home already, and what is home stays there."),
        N_("Move another card."),
    ),
    legality.COVERED: (
        "covered",
        N_("{card} is covered: {cover} lies on it."),
        N_("Only the last card of a column can be moved."),
    ),
    legality.NOT_NEXT: (
        "cannot_go_home",
        N_("{card} cannot go home yet."),
        N_("Its foundation waits for {next}."),
    ),
    legality.ALREADY_MOVED: (
        "already_moved",
        N_("The move of this turn is made."),
        N_("Lay more of your cards home, or end the turn."),
    ),
    legality.LIES_THERE: (
        "lies_there",
        N_("{card} lies there already."),
        N_("Choose another place."),
    ),
    legality.NO_FREE_CELL: (
        "no_free_cell",
        N_("No free cell is empty for {card}."),
        N_("Lay it on a column, or free a cell first."),
    ),
    legality.DOES_NOT_FIT: (
        "does_not_fit",
        N_("{card} does not fit on {last} in column {column}."),
        N_("A card goes on one a rank higher and of the other colour."),
    ),
    legality.NO_RETURN: (
        "no_return",
        N_("Your last turn took {card} from column {column}: it may not go straight back there."),
        _AFTER_A_TURN,
    ),
    legality.NO_TOKEN: (
        "no_token",
        N_("There is no pass token left."),
        N_("Move one of your cards."),
    ),
    legality.PLAYS_ALONE: (
        "plays_alone",
        N_("All your partner's cards are home: you play on alone, and nobody passes any more."),
        N_("Move one of your cards."),
    ),
    legality.MOVE_FIRST: (
        "move_first",
        N_("A turn needs a move or a pass."),
        N_("Move one of your cards, or pass."),
    ),
    legality.NO_COINS: (
        "no_coins",
        N_("There are no signal coins in this game, or not any more."),
        N_("End the turn without one."),
    ),
    legality.COIN_STAYS: (
        "coin_stays",
        N_("Your signal coin is there already."),
        N_("End the turn, and it stays."),
    ),
}

_BACK_TO_CELLS = (
    "no_return",
    N_("Your last turn took {card} from the cells: it may not go straight back there."),
    _AFTER_A_TURN,
)


def explain(view: Record, move: Move, code: int) -> Refusal:
    """Return the refusal of `move` for a code of `legality.refusal` other than OK."""
    to_cells = code == legality.NO_RETURN and isinstance(move, ToCell)
    name, why, remedy = _BACK_TO_CELLS if to_cells else _WORDS[code]
    return Refusal(name, why, remedy, _facts(view, move, code))


def _facts(view: Record, move: Move, code: int) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    if isinstance(move, _CardMove):
        facts["card"] = str(move.card)
        if code in _MORE:
            facts |= _MORE[code](view.table, move)
    if isinstance(move, ToColumn | Signal) and move.column is not None:
        facts["column"] = move.column + 1
    return facts


def _suits(position: Record, move: _CardMove) -> dict[str, str | int]:
    mine = [suit for suit in range(SUITS) if owner_of(suit, position.terms.mixed) == position.mover]
    return {"suits": " ".join(SUIT_LETTERS[suit] for suit in mine)}


def _cover(position: Record, move: _CardMove) -> dict[str, str | int]:
    on = list(map(int, position.under)).index(int(move.card))
    return {"cover": str(Card(on))}


def _next(position: Record, move: _CardMove) -> dict[str, str | int]:
    suit = move.card.suit
    return {"next": RANK_LETTERS[position.home[suit]] + SUIT_LETTERS[suit]}


def _last(position: Record, move: _CardMove) -> dict[str, str | int]:
    assert isinstance(move, ToColumn)
    return {"last": str(Card(position.last[move.column]))}


_MORE: dict[int, Callable[[Record, _CardMove], dict[str, str | int]]] = {
    legality.NOT_YOUR_CARD: _suits,
    legality.COVERED: _cover,
    legality.NOT_NEXT: _next,
    legality.DOES_NOT_FIT: _last,
}
