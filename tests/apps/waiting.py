"""A partner who answers when the test says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.shared.work import at_once


class Waiting:
    """Keeps the computer's work until the test wants it done."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []

    def __call__(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        self.jobs.append((work, then))

    def do(self) -> None:
        """Do the oldest job."""
        at_once(*self.jobs.pop(0))
