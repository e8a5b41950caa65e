"""Visitors may leave at any moment: closing a page is no fault that the log should tell of."""

from __future__ import annotations

import logging

from tornado.websocket import WebSocketClosedError

_SAID_TO_NOBODY = "Failed sending message as connection was closed"


def let_visitors_leave() -> None:
    """Keep messages that found their page closed out of the log; may be called again.

    Panel cancels who waits for a message when its session ends, and asyncio then reports the
    closed connection as an error nobody looked at.
    """
    for name in ("asyncio", "panel.io.document", "bokeh.server.views.ws"):
        logging.getLogger(name).addFilter(_is_worth_telling)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    problem = record.exc_info[1] if record.exc_info else None
    return not isinstance(problem, WebSocketClosedError) and record.getMessage() != _SAID_TO_NOBODY
