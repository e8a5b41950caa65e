"""Work that must not hold anybody up: done by own threads, its result brought back to the page.

A callback holds its session's lock and, on Panel 1.9, everybody's event loop. So whatever thinks
is handed over here and the callback returns.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from panel.io.state import state

_POOL = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="thinking")

#: Runs `work` somewhere and then calls `then` with its result where the page may be changed.
Later = Callable[[Callable[[], Any], Callable[[Any], None]], None]


def later(work: Callable[[], Any], then: Callable[[Any], None]) -> None:
    """Run `work()` in a thread and then `then(result)` with the page's lock held.

    Called from a session's callback or from a notebook cell. When the session has gone meanwhile,
    the result is dropped.
    """
    page, loop = state.curdoc, _running_loop()
    _POOL.submit(work).add_done_callback(partial(_deliver, page, loop, then))


def at_once(work: Callable[[], Any], then: Callable[[Any], None]) -> None:
    """Run both right here: for scripts and tests that have neither page nor loop."""
    then(work())


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _deliver(
    page: Any,
    loop: asyncio.AbstractEventLoop | None,
    then: Callable[[Any], None],
    done: Future[Any],
) -> None:
    result = done.result()
    context = getattr(page, "session_context", None)
    if context is not None:
        if not context.destroyed:
            page.add_next_tick_callback(partial(then, result))
    elif loop is not None:
        loop.call_soon_threadsafe(then, result)
    else:
        then(result)
