"""Questions and endings: what stands in the table's dialogs."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.battleseil.naming import result_text, result_title, short_name
from apps.tables.shared.questions import ask, button, switch
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.words import Words


def question(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the open question (the snapshot's `ask`), None when there is none."""
    builders = {LEAVE_PROVEN: _leave_proven, GIVE_UP: _give_up, NEW_GAME: _new_game}
    return builders[table.question](t, table) if table.question else None


def _leave_proven(t: Words, table: BattleseilTable) -> dict[str, Any]:
    ropes = [str(rope + 1) for rope in table.takeable]
    title = t.count(
        "Leave rope {ropes}?", "Leave ropes {ropes}?", len(ropes), ropes=t.listing(ropes)
    )
    text = t("What is proven stays proven: you may still take it in a later turn.")
    return ask(
        LEAVE_PROVEN,
        title,
        text,
        [button("no", t("Back"), "primary"), button("yes", t("Leave for now"), "plain")],
    )


def _give_up(t: Words, table: BattleseilTable) -> dict[str, Any]:
    text = t("{name} then wins this round.", name=short_name(table.computer))
    return ask(
        GIVE_UP,
        t("Give up?"),
        text,
        [button("no", t("Play on"), "primary"), button("yes", t("Give up"), "plain")],
    )


def _new_game(t: Words, table: BattleseilTable) -> dict[str, Any]:
    running = not table.observation.over and bool(table.played)
    text = t("The running game is put away without a result.") if running else ""
    suggested = table.proposed or table.observation.house_rules
    option = switch(
        "great_field",
        t("Great Field"),
        t("Strengths 1 to 10, 60 cards, and seven cards in each hand."),
        suggested.great_field,
    )
    buttons = [button("no", t("Back"), "plain"), button("yes", t("Deal"), "primary")]
    return ask(NEW_GAME, t("A new game"), text, buttons, [option])


def the_end(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the banner at the end of a round (the snapshot's `over`), None while it runs."""
    view, name = table.observation, short_name(table.computer)
    if not view.over:
        return None
    won = None if view.winner is None else view.winner == view.seat
    return {
        "result": {None: "draw", True: "won", False: "lost"}[won],
        "title": result_title(t, view, name),
        "text": result_text(t, view, name),
        "buttons": [
            button("new_game", t("Another game"), "primary"),
            button("record", t("Save the record"), "plain"),
        ],
    }
