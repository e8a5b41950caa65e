"""One decorator for every rule and kernel: compiled where numba is, plain Python where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

try:
    import numba
except ImportError:  # Pyodide and other places without LLVM: the same files run as plain Python
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

#: True when `rule` really compiles; False without numba or under NUMBA_DISABLE_JIT=1.
COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT


def rule(function: Function) -> Function:
    """Return `function` compiled to machine code that releases the GIL, with the same behaviour.

    The first call with new argument types compiles (seconds); the result is kept in numba's disk
    cache. Without numba, or with NUMBA_DISABLE_JIT=1, the function comes back unchanged, so that a
    debugger can step through every rule.
    """
    if not COMPILED:
        return function
    return numba.njit(cache=True, nogil=True)(function)
