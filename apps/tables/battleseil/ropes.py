"""The nine ropes of the snapshot: state, sign, cards, and what a screen reader says of them."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import card_names, short_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.levels import ROPES


def ropes(t: Words, view: Observation, computer: str) -> list[dict[str, Any]]:
    """Return the nine ropes from the left (the snapshot's `ropes`)."""
    lays, name = _last_lays(view), short_name(computer)
    return [_rope(t, view, rope, name, *lays.get(rope, (None, None))) for rope in range(ROPES)]


def _rope(
    t: Words, view: Observation, rope: int, name: str, last: str | None, by: str | None
) -> dict[str, Any]:
    me, table = view.seat, view.record.table
    them = 1 - me
    state = rope_state(view, rope)
    mine, theirs = view.cards_at(rope, me), view.cards_at(rope, them)
    return {
        "n": rope + 1,
        "state": state,
        "sign": _sign(t, state, name),
        "label": _label(t, rope, state, name, card_names(t, mine), card_names(t, theirs)),
        "mine": [str(card) for card in mine],
        "theirs": [str(card) for card in theirs],
        "places": view.places_at(rope),
        "soap": bool(table.soap[rope]),
        "mud": bool(table.mud[rope]),
        "last": last,
        "last_by": by,
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


def _last_lays(view: Observation) -> dict[int, tuple[str, str]]:
    """Return {rope: (card to mark there, whose it is)}: each side's last lay, theirs before mine."""
    lays = {}
    for seat, by in ((view.seat, "me"), (1 - view.seat, "them")):
        lay = view.last_lay(seat)
        if lay is not None:
            lays[lay[1]] = str(lay[0]), by
    return lays
