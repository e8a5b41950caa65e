"""Titles and legends beside the figures: each title states what the picture shows."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.advice_said import percent
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.battleseil.specials_shown import specials_shown, specials_title
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.levels import ROPES

MAP, CHANCES, WAYS, COURSE = range(4)  #: the figures, in the order of analytics.py
_EVEN = 0.5


def panels(t: Words, table: BattleseilTable, name: str) -> list[dict[str, Any]]:
    """Return title, legend and the number of the figure of every panel; `name` is the player's across."""
    at_rope = any(table.ways) and not table.chances
    found = [_map(t, table.observation)]
    if at_rope:
        found.append(_ways(t, table, name))
    elif table.gives_advice:
        found.append(_chances(t, table))
    return [*found, _course(t, table, name)] if table.gives_advice else found


def _sides(t: Words, name: str) -> list[dict[str, str]]:
    return [{"form": "me", "text": t("you")}, {"form": "them", "text": name}]


# ---- where the cards are


def _map(t: Words, view: Observation) -> dict[str, Any]:
    return {
        "id": "map",
        "figure": MAP,
        "title": _map_title(t, view),
        "marks": specials_shown(t, view),
        "marks_title": specials_title(t, view),
        "legend": [
            {"form": "hidden", "text": t("hidden")},
            {"form": "mine", "text": t("your hand")},
            {"form": "open", "text": t("lies open")},
        ],
    }


def _map_title(t: Words, view: Observation) -> str:
    hidden = view.hidden
    strongest = view.house_rules.strongest
    top = sum(card.strength == strongest for card in hidden)
    return t.count(
        "{number} card hidden, of strength {strongest}: {top}",
        "{number} cards hidden, of strength {strongest}: {top}",
        len(hidden),
        strongest=strongest,
        top=top,
    )


# ---- chances


def _chances(t: Words, table: BattleseilTable) -> dict[str, Any]:
    legend = [{"form": "now", "text": t("as it stands")}]
    if table.chances and table.chosen is not None:
        legend.append({"form": "card", "text": card_name(t, table.chosen)})
    games = table.outlook.won.games if table.outlook else 0
    note = t("95 % interval, {number} deals", number=games)
    return {
        "id": "chances",
        "figure": CHANCES,
        "title": _chances_title(t, table),
        "legend": [*legend, {"form": "note", "text": note if games else ""}],
    }


def _chances_title(t: Words, table: BattleseilTable) -> str:
    if table.observation.over:
        return t("The ropes at the end")
    if table.chances and table.chosen is not None:
        rope = max(table.chances, key=lambda rope: table.chances[rope].value)
        return t("{card} pulls best at rope {rope}", card=card_name(t, table.chosen), rope=rope + 1)
    if table.outlook is None:
        return t("The chances are being weighed")
    values = [table.outlook.ropes[rope].value for rope in range(ROPES)]
    ahead = sum(value > _EVEN for value in values)
    return t.count(
        "You are ahead at {number} of nine ropes", "You are ahead at {number} of nine ropes", ahead
    )


def _course(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    return {
        "id": "course",
        "figure": COURSE,
        "title": _course_title(t, table, name),
        "legend": [
            {"form": "flag-me", "text": t("rope for you")},
            {"form": "flag-them", "text": t("rope for {name}", name=name)},
        ],
    }


def _course_title(t: Words, table: BattleseilTable, name: str) -> str:
    weighed = [(turn.number, turn.won) for turn in table.course.turns if turn.won is not None]
    if not weighed:
        return t("The chances are being weighed")
    if table.observation.over:
        return t("How the round went")
    (number, won) = weighed[-1]
    ahead = won.value > _EVEN
    since = number
    for earlier, chance in reversed(weighed):
        if (chance.value > _EVEN) != ahead:
            break
        since = earlier
    facts = {"turn": since, "percent": percent(won.value)}
    if won.low <= _EVEN <= won.high:
        return t("The round is open: {percent} %", **facts)
    if ahead:
        return t("Ahead since turn {turn}, now at {percent} %", **facts)
    return t("{name} ahead since turn {turn}, you at {percent} %", name=name, **facts)


# ---- teams


def _ways(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    wins = {"form": "wins", "text": t("full colour: wins the rope")}
    return {
        "id": "ways",
        "figure": WAYS,
        "title": _ways_title(t, table, name),
        "legend": [*_sides(t, name), wins],
    }


def _ways_title(t: Words, table: BattleseilTable, name: str) -> str:
    assert table.looked_at is not None  # there are ways only at a rope looked at
    (mine, theirs), rope = table.ways, table.looked_at + 1
    found = mine or theirs
    if found is None or (mine and theirs):
        return t("Rope {rope}: what can still become of it", rope=rope)
    facts = {"rope": rope, "wins": found.wins, "total": found.total}
    if found is mine:
        return t("Rope {rope}: {wins} of {total} ways win it for you", **facts)
    return t("Rope {rope}: {wins} of {total} ways win it for {name}", name=name, **facts)
