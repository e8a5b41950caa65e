"""One decorator for every rule and kernel: compiled where numba is, plain Python where it is not."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

try:
    import numba
except ImportError:  # Pyodide and other places without LLVM: the same files run as plain Python
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

#: True when `rule` really compiles; False without numba or under NUMBA_DISABLE_JIT=1.
COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT

_PACKAGE = Path(__file__).parents[1]


def rule(function: Function) -> Function:
    """Return `function` compiled to machine code that releases the GIL, with the same behaviour.

    The first call with new argument types compiles (seconds); the result is kept on disk. Without
    numba, or with NUMBA_DISABLE_JIT=1, the function comes back unchanged, so that a debugger can
    step through every rule.
    """
    if not COMPILED:
        return function
    return _once_a_type(numba.njit(cache=True, nogil=True)(function))


def _once_a_type(dispatcher: Any) -> Any:
    """Keep compiled callers from asking for a version of the function for each constant they pass.

    numba gives 0 and 1 types of their own and compiles the whole function for each, which made a
    room's first compilation half as long again.
    """
    asked = dispatcher.get_call_template

    def asked_plainly(args: Any, keywords: Any) -> Any:
        plain = {name: numba.types.unliteral(kind) for name, kind in keywords.items()}
        return asked(tuple(map(numba.types.unliteral, args)), plain)

    dispatcher.get_call_template = asked_plainly
    return dispatcher


def _source_digest() -> str:
    """Return a name for this very installation and its sources now; costs about a millisecond."""
    digest = blake2b(str(_PACKAGE).encode(), digest_size=8)
    # numbers that rules read are compiled into them
    for path in sorted([*_PACKAGE.rglob("*.py"), *_PACKAGE.rglob("*.npz")]):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _keep_compiled_rules() -> None:
    """Keep machine code in a folder of these very sources; in the own package older ones go.

    numba looks only at the file of the function it has cached: after a change to a rule, callers in
    other files would go on with the old one that was compiled into them.
    """
    name = f"compiled-{_source_digest()}"
    if not os.access(_PACKAGE, os.W_OK):  # others may keep theirs in the same place
        numba.config.CACHE_DIR = str(Path.home() / ".cache" / "kartenstube" / name)
        return
    folder = _PACKAGE / "__pycache__" / name
    for other in folder.parent.glob("compiled-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    numba.config.CACHE_DIR = str(folder)


if COMPILED and not os.environ.get("NUMBA_CACHE_DIR"):
    _keep_compiled_rules()
