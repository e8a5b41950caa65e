"""One dealt game of a table, and the way it is kept: numbers and text, no cards of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from apps.tables.shared.saving import DRAW, LOST, WON, Ending, SavedGame
from rulesengine.battleseil import HouseRules, Move, State
from rulesengine.battleseil.game_record import result_text
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.players import PLAYER_NAMES
from rulesengine.common.errors import NotationError
from rulesengine.common.luck import stream
from rulesengine.common.records import Record

_PLAYERS_LUCK, _TURNS = 2**63, 2**16


@dataclass(frozen=True)
class Deal:
    """Game `number` (0..) of a seed (0..2**64-1): its pack, its starter and the computer's luck."""

    seed: int
    number: int
    house_rules: HouseRules

    @classmethod
    def first(cls, house_rules: HouseRules, seed: int | None = None) -> Deal:
        """Return the first game of a table, with a seed nobody knows unless one is given."""
        return cls(secrets.randbits(64) if seed is None else seed, 0, house_rules)

    @classmethod
    def after(cls, last: SavedGame | None, house_rules: HouseRules) -> Deal | None:
        """Return the deal behind a guest's last game, None without one that can be read."""
        try:
            return cls.of(last.options).next(house_rules) if last else None
        except NotationError:
            return None

    def next(self, house_rules: HouseRules) -> Deal:
        """Return the next game: another pack, and the other side starts."""
        return Deal(self.seed, self.number + 1, house_rules)

    def first_position(self) -> State:
        """Return the position after the deal; the sides take turns in starting."""
        return State.deal(
            self.house_rules, seed=self.seed, game=self.number, starter=self.number % 2
        )

    def luck(self, turn: int) -> Record:
        """Return the computer's luck in a turn."""
        # game numbers from here on are nobody's deal, so the player's luck tells nothing of the cards
        return stream(self.seed, _PLAYERS_LUCK + self.number * _TURNS + turn)

    def options(self, computer: str, seat: int) -> dict[str, Any]:
        """Return what is kept beside the first position."""
        return {
            "seed": self.seed,
            "number": self.number,
            "house_rules": self.house_rules.name,
            "opponent": computer,
            "seat": seat,
            "aids": [],
        }

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Deal:
        """Return the deal that `options` were made of; raises NotationError for others."""
        try:
            rules = HouseRules.named(options["house_rules"])
            return cls(int(options["seed"]), int(options["number"]), rules)
        except (KeyError, TypeError, ValueError) as error:
            raise NotationError(f"The saved game's options cannot be read: {error}.") from None


@dataclass(frozen=True)
class Reopened:
    """A saved game read again: who sits across, and what has been played from the deal on."""

    deal: Deal
    computer: str
    start: State
    moves: tuple[tuple[int, Move], ...]

    @classmethod
    def read(cls, saved: SavedGame) -> Reopened:
        """Read a saved game; raises NotationError when it is not written as games are today."""
        computer = str(saved.options.get("opponent"))
        if computer not in PLAYER_NAMES:
            raise NotationError(f"There is no player {computer!r} any more.")
        return cls(
            Deal.of(saved.options),
            computer,
            State.parse(saved.start),
            tuple((seat, parse_move(move)) for seat, move in saved.moves),
        )


def ending(state: State, seat: int) -> Ending | None:
    """Return how the round ended for a seat, None while it runs."""
    if not state.over:
        return None
    outcome = DRAW if state.winner is None else WON if state.winner == seat else LOST
    return Ending(outcome, result_text(state))
