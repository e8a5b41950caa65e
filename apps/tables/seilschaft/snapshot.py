"""Everything the browser draws, as one dictionary: built from the model, complete, about 5 kB.

It holds what the seat on show may see and ready-made words, nothing else; hover and selection stay
in the browser. Behind the curtain there is no hand at all.
"""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.asks import question, the_end
from apps.tables.seilschaft.cards_shown import (
    hand,
    last_trick,
    sorted_hand,
    trick,
)
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.moves_shown import moves, say
from apps.tables.seilschaft.naming import (
    PARTNERS,
    SUITS,
    suit_name,
    trump_words,
)
from apps.tables.seilschaft.odds import chips
from apps.tables.seilschaft.panels import panels
from apps.tables.seilschaft.ridge import end_label, reach, ridge
from apps.tables.seilschaft.tips import tip
from apps.tables.shared.people import PEOPLE, curtain_said
from apps.tables.shared.words import Words
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.seilschaft import Observation, Play
from rulesengine.seilschaft.levels import HAND


def snapshot(table: SeilschaftTable) -> dict[str, Any]:
    """Return the table as the person at it sees it now."""
    t, view, name = table.words, table.observation, partner_name(table)
    hidden = table.behind_curtain
    return {
        "seq": table.seq,
        "title": "Seilschaft",
        "chips": chips(t, view.house_rules),
        "stats": _stats(t, view),
        "me": {"name": _my_name(t, table), "end": end_label(t, view, view.seat, name)},
        "partner": _partner(t, table, name),
        "ridge": ridge(t, view),
        "reach": reach(view),
        "trick": trick(t, view, name),
        "hand": [] if hidden else hand(t, view, name),
        "trump": _trump(t, view),
        "ropes": _ropes(t, view),
        "last": last_trick(t, view, name),
        "turn": _turn(t, table, name),
        "actions": _actions(t, table),
        "panels": panels(t, view, table.chances) if table.aids and not hidden else [],
        "aids": _aids(t, table),
        "tip": None if hidden or table.looking_back else tip(t, view, table.tips_seen),
        "say": say(t, table, name),
        "moves": moves(table),
        "ask": question(t, table),
        "over": the_end(t, table),
        "curtain": curtain_said(t, view.mover) if hidden else None,
        **_looking_back(t, table),
    }


def partner_name(table: SeilschaftTable) -> str:
    """Return what the one across is called in a sentence."""
    if table.partner is None or _demonstrates(table):
        return PEOPLE[1 - table.observation.seat]
    return PARTNERS[table.partner][1]


def _demonstrates(table: SeilschaftTable) -> bool:
    return table.looking_back is not None and table.looking_back.demonstration


def _my_name(t: Words, table: SeilschaftTable) -> str:
    people = table.partner is None or _demonstrates(table)
    return PEOPLE[table.observation.seat] if people else t("you")


def _stats(t: Words, view: Observation) -> dict[str, Any]:
    deals = view.house_rules.deals
    deal = t("Round {no} of {of}", no=view.deal_no, of=deals)
    tricks = t("Trick {no} of {of}", no=view.trick_no, of=HAND)
    hidden = t.count("{number} card still hidden", "{number} cards still hidden", view.hidden)
    return {
        "deal": {"no": view.deal_no, "of": deals, "label": deal},
        "trick": {"no": view.trick_no, "of": HAND, "label": tricks},
        "hidden": {"no": view.hidden, "label": hidden},
    }


def _partner(t: Words, table: SeilschaftTable, name: str) -> dict[str, Any]:
    view = table.observation
    other = 1 - view.seat
    people = table.partner is None or _demonstrates(table)
    full, _, blurb = (name, name, "") if people else PARTNERS[str(table.partner)]
    cards = view.hand_count(other)
    label = t.count("{name} holds {number} card", "{name} holds {number} cards", cards, name=name)
    return {
        "name": full,
        "blurb": t(blurb),
        "face": "person" if people else table.partner,
        "cards": cards,
        "cards_label": label,
        "status": _status(t, view, other),
        "thinking": table.thinking,
        "end": end_label(t, view, other, name),
        "hand": _shown_hand(table, view),
    }


def _shown_hand(table: SeilschaftTable, view: Observation) -> list[str] | None:
    """Return the partner's cards where both hands lie open."""
    if table.behind_curtain or not view.house_rules.open_hands:
        return None
    return [str(card) for card in sorted_hand(view.shown)]


