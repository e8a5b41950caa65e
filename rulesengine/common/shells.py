"""The friendly faces every room has: a State that never changes, and what one seat may know of it.

A room says in class variables which records and rules stand behind the two; what is only its own it
adds.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from rulesengine.common.errors import IllegalMove, Refusal
from rulesengine.common.records import Record, blank, freeze, thaw

MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT", bound="FrozenView[Any]")


@dataclass(frozen=True)
class FrozenView(Generic[MoveT]):
    """What one seat may know, as the bytes of a view record: equal when every byte is, hashable."""

    frozen: bytes

    LAYOUT: ClassVar[np.dtype[Any]]  #: the view record; it has a field `seat`
    RULES: ClassVar[ModuleType]  #: has `refusal(view, number)` and OK
    MOVES: ClassVar[ModuleType]  #: has `pack(move)`
    REFUSALS: ClassVar[ModuleType]  #: has `explain(view, move, code)`

    @cached_property
    def record(self) -> Record:
        """The view as a record; read it, never write it."""
        return thaw(self.frozen, self.LAYOUT)

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return int(self.record.seat)

    @property
    def mover(self) -> int:
        """The seat to move."""
        return int(self.record.table.mover)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move in a game that still runs."""
        return not self.over and self.mover == self.seat

    def allows(self, move: MoveT) -> bool:
        """Return whether this seat may make the move now."""
        return bool(self._code(move) == self.RULES.OK)

    def refusal(self, move: MoveT) -> Refusal | None:
        """Return why this seat may not make the move, None when it may."""
        code = self._code(move)
        return None if code == self.RULES.OK else self.REFUSALS.explain(self.record, move, code)

    def _code(self, move: MoveT) -> int:
        return int(self.RULES.refusal(self.record, self.MOVES.pack(move)))


@dataclass(frozen=True)
class FrozenState(Generic[MoveT, ViewT]):
    """A position as the bytes of its record: equal when every byte is, hashable, never changed."""

    frozen: bytes

    LAYOUT: ClassVar[np.dtype[Any]]  #: the position record
    VIEW: ClassVar[type[Any]]  #: the room's Observation
    RULES: ClassVar[
        ModuleType
    ]  #: has `observe(position, seat, view)` and `apply(position, number)`
    MOVES: ClassVar[ModuleType]  #: has `pack(move)`

    def thawed(self) -> Record:
        """Return a writable copy of the record, for kernels and notation."""
        return thaw(self.frozen, self.LAYOUT)

    def observe(self, seat: int) -> ViewT:
        """Return what `seat` (0 or 1) may know."""
        view = blank(self.VIEW.LAYOUT)
        self.RULES.observe(self.thawed(), seat, view)
        return self.VIEW(freeze(view))

    @property
    def mover(self) -> int:
        """The seat to move, 0 or 1."""
        return self.observe(0).mover

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.observe(0).over

    def apply(self, move: MoveT) -> Self:
        """Return the position after `move`, made by the seat it belongs to; some ten microseconds.

        Raises IllegalMove with the view of who moves as text when the rules refuse it, ValueError or
        TypeError for what is no move at all.
        """
        number = self.MOVES.pack(move)
        # a side that gives up need not be to move
        observation = self.observe(getattr(move, "seat", self.mover))
        refused = observation.refusal(move)
        if refused is not None:
            raise IllegalMove(str(move), refused, str(observation))
        position = self.thawed()
        self.RULES.apply(position, number)
        return type(self)(freeze(position))
