"""Titles and legends beside the figures: each title states what the picture shows."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import short_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation


def panels(t: Words, table: BattleseilTable) -> list[dict[str, Any]]:
    """Return title and legend of every figure: map, reach, course."""
    name = short_name(table.computer)
    sides = [{"form": "me", "text": t("you")}, {"form": "them", "text": name}]
    return [
        {
            "id": "map",
            "title": _map_title(t, table.observation),
            "legend": [
                {"form": "hidden", "text": t("hidden")},
                {"form": "mine", "text": t("your hand")},
                {"form": "open", "text": t("lies open")},
            ],
        },
        {
            "id": "reach",
            "title": _reach_title(t, table, name),
            "legend": [*sides, {"form": "full", "text": t("filled: side is full")}],
        },
        {
            "id": "course",
            "title": _course_title(t, table.observation, name),
            "legend": [*sides, {"form": "hope", "text": t("pale: better at open ropes")}],
        },
    ]


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


def _reach_title(t: Words, table: BattleseilTable, name: str) -> str:
    now = table.course.standings[-1]
    mine, theirs = now.better, now.worse
    if table.observation.over:
        return t("How the teams ended")
    if mine == theirs:
        return t("Prospects are even at the open ropes")
    if mine > theirs:
        return t.count(
            "You stand better at {number} open rope",
            "You stand better at {number} open ropes",
            mine,
        )
    return t.count(
        "{name} stands better at {number} open rope",
        "{name} stands better at {number} open ropes",
        theirs,
        name=name,
    )


def _course_title(t: Words, view: Observation, name: str) -> str:
    mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
    if mine > theirs:
        return t("You lead {mine} to {theirs}", mine=mine, theirs=theirs)
    if theirs > mine:
        return t("{name} leads {theirs} to {mine}", name=name, mine=mine, theirs=theirs)
    return t("Level at {mine} to {theirs}", mine=mine, theirs=theirs)
