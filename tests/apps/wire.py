"""What a browser would receive, without a browser."""

from __future__ import annotations

import json
import re
from typing import Any

from bokeh.core.serialization import Serializer
from bokeh.document import Document
from panel.io.state import set_curdoc

from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.table_view import TableView

#: ids of models and names of objects, which differ between two runs
_ID = re.compile(r'\bp\d{4,}\b|"[A-Z]\w+\d{5}"')


class Wire:
    """A page without a browser: `sent` is everything that a browser would have received."""

    def __init__(self, table: Any, view: type[TableView] = BattleseilView) -> None:
        self.document = Document()
        self.sent: list[str] = []
        self._names: dict[str, str] = {}
        with set_curdoc(self.document):
            self.view = view(table)
            self.document.add_root(self.view.component.get_root(self.document))
        self._send(self.document.to_json(deferred=False))
        self.document.on_change(lambda event: self._send(event.to_serializable(Serializer())))

    def says(self, message: dict[str, Any]) -> None:
        """Let the browser send a message."""
        with set_curdoc(self.document):
            self.view.component._handle_msg(message)

    def _send(self, thing: Any) -> None:
        text = json.dumps(thing)
        self.sent.append(_ID.sub(self._name, text))

    def _name(self, found: re.Match[str]) -> str:
        return self._names.setdefault(found.group(), f"id-{len(self._names)}")

    def models(self) -> set[str]:
        """Return the ids of all models on the page."""
        return {model.id for model in self.document.models}
