"""A served table that shows a snapshot written by hand and notes what it hears: no engine behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Page

from apps.tables.shared.component import TableComponent
from apps.tables.shared.page import Visitor, page
from apps.tables.shared.words import Words

Snapshot = dict[str, Any]
Message = dict[str, Any]
Reply = Callable[[Snapshot, Message], Snapshot | Message | None]


class Scene:
    """A table that shows `snapshot` to every visitor and notes what it hears.

    `reply(view, message)` answers what was heard: with a snapshot that is shown next, a message with
    a "type" (a refusal), or None.
    """

    title: ClassVar[str]
    component: ClassVar[type[TableComponent]]
    component_words: ClassVar[Callable[[Words], dict[str, Any]]]

    def __init__(self, snapshot: Snapshot, reply: Reply | None = None) -> None:
        self._snapshot, self._reply = snapshot, reply
        self.heard: list[Message] = []

    def sit(self) -> Any:
        """Return the page for one visit."""
        visitor = Visitor.now()
        words = type(self).component_words(Words(visitor.lang))
        view = {**self._snapshot, "theme": visitor.theme}
        component = self.component(
            lambda message: self._hear(component, message),
            view=view,
            words=words,
            sizing_mode="stretch_width",
            margin=0,
        )
        return page(self.title, component)

    def _hear(self, component: TableComponent, message: Message) -> None:
        self.heard.append(message)
        answer = self._reply(component.view, message) if self._reply else None
        if answer is None:
            return
        if "type" in answer:
            component.tell(answer)
        else:
            component.view = {**component.view, **answer, "seq": component.view["seq"] + 1}

    def said(self, kind: str) -> list[Message]:
        """Return what was heard of one type, without numbers."""
        return [
            {key: value for key, value in message.items() if key not in ("n", "type")}
            for message in self.heard
            if message["type"] == kind
        ]


def shows(serve: Callable[..., str], own_page: Page, make_scene: type[Any], room: str) -> Any:
    """Return `show(snapshot, reply=None, page=own_page)`: a scene, drawn in the page."""

    def show(snapshot: Snapshot, reply: Reply | None = None, page: Page = own_page) -> Any:
        scene = make_scene(snapshot, reply)
        page.goto(serve({room: scene.sit}) + f"/{room}")
        page.locator("[data-seq]").wait_for(state="attached")
        return scene

    return show


def until_heard(scene: Scene, page: Page, kind: str, times: int = 1) -> list[Message]:
    """Return what was heard of one type, after waiting a while for so many."""
    for _ in range(100):
        if len(scene.said(kind)) >= times:
            break
        page.wait_for_timeout(20)
    return scene.said(kind)
