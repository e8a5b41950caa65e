"""The hand and the tricks as the browser draws them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.tables.seilschaft.naming import card_name, card_names, steps_words, suit_name
from apps.tables.seilschaft.ridge import OVER_THE_END, place, pulled, result_of, told
from apps.tables.shared.words import Words
from rulesengine.seilschaft import Card, Observation, Play, Trick
from rulesengine.seilschaft.rules import FALLS

_DRAWN = {3: 0, 2: 1, 0: 2, 1: 3}  # spades, hearts, clubs, diamonds: black and red in turn


def sorted_hand(cards: tuple[Card, ...]) -> list[Card]:
    """Return cards in drawing order: by suit, black and red in turn, high to low."""
    return sorted(cards, key=lambda card: (_DRAWN[card.suit], -card))


def hand(t: Words, view: Observation, name: str) -> list[dict[str, Any]]:
    """Return the own hand, each card with what it would do; `name` is the partner's."""
    return [_hand_card(t, view, card, name) for card in sorted_hand(view.hand)]


def _hand_card(t: Words, view: Observation, card: Card, name: str) -> dict[str, Any]:
    legal = view.allows(Play(card))
    answers = legal and view.lead is not None
    return {
        "id": str(card),
        "legal": legal,
        "why": "" if legal else _why_grey(t, view, name),
        "steps": card.steps,
        "name": f"{card_name(t, card)}, {steps_words(t, card.steps)}",
        "now": _now(t, view, card, name) if answers else None,
    }


def _why_grey(t: Words, view: Observation, name: str) -> str:
    if view.over:
        return t("The game is over.")
    if not view.my_turn:
        return t("It is {name}'s turn.", name=name)
    assert view.lead is not None  # a leader may play anything
    return t("You must follow suit: {suit}.", suit=suit_name(t, view.lead.suit))


def _now(t: Words, view: Observation, card: Card, name: str) -> dict[str, Any]:
    """Return what an answer does, for certain."""
    lead = view.lead
    assert lead is not None  # asked by the caller
    winner, steps = view.answered_with(card)
    to, what = pulled(view, winner, steps)
    result = result_of(view, what)
    wins = winner == view.seat
    said = t("You win") if wins else t("{name} wins", name=name)
    return {
        "by": "me" if wins else "them",
        "steps": steps,
        "sum": f"{lead.steps} + {card.steps}",
        "steps_label": steps_words(t, steps),
        "to": OVER_THE_END if what & FALLS else place(view, to),
        "result": result,
        "text": f"{said}, {told(t, what, result == 'won')}",
    }


def trick(t: Words, view: Observation, name: str) -> dict[str, Any]:
    """Return the running trick."""
    lead = view.lead
    by = "me" if view.leader == view.seat else "them"
    label = t("You lead") if by == "me" else t("{name} leads", name=name)
    return {
        "lead": None if lead is None else {"card": str(lead), "by": by},
        "cards_label": label,
        "mine": str(lead) if lead is not None and by == "me" else None,
        "theirs": str(lead) if lead is not None and by == "them" else None,
    }


def last_trick(t: Words, view: Observation, name: str) -> dict[str, Any] | None:
    """Return the last trick while it may be looked at, until the next lead."""
    last = view.last_trick
    if last is None:
        return None
    seats = (last.leader, 1 - last.leader)
    steps = steps_words(t, last.steps)
    mine = last.winner == view.seat
    text = (
        t("{steps}, you won", steps=steps)
        if mine
        else t("{steps}, {name} won", steps=steps, name=name)
    )
    return {
        "title": t("Last trick"),
        "cards": [
            {
                "card": str(card),
                "by": "me" if seat == view.seat else "them",
                "label": t("you") if seat == view.seat else name,
            }
            for card, seat in zip(last.cards, seats, strict=True)
        ],
        "text": text,
    }


def shown_trick(view: Observation, played: Trick) -> dict[str, Any]:
    """Return what a finished trick did, for the browser's animation."""
    last = view.tricks[-1] if view.tricks else None
    return {
        "winner": "me" if played.winner == view.seat else "them",
        "steps": played.steps,
        "from": place(view, played.coin_from),
        "to": place(view, played.coin_to),
        "opened": None if played.opened is None else str(played.opened),
        "rope": played.rope_used,
        "fell": played.fell,
        "deal_end": played == last and view.trick_no == 1 and not view.over,
    }


def refused_words(t: Words, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return a refusal's facts with its cards in words."""
    said = dict(facts)
    for key in ("card", "lead", "legal"):
        if key in said:
            said[key] = card_names(t, [Card.parse(word) for word in str(said[key]).split()])
    return said
