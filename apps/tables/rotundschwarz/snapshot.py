"""Everything the browser draws, as one dictionary: built from the model, complete, about 15 kB.

What each key means stands in component.py. All cards lie open, so there is nothing to hide; hover and
selection stay in the browser.
"""

from __future__ import annotations

from typing import Any

from apps.tables.rotundschwarz.asks import question, the_end
from apps.tables.rotundschwarz.cards_shown import Felt
from apps.tables.rotundschwarz.hints import hint
from apps.tables.rotundschwarz.lamp import lamp
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.moves_shown import last_line, last_moved, moves, say
from apps.tables.rotundschwarz.naming import (
    OWNERS,
    PARTNERS,
    owner_names,
    plays_words,
    refused_words,
    suits_words,
)
from apps.tables.rotundschwarz.odds import chips
from apps.tables.rotundschwarz.panels import panels
from apps.tables.rotundschwarz.tips import tip
from apps.tables.shared.looking_back import WAY
from apps.tables.shared.people import PEOPLE
from apps.tables.shared.words import Words
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.rotundschwarz import REPEATED, Observation, Pass, Signal
from rulesengine.rotundschwarz.cards import CARDS
from rulesengine.rotundschwarz.solver import IMPOSSIBLE


def snapshot(table: RotUndSchwarzTable) -> dict[str, Any]:
    """Return the table as the person at it sees it now."""
    t, view = table.words, table.observation
    people, me = _people(t, table)
    acts = table.looking_back is None and view.my_turn
    felt = Felt(t, view, acts, people, table.forecast.stifling if table.forecast else ())
    left = _left_seat(table)
    return {
        "seq": table.seq,
        "title": "Rot und Schwarz",
        "chips": chips(t, view.house_rules, table.round.number, table.practice),
        "owners": dict(zip(OWNERS, owner_names(t, view), strict=True)),
        "me": _plate(t, table, people, left, me),
        "partner": _plate(t, table, people, 1 - left, me),
        "cells": felt.cells(),
        "cells_label": _cells_label(t, view),
        "homes": felt.homes(),
        "home_label": t("{home} of {cards}", home=view.home_count, cards=CARDS),
        "columns": felt.columns(),
        "last": last_moved(t, table),
        "hint": hint(t, table.hint),
        "turn": _turn(t, table, people),
        "tokens": _tokens(t, table),
        "coin": _coin(t, table),
        "lamp": lamp(t, table) if table.aids else None,
        "panels": panels(t, table, people) if table.aids else [],
        "switches": _switches(t, table),
        "actions": _actions(t, table),
        "tip": None if table.looking_back else tip(t, view, table.forecast, table.tips_seen),
        "say": say(t, table, people, me),
        "moves": moves(table),
        "ask": question(t, table),
        "over": the_end(t, table),
        **_looking_back(t, table),
    }


# ---- people


def _demonstrates(table: RotUndSchwarzTable) -> bool:
    return table.looking_back is not None and table.looking_back.demonstration


def _people(t: Words, table: RotUndSchwarzTable) -> tuple[tuple[str, str], int | None]:
    """Return what both seats are called, and which of them is "you"."""
    if table.partner is None or _demonstrates(table):
        return PEOPLE, None
    name = PARTNERS[table.partner][1]
    names = (t("You"), name) if table.seat == 0 else (name, t("You"))
    return names, table.seat


def _left_seat(table: RotUndSchwarzTable) -> int:
    return 0 if _demonstrates(table) else table.seat


def _plate(
    t: Words, table: RotUndSchwarzTable, people: tuple[str, str], seat: int, me: int | None
) -> dict[str, Any]:
    view = table.observation
    on = not view.over and view.mover == seat
    return {
        "name": people[seat],
        "owner": OWNERS[seat],
        "suits": [SUIT_LETTERS[suit] for suit in sorted(view.suits(seat), reverse=True)],
        "plays": plays_words(t, view, seat, me),
        "line": _line(t, table, seat, on),
        "on": on,
        "thinking": on and table.thinking,
    }


