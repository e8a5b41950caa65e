"""The ridge as a seat sees it: the own end on the left, positions 1 to 9 from there."""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.naming import card_name, steps_words
from apps.tables.shared.words import Words
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.levels import CAMP, RIDGE
from rulesengine.seilschaft.outlook import MOST_STEPS
from rulesengine.seilschaft.rules import COSTS_ROPE, FALLS, OPENS, RESTS, pull

OVER_THE_END = 0


def place(view: Observation, at: int) -> int:
    """Return the place 1..9 from the seat's own end of a position 0..8 from the end of seat A."""
    return at + 1 if view.seat == 0 else RIDGE - at


def pulled(view: Observation, winner: int, steps: int) -> tuple[int, int]:
    """Return the position the coin comes to and what that does (bits as `rules.pull` returns)."""
    table = view.record.table
    to, what = pull(table.open_at, table.coin, table.ropes, winner, steps)
    return int(to), int(what)


def result_of(view: Observation, what: int) -> str:
    """Return the snapshot's word for what a pull does: rest, open, rope, fall or won."""
    if what & FALLS:
        return "fall"
    if what & OPENS and view.hidden == 1:
        return "won"
    if what & COSTS_ROPE:
        return "rope"
    return "open" if what & OPENS else "rest"


def ridge(t: Words, view: Observation) -> list[dict[str, Any]]:
    """Return the nine cards from the seat's own end."""
    last = view.tricks[-1] if view.tricks else None
    fresh = last.coin_to if last and last.opened is not None else None
    positions = range(RIDGE) if view.seat == 0 else reversed(range(RIDGE))
    return [
        {
            "at": place(view, at),
            "card": None if view.ridge[at] is None else str(view.ridge[at]),
            "camp": at == CAMP,
            "coin": at == view.coin,
            "fresh": at == fresh,
            "label": _label(t, view, at),
        }
        for at in positions
    ]


def _label(t: Words, view: Observation, at: int) -> str:
    card: Card | None = view.ridge[at]
    what = t("hidden") if card is None else card_name(t, card)
    said = [t("Card {n} from your end: {what}", n=place(view, at), what=what)]
    said += [t("the camp")] if at == CAMP else []
    said += [t("the coin lies here")] if at == view.coin else []
    return ", ".join(said)


def reach(view: Observation) -> dict[str, list[int]]:
    """Return where 1 to 4 steps lead when I win and when the other does; 0 is over the end."""
    return {
        by: [_end_of(view, winner, steps) for steps in range(1, MOST_STEPS + 1)]
        for by, winner in (("me", view.seat), ("them", 1 - view.seat))
    }


def _end_of(view: Observation, winner: int, steps: int) -> int:
    to, what = pulled(view, winner, steps)
    return OVER_THE_END if what & (COSTS_ROPE | FALLS) else place(view, to)


def distance(view: Observation, seat: int) -> int:
    """Return how many steps the coin lies from the end of a seat."""
    return view.coin if seat == 0 else RIDGE - 1 - view.coin


def end_label(t: Words, view: Observation, seat: int, name: str) -> str:
    """Return the label below an end, "Your end: 2 steps"."""
    steps = steps_words(t, distance(view, seat))
    if seat == view.seat:
        return t("Your end: {steps}", steps=steps)
    return t("{name}'s end: {steps}", name=name, steps=steps)


def told(t: Words, what: int, won: bool) -> str:
    """Return what a pull does, for a sentence like "Vroni wins, a card opens"."""
    if what & FALLS:
        return t("you fall")
    if what == RESTS:
        return t("nothing opens")
    if won:
        return t("the last card opens")
    if what & COSTS_ROPE:
        return t("a rope is spent and a card opens") if what & OPENS else t("a rope is spent")
    return t("a card opens")
