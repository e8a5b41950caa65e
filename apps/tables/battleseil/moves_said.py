"""What is said of a move: one sentence for the live region, and nothing that the other side may not know."""

from __future__ import annotations

from apps.tables.battleseil.naming import card_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import (
    Done,
    Draw,
    DrawSpecial,
    FreeBeer,
    GiveUp,
    Innkeeper,
    Lay,
    Move,
    Pass,
    Settle,
    Take,
    Transfer,
    Under,
    Wasps,
)
from rulesengine.battleseil.cards import MUD, SOAP
from rulesengine.common.errors import N_

Said = tuple[str, str]  #: of the own move, of the rival's

_LAID: Said = (N_("You lay {card} at rope {rope}."), N_("{name} lays {card} at rope {rope}."))
_JOKER: Said = (
    N_("You play the special {card} at rope {rope}."),
    N_("{name} plays the special {card} at rope {rope}."),
)
_MARKED: dict[int, Said] = {
    SOAP: (
        N_("You put soap on rope {rope}: only the sum counts there now."),
        N_("{name} puts soap on rope {rope}: only the sum counts there now."),
    ),
    MUD: (
        N_("You make mud at rope {rope}: each side needs four people there now."),
        N_("{name} makes mud at rope {rope}: each side needs four people there now."),
    ),
}
_DROPPED: Said = (
    N_("You play a transfer: {card} goes to the discard."),
    N_("{name} plays a transfer: {card} goes to the discard."),
)
_UNDER_CLUB = N_("{name} puts a club card under its stock.")
_UNDER_SPECIAL = N_("{name} puts a special under its stock.")
_OF_TWO_STOCKS: Said = (N_("You draw a club card."), N_("{name} draws a club card."))

_SAID: dict[type, Said] = {
    Lay: _LAID,
    Take: (N_("You take rope {rope}."), N_("{name} takes rope {rope}.")),
    Pass: (N_("You pass."), N_("{name} passes.")),
    Draw: (N_("You draw a card."), N_("{name} draws a card.")),
    DrawSpecial: (N_("You draw a special."), N_("{name} draws a special.")),
    Innkeeper: (N_("You call the innkeeper."), N_("{name} calls the innkeeper.")),
    Transfer: (
        N_("You play a transfer: {card} goes to rope {rope}."),
        N_("{name} plays a transfer: {card} goes to rope {rope}."),
    ),
    Wasps: (
        N_("You send the wasps: {card} flies into the discard."),
        N_("{name} sends the wasps: {card} flies into the discard."),
    ),
    FreeBeer: (
        N_("You offer free beer: {card} comes over to you at rope {rope}."),
        N_("{name} offers free beer: {card} goes over to rope {rope}."),
    ),
    Done: (N_("Your turn ends."), N_("{name} ends the turn.")),
    Settle: (N_("You end the decided round."), N_("{name} ends the decided round.")),
    GiveUp: (N_("You give up."), N_("{name} gives up.")),
}


def spoken_move(t: Words, move: Move, mine: bool, rival: str, two_stocks: bool = False) -> str:
    """Return one sentence: who did what. `two_stocks` says whether one chooses where to draw."""
    if isinstance(move, Under):
        return _under(t, move, mine, rival)
    own, other = _sentence(move, two_stocks)
    return t(own if mine else other, name=rival, **_facts(t, move))


def taken_by_the_table(t: Words, rope: int, mine: bool, rival: str) -> str:
    """Return what is said when the table takes a proven rope 0..8 for a side."""
    if mine:
        return t("The table takes rope {rope} for you.", rope=rope + 1)
    return t("The table takes rope {rope} for {name}.", rope=rope + 1, name=rival)


def _under(t: Words, move: Under, mine: bool, rival: str) -> str:
    """Say that a card goes under its stock; the other side sees only under which."""
    if mine:
        return t("You put {card} under its stock.", card=card_name(t, move.card))
    return t(_UNDER_CLUB if move.card.is_club else _UNDER_SPECIAL, name=rival)


def _sentence(move: Move, two_stocks: bool) -> Said:
    if isinstance(move, Lay) and not move.card.is_club:
        return _MARKED.get(int(move.card), _JOKER)
    if isinstance(move, Transfer) and move.rope is None:
        return _DROPPED
    if isinstance(move, Draw) and two_stocks:
        return _OF_TWO_STOCKS
    return _SAID[type(move)]


def _facts(t: Words, move: Move) -> dict[str, object]:
    facts: dict[str, object] = {}
    if isinstance(move, Lay | Take | FreeBeer | Transfer) and move.rope is not None:
        facts["rope"] = move.rope + 1
    if isinstance(move, Lay | Transfer | Wasps | FreeBeer):
        facts["card"] = card_name(t, move.card)
    return facts
