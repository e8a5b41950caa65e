"""Rot und Schwarz tables in a wished position: dealt from a seed, played forward in Python, then served."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from apps.server.database.store import SqlStore
from apps.tables.rotundschwarz.model import LOSE, RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.view import RotUndSchwarzView
from apps.tables.rotundschwarz.wishes import ROOM, Wishes
from apps.tables.shared.dealing import Deal
from apps.tables.shared.saving import GuestGames
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz import HouseRules, Move, State, best_move, parse_move
from rulesengine.rotundschwarz.levels import level_named
from tests.apps.pages import seating

MakeTable = Callable[[], RotUndSchwarzTable]
Play = Callable[[RotUndSchwarzTable], None]
TOKEN = "t" * 43
MOST = 400  #: moves of a game of these tests


def felt_app(make_table: MakeTable, figures: bool = False) -> Callable[[], Any]:
    """Return an app that seats every visitor at a table of their own, see `seating`."""
    return seating("Rot und Schwarz", RotUndSchwarzView, make_table, figures)


def wishing(
    level: str = "normal",
    partner: str | None = "eager",
    *,
    seat: int = 0,
    practice: bool = False,
    mixed: bool = False,
    coins: bool = False,
    deal: int | None = None,
) -> Wishes:
    """Return the wishes for a game; Flori answers quickest. `partner` None: two at one device."""
    rules = HouseRules(level_named(level), mixed_suits=mixed, signal_coins=coins)
    return Wishes(rules, partner, seat, practice, deal)


def felt(wishes: Wishes | None = None, **options: Any) -> RotUndSchwarzTable:
    """Return a table with the numbered deal 1, unless other wishes or a seed say otherwise."""
    return RotUndSchwarzTable(**{"wishes": wishes or wishing(), "seed": 1, **options})


def plan(table: RotUndSchwarzTable) -> None:
    """Make one move like Kaspar for whoever is next here, whatever it is asked about."""
    _play_like("planner", table)


def wander(table: RotUndSchwarzTable) -> None:
    """Make one move blindly."""
    _play_like("random", table)


def grab(table: RotUndSchwarzTable) -> None:
    """Make one move like Flori, who is lost sooner or later."""
    _play_like("eager", table)


def _play_like(player: str, table: RotUndSchwarzTable) -> None:
    view = table.observation
    make(table, best_move(player, view, stream(1, len(table.played))))


def make(table: RotUndSchwarzTable, *moves: Move | str) -> None:
    """Make moves, given as text perhaps, each of them allowed; yes to one that loses."""
    for move in moves:
        table.play(parse_move(move) if isinstance(move, str) else move)
        if table.question == LOSE:
            table.answer(LOSE, "yes", {})
        assert table.refused is None, table.refused


def play_out(table: RotUndSchwarzTable, play: Play = plan) -> None:
    """Play the game on the table to its end."""
    for _ in range(MOST):
        if table.finished:
            return
        play(table)
    raise AssertionError("the game does not end")


def give_up(table: RotUndSchwarzTable) -> None:
    """End the game on the table together."""
    table.ask_to_give_up()
    table.answer("give_up", "yes", {})


def next_game(table: RotUndSchwarzTable, **options: Any) -> None:
    """Deal another game; `options` as the dialog sends them."""
    table.ask_for_new_game()
    table.answer("new_game", "yes", options)


def dealt_so(position: str, wishes: Wishes | None = None, **options: Any) -> RotUndSchwarzTable:
    """Return a table whose game begins in the position that a text describes."""

    class Placed(Deal):
        def first_position(self) -> Any:
            return State.parse(position)

    class PlacedWishes(Wishes):
        def dealt(self, before: Deal | None, seed: int | None = None) -> Deal:
            usual = super().dealt(before, seed)
            return Placed(**usual.__dict__)

    agreed = wishes or wishing(partner=None)
    return RotUndSchwarzTable(wishes=PlacedWishes(**agreed.__dict__), seed=1, **options)


def position(
    home: str,
    columns: Iterable[str] = (),
    *,
    rules: str = "normal",
    cells: str = "- - - -",
    tokens: int = 0,
    mover: str = "A",
    turn: int = 60,
    more: Iterable[str] = (),
) -> str:
    """Return the text of a position; `columns` from the first on, `more` lines behind them."""
    filled = [*columns, *[""] * 8][:8]
    lines = [
        f"rotundschwarz {rules}",
        f"cells {cells}".rstrip(),
        f"tokens {tokens}",
        f"home {home}",
        f"turn {turn} mover {mover}",
        *(f"{at}: {cards}".rstrip() for at, cards in enumerate(filled, 1)),
        *more,
        "status playing",
    ]
    return "\n".join(lines)


def until(
    wish: Callable[[RotUndSchwarzTable], Any], play: Play = plan, **options: Any
) -> MakeTable:
    """Return `make_table`: each call gives a new table in the first position that grants `wish`.

    The deals of seed 1, 2, 3 ... are played with `play`, so the position is the same on every
    machine. `options` go to the model.
    """
    options = {"wishes": wishing(), **options}
    for seed in range(1, 60):
        table, moves = RotUndSchwarzTable(seed=seed, **options), 0
        while not wish(table) and not table.finished and moves < MOST:
            play(table)
            moves += 1
        if wish(table):
            return lambda: _played(seed, moves, play, options)
    raise LookupError("no game grants the wish")


def _played(seed: int, moves: int, play: Play, options: dict[str, Any]) -> RotUndSchwarzTable:
    table = RotUndSchwarzTable(seed=seed, **options)
    for _ in range(moves):
        play(table)
    return table


def games_of(store: Any, kept: SqlStore, token: str = TOKEN) -> GuestGames:
    """Return the games of a guest in this room; `kept` knows the guest even when `store` fails."""
    return GuestGames(store, kept.guest(token), ROOM, lambda work: work())


def unnumbered(table: RotUndSchwarzTable) -> dict[str, Any]:
    """Return the snapshot without its number, to compare two of them."""
    return {**snapshot(table), "seq": 0}


def texts(thing: Any) -> list[str]:
    """Return every text in a snapshot."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list | tuple):
        return [text for item in thing for text in texts(item)]
    return [thing] if isinstance(thing, str) else []


class Seat:
    """A view with its model, and all that was told to the browser besides snapshots."""

    def __init__(self, table: RotUndSchwarzTable) -> None:
        self.table = table
        self.view = RotUndSchwarzView(table)
        self.told: list[Any] = []
        self.view.component._send_msg = self.told.append

    @property
    def failed(self) -> list[Any]:
        """What was told because an action raised: nothing, ever."""
        words = self.table.words("That did not work. Your game is as it was.")
        return [message for message in self.told if message.get("text") == words]

    def says(self, kind: Any, **rest: Any) -> None:
        """Let the browser send a message."""
        self.view.component._handle_msg({"type": kind, **rest})
        json_of(self.view.component.view)


def json_of(thing: Any) -> str:
    """Return a snapshot as the browser gets it; raises where it is no JSON."""
    return json.dumps(thing, allow_nan=False)
