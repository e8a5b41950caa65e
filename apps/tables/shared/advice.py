"""What is said after a run of wins or losses at one level: try the next one, or go a step back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from apps.tables.shared.saving import LOST, WON, Results, SavedGame
from apps.tables.shared.words import Words

_RUN = 3  #: games in a row that make a run


def advice(
    t: Words,
    results: Results | None,
    level: Any,
    levels: Sequence[Any],
    names: Mapping[str, str],
    rules_named: Callable[[str], Any],
) -> str:
    """Return the advice after a run at a level, else nothing.

    `levels` are the room's from easy to hard, `names` what they are called; `rules_named` returns the
    house rules of a name and raises KeyError for none.
    """
    if results is None or level not in levels:
        return ""
    played = [game for game in results.last if _level_of(game, rules_named) == level]
    outcomes = [game.ending.outcome for game in played if game.ending][:_RUN]
    at = levels.index(level)
    if outcomes == [WON] * _RUN and at + 1 < len(levels):
        harder = t(names[levels[at + 1].name])
        return t("{number} wins in a row: try the level {level}.", number=_RUN, level=harder)
    if outcomes == [LOST] * _RUN and at > 0:
        easier = t(names[levels[at - 1].name])
        return t(
            "{number} losses in a row: the level {level} may suit you better.",
            number=_RUN,
            level=easier,
        )
    return ""


def _level_of(game: SavedGame, rules_named: Callable[[str], Any]) -> Any:
    try:
        return rules_named(str(game.options.get("house_rules"))).level
    except KeyError:
        return None
