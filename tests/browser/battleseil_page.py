"""The Battleseil table as a visitor uses it: what stands there, and how one plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.room_page import RoomPage

_READ = """root => {
  const all = (selector) => [...root.querySelectorAll(selector)];
  const ropes = (selector) => all(selector).map((lane) => Number(lane.dataset.rope));
  const cards = (half) => [...half.querySelectorAll("[data-card]")].map((card) => card.dataset.card);
  const card = root.querySelector(".hand .sel");
  return {
    seq: Number(root.dataset.seq),
    hand: all(".hand .card").map((card) => card.dataset.card),
    chosen: card && card.dataset.card,
    legal: ropes(".lane.legal"),
    takeable: ropes(".lane.takeable"),
    aims: cards(root).filter((id) => root.querySelector(`.half [data-card="${id}"].aimable`)),
    discarded: Number(root.querySelector(".discard .stk > b").textContent),
    states: all(".lane").map((lane) => /st-(\\w+)/.exec(lane.className)[1]),
    mine: all(".near").map(cards),
    theirs: all(".far").map(cards),
    laying: Boolean(root.querySelector(".steps li:first-child.on")),
    buttons: all(".btns [data-do]").map((button) => button.dataset.do),
    over: Boolean(root.querySelector(".box-over[open]")),
  };
}"""


@dataclass(frozen=True)
class Sight:
    """All that stands on the table at one moment."""

    seq: int
    hand: list[str]
    chosen: str | None
    legal: list[int]
    takeable: list[int]
    aims: list[str]
    discarded: int
    states: list[str]
    mine: list[list[str]]
    theirs: list[list[str]]
    laying: bool
    buttons: list[str]
    over: bool


class TablePage(RoomPage):
    """One page with a table on it."""

    room = "battleseil"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.seil = page.locator(".seil")
        self.hand = page.locator(".hand")

    def see(self) -> Sight:
        """Return what stands on the table now."""
        return Sight(**self.root.evaluate(_READ))

    def card(self, card: str) -> Locator:
        """Return a card in the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def lane(self, rope: int) -> Locator:
        """Return the lane of a rope 1..9."""
        return self.page.locator(f'.lane[data-rope="{rope}"]')

    def pennant(self, rope: int) -> Locator:
        """Return the button that shows a rope under Am Seil."""
        return self.page.locator(f'[data-pennant="{rope}"]')

    def after(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq` and it is my turn again, or all over."""
        mine = (".hand:not(.resting)", ".takeable", "dialog[open]", ".pile.legal")
        ready = f":is({', '.join(f':has({sign})' for sign in mine)})"
        self.wait_for_change(seq, ready)
        return self.see()

    def changed(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq`."""
        self.wait_for_change(seq)
        return self.see()

    def choose(self, card: str) -> list[int]:
        """Click a card; return the ropes that invite it."""
        self.card(card).click(position={"x": 14, "y": 40})  # the next card may cover the rest
        return self.see().legal

    def standing(self, card: str) -> Locator:
        """Return a card at a rope."""
        return self.page.locator(f'.half [data-card="{card}"]')

    def pile(self, name: str) -> Locator:
        """Return a pile beside the hand: stock, fest-stock or discard."""
        return self.page.locator(f"button.pile.{name}").first

    def pull(self, start: Locator, end: Locator) -> None:
        """Drag the top left of one thing onto the top of another, as a hand moves."""
        mouse, here, there = self.page.mouse, start.bounding_box(), end.bounding_box()
        assert here
        assert there
        mouse.move(here["x"] + 12, here["y"] + 20)
        mouse.down()
        mouse.move(here["x"] + 40, here["y"] - 20, steps=4)
        mouse.move(there["x"] + there["width"] / 2, there["y"] + 12, steps=8)
        mouse.up()

    def lay(self, card: str, rope: int) -> Sight:
        """Lay a card with two clicks and wait for Sepp's answer."""
        seq = self.see().seq
        self.choose(card)
        self.lane(rope).locator(".near").click()
        return self.after(seq)

    def deal(self, press: str = "click") -> Sight:
        """Say yes to a new game by click or tap and wait for my first turn in it."""
        self.dialog.locator("div.options").wait_for()
        seq = self.see().seq
        getattr(self.answer("yes"), press)()
        return self.after(seq)

    def cookie(self, name: str) -> Any:
        """Return the value of a cookie the page has set, None without one."""
        return next((c["value"] for c in self.page.context.cookies() if c["name"] == name), None)
