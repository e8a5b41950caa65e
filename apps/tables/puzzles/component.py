"""The puzzles in the browser: their scripts, their styles, their words, and what passes between.

In: the snapshot (snapshot.py). Out, each with a number `n`:

* mark {rope: 1..9}, check, again, next: what a person does with the puzzle
* number {number: 1..6}, grade {grade: 1..4}: another puzzle
* share: answered by {type: "address", query, copied, failed}
* lang, theme, theme_seen: as at every table

What cannot be done is answered by {type: "refused", text}.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from apps.tables.battleseil import component as battleseil
from apps.tables.puzzles.rules_text import KEYS, RULES
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.component import TableComponent
from apps.tables.shared.table_words import table_words
from apps.tables.shared.words import Words

_HERE = Path(__file__).parent
_BATTLESEIL = Path(battleseil.__file__).parent
#: what is drawn as at the Battleseil table
_DRAWN = ("emblems", "specials", "cards", "scene", "lanes", "strip", "seil", "discard")
_STYLED = ("scene", "cards", "specials", "lanes", "shelf", "piles", "panels", "sizes")
_MODULES = ("marks", "chooser", "proofs", "shelf", "keyboard", "parts", "table")


class PuzzleComponent(TableComponent):
    """Draws a proof puzzle."""

    _esm = join_modules(
        [JS / f"{name}.js" for name in TABLE_MODULES]
        + [_BATTLESEIL / f"{name}.js" for name in _DRAWN]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / "base.css", CSS / "dialog.css"]
            + [_BATTLESEIL / f"{name}.css" for name in _STYLED]
            + [_HERE / "puzzles.css"]
        )
    ]


def component_words(t: Words) -> dict[str, Any]:
    """Return the component's `words` in one language: Battleseil's own and those of the puzzles."""
    cards = battleseil.component_words(t)
    words = table_words(t, {**cards["t"], **_fixed_words(t)}, RULES, KEYS)
    return {**words, "clubs": cards["clubs"], "specials": cards["specials"]}


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "all_proofs": t("The proof for every rope"),
        "discard_of": t("Discard: {n}. Look through it"),
        "endless": t("Without end"),
        "endless_text": t("A new puzzle every time; counted is what you solve at the first try."),
        "full_first": t("full first"),
        "i_take": t("I take it"),
        "other_puzzles": t("Choose a puzzle"),
        "six": t("The six"),
        "to_table": t("To the Battleseil table"),
        "your_hand": t("Your hand"),
    }