def _line(t: Words, table: RotUndSchwarzTable, seat: int, on: bool) -> str:
    view = table.observation
    if all(view.home(suit) == CARDS // 4 for suit in view.suits(seat)):
        return t("all cards home")
    if on and not view.moved:
        return t("Turn {number}", number=view.turn)
    return last_line(t, table, seat)


# ---- what is to be done


def _turn(t: Words, table: RotUndSchwarzTable, people: tuple[str, str]) -> dict[str, Any]:
    view = table.observation
    acts = table.looking_back is None and view.my_turn
    return {
        "mine": acts,
        "step": _step(view, acts),
        "who": _who(t, table, people),
        "hint": _hint(t, table),
        "done": t("End turn") if acts and view.moved else None,
    }


def _step(view: Observation, acts: bool) -> str:
    if view.over:
        return "over"
    if not acts:
        return "wait"
    return "after" if view.moved else "move"


def _who(t: Words, table: RotUndSchwarzTable, people: tuple[str, str]) -> str:
    view = table.observation
    if table.looking_back is not None:
        way = table.looking_back.kind == WAY
        return t("A way to win from here.") if way else t("Looking back.")
    if view.over:
        return t("The game is over.")
    if table.partner is None:
        return t("{name} plays.", name=people[view.mover])
    return t("Your turn.") if view.my_turn else t("{name} plays.", name=people[view.mover])


def _hint(t: Words, table: RotUndSchwarzTable) -> str:
    view = table.observation
    if table.looking_back is not None:
        return t("Step with the arrows.")
    if view.over:
        return t("Look at the table as long as you like.")
    return " ".join(filter(None, (_news(t, table), _todo(t, view))))


def _news(t: Words, table: RotUndSchwarzTable) -> str:
    """Say what both may say aloud: nothing comes home any more, or the same table stands again."""
    if table.forecast is not None and table.forecast.nothing_more:
        return t("No card can come home any more; that is proven. You may stop together.")
    if table.stood >= REPEATED:
        return t("This table has stood {number} times now.", number=table.stood)
    return ""


def _todo(t: Words, view: Observation) -> str:
    if not view.my_turn:
        return ""
    if view.moved:
        coin = any(isinstance(move, Signal) for move in view.legal_moves())
        more = t("Send more home, lay your coin, or end the turn.")
        return more if coin else t("Send more home, or end the turn.")
    suits = suits_words(t, view, view.seat)
    if view.allows(Pass()):
        return t("Move one of your cards ({suits}), or pass.", suits=suits)
    return t("Move one of your cards ({suits}).", suits=suits)


def _tokens(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return the pass tokens, None where nobody passes any more."""
    view = table.observation
    if view.plays_alone and not view.over:
        return None
    acts = table.looking_back is None and view.my_turn
    refused = view.refusal(Pass())
    why = ""
    if refused is not None and table.looking_back is None:
        facts = refused_words(t, refused.facts)
        why = f"{t(refused.why, **facts)} {t(refused.remedy, **facts)}"
    return {
        "left": view.tokens,
        "start": view.house_rules.level.tokens,
        "label": t.count("{number} pass token", "{number} pass tokens", view.tokens),
        "pass": {"label": t("Pass"), "can": acts and refused is None, "why": why},
    }


def _coin(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return the signal coin of whoever acts here, None in a game without."""
    view = table.observation
    if not view.house_rules.signal_coins or view.plays_alone or view.over:
        return None
    lies = view.coin(view.seat)
    signals = [move for move in view.legal_moves() if isinstance(move, Signal)]
    columns = [str(move.column + 1) for move in signals if move.column is not None]
    return {
        "owner": OWNERS[view.seat],
        "can": table.looking_back is None and bool(signals),
        "columns": columns,
        "at": None if lies is None else str(lies + 1),
        "label": t("Signal coin"),
        "hint": t(
            "Choose the column that is to stay free; the column where it lies takes it back."
        ),
    }


def _cells_label(t: Words, view: Observation) -> str:
    cells = view.cells
    return t("{empty} of {cells} empty", empty=cells.count(None), cells=len(cells))


# ---- buttons and switches


def _switches(t: Words, table: RotUndSchwarzTable) -> list[dict[str, Any]]:
    return [
        {
            "do": "aids",
            "on": table.aids,
            "label": t("Aids"),
            "help": t("Whether it can still be won, tokens, moves, cards home."),
        },
        {
            "do": "safe_home",
            "on": table.safe_home,
            "label": t("Safe cards go home"),
            "help": t("Your cards go home by themselves when no card is left to be laid on them."),
        },
    ]


def _actions(t: Words, table: RotUndSchwarzTable) -> list[dict[str, Any]]:
    """Return the buttons on the rim in their order."""
    if table.looking_back is not None:
        return [_action("replay_end", t("Back to the table"), "primary")]
    undo = [_action("undo", t("Undo"), "plain", "Z")] if table.can_take_back else []
    if table.observation.over:
        return [
            *undo,
            _action("new_game", t("Another game"), "primary"),
            _action("replay", t("Look back"), "plain"),
            _action("record", t("Save the record"), "plain"),
            _action("share", t("Share the deal"), "quiet"),
        ]
    practice = [
        _action("hint", t("Hint"), "plain", "R"),
        _action("way", t("A way to win"), "plain"),
    ]
    return [
        *undo,
        *(practice if table.practice else []),
        _action("new_game", t("New game"), "plain"),
        _action("share", t("Share the deal"), "quiet"),
        _action("demo", t("Show an example"), "quiet"),
        _action("give_up", t("Stop"), "primary" if _is_lost(table) else "quiet"),
    ]


def _is_lost(table: RotUndSchwarzTable) -> bool:
    found = table.forecast
    return found is not None and found.outlook.verdict == IMPOSSIBLE


def _action(do: str, label: str, kind: str, key: str = "") -> dict[str, Any]:
    return {"do": do, "label": label, "key": key, "kind": kind}


def _looking_back(t: Words, table: RotUndSchwarzTable) -> dict[str, Any]:
    back = table.looking_back
    if back is None:
        return {"replay": None, "told": None}
    label = (
        t("After step {at} of {last}", at=back.at, last=back.last) if back.at else t("The start")
    )
    told = back.words
    return {
        "replay": {"at": back.at, "last": back.last, "label": label},
        "told": None if told is None else {"head": t(told[0]), "text": t(told[1])},
    }
