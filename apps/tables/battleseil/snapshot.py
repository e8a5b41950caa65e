"""Everything the browser draws, as one dictionary: built from the model, complete, about 4 kB.

It holds what this seat may see and ready-made words, nothing else; hover and selection stay in the
browser.
"""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.across import rival, score
from apps.tables.battleseil.advice_said import advice, chances
from apps.tables.battleseil.asks import question, the_end
from apps.tables.battleseil.hand_shown import hand
from apps.tables.battleseil.match_board import match_chips
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.moves_shown import moves, notes, say
from apps.tables.battleseil.naming import HOUSE_RULES, name_across
from apps.tables.battleseil.panels import panels
from apps.tables.battleseil.ropes import ropes
from apps.tables.battleseil.seil import am_seil
from apps.tables.battleseil.turn_shown import actions, turn
from apps.tables.shared.people import curtain_said
from apps.tables.shared.words import Words
from rulesengine.battleseil import Draw, DrawSpecial, Move, Observation

#: what draws from which stock
_DRAWS: dict[str, Move] = {"draw": Draw(), "draw_special": DrawSpecial()}


def snapshot(table: BattleseilTable) -> dict[str, Any]:
    """Return the table as the person at it sees it now; behind the curtain there is no hand at all."""
    t, view, name = table.words, table.observation, name_across(table.computer, table.seat)
    hidden, looked_at = table.behind_curtain, table.looked_at
    return {
        "seq": table.seq,
        "title": "Battleseil",
        "chips": _chips(t, table),
        "rival": rival(t, table, name),
        "score": score(t, view, name),
        "ropes": ropes(t, view, name),
        "hand": [] if hidden else hand(t, view, name, looking_back=table.looking_back is not None),
        "turn": turn(t, table, name),
        "takeable": [] if hidden else [rope + 1 for rope in table.takeable],
        "piles": _piles(t, view, name, still=hidden or table.looking_back is not None),
        "actions": actions(t, table),
        "seil": None if hidden or looked_at is None else am_seil(t, view, looked_at, name),
        **weighed(table),
        "notes": notes(t, table, name),
        "say": say(t, table, name),
        "moves": moves(table),
        "ask": question(t, table),
        "over": the_end(t, table, name),
        "curtain": curtain_said(t, view.mover) if hidden else None,
        "replay": _replay(t, table),
    }


def weighed(table: BattleseilTable) -> dict[str, Any]:
    """Return what gets sharper while the table stays as it is: chances, advice, the figures' titles."""
    if table.behind_curtain:
        return {"chances": None, "advice": None, "panels": []}
    t, name = table.words, name_across(table.computer, table.seat)
    return {
        "chances": chances(t, table),
        "advice": advice(t, table),
        "panels": panels(t, table, name),
    }


def _replay(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    back = table.looking_back
    if back is None:
        return None
    label = t("After move {at} of {last}", at=back.at, last=back.last) if back.at else t("The deal")
    return {"at": back.at, "last": back.last, "label": label}


def _chips(t: Words, table: BattleseilTable) -> list[str]:
    """Return the house rules, and in a match of several rounds how it stands."""
    rules = table.observation.house_rules
    chips = [t(name) for key, (name, _) in HOUSE_RULES.items() if getattr(rules, key)]
    return [*match_chips(t, table), *chips]


def _piles(t: Words, view: Observation, name: str, still: bool) -> dict[str, Any]:
    """Return stocks and discard; `specials` is None without that house rule.

    Nothing is drawn from them while the table is only looked at, `still`.
    """
    specials = _specials(t, view, name) if view.house_rules.specials else None
    return {
        "stock": _stock(t, view, bool(specials)),
        "specials": specials,
        "draws": [do for do, move in _DRAWS.items() if not still and view.allows(move)],
        "discard": [str(card) for card in view.discard],
        "discard_label": t("Discard"),
    }


def _stock(t: Words, view: Observation, one_of_two: bool) -> dict[str, Any]:
    """Return the stock of club cards; where it is the only one it needs no name of its own."""
    count = view.stock_count
    if one_of_two:
        return {"count": count, "label": _counted(t("Club cards"), count), "short": t("Club cards")}
    label = t.count("Stock: {number} card", "Stock: {number} cards", count)
    return {"count": count, "label": label, "short": label}


def _specials(t: Words, view: Observation, name: str) -> dict[str, Any]:
    """Return the stock of specials, and how many each side has played."""
    count = view.specials_left
    mine, theirs = view.specials_played(view.seat), view.specials_played(1 - view.seat)
    played = t("Specials: you {mine}, {name} {theirs}", mine=mine, name=name, theirs=theirs)
    label = _counted(t("Specials"), count)
    return {"count": count, "label": label, "short": t("Specials"), "played": played}


def _counted(what: str, count: int) -> str:
    return f"{what}: {count}"
