"""Titles, notes and legends beside the figures: each title states what the picture shows."""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.cards_shown import sorted_hand
from apps.tables.seilschaft.chances import Chances
from apps.tables.seilschaft.counted import counted
from apps.tables.seilschaft.naming import suit_name
from apps.tables.seilschaft.signs import DRAWN_SUITS, card_sign, percent
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.common.estimates import Estimate
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.budget import Budget, Distribution

_FEW = 3  #: cards that a title names
_SURE = 1 - 1e-9  #: chances are sums, so a sure one may lack the last digit
_RISK = 0.15  #: a chance so much lower than the best one is a risk


def panels(t: Words, view: Observation, chances: Chances | None) -> list[dict[str, Any]]:
    """Return title, note and legend of every figure: tracker, budget, hand."""
    return [
        {
            "id": "tracker",
            "title": _tracker_title(t, view),
            "note": _tracker_note(t, view),
            "legend": _tracker_legend(t, view),
        },
        {
            "id": "budget",
            "title": _budget_title(t, view, counted(view).budget),
            "note": "",
            "legend": [{"form": "reach", "text": t("framed: what your cards can do now")}],
        },
        {
            "id": "hand",
            "title": _hand_title(t, view, chances),
            "note": "",
            "legend": [
                {"form": "opens", "text": t("opens")},
                {"form": "rests", "text": t("rests")},
                {"form": "rope", "text": t("costs rope")},
                {"form": "falls", "text": t("falls")},
            ],
        },
    ]


# ---- the tracker


def _tracker_legend(t: Words, view: Observation) -> list[dict[str, str]]:
    theirs = (
        [{"form": "theirs", "text": t("your partner's")}] if view.house_rules.open_hands else []
    )
    return [
        {"form": "mine", "text": t("mine")},
        *theirs,
        {"form": "unseen", "text": t("unseen")},
        {"form": "played", "text": t("played")},
        {"form": "ridge", "text": t("on the ridge")},
    ]


def _tracker_title(t: Words, view: Observation) -> str:
    unseen = counted(view).unseen(view.trump)
    if view.trump is None:
        return t.count("{number} of 52 cards is unseen", "{number} of 52 cards are unseen", unseen)
    suit = suit_name(t, view.trump)
    return t.count(
        "{number} of 13 {suit} is unseen", "{number} of 13 {suit} are unseen", unseen, suit=suit
    )


def _tracker_note(t: Words, view: Observation) -> str:
    chances = counted(view).next_trump
    if not chances:
        return t("No trump is to come")
    best = max(chances)
    likeliest = [suit for suit in DRAWN_SUITS if chances[suit] > best - 1e-9]
    suits = t.listing([suit_name(t, suit) for suit in likeliest])
    return t("Likeliest next trump: {suits}, {chance}", suits=suits, chance=percent(t, best))


# ---- the budget


def _budget_title(t: Words, view: Observation, told: Budget) -> str:
    if view.over:
        return t("The steps at the end")
    found = [
        (steps, side, pull.kind)
        for side, pulls in enumerate(told.pulls)
        for steps, pull in enumerate(pulls)
        if pull.rope or pull.falls
    ]
    if not found:
        return t("No trick can carry you over an end")
    steps, side, kind = min(found)
    return _danger(t, steps, own=side == 0, falls=kind == "falls")


def _danger(t: Words, steps: int, own: bool, falls: bool) -> str:
    """Return the sentence for the fewest steps that go over an end."""
    said = {
        (True, True): t.count(
            "{number} step your way is a fall", "{number} steps your way are a fall", steps
        ),
        (True, False): t.count(
            "{number} step your way costs the rope", "{number} steps your way cost the rope", steps
        ),
        (False, True): t.count(
            "{number} step the other way is a fall",
            "{number} steps the other way are a fall",
            steps,
        ),
        (False, False): t.count(
            "{number} step the other way costs the rope",
            "{number} steps the other way cost the rope",
            steps,
        ),
    }
    return said[own, falls]


# ---- the hand

#: how many cards are level with the best, and whether another is a risk
_LEVEL = {
    ("best", False): N_("{cards} is best"),
    ("best", True): N_("{cards} is best, {risk} a risk"),
    ("few", False): N_("{cards} are level"),
    ("few", True): N_("{cards} are level, {risk} a risk"),
    ("many", False): N_("{count} cards are level"),
    ("many", True): N_("{count} cards are level, {risk} a risk"),
}


def _hand_title(t: Words, view: Observation, chances: Chances | None) -> str:
    if view.over:
        return t("The game is over")
    found = counted(view).outcomes
    if not view.my_turn:
        return (
            t("Your card lies, your partner answers")
            if found
            else t("Your partner leads, your cards wait")
        )
    if len(found) == 1:
        return t("{card} is the only card you may play", card=card_sign(t, *found))
    known = {card: chances.cards[card] for card in found if chances and card in chances.cards}
    if known and len(known) == len(found):
        return _chances_title(t, known)
    return _openings_title(t, found)


def _chances_title(t: Words, known: dict[Card, Estimate]) -> str:
    best = max(known.values(), key=lambda estimate: estimate.value)
    worst = min(known, key=lambda card: known[card].value)
    level = [card for card in sorted_hand(tuple(known)) if known[card].high >= best.low]
    names = t.listing([card_sign(t, card) for card in level])
    risk = known[worst].value < best.value - _RISK and worst not in level
    few = "few" if len(level) <= _FEW else "many"
    how = "best" if len(level) == 1 else few
    facts = {"cards": names, "risk": card_sign(t, worst), "count": len(level)}
    return t(_LEVEL[how, risk], **facts)


def _openings_title(t: Words, found: dict[Card, Distribution]) -> str:
    opening = {
        card: sum(c for pull, c in ends.items() if pull.opens) for card, ends in found.items()
    }
    best = max(opening.values())
    if best == 0:
        return t("No card of yours opens anything now")
    if best > _SURE:
        return t.count(
            "{number} of your cards is sure to open one",
            "{number} of your cards are sure to open one",
            sum(chance > _SURE for chance in opening.values()),
        )
    card = next(card for card in sorted_hand(tuple(opening)) if opening[card] == best)
    return t("{card} opens most often: {chance}", card=card_sign(t, card), chance=percent(t, best))
