"""One dealt game of a table, and the way it is kept: numbers and text, no cards of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from apps.tables.shared.saving import SavedGame
from rulesengine.common.errors import NotationError
from rulesengine.common.luck import stream
from rulesengine.common.records import Record
from rulesengine.rooms import room

_PLAYERS_LUCK, _TURNS = 2**63, 2**16
_LIMITS = {"seed": 2**64, "number": _PLAYERS_LUCK // _TURNS, "seat": 2}


@dataclass(frozen=True)
class Deal:
    """Game `number` (0..) of a seed (0..2**64-1) in a room: its cards and its computer's luck.

    `house_rules` are the room's own; `opponent` is the computer player's name, None for two people
    at one device; `seat` is the person's. A `practice` game may be helped and is not counted. In a
    match of several rounds `earlier` are the results of those before this one.
    """

    room: str
    seed: int
    number: int
    house_rules: Any
    opponent: str | None
    seat: int = 0
    practice: bool = False
    earlier: tuple[str, ...] = ()

    @classmethod
    def first(
        cls, room: str, house_rules: Any, opponent: str | None, seed: int | None = None
    ) -> Deal:
        """Return the first game of a table, with a seed nobody knows unless one is given."""
        return cls(room, secrets.randbits(64) if seed is None else seed, 0, house_rules, opponent)

    @classmethod
    def after(cls, last: SavedGame | None, house_rules: Any, opponent: str | None) -> Deal | None:
        """Return the deal behind a guest's last game, None without one that can be read."""
        try:
            return cls.of(last).next(house_rules, opponent) if last else None
        except NotationError:
            return None

    def next(self, house_rules: Any, opponent: str | None) -> Deal:
        """Return the next game, from other cards."""
        agreed = {"house_rules": house_rules, "opponent": opponent, "earlier": ()}
        return replace(self, number=self.number + 1, **agreed)

    def next_round(self, result: str) -> Deal:
        """Return the next round of the same match, from other cards; `result` is this one's."""
        return replace(self, number=self.number + 1, earlier=(*self.earlier, result))

    @property
    def doors(self) -> ModuleType:
        """The room's package: State, HouseRules, parse_move, best_move, PLAYER_NAMES, ..."""
        return room(self.room)

    def first_position(self) -> Any:
        """Return the room's position after the deal; the room says who begins game `number`."""
        before = {"earlier": self.earlier} if self.earlier else {}
        return self.doors.dealt(self.house_rules, self.seed, self.number, **before)

    def luck(self, turn: int) -> Record:
        """Return the computer's luck in a turn."""
        # game numbers from here on are nobody's deal, so the player's luck tells nothing of the cards
        return stream(self.seed, _PLAYERS_LUCK + self.number * _TURNS + turn)

    def options(self) -> dict[str, Any]:
        """Return what is kept beside the first position."""
        before = {"earlier": list(self.earlier)} if self.earlier else {}
        return {
            "seed": self.seed,
            "number": self.number,
            "house_rules": self.house_rules.name,
            "opponent": self.opponent,
            "seat": self.seat,
            "practice": self.practice,
            **before,
        }

    @classmethod
    def of(cls, saved: SavedGame) -> Deal:
        """Return the deal a saved game was made of; raises NotationError when it cannot be read."""
        options, doors = saved.options, room(saved.room)
        try:
            rules = doors.HouseRules.named(_text(options.get("house_rules")))
        except KeyError as error:
            raise NotationError(str(error.args[0])) from None
        seed, number, seat = (_number(options, name) for name in ("seed", "number", "seat"))
        opponent = options.get("opponent", "")
        if opponent is not None and _text(opponent) not in doors.PLAYER_NAMES:
            raise NotationError(f"There is no player {opponent!r} any more.")
        practice = options.get("practice") is True
        earlier = _texts(options.get("earlier", []))
        return cls(saved.room, seed, number, rules, opponent, seat, practice, earlier)


def _number(options: Mapping[str, Any], name: str) -> int:
    """Return a whole number of the options, 0.. and below its limit; raises NotationError."""
    value = options.get(name)
    if type(value) is not int or not 0 <= value < _LIMITS[name]:
        raise NotationError(f"The saved game's {name} cannot be {value!r}.")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(f"Where a saved game has a word, {value!r} cannot be read.")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise NotationError(f"Where a saved game has a list of words, {value!r} cannot be read.")
    return tuple(map(_text, value))


@dataclass(frozen=True)
class Reopened:
    """A game as it stands: where it began, and what has been played from there on, by seat."""

    deal: Deal
    start: Any
    moves: tuple[tuple[int, Any], ...] = ()

    @classmethod
    def read(cls, saved: SavedGame) -> Reopened:
        """Read a saved game; raises NotationError when it is not written as games are today."""
        deal = Deal.of(saved)
        moves = tuple(_seat_and_move(deal.doors, *move) for move in saved.moves)
        return cls(deal, deal.doors.State.parse(_text(saved.start)), moves)


def _seat_and_move(doors: ModuleType, seat: Any, move: Any) -> tuple[int, Any]:
    return _number({"seat": seat}, "seat"), doors.parse_move(_text(move))
