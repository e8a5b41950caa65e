"""Tables in a wished position: dealt from a seed, played forward in Python, then served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.page import Visitor, page
from rulesengine.battleseil import Lay, Pass, Take
from rulesengine.battleseil.players import best_move
from rulesengine.common.luck import stream

MakeTable = Callable[[], BattleseilTable]
Play = Callable[[BattleseilTable], None]


def table_app(make_table: MakeTable) -> Callable[[], Any]:
    """Return an app that seats every visitor at a table of their own."""

    def app() -> Any:
        visitor = Visitor.now()
        table = make_table()
        table.lang = visitor.lang
        return page("Battleseil", BattleseilView(table, theme=visitor.theme).component)

    return app


def leave(table: BattleseilTable) -> None:
    """Make one move like Sepp, but leave every proven rope."""
    if table.takeable:
        table.finish()
        table.answer(LEAVE_PROVEN, "yes", {})
    else:
        grab(table)


def grab(table: BattleseilTable) -> None:
    """Make one move like Sepp: take what is proven, build at the own side."""
    view = table.observation
    move = best_move("sepp", view, stream(1, len(table.played)))
    if isinstance(move, Lay):
        table.lay(move.card, move.rope)
    elif isinstance(move, Take):
        table.take(move.rope)
    elif isinstance(move, Pass):
        table.pass_turn()


def until(wish: Callable[[BattleseilTable], Any], play: Play = grab, **options: Any) -> MakeTable:
    """Return `make_table`: each call gives a new table in the first position that grants `wish`.

    The games of seed 0, 1, 2 ... are played with `play` from this seat, so the position is the same
    on every machine. `options` go to the model.
    """
    for seed in range(1000):
        table, moves = BattleseilTable(seed=seed, **options), 0
        while not wish(table) and not table.observation.over:
            play(table)
            moves += 1
        if wish(table):
            return lambda: _played(seed, moves, play, options)
    raise LookupError("no game grants the wish")


def _played(seed: int, moves: int, play: Play, options: dict[str, Any]) -> BattleseilTable:
    table = BattleseilTable(seed=seed, **options)
    for _ in range(moves):
        play(table)
    return table


def turns(number: int) -> Callable[[BattleseilTable], bool]:
    """Return the wish for my own turn at or after turn `number`, about to lay a card."""
    return lambda table: table.observation.turn >= number and table.observation.laying
