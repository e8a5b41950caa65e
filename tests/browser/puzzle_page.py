"""The proof puzzles as a visitor uses them: what stands there, and how one answers."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.room_page import RoomPage


class PuzzlePage(RoomPage):
    """One page with a puzzle on it."""

    room = "puzzles"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heading = page.locator(".plaque h2")
        self.rows = page.locator(".proofs .row")
        self.outcome = page.locator(".outcome")

    def lane(self, rope: int) -> Locator:
        """Return the lane of a rope 1..9."""
        return self.page.locator(f'.lane[data-rope="{rope}"]')

    def pennant(self, rope: int) -> Locator:
        """Return the pennant of a rope."""
        return self.page.locator(f'[data-pennant="{rope}"]')

    def row(self, rope: int) -> Locator:
        """Return the proof of a rope."""
        return self.page.locator(f'[data-proof="{rope}"]')

    def number(self, number: int) -> Locator:
        """Return the button of one of the six."""
        return self.page.locator(f'[data-number="{number}"]')

    def grade(self, grade: int) -> Locator:
        """Return the button of a grade."""
        return self.page.locator(f'[data-grade="{grade}"]')

    def marked(self) -> list[int]:
        """Return the ropes that are marked."""
        return [
            int(rope)
            for rope in self.page.locator(".lane.picked").evaluate_all(
                "lanes => lanes.map((lane) => lane.dataset.rope)"
            )
        ]

    def seq(self) -> int:
        """Return the number of the picture that is drawn."""
        return int(self.root.get_attribute("data-seq") or 0)
