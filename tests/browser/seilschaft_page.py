"""The Seilschaft table as a visitor uses it: what stands there, and how one plays."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.browser.room_page import RoomPage

_READ = """root => {
  const all = (selector) => [...root.querySelectorAll(selector)];
  const cards = (selector) => all(selector).map((card) => card.dataset.card);
  const shown = (selector) => { const el = root.querySelector(selector); return Boolean(el && !el.hidden); };
  const chosen = root.querySelector(".hand .sel");
  return {
    seq: Number(root.dataset.seq),
    hand: cards(".hand .card"),
    legal: cards(".hand .card.legal"),
    chosen: chosen && chosen.dataset.card,
    mine: cards(".slot.mine .card")[0] || null,
    theirs: cards(".slot.theirs .card")[0] || null,
    ridge: all(".ridge-card").map((card) => card.getAttribute("aria-label").split(";")[0]),
    my_turn: Boolean(root.querySelector(".rail .dot.me")),
    buttons: all(".btns [data-do]").map((button) => button.dataset.do),
    curtain: shown(".curtain"),
    tip: shown(".tip"),
    replay: shown(".replay") ? root.querySelector(".replay-label").textContent : null,
    over: Boolean(root.querySelector(".box-over[open]")),
  };
}"""
#: a table that waits for somebody here: a card to play, a curtain to lift, or the end
_READY = ":is(:has(.rail .dot.me), :has(.curtain:not([hidden])), :has(.box-over[open]))"


@dataclass(frozen=True)
class Sight:
    """All that stands on the table at one moment."""

    seq: int
    hand: list[str]
    legal: list[str]
    chosen: str | None
    mine: str | None
    theirs: str | None
    ridge: list[str]
    my_turn: bool
    buttons: list[str]
    curtain: bool
    tip: bool
    replay: str | None
    over: bool

    @property
    def lies(self) -> tuple[object, ...]:
        """What the game looks like, whatever the number of changes so far."""
        return self.hand, self.legal, self.mine, self.theirs, self.ridge, self.buttons


class RidgePage(RoomPage):
    """One page with a Seilschaft table on it."""

    room = "seilschaft"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.hand = page.locator(".hand")

    def see(self) -> Sight:
        """Return what stands on the table now."""
        return Sight(**self.root.evaluate(_READ))

    def ready(self) -> Sight:
        """Return the table once it waits for somebody here."""
        self.page.locator(f".seilschaft{_READY}").wait_for(state="attached")
        return self.see()

    def after(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq` and waits for somebody here."""
        self.wait_for_change(seq, _READY)
        return self.see()

    def changed(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq`."""
        self.wait_for_change(seq)
        return self.see()

    def card(self, card: str) -> Locator:
        """Return a card in the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def choose(self, card: str) -> None:
        """Click a card at its left side, where no neighbour lies on it however it is turned."""
        self.card(card).click(position={"x": 16, "y": 60})

    def play(self, card: str) -> Sight:
        """Play a card by choosing it and clicking its ghost in the trick; wait until I am asked again."""
        seq = self.see().seq
        self.choose(card)
        self.page.locator(".ghost").click()
        return self.after(seq)

    def lift(self) -> Sight:
        """Lift the curtain with the mouse."""
        seq = self.see().seq
        self.page.locator('[data-do="curtain"]').click()
        return self.after(seq)
