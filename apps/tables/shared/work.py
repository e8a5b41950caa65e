"""Work that somebody else may do meanwhile, and how its result comes back. Knows no Panel.

A model is handed a `Later` and asks no further: on a page it is `apps.tables.shared.later.later`,
in scripts and tests `at_once`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

Work = Callable[[], Any]
#: Gets the finished future, so that it also learns when the work failed.
Then = Callable[["Future[Any]"], None]
#: Runs the work somewhere and calls `then` where the page may be changed.
Later = Callable[[Work, Then], None]


def at_once(work: Work, then: Then) -> None:
    """Run both right here: for scripts and tests that have neither page nor loop."""
    done: Future[Any] = Future()
    try:
        done.set_result(work())
    except Exception as problem:
        done.set_exception(problem)
    then(done)
