"""The course of a game up to now: what the figures draw, one point a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rulesengine.rotundschwarz import Observation
from rulesengine.rotundschwarz.analysis import mobility

_KEPT = 2048  #: points: of the tables that were drawn last


@dataclass(frozen=True)
class Point:
    """How things stood at the beginning of a turn, or now: `moves` are those that each seat had."""

    turn: int
    tokens: int
    home: int
    moves: tuple[int, int]
    frozen: bytes  #: the position, to find again what was searched of it


def course(views: Iterable[Observation]) -> list[Point]:
    """Return the points of a game that these views show in order, the last one as things are now."""
    points: dict[int, Point] = {}
    last = None
    for view in views:
        points.setdefault(view.turn, _point(view))
        last = view
    if last is not None:
        points[last.turn] = _point(last)
    return list(points.values())


@lru_cache(maxsize=_KEPT)
def _point(view: Observation) -> Point:
    return Point(view.turn, view.tokens, view.home_count, mobility(view), position_of(view))


def position_of(view: Observation) -> bytes:
    """Return the position a seat sees as bytes, the same for both seats."""
    return bytes(view.record.table.tobytes())
