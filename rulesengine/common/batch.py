"""Millions of games: the one locked door to kernels that use several threads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

# numba's default thread pool aborts the process when two threads enter parallel kernels at once.
_DOOR = threading.Lock()


def run_parallel(kernel: Callable[..., Any], *arguments: Any) -> Any:
    """Return `kernel(*arguments)`, with no other parallel kernel running meanwhile."""
    with _DOOR:
        return kernel(*arguments)


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Yield (first game, number of games) in order until all `games` are covered.

    Work in chunks so that progress can be shown and stopped between them; because every game has
    its own stream of luck, the chunk size changes no result.

    >>> list(chunks(10, 4))
    [(0, 4), (4, 4), (8, 2)]
    """
    for first in range(0, games, size):
        yield first, min(size, games - first)
