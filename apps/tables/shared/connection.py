"""When the connection to the parlour breaks: said in words, and taken back when it mends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bokeh.models import CustomJS
from panel.custom import JSComponent

from apps.tables.shared.words import LANGUAGES, Words

_SCRIPT = Path(__file__).with_name("js") / "connection.js"
_LOST, _BACK = "connection_lost", "client_reconnected"


def watch_connection(document: Any) -> None:
    """Show a banner on the page of `document` while it has no connection, in the page's language.

    Bokeh's own notice speaks English only and is switched off.
    """
    document.config.notify_connection_status = False
    texts = {code: _lost(Words(code)) for code in LANGUAGES}
    script = _SCRIPT.read_text(encoding="utf-8")
    for event in (_LOST, _BACK):
        arguments = {"texts": texts, "lost": event == _LOST}
        document.js_on_event(event, CustomJS(args=arguments, code=script))


class Reload(JSComponent):
    """Loads the page anew as soon as it is shown."""

    _esm = "export function render() { location.reload() }"


def is_resurrected(document: Any) -> bool:
    """Return whether a browser came back to a server that does not know its session any more.

    Such a session is made for the socket of a page that was loaded before; the page has to be
    loaded anew, because half of it belongs to the session that is gone.
    """
    request = getattr(document.session_context, "request", None)
    return str(getattr(request, "path", "")).endswith("/ws")


def _lost(t: Words) -> str:
    return t("The connection to the parlour is gone. Trying to reconnect.")
