"""The lamp beside the table: can it still be won from here, and how is that known."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal

from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz.analysis import Outlook
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, SOLVED

_SEARCHING = "searching"


def lamp(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return what the lamp says (the snapshot's `lamp`), None where nobody looks for a way."""
    if table.forecast is None and not table.searches:
        return None
    if table.forecast is None:
        return {"state": _SEARCHING, "head": t("Looking for a way"), "text": "", "note": ""}
    found: Forecast = table.forecast
    head, text, note = _SAYS[found.outlook.verdict](t, found)
    return {"state": found.outlook.verdict, "head": head, "text": text, "note": note}


def _solved(t: Words, found: Forecast) -> tuple[str, str, str]:
    way = found.outlook
    turns = t.count("{number} turn", "{number} turns", way.turns)
    passes = t.count("{number} pass", "{number} passes", way.tokens or 0)
    without = t("A way of {turns} without a pass brings all 52 cards home.", turns=turns)
    with_passes = t(
        "A way of {turns} with {passes} brings all 52 cards home.", turns=turns, passes=passes
    )
    proven = t("With fewer passes it is proven impossible.") if way.tokens == way.least else ""
    note = t("{searched}; the way replays to its end.", searched=_searched(t, way))
    if not way.tokens:
        return t("Can be won: proven"), without, note
    return t("Can be won: proven"), with_passes, f"{note} {proven}".strip()


def _impossible(t: Words, found: Forecast) -> tuple[str, str, str]:
    text = (
        t("No card can come home any more, whatever you play.")
        if found.nothing_more
        else t("Whatever you play, not all cards come home.")
    )
    note = t("{searched}, and none is left.", searched=_searched(t, found.outlook))
    return t("Cannot be won: proven"), text, note


def _unknown(t: Words, found: Forecast) -> tuple[str, str, str]:
    text = t("No way was found, and no proof that there is none.")
    note = t("{searched}, the limit.", searched=_searched(t, found.outlook))
    return t("Not known"), text, note


_SAYS = {SOLVED: _solved, IMPOSSIBLE: _impossible, "unknown": _unknown}


def _searched(t: Words, found: Outlook) -> str:
    positions = format_decimal(found.nodes, locale=t.code)
    return t("{positions} positions searched", positions=positions)
