"""Who sits across, the score, and the streak against that player, as the snapshot has them."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import OPPONENTS
from apps.tables.shared.saving import Streak
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation


def rival(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    """Return the one across (the snapshot's `rival`), `name` in short."""
    view, computer = table.observation, table.computer
    them = 1 - table.seat
    full, blurb = (name, "") if computer is None else (OPPONENTS[computer][0], _blurb(t, table))
    return {
        "name": full,
        "blurb": blurb,
        "face": computer or "person",
        "cards": view.hand_count(them),
        "specials": view.special_count(them),
        "cards_label": _holds(t, view, name),
        "thinking": table.thinking,
    }


def _blurb(t: Words, table: BattleseilTable) -> str:
    """Return what kind of player that is, or the streak against it once there is one."""
    assert table.computer is not None  # asked by the caller
    kind, streak = t(OPPONENTS[table.computer][2]), streak_of(table)
    if streak is None or not streak.best:
        return kind
    level = kind.partition(" ")[0]
    return t(
        "{level} · your streak {now}, best {best}", level=level, now=streak.now, best=streak.best
    )


def streak_of(table: BattleseilTable) -> Streak | None:
    """Return the streak against the computer player across, None where nothing is kept."""
    results, computer = table.results, table.computer
    if results is None or computer is None:
        return None
    return results.streaks.get(computer, Streak())


def streak_said(t: Words, table: BattleseilTable) -> str:
    """Return a sentence on the streak after a game, nothing before the first win."""
    streak = streak_of(table)
    if streak is None or not streak.best:
        return ""
    if streak.now and streak.now == streak.best:
        return t.count(
            "{now} win in a row: your best streak.",
            "{now} wins in a row: your best streak.",
            streak.now,
            now=streak.now,
        )
    return t("Your streak: {now}. Your best: {best}.", now=streak.now, best=streak.best)


def _holds(t: Words, view: Observation, name: str) -> str:
    them = 1 - view.seat
    cards, specials = view.hand_count(them), view.special_count(them)
    held = t.count("{name} holds {number} card", "{name} holds {number} cards", cards, name=name)
    if not view.house_rules.specials:
        return held
    of_them = t.count("{number} of them is special", "{number} of them are special", specials)
    return f"{held}, {of_them}"


def score(t: Words, view: Observation, name: str) -> dict[str, Any]:
    """Return how many ropes each side has (the snapshot's `score`)."""
    mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
    return {
        "mine": mine,
        "theirs": theirs,
        "me": t("you"),
        "them": name,
        "label": t("Ropes: you {mine}, {name} {theirs}.", mine=mine, name=name, theirs=theirs),
    }
