"""The nine ropes of the snapshot: state, sign, cards, and what a screen reader says of them."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import card_names
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.levels import ROPES


def ropes(t: Words, view: Observation, name: str) -> list[dict[str, Any]]:
    """Return the nine ropes from the left (the snapshot's `ropes`); `name` is the player's across."""
    lays = _last_lays(view)
    return [_rope(t, view, rope, name, *lays.get(rope, (None, None))) for rope in range(ROPES)]


def _rope(
    t: Words, view: Observation, rope: int, name: str, last: str | None, by: str | None
) -> dict[str, Any]:
    me = view.seat
    them = 1 - me
    state = rope_state(view, rope)
    mine, theirs = view.cards_at(rope, me), view.cards_at(rope, them)
    said = _label(t, rope, state, name, card_names(t, mine), card_names(t, theirs))
    return {
        **lying(view, rope),
        "state": state,
        "sign": _sign(t, state, name),
        "label": " ".join(filter(None, (said, *marked(t, view, rope)))),
        "last": last,
        "last_by": by,
    }


def lying(view: Observation, rope: int) -> dict[str, Any]:
    """Return what lies open at a rope 0..8, whatever it means: cards, places, soap and mud."""
    mine, theirs = view.cards_at(rope, view.seat), view.cards_at(rope, 1 - view.seat)
    return {
        "n": rope + 1,
        "mine": [str(card) for card in mine],
        "theirs": [str(card) for card in theirs],
        "places": view.places_at(rope),
        "soap": view.has_soap(rope),
        "mud": view.has_mud(rope),
        "free": not mine and not theirs,
    }


def rope_state(view: Observation, rope: int) -> str:
    """Return mine or theirs for a taken rope, gold or blue for one proven for me or them, else open."""
    owner = view.owner(rope)
    if owner is not None:
        return "mine" if owner == view.seat else "theirs"
    if view.proof(rope, view.seat).proven:
        return "gold"
    return "blue" if view.proof(rope, 1 - view.seat).proven else "open"


def _sign(t: Words, state: str, name: str) -> str:
    return {
        "open": "",
        "gold": t("proven"),
        "blue": t("{name} can take", name=name),
        "mine": t("yours"),
        "theirs": t("{name}'s", name=name),
    }[state]


def _label(t: Words, rope: int, state: str, name: str, mine: str, theirs: str) -> str:
    how = {
        "open": t("open"),
        "gold": t("proven for you"),
        "blue": t("{name} can take it", name=name),
        "mine": t("taken by you"),
        "theirs": t("taken by {name}", name=name),
    }[state]
    return t(
        "Rope {rope}: {how}. You: {mine}. {name}: {theirs}.",
        rope=rope + 1,
        how=how,
        mine=mine,
        theirs=theirs,
        name=name,
    )


def marked(t: Words, view: Observation, rope: int) -> tuple[str, str]:
    """Return what soap and mud mean at the rope, nothing where they do not lie."""
    return (
        t("Soap: only the sum counts.") if view.has_soap(rope) else "",
        t("Mud: four people a side.") if view.has_mud(rope) else "",
    )


def _last_lays(view: Observation) -> dict[int, tuple[str, str]]:
    """Return {rope: (card to mark there, whose it is)}: each side's last lay, theirs before mine."""
    lays = {}
    for seat, by in ((view.seat, "me"), (1 - view.seat, "them")):
        card, rope = view.last_played(seat) or (None, None)
        if rope is not None:
            lays[rope] = str(card), by
    return lays
