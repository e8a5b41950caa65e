"""Work that must not hold anybody up: done by own threads, its result brought back to the page.

A callback holds its session's lock and, on Panel 1.9, everybody's event loop. So whatever thinks
is handed over here and the callback returns.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Timer
from time import monotonic
from typing import Any, NamedTuple

from panel.io.state import set_curdoc, state

from apps.tables.shared.saving import Here
from apps.tables.shared.work import Later, Then, Work

_THREADS = max(1, (os.cpu_count() or 2) - 1)
_POOL = ThreadPoolExecutor(_THREADS, thread_name_prefix="thinking")
_BESIDE = ThreadPoolExecutor(_THREADS, thread_name_prefix="advising")

_LEFT_MS = 5000


class _Place(NamedTuple):
    """Where some work was handed over, as it was then: a page that has ended knows no session any more."""

    page: Any  # the document, None outside of a page
    session: Any  # its session's context, None in a notebook and outside of a page
    loop: asyncio.AbstractEventLoop | None


def later(work: Work, then: Then) -> None:
    """Run `work()` in a thread and then `then(future)` with the page's lock held.

    Called from a session's callback or from a notebook cell. When the session has gone meanwhile,
    the result is dropped.
    """
    _run(_POOL, work, then)


def beside(work: Work, then: Then) -> None:
    """Do the same as `later` in threads of its own: no player waits for somebody's figures."""
    _run(_BESIDE, work, then)


def patiently(seconds: float) -> Later:
    """Return a `later` whose answer comes `seconds` after it was asked for, however quick the work.

    A player that always takes the same time tells nothing by its thinking.
    """

    def wait(work: Work, then: Then) -> None:
        due, place = monotonic() + seconds, _place(state.curdoc)

        def deliver(done: Future[Any]) -> None:
            timer = Timer(max(0.0, due - monotonic()), _deliver, (place, then, done))
            timer.daemon = True  # a closing parlour waits for nobody
            timer.start()

        _POOL.submit(work).add_done_callback(deliver)

    return wait


def on_page(page: Any) -> Here:
    """Return what does some work where the document `page` may be changed.

    At once when that is here, else as soon as the page is free. A page that nobody has looked at for
    some seconds is left alone: it finds out when it is used again.
    """
    place = _place(page)

    def here(work: Callable[[], None]) -> None:
        if state.curdoc is page:
            work()
        elif not _is_left(place.session):
            _bring(place, work)

    return here


def _is_left(context: Any) -> bool:
    """Return whether a session has ended, or has had no browser for some seconds."""
    if context.destroyed:
        return True
    session = context.session
    unseen = session is not None and session.connection_count == 0
    return unseen and session.milliseconds_since_last_unsubscribe > _LEFT_MS


def _run(pool: ThreadPoolExecutor, work: Work, then: Then) -> None:
    pool.submit(work).add_done_callback(partial(_deliver, _place(state.curdoc), then))


def _place(page: Any) -> _Place:
    return _Place(page, getattr(page, "session_context", None), _running_loop())


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _deliver(place: _Place, then: Then, done: Future[Any]) -> None:
    if place.session is None:
        _on_loop(place.loop, partial(then, done))
    else:
        _bring(place, partial(then, done))


def _bring(place: _Place, work: Callable[[], None]) -> None:
    """Do the work soon: with the page's lock held, as the page's own, and not before it is drawn.

    Dropped when the page has gone. A change between the sending of a page and the browser's word that
    it stands would be lost: Panel takes it for sent with the page (panel.io.document,
    `_drain_unconnected_events`).
    """

    def when_drawn() -> None:
        with set_curdoc(place.page):  # otherwise what the work hands over comes back to no page
            state.onload(work)

    def ask() -> None:
        if not place.session.destroyed:
            place.page.add_next_tick_callback(when_drawn)

    # Never asked by another thread: Panel holds back what a page is told while it works on it, and
    # loses what comes just when it sends that (panel.io.document, `unlocked`). A partner's card would
    # never have come.
    _on_loop(place.loop, ask)


def _on_loop(loop: asyncio.AbstractEventLoop | None, work: Callable[[], None]) -> None:
    """Do the work in the loop's thread, or here without a loop."""
    if loop is None:
        work()
        return
    with suppress(RuntimeError):  # the parlour has closed, and its loop with it
        loop.call_soon_threadsafe(work)