def _status(t: Words, view: Observation, other: int) -> str:
    if view.over:
        return ""
    if view.leader == other:
        return t("led this trick") if view.lead is not None else t("leads")
    return t("answers") if view.mover == other else ""


def _trump(t: Words, view: Observation) -> dict[str, Any]:
    with_trump = view.house_rules.level.with_trump
    name = trump_words(t, view.trump, with_trump)
    opened = [trick.opened.suit for trick in view.tricks if trick.opened is not None]
    before = opened[:-1] if with_trump else []
    said = t.listing([suit_name(t, suit) for suit in before])
    return {
        "suit": None if view.trump is None else SUIT_LETTERS[view.trump],
        "name": name,
        "label": name if view.trump is None else t("Trump: {suit}", suit=t(SUITS[view.trump])),
        "before": [SUIT_LETTERS[suit] for suit in before],
        "before_label": t("before: {suits}", suits=said) if before else "",
    }


def _ropes(t: Words, view: Observation) -> dict[str, Any]:
    start = view.house_rules.level.ropes
    label = t("{left} of {start}", left=view.ropes, start=start) if start else t("none")
    return {"left": view.ropes, "start": start, "label": label}


def _turn(t: Words, table: SeilschaftTable, name: str) -> dict[str, Any]:
    view = table.observation
    return {
        "mine": view.my_turn and not table.behind_curtain and table.looking_back is None,
        "step": _step(table, view),
        "who": "" if table.behind_curtain else _my_name(t, table),
        "hint": _hint(t, table, view, name),
    }


def _step(table: SeilschaftTable, view: Observation) -> str:
    if view.over:
        return "over"
    if table.behind_curtain:
        return "curtain"
    if not view.my_turn or table.looking_back is not None:
        return "wait"
    return "lead" if view.lead is None else "answer"


def _hint(t: Words, table: SeilschaftTable, view: Observation, name: str) -> str:
    if table.looking_back is not None:
        return t("You are looking back: step with the arrows.")
    if view.over:
        return t("Look at the ridge as long as you like.")
    if table.behind_curtain:
        return t("The screen goes to {name}.", name=PEOPLE[view.mover])
    return f"{_lost(t, view)} {_todo(t, view, name)}".strip()


def _lost(t: Words, view: Observation) -> str:
    """Say when fewer tricks are left than hidden cards (rules.md, Winning and losing)."""
    if not view.certainly_lost:
        return ""
    return t(
        "Fewer tricks are left than hidden cards: this cannot be won any more. You may give up."
    )


def _todo(t: Words, view: Observation, name: str) -> str:
    if not view.my_turn:
        return t("It is {name}'s turn.", name=name)
    if view.lead is None:
        return t("You lead: any card.")
    if all(view.allows(Play(card)) for card in view.hand):
        return t("You cannot follow suit: any card.") if _is_void(view) else t("Follow suit.")
    return t("Follow suit: {suit}. Grey cards must wait.", suit=suit_name(t, view.lead.suit))


def _is_void(view: Observation) -> bool:
    assert view.lead is not None  # asked by the caller
    return all(card.suit != view.lead.suit for card in view.hand)


def _actions(t: Words, table: SeilschaftTable) -> list[dict[str, Any]]:
    """Return the buttons on the rail in their order."""
    if table.looking_back is not None:
        return [_action("replay_end", t("Back to the table"), "primary")]
    if table.observation.over:
        return [
            _action("new_game", t("Another game"), "primary"),
            _action("replay", t("Look back"), "plain"),
            _action("record", t("Save the record"), "plain"),
        ]
    lost = table.observation.certainly_lost
    return [
        _action("new_game", t("New game"), "plain"),
        _action("demo", t("Show an example"), "quiet"),
        _action("give_up", t("Give up"), "primary" if lost else "quiet"),
    ]


def _action(do: str, label: str, kind: str) -> dict[str, Any]:
    return {"do": do, "label": label, "key": "", "kind": kind}


def _aids(t: Words, table: SeilschaftTable) -> dict[str, Any]:
    text = t(
        "Trump tracker, step budget and chances. A game played with them says so in its result."
    )
    return {"on": table.aids, "label": t("Aids"), "help": text}


def _looking_back(t: Words, table: SeilschaftTable) -> dict[str, Any]:
    back = table.looking_back
    if back is None:
        return {"replay": None, "told": None}
    label = t("After card {at} of {last}", at=back.at, last=back.last) if back.at else t("The deal")
    told = back.words
    return {
        "replay": {"at": back.at, "last": back.last, "label": label},
        "told": None if told is None else {"head": t(told[0]), "text": t(told[1])},
    }
