"""Whose turn it is and what is to be done, as the snapshot says it: steps, hint, buttons."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.match_board import forward
from apps.tables.battleseil.model import BattleseilTable, endings
from apps.tables.shared.people import PEOPLE
from apps.tables.shared.words import Words
from rulesengine.battleseil import Done, Draw, DrawSpecial, Observation, Pass

Step = tuple[str, str]


def turn(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    """Return the snapshot's `turn`; `name` is the player's across."""
    view, mine = table.observation, playing(table)
    return {
        "no": view.turn,
        "mine": mine,
        "step": _step(table),
        "laying": mine and view.laying,
        "returning": mine and returning(view),
        "steps": [{"id": step, "label": label} for step, label in _steps(t, view) if not view.over],
        "title": _title(t, table, name),
        "hint": _hint(t, table, name),
    }


def playing(table: BattleseilTable) -> bool:
    """Return whether the person at the screen may make a move now."""
    looks_back = table.looking_back is not None
    return table.observation.my_turn and not table.behind_curtain and not looks_back


def _title(t: Words, table: BattleseilTable, name: str) -> str:
    view = table.observation
    if table.looking_back is not None:
        return t("Looking back")
    if view.over:
        return t("The round is over")
    if table.computer is None:
        return t("{name}'s turn", name=PEOPLE[view.mover])
    return t("Your turn") if view.my_turn else t("{name}'s turn", name=name)


def returning(view: Observation) -> bool:
    """Return whether a hand card has to go under its stock now."""
    return view.my_turn and view.to_return > 0 and view.to_fetch == 0


def _steps(t: Words, view: Observation) -> tuple[Step, ...]:
    if view.my_turn and view.to_fetch + view.to_return:
        return (
            ("fetch", t("Draw {number}", number=view.to_fetch)),
            ("return", t("Put back {number}", number=view.to_return)),
        )
    lay, take, draw = ("lay", t("Lay")), ("take", t("Take")), ("draw", t("Draw"))
    return (take, lay, draw) if view.house_rules.claim_first else (lay, take, draw)


def _step(table: BattleseilTable) -> str:
    view = table.observation
    if view.over:
        return "over"
    if not playing(table):
        return "wait"
    if view.to_fetch:
        return "fetch"
    if view.to_return:
        return "return"
    if table.takeable:
        return "take"
    return "lay" if view.laying else "draw"


def _hint(t: Words, table: BattleseilTable, name: str) -> str:
    view = table.observation
    if table.looking_back is not None:
        return t("You are looking back: step with the arrows.")
    if view.over:
        return t("Look at the ropes as long as you like.")
    if table.behind_curtain:
        return t("The screen goes to {name}.", name=PEOPLE[view.mover])
    if not view.my_turn:
        return t("{name} is thinking.", name=name)
    decided = t("The round is decided: one side owns five ropes.") if view.decided else ""
    return f"{decided} {_todo(t, table)}".strip()


def _todo(t: Words, table: BattleseilTable) -> str:
    """Say what the person may do in this step."""
    view = table.observation
    if view.to_fetch or view.to_return:
        return _innkeepers(t, view)
    if table.takeable:
        return _to_take(t, table)
    if not view.laying:
        return t("Draw from either stock.")
    if view.allows(Pass()):
        if len(view.legal_moves()) > 1:
            return t("You cannot lay a club card: play a special or pass.")
        return t("You cannot lay a card: pass.")
    return t("Choose a card, then a rope.")


def _innkeepers(t: Words, view: Observation) -> str:
    if view.to_fetch:
        return t.count(
            "The innkeeper: draw {number} more card.",
            "The innkeeper: draw {number} more cards, each from either stock.",
            view.to_fetch,
        )
    return t.count(
        "The innkeeper: put {number} more hand card under its stock.",
        "The innkeeper: put {number} more hand cards under their stocks.",
        view.to_return,
    )


def _to_take(t: Words, table: BattleseilTable) -> str:
    numbers = [str(rope + 1) for rope in table.takeable]
    ropes = t.listing(numbers)
    if table.observation.laying:
        return t.count(
            "Rope {ropes} is proven for you: take it, or lay a card.",
            "Ropes {ropes} are proven for you: take them, or lay a card.",
            len(numbers),
            ropes=ropes,
        )
    return t.count(
        "Rope {ropes} is proven for you: take it, or go on.",
        "Ropes {ropes} are proven for you: take them, or go on.",
        len(numbers),
        ropes=ropes,
    )


def actions(t: Words, table: BattleseilTable) -> list[dict[str, Any]]:
    """Return the buttons on the shelf in their order."""
    view = table.observation
    if table.looking_back is not None:
        return [_action("replay_end", t("Back to the table"), "", "primary")]
    if view.over:
        return [
            _action(*forward(t, table), "", "primary"),
            _action("replay", t("Look back"), "", "plain"),
            _action("record", t("Save the record"), "", "plain"),
        ]
    buttons = _to_go_on(t, view) if playing(table) else []
    if len(buttons) > 1:  # to choose a stock is all there is to do, and needs the room
        return buttons
    return [*buttons, *_beside_the_turn(t, table)]


def _beside_the_turn(t: Words, table: BattleseilTable) -> list[dict[str, Any]]:
    """Return what may be done whatever the step is."""
    buttons = []
    if playing(table) and table.observation.decided:
        buttons.append(_action("settle", t("End the round"), "", "plain"))
    if playing(table) and table.gives_advice:
        buttons.append(_action("advise", t("Advice"), "R", "plain"))
    if table.can_take_back:
        buttons.append(_action("take_back", t("Take back"), "Z", "quiet"))
    buttons.append(_action("new_game", t("New game"), "", "quiet"))
    buttons.append(_action("give_up", t("Give up"), "", "quiet"))
    return buttons


def _to_go_on(t: Words, view: Observation) -> list[dict[str, Any]]:
    """Return what a turn goes on with, but for hand cards and ropes."""
    if view.laying:
        return [_action("pass", t("Pass"), "F", "primary")] if view.allows(Pass()) else []
    draws = [move for move in endings(view) if view.allows(move)]
    if view.to_fetch or len(draws) > 1:
        stocks = {
            Draw(): _action("draw", t("Club card"), "V", "primary"),
            DrawSpecial(): _action("draw_special", t("Special"), "B", "primary"),
        }
        return [stocks[move] for move in draws]
    if view.to_return:
        return []
    ends = t("End turn") if draws == [Done()] else t("Draw")
    return [_action("finish", ends, "F", "primary")]


def _action(do: str, label: str, key: str, kind: str) -> dict[str, Any]:
    return {"do": do, "label": label, "key": key, "kind": kind}
