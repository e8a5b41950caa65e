"""Questions and endings: what stands in the table's dialogs."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal

from apps.tables.rotundschwarz.model import LOSE, TAKE_BACK, RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import OWNERS, PARTNERS, offered_words
from apps.tables.rotundschwarz.odds import (
    LEVEL_NAMES,
    advice,
    deal_words,
    level_help,
    numbers,
    so_far,
)
from apps.tables.rotundschwarz.wishes import OWN, Wishes
from apps.tables.shared.people import PEOPLE, player_choice
from apps.tables.shared.questions import ask, button, number, switch
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz import LEVELS, Level, Observation
from rulesengine.rotundschwarz.deals import FIRST_DEAL, LAST_DEAL
from rulesengine.rotundschwarz.levels import MOST_CELLS, MOST_TOKENS


def question(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return the open question (the snapshot's `ask`), None when there is none."""
    builders = {GIVE_UP: _give_up, NEW_GAME: _new_game, TAKE_BACK: _take_back, LOSE: _lose}
    return builders[table.question](t, table) if table.question else None


def _give_up(t: Words, table: RotUndSchwarzTable) -> dict[str, Any]:
    if table.partner is None:
        text = t("Both of you stop together, and the game counts as lost. Do you both agree?")
    else:
        text = t("You stop for both of you, and the game counts as lost.")
    if table.practice:
        text = t("This practice game ends; it does not count.")
    buttons = [button("no", t("Play on"), "primary"), button("yes", t("Stop"), "plain")]
    return ask(GIVE_UP, t("Stop together?"), text, buttons)


def _take_back(t: Words, table: RotUndSchwarzTable) -> dict[str, Any]:
    text = t("The turn is over. Between two people it is taken back only when both agree.")
    buttons = [button("no", t("Play on"), "primary"), button("yes", t("Both agree"), "plain")]
    return ask(TAKE_BACK, t("Take the last turn back?"), text, buttons)


def _lose(t: Words, table: RotUndSchwarzTable) -> dict[str, Any]:
    move = offered_words(t, table.risk) if table.risk else ""
    text = t(
        "{move}: after that nobody could move a card or pass. The game is lost.",
        move=move,
    )
    buttons = [button("no", t("Better not"), "primary"), button("yes", t("Do it"), "plain")]
    return ask(LOSE, t("That takes the last move"), text, buttons)


def _new_game(t: Words, table: RotUndSchwarzTable) -> dict[str, Any]:
    wishes = table.proposed or table.wishes
    running = not table.finished and bool(table.referee.played)
    put_away = t("The running game is put away without a result.") if running else ""
    advised = advice(t, table.results, table.wishes.house_rules.level)
    buttons = [button("no", t("Back"), "plain"), button("yes", t("Deal"), "primary")]
    text = " ".join(filter(None, (advised, put_away)))
    return ask(NEW_GAME, t("A new game"), text, buttons, _options(t, table, wishes))


def _options(t: Words, table: RotUndSchwarzTable, wishes: Wishes) -> list[dict[str, Any]]:
    rules = wishes.house_rules
    return [
        _level_choice(t, table, rules.level),
        *_own_numbers(t, rules.level),
        number(
            "deal",
            t("Number of a deal"),
            t(
                "{least} to {most}: the same number gives everybody the same cards. Empty: any deal.",
                least=FIRST_DEAL,
                most=format_decimal(LAST_DEAL, locale=t.code),
            ),
            wishes.deal,
            (FIRST_DEAL, LAST_DEAL),
        ),
        player_choice(
            t,
            "partner",
            t("Partner"),
            PARTNERS,
            wishes.partner,
            t("{red} plays Red, {black} Black", red=PEOPLE[0], black=PEOPLE[1]),
        ),
        _colour_choice(t, wishes.seat),
        switch(
            "practice",
            t("Practice"),
            t("With hints, ways to win, and every turn to be taken back. It does not count."),
            wishes.practice,
        ),
        switch(
            "signal_coins",
            t("Signal coins"),
            t("Easier: at the end of your turn you may ask to keep a column free."),
            rules.signal_coins,
        ),
        switch(
            "mixed_suits",
            t("Mixed suits"),
            t("Harder: one plays hearts and clubs, the other diamonds and spades."),
            rules.mixed_suits,
        ),
    ]


def _level_choice(t: Words, table: RotUndSchwarzTable, chosen: Level) -> dict[str, Any]:
    choices = [
        {
            "value": level.name,
            "label": t(LEVEL_NAMES[level.name]),
            "help": level_help(t, level, table.results),
        }
        for level in LEVELS
    ]
    said = (
        t("cells and tokens as you like"),
        "" if chosen in LEVELS else so_far(t, table.results, chosen),
    )
    own = {"value": OWN, "label": t("Own numbers"), "help": ". ".join(filter(None, said))}
    value = chosen.name if chosen in LEVELS else OWN
    return {"key": "level", "label": t("Level"), "choices": [*choices, own], "value": value}


def _own_numbers(t: Words, level: Level) -> list[dict[str, Any]]:
    return [
        number("cells", t("Own number of free cells"), "", level.cells, (0, MOST_CELLS)),
        number("tokens", t("Own number of pass tokens"), "", level.tokens, (0, MOST_TOKENS)),
    ]


def _colour_choice(t: Words, seat: int) -> dict[str, Any]:
    choices = [
        {"value": "red", "label": t("Red"), "help": ""},
        {"value": "black", "label": t("Black"), "help": ""},
    ]
    label = t("You play (Red begins)")
    return {"key": "colour", "label": label, "choices": choices, "value": OWNERS[seat]}


def the_end(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return the banner at the end of a game (the snapshot's `over`), None while it runs."""
    view = table.observation
    if not view.over or table.looking_back is not None:
        return None
    return {
        "result": "won" if view.status == "won" else "lost",
        "title": _title(t, view),
        "text": " ".join(filter(None, _said(t, table, view))),
        "buttons": [
            button("new_game", t("Another game"), "primary"),
            button("replay", t("Look back"), "plain"),
            button("record", t("Save the record"), "plain"),
        ],
    }


def _title(t: Words, view: Observation) -> str:
    titles = {
        "won": t("All 52 cards are home!"),
        "stuck": t("No move is left"),
        "gave_up": t("You stopped together"),
    }
    return titles[view.status]


def _taken_back(t: Words, table: RotUndSchwarzTable) -> str:
    """Say how many turns were taken back, nothing without one."""
    turns = table.round.taken_back
    said = t.count("{number} turn taken back", "{number} turns taken back", turns)
    return said if turns else ""


def _turns(view: Observation) -> int:
    """Return how many turns were played; the one in which nothing could be moved any more is none."""
    return view.turn if view.status == "won" or view.moved else view.turn - 1


def _said(t: Words, table: RotUndSchwarzTable, view: Observation) -> list[str]:
    """Return the sentences below the title: how it went, what it counts, and what to try next."""
    turns = t.count("In {number} turn", "In {number} turns", _turns(view))
    left = t.count("{number} pass token left", "{number} pass tokens left", view.tokens)
    home = t("{home} of 52 cards home", home=view.home_count)
    level = view.house_rules.level
    results = table.results
    counted = so_far(t, results, level)
    if table.practice:
        taken = table.round.hints
        counted = t.count("Practice, {number} hint", "Practice, {number} hints", taken)
    deal = f"{deal_words(t, table.round.number)}, {numbers(t, level)}"
    lines = [f"{turns}, {home}, {left}", deal, _taken_back(t, table), counted]
    return [f"{line}." for line in lines if line] + [advice(t, results, level)]
