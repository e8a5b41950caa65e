"""Chances at the ropes and advice in words: figures with their interval, and one sentence why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import (
    Done,
    Draw,
    DrawSpecial,
    FreeBeer,
    Innkeeper,
    Lay,
    Move,
    Pass,
    Take,
    Transfer,
    Under,
    Wasps,
)
from rulesengine.battleseil.analysis import Advised, Outlook
from rulesengine.battleseil.levels import ROPES
from rulesengine.common.errors import N_
from rulesengine.common.estimates import Estimate

_MUCH = 0.04  #: a chance that changes by less is said to stay
_LOST, _SURE = 0.1, 0.9
_BETTER = 0.015  #: that much more than the others is worth a word

#: what a move is called that needs neither card nor rope
_PLAIN: dict[type, str] = {
    Pass: N_("Pass"),
    Done: N_("End turn"),
    Draw: N_("Draw a club card"),
    DrawSpecial: N_("Draw a special"),
    Innkeeper: N_("Call the innkeeper"),
}


def percent(share: float) -> int:
    """Return a share in whole percent; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    return rounded if share in (0, 1) else min(99, max(1, rounded))


def interval(t: Words, chance: Estimate) -> str:
    """Return the interval of a chance, "59 to 65 %"."""
    return t("{low} to {high} %", low=percent(chance.low), high=percent(chance.high))


def chances(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the win chance at each rope for the chosen card, None as long as none is weighed."""
    if table.chosen is None or not table.chances:
        return None
    card = card_name(t, table.chosen)
    return {
        "card": str(table.chosen),
        "at": [
            {
                "rope": rope + 1,
                "percent": percent(chance.value),
                "label": t(
                    "{card} at rope {rope}: win chance {percent} %, {interval}",
                    card=card,
                    rope=rope + 1,
                    percent=percent(chance.value),
                    interval=interval(t, chance),
                ),
            }
            for rope, chance in sorted(table.chances.items())
        ],
    }


def advice(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the advice that was asked for, best move first, None while none was."""
    if table.advised is None:
        return None
    rows = [
        {
            "no": number,
            "text": move_named(t, advised.move),
            "chance": f"{percent(advised.outlook.won.value)} %",
            "interval": interval(t, advised.outlook.won),
            "why": _why(t, table, advised),
            **_place(advised.move),
        }
        for number, advised in enumerate(table.advised, 1)
    ]
    games = table.advised[0].outlook.won.games if table.advised else 0
    return {
        "title": t("Advice"),
        "note": t("Chance to win the round, 95 % interval, {number} deals", number=games),
        "rows": rows,
    }


def _place(move: Move) -> dict[str, Any]:
    """Return the hand card that a move begins with, and the rope, for the eye."""
    card = str(move.card) if isinstance(move, Lay | Under) else None
    rope = move.rope + 1 if isinstance(move, Lay | Take) else None
    return {"card": card, "rope": rope}


def move_named(t: Words, move: Move) -> str:
    """Return what a move is called: "Church choir 3 at rope 5"."""
    for kind, said in _NAMED.items():
        if isinstance(move, kind):
            return said(t, move)
    return t(_PLAIN[type(move)])


def _transfer(t: Words, move: Transfer) -> str:
    card = card_name(t, move.card)
    if move.rope is None:
        return t("Transfer: {card} into the discard", card=card)
    return t("Transfer: {card} to rope {rope}", card=card, rope=move.rope + 1)


_NAMED: dict[type, Callable[[Words, Any], str]] = {
    Lay: lambda t, move: t(
        "{card} at rope {rope}", card=card_name(t, move.card), rope=move.rope + 1
    ),
    Take: lambda t, move: t("Take rope {rope}", rope=move.rope + 1),
    Under: lambda t, move: t("{card} under its stock", card=card_name(t, move.card)),
    Wasps: lambda t, move: t("Wasps on {card}", card=card_name(t, move.card)),
    FreeBeer: lambda t, move: t(
        "Free beer: {card} to rope {rope}", card=card_name(t, move.card), rope=move.rope + 1
    ),
    Transfer: _transfer,
}


def _why(t: Words, table: BattleseilTable, advised: Advised) -> str:
    """Return one sentence on what a move does to the chances at the ropes."""
    move, after, before = advised.move, advised.outlook, table.outlook
    if isinstance(move, Take):
        return t("It is proven, and a rope taken is yours for good.")
    if before is None:
        return t("Of all moves it leaves you the best chance of the round.")
    rope = move.rope if isinstance(move, Lay) else _most_lifted(before, after)
    was, now = before.ropes[rope].value, after.ropes[rope].value
    facts = {"rope": rope + 1, "before": percent(was), "after": percent(now)}
    if now - was >= _MUCH:
        return t("It lifts your chance at rope {rope} from {before} to {after} %.", **facts)
    if isinstance(move, Lay) and now <= _LOST:
        return t("A card you can spare: rope {rope} is as good as lost ({after} %).", **facts)
    if isinstance(move, Lay) and now >= _SURE:
        return t("Rope {rope} stays as good as yours ({after} %).", **facts)
    return _beside_the_others(t, table, advised)


def _beside_the_others(t: Words, table: BattleseilTable, advised: Advised) -> str:
    """Say at which rope a move that lifts nothing is better than the others that were named."""
    others = [other.outlook for other in table.advised or () if other is not advised]
    most, kept = 0.0, 0
    for rope in range(ROPES):
        usual = [other.ropes[rope].value for other in others]
        more = advised.outlook.ropes[rope].value - sum(usual) / len(usual) if usual else 0.0
        if more > most:
            most, kept = more, rope
    if most < _BETTER:
        return t("It gives nothing away: the chances at the ropes stay as they are.")
    chance = percent(advised.outlook.ropes[kept].value)
    return t(
        "It keeps rope {rope} at {percent} %, more than the others.", rope=kept + 1, percent=chance
    )


def _most_lifted(before: Outlook, after: Outlook) -> int:
    return max(range(ROPES), key=lambda rope: after.ropes[rope].value - before.ropes[rope].value)
