"""Work in the background: its result comes back where the page may be changed, or not at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from apps.tables.shared import later as later_module
from apps.tables.shared.later import later, patiently
from apps.tables.shared.work import Later, at_once


class Page:
    """A document as far as `later` looks at it."""

    def __init__(self) -> None:
        self.session_context: Any = SimpleNamespace(destroyed=False, session=None)
        self.ticks: list[Callable[[], None]] = []
        self.ticked = threading.Event()
        self.asked_by: list[threading.Thread] = []

    def leave(self) -> None:
        """End as a page does: its session is over, and it knows of none any more."""
        self.session_context.destroyed = True
        self.session_context = None

    def add_next_tick_callback(self, callback: Callable[[], None]) -> None:
        self.asked_by.append(threading.current_thread())
        self.ticks.append(callback)
        self.ticked.set()


@pytest.fixture
def on_page(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    def sit(page: Any) -> None:
        state = SimpleNamespace(curdoc=page, onload=lambda work: work())
        monkeypatch.setattr(later_module, "state", state)

    return sit


def test_at_once_is_at_once() -> None:
    results: list[int] = []
    at_once(lambda: 6 * 7, lambda done: results.append(done.result()))
    assert results == [42]


def test_whoever_waits_learns_when_the_work_failed() -> None:
    failed: list[BaseException | None] = []
    at_once(lambda: 1 // 0, lambda done: failed.append(done.exception()))
    assert isinstance(failed[0], ZeroDivisionError)


def test_work_is_done_by_another_thread_and_the_result_waits_for_the_page(
    on_page: Callable[[Any], None],
) -> None:
    page, workers, results = Page(), [], []
    on_page(page)
    later(
        lambda: workers.append(threading.current_thread()) or 42,
        lambda done: results.append(done.result()),
    )
    assert page.ticked.wait(10)
    assert workers != [threading.current_thread()]
    assert results == []  # not before the page's own turn
    page.ticks[0]()
    assert results == [42]


@pytest.mark.parametrize("hand_over", [later, patiently(0.01)])
def test_no_thread_but_the_loops_own_asks_for_the_pages_turn(
    on_page: Callable[[Any], None], hand_over: Later
) -> None:
    """Panel loses what a page is told by another thread while it sends what it held back."""
    page = Page()
    on_page(page)

    async def visit() -> None:
        hand_over(lambda: 42, lambda _: None)
        assert await asyncio.to_thread(page.ticked.wait, 10)

    asyncio.run(visit())
    assert page.asked_by == [threading.current_thread()]


def test_a_change_in_another_window_comes_by_the_loop_too(on_page: Callable[[Any], None]) -> None:
    page = Page()

    async def visit() -> None:
        here = later_module.on_page(page)
        on_page(None)
        await asyncio.to_thread(here, lambda: None)
        assert await asyncio.to_thread(page.ticked.wait, 10)

    asyncio.run(visit())
    assert page.asked_by == [threading.current_thread()]


def test_a_result_for_a_loop_that_has_closed_is_dropped(on_page: Callable[[Any], None]) -> None:
    page, closed, results = Page(), threading.Event(), list[object]()
    on_page(page)

    async def visit() -> None:
        later(lambda: closed.wait(10), results.append)

    asyncio.run(visit())
    closed.set()
    _drain()
    assert (page.ticks, results) == ([], [])


def test_the_result_for_a_page_that_has_gone_is_dropped(on_page: Callable[[Any], None]) -> None:
    page, left, results = Page(), threading.Event(), list[object]()
    on_page(page)

    async def visit() -> None:
        later(lambda: left.wait(10), results.append)
        page.leave()
        left.set()
        await asyncio.to_thread(_drain)

    asyncio.run(visit())
    assert (page.ticks, results) == ([], [])


def test_a_change_in_another_window_does_not_reach_a_page_that_has_gone(
    on_page: Callable[[Any], None],
) -> None:
    page, heard = Page(), list[int]()
    here = later_module.on_page(page)
    on_page(None)
    page.leave()
    here(lambda: heard.append(1))
    assert (page.ticks, heard) == ([], [])


def test_in_a_notebook_the_result_comes_back_to_the_loop(on_page: Callable[[Any], None]) -> None:
    on_page(None)

    async def cell() -> tuple[int, threading.Thread]:
        answer: asyncio.Future[tuple[int, threading.Thread]] = asyncio.Future()
        later(
            lambda: 42, lambda done: answer.set_result((done.result(), threading.current_thread()))
        )
        return await asyncio.wait_for(answer, 10)

    result, thread = asyncio.run(cell())
    assert result == 42
    assert thread is threading.current_thread()


def test_without_page_and_loop_the_result_comes_all_the_same(
    on_page: Callable[[Any], None],
) -> None:
    on_page(None)
    came = threading.Event()
    later(lambda: None, lambda _: came.set())
    assert came.wait(10)


def _drain() -> None:
    """Wait until every thread has done what it was handed so far."""
    threads = later_module._POOL._max_workers
    all_here = threading.Barrier(threads)
    for met in [later_module._POOL.submit(all_here.wait, 10) for _ in range(threads)]:
        met.result()
