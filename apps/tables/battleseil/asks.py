"""Questions and endings: what stands in the table's dialogs."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.across import streak_said
from apps.tables.battleseil.match_board import board, forward, match_title, next_said
from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.battleseil.naming import (
    HOUSE_RULES,
    OPPONENTS,
    name_across,
    opponents,
    result_text,
    result_title,
)
from apps.tables.shared.people import player_choice
from apps.tables.shared.questions import ask, button, switch
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.words import Words
from rulesengine.battleseil import HouseRules
from rulesengine.battleseil.levels import ROUNDS


def question(t: Words, table: BattleseilTable) -> dict[str, Any] | None:
    """Return the open question (the snapshot's `ask`), None when there is none."""
    builders = {LEAVE_PROVEN: _leave_proven, GIVE_UP: _give_up, NEW_GAME: _new_game}
    return builders[table.question](t, table) if table.question else None


def _leave_proven(t: Words, table: BattleseilTable) -> dict[str, Any]:
    ropes = [str(rope + 1) for rope in table.takeable]
    title = t.count(
        "Leave rope {ropes}?", "Leave ropes {ropes}?", len(ropes), ropes=t.listing(ropes)
    )
    return ask(
        LEAVE_PROVEN,
        title,
        _what_leaving_means(t, table.observation.house_rules),
        [button("no", t("Back"), "primary"), button("yes", t("Leave for now"), "plain")],
    )


def _what_leaving_means(t: Words, rules: HouseRules) -> str:
    if rules.claim_first:
        return t(
            "Ropes are taken before laying: the other side then has a turn to answer before you may "
            "take again."
        )
    if rules.specials:
        return t("You may still take it in a later turn, if no special changes it until then.")
    return t("What is proven stays proven: you may still take it in a later turn.")


def _give_up(t: Words, table: BattleseilTable) -> dict[str, Any]:
    name = name_across(table.computer, table.seat)
    return ask(
        GIVE_UP,
        t("Give up?"),
        t("{name} then wins this round.", name=name),
        [button("no", t("Play on"), "primary"), button("yes", t("Give up"), "plain")],
    )


def _new_game(t: Words, table: BattleseilTable) -> dict[str, Any]:
    wishes = table.proposed or table.wishes
    buttons = [button("no", t("Back"), "plain"), button("yes", t("Deal"), "primary")]
    options = [
        player_choice(
            t,
            "opponent",
            t("Opponent"),
            {name: OPPONENTS[name] for name in opponents()},
            wishes.opponent,
            t("a curtain falls between your hands"),
        ),
        _rounds_choice(t, wishes.house_rules.rounds),
        *(
            switch(key, t(name), t(told), getattr(wishes.house_rules, key), t("What is it:"))
            for key, (name, told) in HOUSE_RULES.items()
        ),
    ]
    return ask(NEW_GAME, t("A new game"), _put_away(t, table), buttons, options)


def _put_away(t: Words, table: BattleseilTable) -> str:
    """Return what becomes of the game on the table."""
    if not table.finished and table.referee.played:
        return t("The running game is put away without a result.")
    if table.finished and not table.round.match.over:
        return t("The match is put away without a result.")
    return ""


def _rounds_choice(t: Words, chosen: int) -> dict[str, Any]:
    choices = [
        {"value": str(number), "label": t.count("{number} round", "{number} rounds", number)}
        for number in ROUNDS
    ]
    told = t("Of several rounds the points decide: 5 for a round won, else 1 for each own rope.")
    choices[-1]["help"] = told
    return {"key": "rounds", "label": t("Length"), "choices": choices, "value": str(chosen)}


def the_end(t: Words, table: BattleseilTable, name: str) -> dict[str, Any] | None:
    """Return the banner at the end of a round (the snapshot's `over`), None while it runs.

    In a match of several rounds it has the board, and behind the last one the result of the match.
    """
    view, match = table.observation, table.round.match
    if not view.over or table.looking_back is not None:
        return None
    whole = match.rounds > 1 and match.over
    winner = match.leader if whole else view.winner
    won = None if winner is None else winner == view.seat
    said = (result_text(t, view, name), next_said(t, table, match), _streak(t, table))
    return {
        "result": {None: "draw", True: "won", False: "lost"}[won],
        "title": match_title(t, table) if whole else result_title(t, view, table.computer),
        "text": " ".join(filter(None, said)),
        "board": board(t, table),
        "buttons": [
            button(*forward(t, table), "primary"),
            button("replay", t("Look back"), "plain"),
            button("record", t("Save the record"), "plain"),
        ],
    }


def _streak(t: Words, table: BattleseilTable) -> str:
    return streak_said(t, table) if table.round.match.over else ""
