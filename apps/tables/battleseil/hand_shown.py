"""The own hand of the snapshot: what each card may do now, or why it may not."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import refused_words
from apps.tables.shared.words import Words
from rulesengine.battleseil import (
    Card,
    FreeBeer,
    Innkeeper,
    Lay,
    Move,
    Observation,
    Transfer,
    Under,
    Wasps,
)
from rulesengine.battleseil.cards import FREE_BEER, INNKEEPER, TRANSFER, WASPS, is_joker, is_marker
from rulesengine.battleseil.moves import special_of

DISCARD = 0  #: among the ropes 1..9 a card may go to

_AIMED: dict[int, Any] = {
    TRANSFER: lambda card: Transfer(card, None),
    WASPS: Wasps,
    FREE_BEER: lambda card: FreeBeer(card, 0),
}
#: what a special is refused for whatever it is aimed at
_EVER = ("too_many_specials", "second_mayor")


def hand(
    t: Words, view: Observation, name: str, *, looking_back: bool = False
) -> list[dict[str, Any]]:
    """Return the cards of the hand in order; `name` is the player's across.

    Looking back, they are only seen. Else each has `ropes` 1..9 it may be laid at, `aims` {card at a
    rope: where that may go, DISCARD for the discard}, and what it `does` by itself; where it has none
    of them, `why` says why.
    """
    if looking_back:
        return [_seen(card) for card in view.hand]
    legal = view.legal_moves()
    return [_item(t, view, card, legal, name) for card in view.hand]


def _seen(card: Card) -> dict[str, Any]:
    return {"id": str(card), "ropes": [], "aims": {}, "does": "", "why": ""}


def _item(
    t: Words, view: Observation, card: Card, legal: tuple[Move, ...], name: str
) -> dict[str, Any]:
    ropes = [move.rope + 1 for move in legal if isinstance(move, Lay) and move.card == card]
    aims = {} if card.is_club else _aims(card, legal)
    does = _does(card, legal)
    usable = bool(ropes or aims or does)
    return {
        "id": str(card),
        "ropes": ropes,
        "aims": aims,
        "does": does,
        "why": "" if usable else _why_grey(t, view, card, name),
    }


def _aims(special: Card, legal: tuple[Move, ...]) -> dict[str, list[int]]:
    aims: dict[str, list[int]] = {}
    for move in legal:
        if isinstance(move, Transfer | Wasps | FreeBeer) and special_of(move) == special:
            rope = None if isinstance(move, Wasps) else move.rope
            aims.setdefault(str(move.card), []).append(DISCARD if rope is None else rope + 1)
    return aims


def _does(card: Card, legal: tuple[Move, ...]) -> str:
    if Under(card) in legal:
        return "under"
    return "innkeeper" if card == INNKEEPER and Innkeeper() in legal else ""


def _why_grey(t: Words, view: Observation, card: Card, name: str) -> str:
    if view.over:
        return t("The round is over.")
    if not view.my_turn:
        return t("It is {name}'s turn.", name=name)
    if view.to_fetch:
        return t("The innkeeper is at work: draw first.")
    if not view.laying:
        return t("Laying is over for this turn.")
    return t("Every open rope is full on your side.") if card.is_club else _why_not(t, view, card)


def _why_not(t: Words, view: Observation, special: Card) -> str:
    """Say why a special cannot be played at all."""
    refusal = view.refusal(_tried(special))
    if refusal is not None and (refusal.code in _EVER or special == INNKEEPER):
        return t(refusal.why, **refused_words(t, refusal.facts))
    if is_joker(special):
        return t("Every open rope is full on your side.")
    if is_marker(special):
        return t("No rope is open any more.")
    return t("There is no card at an open rope that it could be aimed at.")


def _tried(special: Card) -> Move:
    """Return some move that plays the special."""
    if special == INNKEEPER:
        return Innkeeper()
    if special in _AIMED:
        tried: Move = _AIMED[special](Card(0))
        return tried
    return Lay(special, 0)
