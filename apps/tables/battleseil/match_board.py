"""A match of several rounds in words: the chip above the table and the board between the rounds."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import name_across
from apps.tables.shared.people import PEOPLE
from apps.tables.shared.words import Words
from rulesengine.battleseil import Match, RoundResult


def match_chips(t: Words, table: BattleseilTable) -> list[str]:
    """Return which round of a match this is, and its points so far; nothing for a single round."""
    match = table.round.match
    if match.rounds == 1:
        return []
    me, them = _sides(table)
    number = min(match.rounds, len(match.results) + (0 if table.finished else 1))
    chip = t("Round {no} of {of}", no=number, of=match.rounds)
    points = f"{match.points(me)}:{match.points(them)}" if match.results else ""
    return [" · ".join(filter(None, (chip, points)))]


def board(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the board of a match: a row a round with ropes and points, and the sums; else None."""
    match = table.round.match
    if match.rounds == 1:
        return None
    me, them = _sides(table)
    names = [_own_name(t, table), name_across(table.computer, me)]
    return {
        "caption": t("The match after {no} of {of} rounds", no=len(match.results), of=match.rounds),
        "head": [t("Round"), *names],
        "rows": [
            [str(number), *(_cell(t, result, seat) for seat in (me, them))]
            for number, result in enumerate(match.results, 1)
        ],
        "sum": [t("Points"), str(match.points(me)), str(match.points(them))],
    }


def _cell(t: Words, result: RoundResult, seat: int) -> str:
    ropes = t.count("{number} rope", "{number} ropes", result.ropes[seat])
    return f"{result.points(seat)} ({ropes})"


def match_title(t: Words, table: BattleseilTable) -> str:
    """Return the headline at the end of a whole match."""
    match, me = table.round.match, table.seat
    if match.leader is None:
        return t("The match is a draw")
    if table.computer is None:
        return t("{name} wins the match", name=PEOPLE[match.leader])
    won = match.leader == me
    rival = name_across(table.computer, me)
    return t("You win the match!") if won else t("{name} wins the match", name=rival)


def next_said(t: Words, table: BattleseilTable, match: Match) -> str:
    """Return who starts the next round, nothing behind the last."""
    if match.over:
        return ""
    if match.next_starter == table.seat and table.computer is not None:
        return t("You start the next round.")
    two = table.computer is None
    name = PEOPLE[match.next_starter] if two else name_across(table.computer, table.seat)
    return t("{name} starts the next round.", name=name)


def forward(t: Words, table: BattleseilTable) -> tuple[str, str]:
    """Return what comes behind a round, and what that is called: the button that leads there."""
    if table.round.match.over:
        return "new_game", t("Another game")
    return "next_round", t("Next round")


def _sides(table: BattleseilTable) -> tuple[int, int]:
    return table.seat, 1 - table.seat


def _own_name(t: Words, table: BattleseilTable) -> str:
    return PEOPLE[table.seat] if table.computer is None else t("You")
