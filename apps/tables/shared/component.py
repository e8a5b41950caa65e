"""A card table in the browser: one component, one snapshot in, messages out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import param
from panel.custom import Children, JSComponent

Handler = Callable[[dict[str, Any]], None]


class TableComponent(JSComponent):
    """Draws `view` (a room's snapshot) with `words`; hands every message to the handler it was given.

    A room's own component brings its scripts and styles.
    """

    view = param.Dict(default={}, doc="What this seat may see now: the snapshot.")
    words = param.Dict(default={}, doc="The words of the table in its language.")
    figures = Children(default=[], doc="The figures beside the table, in the order of the panels.")

    def __init__(self, handler: Handler, **params: Any) -> None:
        """Create the component; `handler` is called with every message, which is user input."""
        self._handler = handler
        super().__init__(**params)

    @classmethod
    def _patch_datamodel_ref(cls, props: Any, ref: str) -> None:
        """Tag the models below with their root once, not at every change.

        Panel walks all of them each time, the figures with their hundreds of parts included: tens of
        milliseconds a move. Ours stay the same for the whole life of the table.
        """
        if f"__ref:{ref}" not in props.tags:
            super()._patch_datamodel_ref(props, ref)

    def _handle_msg(self, message: Any) -> None:
        if isinstance(message, dict):
            self._handler(message)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that is no state, for example a refusal."""
        self._send_msg(message)
