"""Questions and endings: what stands in the table's dialogs."""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.naming import PARTNERS
from apps.tables.seilschaft.odds import LEVEL_NAMES, advice, level_help
from apps.tables.shared.people import player_choice
from apps.tables.shared.questions import ask, button, switch
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.words import Words
from rulesengine.seilschaft import LEVELS, Observation


def question(t: Words, table: SeilschaftTable) -> dict[str, Any] | None:
    """Return the open question (the snapshot's `ask`), None when there is none."""
    builders = {GIVE_UP: _give_up, NEW_GAME: _new_game}
    return builders[table.question](t, table) if table.question else None


def _give_up(t: Words, table: SeilschaftTable) -> dict[str, Any]:
    if table.partner is None:
        text = t("Both of you give up together, and the game counts as lost. Do you both agree?")
    else:
        text = t("You give up for both of you, and the game counts as lost.")
    buttons = [button("no", t("Play on"), "primary"), button("yes", t("Give up"), "plain")]
    return ask(GIVE_UP, t("Give up?"), text, buttons)


def _new_game(t: Words, table: SeilschaftTable) -> dict[str, Any]:
    wishes = table.proposed or table.wishes
    running = not table.finished and bool(table.referee.played)
    put_away = t("The running game is put away without a result.") if running else ""
    advised = advice(t, table.results, table.wishes.house_rules.level)
    options = [
        _level_choice(t, wishes.house_rules.level.name),
        player_choice(
            t,
            "partner",
            t("Partner"),
            PARTNERS,
            wishes.partner,
            t("a curtain falls between your hands"),
        ),
        switch(
            "open_hands",
            t("Open hands"),
            t("Both hands lie open; still nobody talks. Good for learning."),
            wishes.house_rules.open_hands,
        ),
        switch(
            "two_deals",
            t("Two rounds"),
            t("A shorter game; it costs a few wins in a hundred."),
            wishes.house_rules.deals == 2,
        ),
    ]
    buttons = [button("no", t("Back"), "plain"), button("yes", t("Deal"), "primary")]
    said = (_so_far(t, table), advised, put_away)
    text = " ".join(filter(None, said))
    return ask(NEW_GAME, t("A new game"), text, buttons, options)


def _so_far(t: Words, table: SeilschaftTable) -> str:
    """Return how the guest's finished games went, nothing before the first."""
    results = table.results
    games = results.won + results.lost if results else 0
    if results is None or games == 0:
        return ""
    return t.count(
        "So far {won} of {number} game was won.",
        "So far {won} of {number} games were won.",
        games,
        won=results.won,
    )


def _level_choice(t: Words, chosen: str) -> dict[str, Any]:
    choices = [
        {"value": level.name, "label": t(LEVEL_NAMES[level.name]), "help": level_help(t, level)}
        for level in LEVELS
    ]
    return {"key": "level", "label": t("Level"), "choices": choices, "value": chosen}


def the_end(t: Words, table: SeilschaftTable) -> dict[str, Any] | None:
    """Return the banner at the end of a game (the snapshot's `over`), None while it runs."""
    view = table.observation
    if not view.over or table.looking_back is not None:
        return None
    said = (_how(t, view), _aided(t, table), advice(t, table.results, view.house_rules.level))
    return {
        "result": "won" if view.status == "won" else "lost",
        "title": _title(t, view),
        "text": " ".join(filter(None, said)),
        "buttons": [
            button("new_game", t("Another game"), "primary"),
            button("replay", t("Look back"), "plain"),
            button("record", t("Save the record"), "plain"),
        ],
    }


def _aided(t: Words, table: SeilschaftTable) -> str:
    """Say that figures beside the table helped (rules.md, Looking back)."""
    return t("Played with aids.") if table.round.aids_used else ""


def _title(t: Words, view: Observation) -> str:
    titles = {
        "won": t("You have crossed the ridge!"),
        "fell": t("You fell"),
        "out_of_tricks": t("Night falls on the ridge"),
        "gave_up": t("You turned back"),
    }
    return titles[view.status]


def _how(t: Words, view: Observation) -> str:
    opened = 8 - view.hidden
    if view.status == "won":
        return t("All eight cards lie open, in round {deal}.", deal=view.deal_no)
    cards = t.count("{number} of 8 cards was open.", "{number} of 8 cards were open.", opened)
    if view.status == "out_of_tricks":
        return t("The last trick is played. {cards}", cards=cards)
    return cards
