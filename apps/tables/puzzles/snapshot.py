"""What the browser draws: the position, the marks, and only after checking what is proven.

seq, title, chips            as at every table
name, heading, task          which puzzle, and what is asked
making                       a sentence while the puzzle is being made, else nothing
score                        {me, them}: who stands on which bank
ropes                        nine, none while the puzzle is being made (ropes_shown.py)
hand, discard                cards by name
checked                      whether the answer stands there
result                       None before checking, then {solved, title, lesson, text}
proofs                       [] before checking, then a row a rope (verdicts_said.py)
book                         the six: {number, label, solved, here}
grades                       {grade, label, count, here}
run                          a sentence on the run of first tries
hint, actions                [{do, label, key, kind}]
panels, say                  as at every table
"""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import card_names
from apps.tables.puzzles.model import CHECKED, MARKED, UNMARKED, PuzzleTable
from apps.tables.puzzles.names import GRADE_NAMES, book_size, grades, lesson, title
from apps.tables.puzzles.ropes_shown import ropes
from apps.tables.puzzles.verdicts_said import ACROSS, proofs
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.cards import is_joker


def snapshot(table: PuzzleTable) -> dict[str, Any]:
    """Return everything the component draws, without place and theme."""
    t, puzzle = table.words, table.puzzle
    view = puzzle.observation if puzzle else None
    return {
        "seq": table.seq,
        "title": t("Proof puzzles"),
        "chips": [],
        "name": str(table.which),
        "heading": title(t, table.which),
        "task": t("Which ropes may you take already?"),
        "making": "" if view else t("The puzzle is being made …"),
        "score": {"me": t("you"), "them": ACROSS},
        "ropes": ropes(t, view, table.marked, table.verdicts) if view else [],
        "hand": [str(card) for card in view.hand] if view else [],
        "discard": [str(card) for card in view.discard] if view else [],
        "checked": table.checked,
        "result": _result(t, table),
        "proofs": proofs(t, view, table.verdicts) if view and table.verdicts else [],
        "book": [_of_six(t, table, number) for number in range(1, book_size() + 1)],
        "grades": [_grade(t, table, grade) for grade in grades()],
        "run": _run(t, table.scores.run),
        "hint": _hint(t, table),
        "actions": _actions(t, table),
        "panels": _panels(t, view),
        "say": {"of": "puzzles", "no": table.events, "lines": [_said(t, table)]},
    }


def _result(t: Words, table: PuzzleTable) -> dict[str, Any] | None:
    if table.verdicts is None:
        return None
    wrong = sum(not verdict.right for verdict in table.verdicts)
    result = {"solved": table.solved, "lesson": "", "text": ""}
    if wrong:
        many = t.count("{number} rope is not right yet", "{number} ropes are not right yet", wrong)
        return {**result, "title": many, "text": t("The proofs say why.")}
    if table.which.in_book:
        name, text = lesson(t, table.which.number)
        return {**result, "title": t("Solved!"), "lesson": name, "text": text}
    return {**result, "title": t("Solved!"), "text": t("All ropes are right.")}


# ---- which puzzle


def _of_six(t: Words, table: PuzzleTable, number: int) -> dict[str, Any]:
    """Return one of the six; its name gives the answer away, so it stands there once it is solved."""
    solved = number in table.scores.solved
    label = t("Puzzle {number}", number=number)
    if solved:
        label = t("{puzzle}, solved: {name}", puzzle=label, name=lesson(t, number)[0])
    here = table.which.in_book and table.which.number == number
    return {"number": number, "label": label, "solved": solved, "here": here}


def _grade(t: Words, table: PuzzleTable, grade: int) -> dict[str, Any]:
    count = table.scores.first_tries(grade)
    said = t("{number} solved at the first try", number=count)
    here = table.which.grade == grade
    return {
        "grade": grade,
        "label": t(GRADE_NAMES[grade]),
        "count": count,
        "said": said,
        "here": here,
    }


def _run(t: Words, run: int) -> str:
    if not run:
        return t("No run yet: solve one at the first try.")
    return t("{number} in a row at the first try", number=run)


# ---- what may be done


def _hint(t: Words, table: PuzzleTable) -> str:
    if table.failed:
        return t("That puzzle could not be made. Here is the first one.")
    if table.puzzle is None or table.checked:
        return ""
    if not table.marked:
        return t("Tap every pennant whose rope you may take now.")
    number = len(table.marked)
    return t.count("{number} rope marked.", "{number} ropes marked.", number)


def _actions(t: Words, table: PuzzleTable) -> list[dict[str, str]]:
    share = _button("share", t("Share"), "", "quiet")
    further = "primary" if table.solved else "plain"
    onward = _button("next", t("Next puzzle"), "N", further)
    if not table.checked:
        return [share, onward, _button("check", t("Check"), "Enter", "primary")]
    again = _button("again", t("Try again"), "T", "plain" if table.solved else "primary")
    return [share, again, onward] if table.solved else [share, onward, again]


def _button(do: str, label: str, key: str, kind: str) -> dict[str, str]:
    return {"do": do, "label": label, "key": key, "kind": kind}


# ---- beside it


def _panels(t: Words, view: Observation | None) -> list[dict[str, Any]]:
    """Return title and legend of the one figure, the map of cards."""
    legend = [
        {"form": "hidden", "text": t("hidden")},
        {"form": "mine", "text": t("your hand")},
        {"form": "open", "text": t("lies open")},
    ]
    return [
        {"id": "map", "title": t("Where the cards are"), "note": _jokers(t, view), "legend": legend}
    ]


def _jokers(t: Words, view: Observation | None) -> str:
    """Say which jokers do not lie open yet, nothing in a game without any."""
    if view is None or not view.house_rules.specials:
        return ""
    unseen = [card for card in view.hidden_specials if is_joker(card)]
    if not unseen:
        return t("Every joker lies open.")
    return t("Jokers that do not lie open: {cards}.", cards=card_names(t, unseen))


def _said(t: Words, table: PuzzleTable) -> str:
    """Return what a screen reader hears of the last change, once."""
    rope = table.said_of + 1
    if table.said == MARKED:
        return t("Rope {rope} is marked.", rope=rope)
    if table.said == UNMARKED:
        return t("Rope {rope} is no longer marked.", rope=rope)
    result = _result(t, table)
    if table.said == CHECKED and result:
        return " ".join(filter(None, (f"{result['title']}.".replace("!.", "!"), result["text"])))
    question = t("Which ropes may you take already?")
    return f"{title(t, table.which)}. {question}"
