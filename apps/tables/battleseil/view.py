"""The table on the screen: model, component and figures kept in step."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

import panel as pn

from apps.tables.battleseil.analytics import Pictures
from apps.tables.battleseil.component import BattleseilComponent, component_words
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.shared.page import THEMES
from rulesengine.battleseil import Card
from rulesengine.battleseil.levels import ROPES
from rulesengine.common.errors import N_, Refusal

Message = dict[str, Any]
Action = Callable[[], None]

_log = logging.getLogger(__name__)

_NO_RECORD_YET = Refusal(
    "no_record_yet",
    N_("A record shows both hands."),
    N_("You can save it when the round is over."),
)


class BattleseilView:
    """Shows one model; creates its panes once and updates them."""

    def __init__(
        self, table: BattleseilTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        self.table = table
        self._place, self._theme = place, theme
        self._pictures = Pictures()
        self._drawn_lang = table.lang
        self._dark = theme == "dark"
        self._figures_due = False
        self._told_unsaved = False
        self.component = BattleseilComponent(
            self._act,
            view=self._snapshot(),
            words=component_words(table.words),
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

    # ---- out

    def _snapshot(self) -> dict[str, Any]:
        return {**snapshot(self.table), "place": self._place, "theme": self._theme}

    def _changed(self, *_: Any) -> None:
        """Send the table first, the figures after it: the card must not wait for the analytics."""
        if self.table.lang != self._drawn_lang:
            self._drawn_lang = self.table.lang
            self.component.words = component_words(self.table.words)
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
        read = _ACTIONS.get(str(message.get("type")))
        try:
            action = read(self, message) if read else None
        except (KeyError, TypeError, ValueError):
            return
        if action is None:
            return
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
        assert refused is not None  # asked by the caller
        facts = dict(refused.facts)
        if "card" in facts:
            facts["card"] = self._card_words(str(facts["card"]))
        if "missing" in facts:
            facts["missing"] = t.listing(
                [self._card_words(c) for c in str(facts["missing"]).split()]
            )
        self._tell_refusal(message, f"{t(refused.why, **facts)} {t(refused.remedy, **facts)}")

    def _tell_refusal(self, message: Message, text: str) -> None:
        place = {"card": message.get("card"), "rope": message.get("rope")}
        self.component.tell({"type": "refused", "text": text, **place})

    def _tell_unsaved(self) -> None:
        """Say once when moves cannot be kept any more; the game goes on."""
        unsaved, t = self.table.unsaved, self.table.words
        if unsaved and not self._told_unsaved:
            said = t("What you play now cannot be saved. The next moves try again; play on.")
            self._tell_refusal({}, said)
        self._told_unsaved = unsaved

    def _card_words(self, text: str) -> str:
        return card_name(self.table.words, Card.parse(text))

    def _set_theme(self, theme: str) -> None:
        self._theme = theme
        self.component.view = self._snapshot()

    def _see_theme(self, dark: bool) -> None:
        self._dark = dark
        self._draw_figures_soon()

    def _save(self) -> None:
        """Hand the finished game over as a file; refuse in words while it runs."""
        if not self.table.observation.over:
            self.table.refused = _NO_RECORD_YET
            return
        name, text = f"battleseil-{date.today()}.ksn", str(self.table.transcript())
        self.component.tell({"type": "file", "name": name, "text": text})


def _rope(message: Message) -> int:
    """Return the rope 0..8 a message names; raises ValueError for anything else."""
    rope = message["rope"]
    if type(rope) is not int or not 1 <= rope <= ROPES:  # True is an int, and no rope
        raise ValueError(f"{rope!r} is no rope")
    return rope - 1


def _card(message: Message) -> Card:
    """Return the club card a message names; raises ValueError or NotationError for anything else."""
    card = Card.parse(str(message["card"]))
    if not card.is_club:
        raise ValueError(f"{card} is no club card")
    return card


def _options(message: Message) -> dict[str, Any]:
    options = message.get("options") or {}
    return options if isinstance(options, dict) else {}


def _theme(message: Message) -> str:
    if message["code"] not in THEMES:
        raise ValueError(f"{message['code']!r} is no theme")
    return str(message["code"])


#: Reads a message of that type and returns what it asks for; raises when it cannot be read.
_ACTIONS: dict[str, Callable[[BattleseilView, Message], Action]] = {
    "lay": lambda view, m: partial(view.table.lay, _card(m), _rope(m)),
    "take": lambda view, m: partial(view.table.take, _rope(m)),
    "finish": lambda view, m: view.table.finish,
    "pass": lambda view, m: view.table.pass_turn,
    "settle": lambda view, m: view.table.settle,
    "give_up": lambda view, m: view.table.ask_to_give_up,
    "new_game": lambda view, m: view.table.ask_for_new_game,
    "record": lambda view, m: view._save,
    "answer": lambda view, m: partial(view.table.answer, str(m["id"]), str(m["do"]), _options(m)),
    "look": lambda view, m: partial(view.table.look, _rope(m)),
    "close_look": lambda view, m: partial(view.table.look, None),
    "lang": lambda view, m: partial(view.table.speak, str(m["code"])),
    "theme": lambda view, m: partial(view._set_theme, _theme(m)),
    "theme_seen": lambda view, m: partial(view._see_theme, bool(m["dark"])),
}
