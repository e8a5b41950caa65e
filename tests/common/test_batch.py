"""Many games in chunks, and one door to kernels with several threads."""

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.batch import chunks, run_parallel


@given(st.integers(0, 500), st.integers(1, 60))
def test_chunks_cover_every_game_once_and_in_order(games, size):
    parts = list(chunks(games, size))
    covered = [first + at for first, count in parts for at in range(count)]
    assert covered == list(range(games))
    assert all(1 <= count <= size for _, count in parts)


def test_the_last_chunk_is_what_is_left():
    assert list(chunks(10, 4)) == [(0, 4), (4, 4), (8, 2)]


def test_a_kernel_gets_its_arguments_and_gives_its_result():
    assert run_parallel(pow, 2, 10) == 1024


def test_two_threads_are_never_in_parallel_kernels_at_once():
    inside, most = [], []

    def kernel():
        inside.append(1)
        most.append(len(inside))
        time.sleep(0.02)
        inside.pop()

    threads = [threading.Thread(target=run_parallel, args=(kernel,)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 6


def test_a_kernel_that_fails_leaves_the_door_open_for_the_next():
    def broken():
        raise RuntimeError("the kernel failed")

    with pytest.raises(RuntimeError, match="the kernel failed"):
        run_parallel(broken)
    thread = threading.Thread(target=run_parallel, args=(lambda: None,), daemon=True)
    thread.start()
    thread.join(timeout=5)
    assert not thread.is_alive()
