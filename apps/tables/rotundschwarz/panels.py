"""Titles, notes and legends beside the figures: each title states what the picture shows."""

from __future__ import annotations

from typing import Any

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import offered_words, owner_names
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz.analysis import losing_moves, mobility

_NAMED = 2  #: dangerous moves that are named


def panels(t: Words, table: RotUndSchwarzTable, people: tuple[str, str]) -> list[dict[str, Any]]:
    """Return title, note and legend of every figure: tokens, moves, home."""
    red, black = owner_names(t, table.observation)
    return [
        {
            "id": "tokens",
            "title": _tokens_title(t, table),
            "note": "",
            "legend": [
                {"form": "left", "text": t("tokens left")},
                {"form": "need", "text": t("needed (best known way)")},
            ],
        },
        {
            "id": "moves",
            "title": _moves_title(t, table, people),
            "note": _moves_note(t, table),
            "legend": [
                {"form": "red", "text": red},
                {"form": "black", "text": black},
                {"form": "none", "text": t("moves each would have")},
            ],
        },
        {
            "id": "home",
            "title": _home_title(t, table),
            "note": "",
            "legend": [
                {"form": "home", "text": t("cards home")},
                {"form": "plan", "text": t("best known way")},
            ],
        },
    ]


def _tokens_title(t: Words, table: RotUndSchwarzTable) -> str:
    left, found = table.observation.tokens, table.forecast
    need = found.outlook.tokens if found is not None else None
    if need is None or table.observation.over:
        return t.count("{number} pass token left", "{number} pass tokens left", left)
    return t.count(
        "{number} pass to spare: {left} left, {need} needed",
        "{number} passes to spare: {left} left, {need} needed",
        left - need,
        left=left,
        need=need,
    )


def _moves_title(t: Words, table: RotUndSchwarzTable, people: tuple[str, str]) -> str:
    view, found = table.observation, table.forecast
    losing = losing_moves(view)
    if losing:
        return t("Danger: {move} takes the last move", move=offered_words(t, losing[0]))
    if found is not None and found.stifling:
        return t.count(
            "Danger: {number} move leaves {name} none",
            "Danger: {number} moves leave {name} none",
            len(found.stifling),
            name=people[1 - view.seat],
        )
    names, (red, black) = owner_names(t, view), mobility(view)
    return t(
        "{moves}: {red}, {black}",
        moves=t("Moves each has"),
        red=f"{names[0]} {red}",
        black=f"{names[1]} {black}",
    )


def _moves_note(t: Words, table: RotUndSchwarzTable) -> str:
    """Name the moves that the title warns of."""
    view, found = table.observation, table.forecast
    if losing_moves(view) or found is None:
        return ""
    named = [offered_words(t, move) for move in found.stifling[:_NAMED]]
    return ", ".join([*named, *["…"] * (len(found.stifling) > _NAMED)])


def _home_title(t: Words, table: RotUndSchwarzTable) -> str:
    view, found = table.observation, table.forecast
    home = t("{home} of 52 cards home", home=view.home_count)
    if found is None or found.outlook.tokens is None or view.over:
        return home
    togo = t.count("{number} turn to go", "{number} turns to go", found.outlook.turns)
    return f"{home}, {togo}"
