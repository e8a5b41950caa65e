"""Moves travel at once.

Bokeh's Tornado handler leaves Nagle's algorithm on; its small frames then wait for the browser's
delayed acknowledgement, forty milliseconds a move.
"""

from __future__ import annotations

from functools import wraps
from typing import Any

from bokeh.server.views.ws import WSHandler


def send_at_once() -> None:
    """Switch TCP_NODELAY on for every websocket opened from now on; calling again changes nothing."""
    if getattr(WSHandler.open, "sends_at_once", False):
        return
    opened = WSHandler.open

    @wraps(opened)
    def open_without_delay(self: Any, *arguments: Any, **options: Any) -> Any:
        self.set_nodelay(True)
        return opened(self, *arguments, **options)

    open_without_delay.sends_at_once = True  # type: ignore[attr-defined]
    WSHandler.open = open_without_delay
