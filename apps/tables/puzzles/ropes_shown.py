"""The nine ropes of a puzzle: cards, marks, and after checking the verdicts.

Before checking no proof is asked for here: a rope is open or taken, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from apps.tables.battleseil.naming import card_names
from apps.tables.battleseil.ropes import lying, marked
from apps.tables.puzzles.verdicts_said import ACROSS, verdict_key, verdict_word
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.puzzles import Verdict


def ropes(
    t: Words, view: Observation, marked: Collection[int], verdicts: Sequence[Verdict] | None
) -> list[dict[str, Any]]:
    """Return the ropes from the left (the snapshot's `ropes`)."""
    return [
        _rope(t, view, rope, rope in marked, verdicts[rope] if verdicts else None)
        for rope in range(ROPES)
    ]


def _rope(
    t: Words, view: Observation, rope: int, marked: bool, verdict: Verdict | None
) -> dict[str, Any]:
    taken = view.owner(rope) is not None
    return {
        **lying(view, rope),
        "state": _state(view, rope, verdict),
        "sign": _sign(t, view, rope),
        "label": _label(t, view, rope, verdict),
        "last": None,
        "last_by": None,
        "taken": taken,
        "first": _first(view, rope),
        "marked": marked,
        "verdict": verdict_key(verdict) if verdict and not taken else "",
        "word": verdict_word(t, verdict) if verdict and not taken else "",
    }


def _state(view: Observation, rope: int, verdict: Verdict | None) -> str:
    owner = view.owner(rope)
    if owner is not None:
        return "mine" if owner == view.seat else "theirs"
    return "gold" if verdict and verdict.proof.proven else "open"


def _sign(t: Words, view: Observation, rope: int) -> str:
    owner = view.owner(rope)
    if owner is None:
        return ""
    return t("yours") if owner == view.seat else t("{name}'s", name=ACROSS)


def _label(t: Words, view: Observation, rope: int, verdict: Verdict | None) -> str:
    """Say all that stands at a rope, for those who do not see it."""
    cards = t(
        "Rope {rope}: {how}. You: {mine}. {name}: {theirs}.",
        rope=rope + 1,
        how=_how(t, view, rope, verdict),
        mine=card_names(t, view.cards_at(rope, view.seat)),
        theirs=card_names(t, view.cards_at(rope, 1 - view.seat)),
        name=ACROSS,
    )
    first = _said_first(t, _first(view, rope))
    return " ".join(filter(None, (cards, first, *marked(t, view, rope))))


def _how(t: Words, view: Observation, rope: int, verdict: Verdict | None) -> str:
    owner = view.owner(rope)
    if owner is not None:
        return t("taken by you") if owner == view.seat else t("taken by {name}", name=ACROSS)
    if verdict is None:
        return t("open")
    proven = t("proven for you") if verdict.proof.proven else t("not proven")
    return f"{verdict_word(t, verdict)}, {proven}"


def _said_first(t: Words, first: str) -> str:
    if not first:
        return ""
    return t("You were full first.") if first == "me" else t("{name} was full first.", name=ACROSS)


def _first(view: Observation, rope: int) -> str:
    """Return me or them, who was full first where both sides are: a tie is decided by it; else nothing."""
    me, them = view.seat, 1 - view.seat
    if view.owner(rope) is not None or not (view.is_full(rope, me) and view.is_full(rope, them)):
        return ""
    since = view.record.table.full_since[rope]
    return "me" if since[me] < since[them] else "them"
