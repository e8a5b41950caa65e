"""What the pages of all tables have in common for a visitor: a table, its buttons, its dialog."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


class RoomPage:
    """One page with a table on it; a room's own page says what stands there and how one plays."""

    room = ""  #: the class of the table's root

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(f".{self.room}")
        self.dialog = page.locator("dialog[open]")
        self.refusal = page.locator(".refusal.on")
        self.status = page.locator(f".{self.room} > [role=status]")

    def button(self, do: str) -> Locator:
        """Return a button of the table."""
        return self.page.locator(f'.btns [data-do="{do}"]')

    def answer(self, do: str) -> Locator:
        """Return a button of the open dialog."""
        return self.dialog.locator(f'[data-do="{do}"]')

    def tool(self, name: str) -> Locator:
        """Return a tool of the bar at the top: rules, analytics, dark, keys, or a language."""
        chosen = f'[data-lang="{name}"]' if name in ("de", "en") else f".t-{name}"
        return self.page.locator(f".top {chosen}")

    def wait_for_change(self, seq: int, ready: str = "") -> None:
        """Wait until the table has changed since `seq`, and fits the selector `ready`."""
        changed = f'.{self.room}:not([data-seq="{seq}"]){ready}'
        self.page.locator(changed).wait_for(state="attached")
