"""The page around a table: our own short template, and what is known of the visitor.

A ready-made page template brings its own bars, fonts and scripts (1.4 MB more); the tables draw
all of theirs, so the page needs only a place to stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import panel as pn

from apps.server.guests import came_too_early, guest_token
from apps.server.latency import send_at_once
from apps.tables.shared.connection import Reload, is_resurrected, watch_connection
from apps.tables.shared.later import on_page
from apps.tables.shared.saving import GuestGames, NotSaved, Store
from apps.tables.shared.words import LANGUAGES, browser_language

THEMES = ("light", "dark")

_TEMPLATE = """
{% extends base %}
{% block preamble %}
<meta name="viewport" content="width=device-width, initial-scale=1">
{{ super() }}
{% endblock %}
{% block contents %}
{{ embed(roots.parlour) }}
{% endblock %}
"""
_BODY = "html, body { margin: 0; padding: 0; min-height: 100%; }"


@dataclass(frozen=True)
class Visitor:
    """What the request says: language and theme, chosen before, else the browser's; the address's words."""

    lang: str
    theme: str
    wishes: Mapping[str, str]

    @classmethod
    def now(cls) -> Visitor:
        """Return the visitor of the running session."""
        headers = {name.lower(): value for name, value in pn.state.headers.items()}
        arguments = {
            name: values[0].decode("utf-8", "replace")
            for name, values in pn.state.session_args.items()
            if values
        }
        wished = arguments.get("lang") or pn.state.cookies.get("ks_lang")
        theme = pn.state.cookies.get("ks_theme")
        return cls(
            lang=wished
            if wished in LANGUAGES
            else browser_language(headers.get("accept-language")),
            theme=theme if theme in THEMES else "system",
            wishes=arguments,
        )

    def asked(self, wish: str) -> bool:
        """Return whether the address asks for it, as in `?great_field=1`."""
        return self.wishes.get(wish) == "1"


def guest_games(store: Store | None, room: str, document: Any) -> GuestGames | None:
    """Return the games in a room of the guest that opened the page; None when none can be kept."""
    token = guest_token(document)
    if store is None or token is None:
        return None
    try:
        return GuestGames(store, store.guest(token), room, on_page(document))
    except NotSaved:
        return None


def page(title: str, content: Any) -> Any:
    """Return a servable page that shows `content` alone, edge to edge."""
    send_at_once()
    pn.extension(raw_css=[_BODY], reconnect=True)
    document = pn.state.curdoc
    document.title = title
    watch_connection(document)
    template = pn.Template(_TEMPLATE)
    if is_resurrected(document):
        # over a bare socket Panel knows no server and would fetch its styles from the internet
        document.template_variables["dist_url"] = "static/extensions/panel/"
        content = Reload()
    elif came_too_early(document):
        content = Reload()
    template.add_panel("parlour", content)
    return template
