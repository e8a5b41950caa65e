"""The words of a card table that its component shows: the bar, the rules, the keys, short names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from apps.tables.shared.header_words import header_words
from apps.tables.shared.words import Words

#: a heading and its text
Rule = tuple[str, str]
#: the keys side by side, and what they do
Key = tuple[tuple[str, ...], str]


def table_words(
    t: Words, fixed: Mapping[str, str], rules: Iterable[Rule], keys: Iterable[Key]
) -> dict[str, Any]:
    """Return what every component's `words` hold in one language.

    `fixed` are the room's own short words, ready to be shown; `rules` and `keys` are message ids.
    """
    return {
        "lang": t.code,
        "t": {**header_words(t), **_fixed_words(t), **fixed},
        "rules": [{"head": t(head), "text": t(text)} for head, text in rules],
        "keys": keys_overlay(t, keys),
    }


def keys_overlay(t: Words, keys: Iterable[Key]) -> list[dict[str, Any]]:
    """Return what each key does."""
    return [{"keys": list(names), "text": t(text)} for names, text in keys]


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "actions": t("Actions"),
        "close": t("Close"),
        "look_at_table": t("Look at the table"),
        "thinking": t("thinking"),
    }


def hand_words(t: Words) -> dict[str, str]:
    """Return what a table with a hand of cards says of it."""
    return {"choose_card": t("choose this card"), "your_hand": t("Your hand")}
