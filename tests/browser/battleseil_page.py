"""The Battleseil table as a visitor uses it: what stands there, and how one plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

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
    states: list[str]
    mine: list[list[str]]
    theirs: list[list[str]]
    laying: bool
    buttons: list[str]
    over: bool


class TablePage:
    """One page with a table on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".battleseil")
        self.dialog = page.locator("dialog[open]")
        self.refusal = page.locator(".refusal.on")
        self.status = page.locator(".battleseil > [role=status]")
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

    def button(self, do: str) -> Locator:
        """Return a button of the shelf."""
        return self.page.locator(f'.btns [data-do="{do}"]')

    def answer(self, do: str) -> Locator:
        """Return a button of the open dialog."""
        return self.dialog.locator(f'[data-do="{do}"]')

    def tool(self, name: str) -> Locator:
        """Return a tool of the bar at the top: rules, analytics, dark, keys, or a language."""
        chosen = f'[data-lang="{name}"]' if name in ("de", "en") else f".t-{name}"
        return self.page.locator(f".top {chosen}")

    def after(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq` and it is my turn again, or all over."""
        changed = f'.battleseil:not([data-seq="{seq}"])'
        ready = ":is(:has(.steps li:first-child.on), :has(.takeable), :has(dialog[open]))"
        self.page.locator(changed + ready).wait_for(state="attached")
        return self.see()

    def changed(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq`."""
        self.page.locator(f'.battleseil:not([data-seq="{seq}"])').wait_for(state="attached")
        return self.see()

    def choose(self, card: str) -> list[int]:
        """Click a card; return the ropes that invite it."""
        self.card(card).click()
        return self.see().legal

    def lay(self, card: str, rope: int) -> Sight:
        """Lay a card with two clicks and wait for Sepp's answer."""
        seq = self.see().seq
        self.choose(card)
        self.lane(rope).locator(".near").click()
        return self.after(seq)

    def deal(self, press: str = "click") -> Sight:
        """Say yes to a new game by click or tap and wait for my first turn in it."""
        self.dialog.locator(".options").wait_for()
        seq = self.see().seq
        getattr(self.answer("yes"), press)()
        return self.after(seq)

    def cookie(self, name: str) -> Any:
        """Return the value of a cookie the page has set, None without one."""
        return next((c["value"] for c in self.page.context.cookies() if c["name"] == name), None)
