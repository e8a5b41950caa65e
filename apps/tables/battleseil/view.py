"""The Battleseil table on the screen: its component, its pictures, its own messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from apps.tables.battleseil.analytics import Pictures
from apps.tables.battleseil.component import BattleseilComponent, component_words
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import refused_words
from apps.tables.battleseil.snapshot import snapshot, weighed
from apps.tables.shared.table_view import REPLAY_ACTIONS, Message, Reads, TableView
from rulesengine.battleseil import Card, FreeBeer, Innkeeper, Transfer, Wasps
from rulesengine.battleseil.levels import ROPES


class BattleseilView(TableView):
    """Shows one Battleseil table."""

    table: BattleseilTable

    pictures = Pictures
    actions: ClassVar[Mapping[str, Reads]] = {
        **REPLAY_ACTIONS,
        "lay": lambda view, m: partial(view.table.lay, _card(m), _rope(m)),
        "wasps": lambda view, m: partial(view.table.play_special, Wasps(_card(m))),
        "transfer": lambda view, m: partial(
            view.table.play_special, Transfer(_card(m), _rope_or_discard(m))
        ),
        "free_beer": lambda view, m: partial(view.table.play_special, FreeBeer(_card(m), _rope(m))),
        "innkeeper": lambda view, m: partial(view.table.play_special, Innkeeper()),
        "under": lambda view, m: partial(view.table.put_under, _card(m)),
        "draw": lambda view, m: partial(view.table.draw, False),
        "draw_special": lambda view, m: partial(view.table.draw, True),
        "take": lambda view, m: partial(view.table.take, _rope(m)),
        "finish": lambda view, m: view.table.finish,
        "pass": lambda view, m: view.table.pass_turn,
        "settle": lambda view, m: view.table.settle,
        "choose": lambda view, m: partial(view.table.choose, _card(m) if m["card"] else None),
        "advise": lambda view, m: view.table.advise,
        "close_advice": lambda view, m: view.table.close_advice,
        "take_back": lambda view, m: view.table.take_back,
        "next_round": lambda view, m: view.table.next_round,
        "curtain": lambda view, m: view.table.draw_curtain,
        "look": lambda view, m: partial(view.table.look, _rope(m)),
        "close_look": lambda view, m: partial(view.table.look, None),
    }
    places: ClassVar[tuple[str, ...]] = ("card", "rope")

    def __init__(
        self, table: BattleseilTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        super().__init__(table, place=place, theme=theme)
        self._weighed_watcher = table.param.watch(self._weighed, "weighed")

    def close(self) -> None:
        """Stop following the model, and leave the table."""
        self.table.param.unwatch(self._weighed_watcher)
        super().close()

    def _weighed(self, *_: Any) -> None:
        """Send the figures alone: no card on its way must be disturbed by them."""
        self.component.tell({"type": "weighed", "seq": self.table.seq, **weighed(self.table)})
        self._draw_figures_soon()

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the component of the nine ropes."""
        return BattleseilComponent(handler, **params)

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now."""
        return snapshot(self.table)

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        return component_words(self.table.words)

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts with its cards in words."""
        return refused_words(self.table.words, facts)


def _rope(message: Message) -> int:
    """Return the rope 0..8 a message names; raises ValueError for anything else."""
    rope = message["rope"]
    if type(rope) is not int or not 1 <= rope <= ROPES:  # True is an int, and no rope
        raise ValueError(f"{rope!r} is no rope")
    return rope - 1


def _rope_or_discard(message: Message) -> int | None:
    """Return the rope 0..8 a message names, None where it names the discard."""
    return None if message["rope"] == "discard" else _rope(message)


def _card(message: Message) -> Card:
    """Return the card a message names; raises NotationError for anything else."""
    return Card.parse(str(message["card"]))
