"""Tables in a wished position: dealt from a seed, played forward in Python, then served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from rulesengine.battleseil import Draw, DrawSpecial, Lay, Move, Pass, Take, Under
from rulesengine.battleseil.moves import Effect
from rulesengine.battleseil.players import best_move
from rulesengine.common.luck import stream
from tests.apps.pages import seating

ROOM, TOKEN = "battleseil", "t" * 43  #: the guest of the tests

MakeTable = Callable[[], BattleseilTable]
Play = Callable[[BattleseilTable], None]


def table_app(make_table: MakeTable, figures: bool = False) -> Callable[[], Any]:
    """Return an app that seats every visitor at a table of their own, see `seating`."""
    return seating("Battleseil", BattleseilView, make_table, figures)


def leave(table: BattleseilTable) -> None:
    """Make one move like Sepp, but leave every proven rope."""
    if not table.takeable:
        grab(table)
        return
    moves = [move for move in table.observation.legal_moves() if not isinstance(move, Take)]
    make(table, moves[0])
    if table.question == LEAVE_PROVEN:
        table.answer(LEAVE_PROVEN, "yes", {})


def grab(table: BattleseilTable) -> None:
    """Make one move like Sepp: take what is proven, build at the own side; none when all is over."""
    view = table.observation
    if view.over:
        return
    make(table, best_move("sepp", view, stream(1, len(table.played))))


def make(table: BattleseilTable, move: Move) -> None:
    """Make a move as a person would."""
    if isinstance(move, Lay):
        table.lay(move.card, move.rope)
    elif isinstance(move, Take):
        table.take(move.rope)
    elif isinstance(move, Pass):
        table.pass_turn()
    elif isinstance(move, Draw | DrawSpecial):
        table.draw(isinstance(move, DrawSpecial))
    elif isinstance(move, Under):
        table.put_under(move.card)
    elif isinstance(move, Effect):
        table.play_special(move)
    else:
        table.finish()


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
