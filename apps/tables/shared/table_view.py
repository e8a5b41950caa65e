"""A table on the screen: model, component and figures kept in step, whatever the room."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import Any, ClassVar

import panel as pn

from apps.tables.shared.page import THEMES
from rulesengine.common.errors import N_, Refusal

Message = dict[str, Any]
Action = Callable[[], None]
#: Reads a message and returns what it asks for; raises KeyError, TypeError or ValueError when it
#: cannot be read.
Reads = Callable[[Any, Message], Action]

_log = logging.getLogger(__name__)

_NO_RECORD_YET = Refusal(
    "no_record_yet",
    N_("A record shows both hands."),
    N_("You can save it when the game is over."),
)


class TableView:
    """Shows one model; creates its panes once and updates them. A room's view says what differs."""

    #: What a room's own messages ask for, by their type.
    actions: ClassVar[Mapping[str, Reads]] = {}
    #: The keys of a message that say where a refusal belongs.
    places: ClassVar[tuple[str, ...]] = ("card",)

    #: Makes the figures beside the table.
    pictures: ClassVar[Callable[[], Any]]

    def __init__(self, table: Any, *, place: str = "page", theme: str = "system") -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        self.table = table
        self._place, self._theme = place, theme
        self._pictures = type(self).pictures()
        self._drawn_lang = table.lang
        self._dark = theme == "dark"
        self._figures_due = False
        self._told_unsaved = False
        self.component = self.make_component(
            self._act,
            view=self._snapshot(),
            words=self.component_words(),
            figures=[
                pn.pane.Bokeh(p.figure, sizing_mode="stretch_width") for p in self._pictures.all
            ],
            sizing_mode="stretch_width",
            margin=0,
        )
        self._draw_figures()
        self._watcher = table.param.watch(self._changed, "seq")

    def close(self) -> None:
        """Stop following the model, and leave the table."""
        self.table.param.unwatch(self._watcher)
        self.table.close()

    @classmethod
    def understood(cls) -> dict[str, Reads]:
        """Return what every table understands and what this one does, by the type of the message."""
        return {**_ACTIONS, **cls.actions}

    # ---- what differs from room to room

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the room's component."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now."""
        raise NotImplementedError

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        raise NotImplementedError

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts as people read them."""
        raise NotImplementedError

    # ---- out

    def _snapshot(self) -> dict[str, Any]:
        return {**self.snapshot(), "place": self._place, "theme": self._theme}

    def _changed(self, *_: Any) -> None:
        """Send the table first, the figures after it: the card must not wait for the analytics."""
        if self.table.lang != self._drawn_lang:
            self._drawn_lang = self.table.lang
            self.component.words = self.component_words()
        self.component.view = self._snapshot()
        self._draw_figures_soon()

    def _draw_figures_soon(self) -> None:
        """Figures are Bokeh's own models: they may change only while the page's lock is held."""
        if not self._figures_due:
            self._figures_due = True
            pn.state.execute(self._draw_figures, schedule=True)

    def _draw_figures(self) -> None:
        self._figures_due = False
        self._pictures.draw(self.table, self._dark)
        if self._place == "cell":
            pn.io.push_notebook(self.component)  # a notebook does not watch Bokeh's models itself

    # ---- in

    def _act(self, message: Message) -> None:
        """Do what a message asks for. It is user input: what cannot be read is dropped."""
        kind = str(message.get("type"))
        read = self.understood().get(kind)
        try:
            action = read(self, message) if read else None
        except (KeyError, TypeError, ValueError):
            return
        if action is not None:
            self._do(action, message)

    def _do(self, action: Action, message: Message) -> None:
        self.table.refused = None
        try:
            action()
        except Exception:  # whatever fails here is ours; the person gets words and keeps the game
            _log.exception("The action %r failed.", message.get("type"))
            t = self.table.words
            self._tell_refusal(message, t("That did not work. Your game is as it was."))
        if self.table.refused is not None:
            self._refuse(message)
        self._tell_unsaved()

    def _refuse(self, message: Message) -> None:
        refused, t = self.table.refused, self.table.words
        facts = self.said(refused.facts)
        self._tell_refusal(message, f"{t(refused.why, **facts)} {t(refused.remedy, **facts)}")

    def _tell_refusal(self, message: Message, text: str) -> None:
        place = {key: message.get(key) for key in self.places}
        self.component.tell({"type": "refused", "text": text, **place})

    def _tell_unsaved(self) -> None:
        """Say once when moves cannot be kept any more; the game goes on."""
        unsaved, t = self.table.unsaved, self.table.words
        if unsaved and not self._told_unsaved:
            said = t("What you play now cannot be saved. The next moves try again; play on.")
            self._tell_refusal({}, said)
        self._told_unsaved = unsaved

    def _set_theme(self, theme: str) -> None:
        self._theme = theme
        self.component.view = self._snapshot()

    def _see_theme(self, dark: bool) -> None:
        self._dark = dark
        self._draw_figures_soon()

    def _save(self) -> None:
        """Hand the finished game over as a file; refuse in words while it runs."""
        if not self.table.finished:
            self.table.refused = _NO_RECORD_YET
            return
        record = self.table.transcript()
        name = f"{record.tag('Game')}-{date.today()}.ksn"
        self.component.tell({"type": "file", "name": name, "text": str(record)})


def options_of(message: Message) -> dict[str, Any]:
    """Return the options of an answer; anything that is none counts as no option."""
    options = message.get("options") or {}
    return options if isinstance(options, dict) else {}


def _step(message: Message) -> int:
    """Return the step a message asks for in a game that is stepped through; raises ValueError."""
    step = message["at"]
    if type(step) is not int:  # True is an int, and no step
        raise ValueError(f"{step!r} is no step")
    return step


def _theme(message: Message) -> str:
    if message["code"] not in THEMES:
        raise ValueError(f"{message['code']!r} is no theme")
    return str(message["code"])


#: What a table understands at which a finished game is stepped through (replayed_table.py).
REPLAY_ACTIONS: dict[str, Reads] = {
    "replay": lambda view, m: view.table.look_back,
    "replay_to": lambda view, m: partial(view.table.look_at, _step(m)),
    "replay_end": lambda view, m: view.table.end_looking_back,
}

#: What the table of a team understands (team_table.py).
TEAM_ACTIONS: dict[str, Reads] = {
    **REPLAY_ACTIONS,
    "aids": lambda view, m: partial(view.table.show_aids, bool(m["on"])),
    "tip_seen": lambda view, m: partial(view.table.close_tip, str(m["id"])),
    "demo": lambda view, m: view.table.demonstrate,
}

#: What every table understands.
_ACTIONS: dict[str, Reads] = {
    "give_up": lambda view, m: view.table.ask_to_give_up,
    "new_game": lambda view, m: view.table.ask_for_new_game,
    "record": lambda view, m: view._save,
    "answer": lambda view, m: partial(view.table.answer, str(m["id"]), str(m["do"]), options_of(m)),
    "lang": lambda view, m: partial(view.table.speak, str(m["code"])),
    "theme": lambda view, m: partial(view._set_theme, _theme(m)),
    "theme_seen": lambda view, m: partial(view._see_theme, bool(m["dark"])),
}
