"""What stands there after checking: for every rope whether it was right, and the proof or counterexample."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from apps.tables.battleseil.naming import OPPONENTS
from apps.tables.battleseil.seil import am_seil
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.puzzles import Verdict

ACROSS = OPPONENTS["sepp"][1]  #: who sits across in every puzzle
_PLAIN = ("already_taken", "not_full")  #: reasons that need no cards


def verdict_key(verdict: Verdict) -> str:
    """Return right, wrong (marked and not proven) or missed (proven and not marked)."""
    if verdict.right:
        return "right"
    return "wrong" if verdict.chosen else "missed"


def verdict_word(t: Words, verdict: Verdict) -> str:
    """Return the word for a verdict."""
    return {"right": t("right"), "wrong": t("wrong"), "missed": t("missed")}[verdict_key(verdict)]


def proofs(t: Words, view: Observation, verdicts: Sequence[Verdict]) -> list[dict[str, Any]]:
    """Return a row for each of the nine ropes, from the left."""
    return [_row(t, view, verdict) for verdict in verdicts]


def _row(t: Words, view: Observation, verdict: Verdict) -> dict[str, Any]:
    proof = verdict.proof
    row = {
        "rope": proof.rope + 1,
        "title": t("Rope {rope}", rope=proof.rope + 1),
        "verdict": verdict_key(verdict),
        "word": verdict_word(t, verdict),
        "done": _done(t, verdict),
        "badge": _badge(t, verdict),
        "teams": [],
        "relation": "",
    }
    if proof.reason in _PLAIN:
        return {**row, "text": _plainly(t, view, verdict)}
    seil = am_seil(t, view, proof.rope, ACROSS)
    return {**row, **{key: seil[key] for key in ("teams", "relation", "text")}}


def _done(t: Words, verdict: Verdict) -> str:
    """Say what the person did with the rope, and whether that was right."""
    if verdict.proof.reason == "already_taken":
        return ""
    if verdict.chosen:
        return t("You marked it, rightly.") if verdict.right else t("You marked it too early.")
    return t("You left it, rightly.") if verdict.right else t("You could have taken it.")


def _badge(t: Words, verdict: Verdict) -> dict[str, str]:
    if verdict.proof.proven:
        return {"kind": "gold", "text": t("proven")}
    if verdict.proof.reason == "already_taken":
        return {"kind": "plain", "text": t("taken")}
    return {"kind": "plain", "text": t("not proven")}


def _plainly(t: Words, view: Observation, verdict: Verdict) -> str:
    """Say why there is nothing to prove at a rope."""
    rope = verdict.proof.rope
    if verdict.proof.reason == "already_taken":
        return t("This rope has been taken. Its cards stay where they lie.")
    missing = view.places_at(rope) - len(view.cards_at(rope, view.seat))
    return t.count(
        "Your side is not full: {number} person is missing. Only a full side can be proven.",
        "Your side is not full: {number} people are missing. Only a full side can be proven.",
        missing,
    )
