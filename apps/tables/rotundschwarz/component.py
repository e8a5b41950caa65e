"""The felt in the browser: its scripts, its styles, its words.

The component draws one dictionary, `view`, and sends messages. What every table's view holds is as
in Seilschaft: seq, title, place, theme, chips, actions [{do, label, key, kind}], panels [{id, title,
note, legend}], tip {id, text}, say {of, no, lines}, ask, over {result: "won" | "lost", title, text,
buttons}, replay {at, last, label}, told {head, text}; tip, ask, over, replay and told may be None.
This room adds:

Cards are "9D", "TH"; owners are "red" (hatched edge) and "black" (dotted edge), which with mixed
suits is not the colour of the suit. Places are "1" to "8", "c1" to "c5" and "hS" "hH" "hD" "hC".
Aims, where a move goes, are "1" to "8", "c" (any free cell) and "h" (home).

* owners: {red, black}: what the owners are called
* me, partner: {name, owner, suits: ["H", "D"], plays: "plays Red", line: what was or is to be done,
  on: whose turn it is, thinking}
* cells: [{at: "c1", card: CARD | None, label, empty}], in order; `label` names the place with what
  lies there, `empty` the slot when nothing does
* cells_label "2 of 4 empty", home_label "10 of 52"
* homes: [{at: "hS", suit: "S", card: "3S" | None, owner, label, empty}]
* columns: [{at: "1", cards: [CARD, ...] from the back to the last one, label, empty, empty_word,
  coins: [{owner, label: "Ben: please keep free"}]}]
* CARD: {id, owner, to: [aim, ...] legal for me now (empty for all others), told: "It may go to ...",
  why: why it may not move, run: None | {from: first card of the run, head: "run of 3",
  text: "5 moves, starts with", owner, who: "Red"} on every card of a run}
* last: None | {card, from: the place it came from, label: "last move"}
* hint: None | {card, to: aim, head, text}; card and to may be None
* turn: {mine, step: "move" | "after" | "wait" | "over", who, hint, done: "End turn" when the move is
  made and only cards home or a coin could follow, else None}; at one device `mine` is always true and
  `to` belongs to whoever is to move
* tokens: None (solo) | {left, start, label, pass: {label, can, why}}
* coin: None | {owner, can: at the end of my turn, columns: ["1", ...] it may lie on, at: the column it
  lies on | None, label, hint: said while it is in the hand}
* lamp: None | {state: "solved" | "impossible" | "unknown" | "searching", head, text, note}
* switches: [{do: "safe_home" | "aids" | ..., on, label, help}]
* moves: [{no, card}], the newest ones, so that cards that moved one after the other fly so; `no`
  counts every card moved or sent home, as say.no does; an undo makes it smaller

Messages, each with a number n:

* move {card, to: "1".."8" | "c"} and home {card}: also when illegal, and then answered by
  {type: "refused", text, card}
* pass, end_turn; coin {column: "1".."8" | None: back in the hand}
* {type: do} of an action of view.actions; {type: do, on} of a switch
* share: answered by {type: "address", query: words of an address, copied, failed: what to say with it}
* answer {id, do, options}, tip_seen {id}, replay_to {at}, lang {code}, theme {code}, theme_seen {dark}
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, ClassVar

from apps.tables.rotundschwarz.naming import LETTERS, RANKS, SUITS, card_name
from apps.tables.rotundschwarz.rules_text import KEYS, RULES
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.component import TableComponent
from apps.tables.shared.table_words import table_words
from apps.tables.shared.words import Words

_HERE = Path(__file__).parent
_SHARED_MODULES = ("playing_cards", "replay", "switches", "tip", "flights")
_MODULES = (
    *("places", "faces", "run", "place", "spots", "board", "say", "lamp", "rim", "parts", "deeds"),
    *("fingers", "keyboard", "moves", "end", "table"),
)
_SHARED_STYLES = ("base", "dialog", "playing_cards", "panels")
_STYLES = ("felt", "faces", "cards", "marks", "rim", "panels", "sizes")


class RotUndSchwarzComponent(TableComponent):
    """Draws a Rot und Schwarz table."""

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, *_SHARED_MODULES)]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / f"{name}.css" for name in _SHARED_STYLES]
            + [_HERE / f"{name}.css" for name in _STYLES]
        )
    ]


def component_words(t: Words) -> dict[str, Any]:
    """Return the component's `words` in one language."""
    letters = {rank: t(letter) for rank, letter in LETTERS.items()}
    cards = [rank + suit for suit, rank in product(SUITS, RANKS)]
    return {
        **table_words(t, _fixed_words(t), RULES, KEYS),
        "cards": {
            "letters": letters,
            "cards": {card: {"name": card_name(t, card), "steps": None} for card in cards},
        },
    }


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "card_chosen": t("{card} chosen."),
        "columns": t("Eight columns"),
        "four_colours": t("Four colours"),
        "free_cells": t("Free cells"),
        "home": t("Home"),
        "none_home": t("No card of yours can go home now."),
        "replay": t("Looking back"),
        "step_back": t("One card back"),
        "step_on": t("One card on"),
    }
