"""Figures that get sharper step by step as long as somebody wants them. Knows no Panel."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from apps.tables.shared.work import Later
from rulesengine.battleseil.analysis import FIRST_WORLDS, WORLDS, Weighing

#: worlds a step: a first picture, a better one, and what the promised error needs
STEPS = (FIRST_WORLDS, 4 * FIRST_WORLDS, WORLDS - 5 * FIRST_WORLDS)

_log = logging.getLogger(__name__)


class Sharpening:
    """A weighing that goes on by `later`, one step after the other; nothing is shown unwanted."""

    def __init__(
        self,
        later: Later,
        begin: Callable[[], Weighing],
        wanted: Callable[[], bool],
        show: Callable[[Weighing], None],
    ) -> None:
        """Begin at once. `begin` is called by the worker, `show` after every step that is wanted."""
        self._later, self._wanted, self._show = later, wanted, show
        self._begin = begin
        self._weighing: Weighing | None = None
        self._go_on(0)

    def _go_on(self, step: int) -> None:
        if step < len(STEPS):
            self._later(lambda: self._weigh(STEPS[step]), lambda done: self._weighed(step, done))

    def _weigh(self, worlds: int) -> Weighing | None:
        """Count so many worlds more; nothing for figures that nobody wants any more."""
        if not self._wanted():
            return None
        self._weighing = self._weighing or self._begin()
        return self._weighing.add(worlds)

    def _weighed(self, step: int, done: Future[Any]) -> None:
        if done.exception() is not None:  # the table goes on without these figures
            _log.error("The chances could not be weighed.", exc_info=done.exception())
        elif done.result() is not None and self._wanted():
            self._show(done.result())
            self._go_on(step + 1)
