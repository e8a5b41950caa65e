"""Positions and views as numpy records: laid out, thawed and frozen in one place."""

from __future__ import annotations

from typing import Any

import numpy as np

#: A scalar record of a layout; numba passes it by reference, so rules write into it.
Record = Any

# Attributes a numpy record already has: a field of that name would be shadowed in plain Python.
_TAKEN = frozenset(name for name in dir(np.record) if not name.startswith("_"))


def layout(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """Return the dtype of a record with the given fields, `(name, format)` or `(name, format, shape)`.

    Raises ValueError for a field name that numpy records own themselves (`round`, `sum`, `put`,
    `fill`, ...): such a field reads well compiled and breaks in plain Python.
    """
    for field in fields:
        if field[0] in _TAKEN:
            raise ValueError(
                f"a record cannot have a field {field[0]!r}: numpy records own that name"
            )
    return np.dtype((np.record, list(fields)))


def blank(dtype: np.dtype[Any]) -> Record:
    """Return a new writable record of `dtype` with every byte zero."""
    return np.zeros(1, dtype)[0]


def thaw(frozen: bytes, dtype: np.dtype[Any]) -> Record:
    """Return a writable record with the content of `frozen`, which itself never changes.

    Always copies: compiled code would write through a read-only buffer, even into immutable bytes.
    """
    return np.frombuffer(bytearray(frozen), dtype)[0]


def freeze(record: Record) -> bytes:
    """Return the record's bytes: immutable, hashable, storable; `thaw` brings the record back."""
    return bytes(record.tobytes())
