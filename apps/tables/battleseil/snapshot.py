"""Everything the browser draws, as one dictionary: built from the model, complete, about 4 kB.

It holds what this seat may see and ready-made words, nothing else; hover and selection stay in the
browser.
"""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.asks import question, the_end
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import OPPONENTS, short_name, spoken_move
from apps.tables.battleseil.panels import panels
from apps.tables.battleseil.ropes import ropes
from apps.tables.battleseil.seil import am_seil
from apps.tables.shared.referee import Played
from apps.tables.shared.words import Words
from rulesengine.battleseil import Draw, Lay, Observation, Pass, Take
from rulesengine.battleseil.levels import ROPES

_MOVES_SHOWN = 8  #: more than one turn of each side: a slow browser still sees every flight


def snapshot(table: BattleseilTable) -> dict[str, Any]:
    """Return the table as the person at it sees it now."""
    t, view, name = table.words, table.observation, short_name(table.computer)
    looked_at = table.looked_at
    return {
        "seq": table.seq,
        "title": "Battleseil",
        "chips": [t("Great Field")] if view.house_rules.great_field else [],
        "rival": _rival(t, table),
        "score": _score(t, view, name),
        "ropes": ropes(t, view, table.computer),
        "hand": _hand(t, view, name),
        "turn": _turn(t, table, name),
        "takeable": [rope + 1 for rope in table.takeable],
        "piles": _piles(t, view),
        "actions": _actions(t, table),
        "seil": None if looked_at is None else am_seil(t, view, looked_at, table.computer),
        "panels": panels(t, table),
        "say": _say(t, table, name),
        "moves": [_shown(played, view.seat) for played in table.played[-_MOVES_SHOWN:]],
        "ask": question(t, table),
        "over": the_end(t, table),
    }


def _rival(t: Words, table: BattleseilTable) -> dict[str, Any]:
    name, short, blurb = OPPONENTS[table.computer]
    cards = table.observation.hand_count(1 - table.seat)
    label = t.count("{name} holds {number} card", "{name} holds {number} cards", cards, name=short)
    return {
        "name": name,
        "blurb": t(blurb),
        "face": table.computer,
        "cards": cards,
        "cards_label": label,
        "thinking": table.thinking,
    }


def _score(t: Words, view: Observation, name: str) -> dict[str, Any]:
    mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
    return {
        "mine": mine,
        "theirs": theirs,
        "me": t("you"),
        "them": name,
        "label": t("Ropes: you {mine}, {name} {theirs}.", mine=mine, name=name, theirs=theirs),
    }


def _hand(t: Words, view: Observation, name: str) -> list[dict[str, Any]]:
    cards, to_lay = [], view.my_turn and view.laying
    for card in view.hand:
        legal = [n + 1 for n in range(ROPES) if to_lay and view.allows(Lay(card, n))]
        cards.append(
            {"id": str(card), "ropes": legal, "why": "" if legal else _why_grey(t, view, name)}
        )
    return cards


def _why_grey(t: Words, view: Observation, name: str) -> str:
    if view.over:
        return t("The round is over.")
    if not view.my_turn:
        return t("It is {name}'s turn.", name=name)
    if not view.laying:
        return t("Laying is over for this turn.")
    return t("Every open rope is full on your side.")


def _turn(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    view = table.observation
    steps = [("lay", t("Lay")), ("take", t("Take")), ("draw", t("Draw"))]
    title = t("Your turn") if view.my_turn else t("{name}'s turn", name=name)
    return {
        "no": view.turn,
        "mine": view.my_turn,
        "step": _step(view),
        "steps": [{"id": step, "label": label} for step, label in steps],
        "title": t("The round is over") if view.over else title,
        "hint": _hint(t, table, name),
    }


def _step(view: Observation) -> str:
    if view.over:
        return "over"
    if not view.my_turn:
        return "wait"
    return "lay" if view.laying else "take"


def _hint(t: Words, table: BattleseilTable, name: str) -> str:
    view = table.observation
    if view.over:
        return t("Look at the ropes as long as you like.")
    if not view.my_turn:
        return t("{name} is thinking.", name=name)
    todo = _todo(t, table)
    decided = t("The round is decided: one side owns five ropes.") if view.decided else ""
    return f"{decided} {todo}".strip()


def _todo(t: Words, table: BattleseilTable) -> str:
    """Say what the person may do in this step."""
    if table.observation.allows(Pass()):
        return t("You cannot lay a card: pass.")
    if table.observation.laying:
        return t("Choose a card, then a rope.")
    numbers = [str(rope + 1) for rope in table.takeable]
    return t.count(
        "Rope {ropes} is proven for you: take it, or go on.",
        "Ropes {ropes} are proven for you: take them, or go on.",
        len(numbers),
        ropes=t.listing(numbers),
    )


def _piles(t: Words, view: Observation) -> dict[str, Any]:
    stock = view.stock_count
    return {
        "stock": stock,
        "stock_label": t.count("Stock: {number} card", "Stock: {number} cards", stock),
        "discard": [str(card) for card in view.discard],
        "discard_label": t("Discard"),
    }


def _actions(t: Words, table: BattleseilTable) -> list[dict[str, Any]]:
    """Return the buttons on the shelf in their order."""
    view = table.observation
    if view.over:
        return [
            _action("new_game", t("Another game"), "", "primary"),
            _action("record", t("Save the record"), "", "plain"),
        ]
    buttons = []
    if view.my_turn and not view.laying:
        buttons.append(_action("finish", _finish_label(t, view), "F", "primary"))
    elif view.allows(Pass()):
        buttons.append(_action("pass", t("Pass"), "F", "primary"))
    if view.my_turn and view.decided:
        buttons.append(_action("settle", t("End the round"), "", "plain"))
    buttons.append(_action("new_game", t("New game"), "", "plain"))
    buttons.append(_action("give_up", t("Give up"), "", "quiet"))
    return buttons


def _finish_label(t: Words, view: Observation) -> str:
    return t("Draw") if view.allows(Draw()) else t("End turn")


def _action(do: str, label: str, key: str, kind: str) -> dict[str, Any]:
    return {"do": do, "label": label, "key": key, "kind": kind}


def _say(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    """Return what the live region says: one sentence a move, of which it says those that are new."""
    last = table.played[-_MOVES_SHOWN:]
    lines = [spoken_move(t, played.move, played.seat == table.seat, name) for played in last]
    return {"of": f"game {table.round.deal.number}", "no": len(table.played), "lines": lines}


def _shown(played: Played, seat: int) -> dict[str, Any]:
    """Return a move for the browser's flights: what everybody saw of it."""
    move = played.move
    kinds = {Lay: "lay", Take: "take", Pass: "pass"}
    return {
        "no": played.number,
        "by": "me" if played.seat == seat else "them",
        "kind": kinds.get(type(move), str(move) if str(move) == "draw" else "other"),
        "card": str(move.card) if isinstance(move, Lay) else None,
        "rope": move.rope + 1 if isinstance(move, Lay | Take) else None,
    }
