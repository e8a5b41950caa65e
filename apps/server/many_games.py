"""Many games on all cores: in chunks, with progress, and a Ctrl-C that keeps what was played."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import reduce
from itertools import islice
from operator import add
from typing import Any, TypeVar

import click

from apps.server.preparing import said_when_slow
from rulesengine.common.batch import chunks

Tally = TypeVar("Tally")

#: Plays (first, number of) games and returns their tally; called from several threads at once.
Play = Callable[[int, int], Tally]

_CHUNK_SECONDS = 0.2


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # Linux; it knows of limits that cpu_count does not
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played(play: Play[Tally], games: int, threads: int, stop: threading.Event) -> Iterator[Tally]:
    """Yield the tally of each finished chunk until all `games` are played.

    Chunks begin in order and every one that began is yielded, so that after `stop` the games played
    are the first ones, without a gap.
    """
    waiting = chunks(games, _chunk_size(play))
    with ThreadPoolExecutor(threads) as pool:
        running = {pool.submit(play, *chunk) for chunk in islice(waiting, threads)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (chunk.result() for chunk in done)
            more = 0 if stop.is_set() else len(done)
            running |= {pool.submit(play, *chunk) for chunk in islice(waiting, more)}


def all_played(
    setups: Sequence[Any], threads: int, games_of: Callable[[Tally], int]
) -> Iterator[tuple[Any, Tally, float]]:
    """Yield each setup with the tally of its games and the seconds they took.

    A setup has `label`, `games` and `play`. After a Ctrl-C what was played of the running one is the
    last. `games_of` says how many games are in a tally.
    """
    with said_when_slow():
        setups[0].play(0, 1)
    with stoppable() as stop:
        for setup in setups:
            started, tallies = time.perf_counter(), []
            with progress(setup.games, setup.label) as bar:
                for tally in played(setup.play, setup.games, threads, stop):
                    tallies.append(tally)
                    if bar is not None:
                        bar.update(games_of(tally))
            yield setup, reduce(add, tallies), time.perf_counter() - started
            if stop.is_set():
                return


def _chunk_size(play: Play[Any]) -> int:
    """Return how many games take a moment, so that a Ctrl-C is answered at once; plays one game."""
    started = time.perf_counter()
    play(0, 1)
    return max(1, round(_CHUNK_SECONDS / (time.perf_counter() - started)))


@contextmanager
def stoppable() -> Iterator[threading.Event]:
    """Turn the first Ctrl-C into the event; a second one ends the command as ever."""
    stop = threading.Event()

    def first_time(*_: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, first_time)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def progress(games: int, label: str) -> AbstractContextManager[Any]:
    """Return a progress bar on stderr, whose `update` takes games; None where nobody watches it."""
    if not sys.stderr.isatty():
        return nullcontext()
    return click.progressbar(length=games, label=label, file=sys.stderr, show_pos=True)
