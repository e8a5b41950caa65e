"""A sentence for whoever waits while rules are compiled."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click

_SILENT_SECONDS = 6.0  #: three rooms are read from the cache in half of that
_PREPARING = "Preparing the rules, once; this takes some seconds."


@contextmanager
def said_when_slow() -> Iterator[None]:
    """Say on stderr that rules are being prepared, only when what is inside takes a while."""
    notice = threading.Timer(_SILENT_SECONDS, click.echo, [_PREPARING], {"err": True})
    notice.start()
    try:
        yield
    finally:
        notice.cancel()
