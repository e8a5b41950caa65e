"""Seilschaft tables in a wished position: dealt from a seed, played forward in Python, then served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.seilschaft.wishes import Wishes
from rulesengine.common.luck import stream
from rulesengine.seilschaft import HouseRules, best_move
from rulesengine.seilschaft.levels import level_named
from tests.apps.pages import seating

MakeTable = Callable[[], SeilschaftTable]
Play = Callable[[SeilschaftTable], None]
Wish = Callable[[SeilschaftTable], Any]


def climb_app(make_table: MakeTable, figures: bool = False) -> Callable[[], Any]:
    """Return an app that seats every visitor at a table of their own, see `seating`."""
    return seating("Seilschaft", SeilschaftView, make_table, figures)


def wishing(
    level: str = "normal",
    partner: str | None = "simple",
    *,
    open_hands: bool = False,
    deals: int = 3,
) -> Wishes:
    """Return the wishes for a game; Wastl answers quickest. `partner` None: two at one device."""
    return Wishes(HouseRules(level_named(level), deals, open_hands), partner)


def climb(table: SeilschaftTable) -> None:
    """Play one card like Vroni for whoever is next, who lifts the curtain first."""
    _play_like("tuned", table)


def wander(table: SeilschaftTable) -> None:
    """Play one card blindly."""
    _play_like("random", table)


def _play_like(player: str, table: SeilschaftTable) -> None:
    table.draw_curtain()
    view = table.observation
    table.play(best_move(player, view, stream(1, view.turn)).card)


def play_out(table: SeilschaftTable, play: Play = climb) -> None:
    """Play the game on the table to its end."""
    while not table.finished:
        play(table)


def give_up(table: SeilschaftTable) -> None:
    """End the game on the table without a card."""
    table.ask_to_give_up()
    table.answer("give_up", "yes", {})


def next_game(table: SeilschaftTable, **options: Any) -> None:
    """Deal another game; `options` as the dialog sends them."""
    table.ask_for_new_game()
    table.answer("new_game", "yes", options)


def until(wish: Wish, play: Play = climb, **options: Any) -> MakeTable:
    """Return `make_table`: each call gives a new table in the first position that grants `wish`.

    The games of seed 0, 1, 2 ... are played with `play`, so the position is the same on every
    machine. `options` go to the model; without wishes Wastl is the partner at the level Normal.
    """
    options = {"wishes": wishing(), **options}
    for seed in range(300):
        table, cards = SeilschaftTable(seed=seed, **options), 0
        while not wish(table) and not table.finished:
            play(table)
            cards += 1
        if wish(table):
            return lambda: _played(seed, cards, play, options)
    raise LookupError("no game grants the wish")


def _played(seed: int, cards: int, play: Play, options: dict[str, Any]) -> SeilschaftTable:
    table = SeilschaftTable(seed=seed, **options)
    for _ in range(cards):
        play(table)
    return table


def answering(table: SeilschaftTable) -> bool:
    """Grant the wish for a trick in mid game that this seat must follow, with cards that cannot."""
    view = table.observation
    choices = len(view.legal_moves())
    return view.lead is not None and len(view.tricks) >= 3 and 1 < choices < len(view.hand)
