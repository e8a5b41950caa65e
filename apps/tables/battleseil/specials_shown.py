"""Where every special is, as far as a seat knows: the row of seals below the map of the clubs."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import card_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation
from rulesengine.battleseil.cards import CLUB_CARDS, MUD, SOAP, SPECIALS
from rulesengine.battleseil.levels import ROPES, SEATS

_ALL = tuple(Card(CLUB_CARDS + number) for number in range(SPECIALS))


def specials_shown(t: Words, view: Observation) -> list[dict[str, Any]]:
    """Return all specials in a fixed order: {id, form: hidden, mine or open, text}.

    Empty where the round has no specials.
    """
    if not view.house_rules.specials:
        return []
    return [_special(t, view, card) for card in _ALL]


def specials_title(t: Words, view: Observation) -> str:
    """Return how many specials this seat cannot see now, nothing where the round has none."""
    if not view.house_rules.specials:
        return ""
    unseen = len(view.hidden_specials)
    if not unseen:
        return t("All specials have been seen.")
    return t.count("{number} special hidden", "{number} specials hidden", unseen)


def _special(t: Words, view: Observation, card: Card) -> dict[str, Any]:
    form, place = _place(t, view, card)
    return {"id": str(card), "form": form, "text": f"{card_name(t, card)}: {place}"}


def _place(t: Words, view: Observation, card: Card) -> tuple[str, str]:
    """Return what a special looks like in the row, and where it is in words."""
    if card in view.hidden_specials:
        return "hidden", t("hidden")
    if card in view.hand:
        return "mine", t("in your hand")
    rope = _rope_of(view, card)
    return "open", t("in the discard") if rope is None else t("at rope {n}", n=rope + 1)


def _rope_of(view: Observation, card: Card) -> int | None:
    """Return the rope 0..8 at which a joker stands or on which soap or mud lies, None without one.

    Soap and mud are listed in the discard as well, but it is the rope that people look for.
    """
    return next((rope for rope in range(ROPES) if _lies_at(view, card, rope)), None)


def _lies_at(view: Observation, card: Card, rope: int) -> bool:
    if card == SOAP:
        return view.has_soap(rope)
    if card == MUD:
        return view.has_mud(rope)
    return any(card in view.cards_at(rope, seat) for seat in range(SEATS))
