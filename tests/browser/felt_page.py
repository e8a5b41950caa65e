"""The Rot und Schwarz table as a visitor uses it: what lies there, and how one plays."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from rulesengine.rotundschwarz import End, Home, Move, Pass, ToCell, ToColumn
from rulesengine.rotundschwarz.observation import Observation
from tests.browser.room_page import RoomPage

_READ = """root => {
  const all = (selector) => [...root.querySelectorAll(selector)];
  const cards = (at) => all(`.place[data-at="${at}"] .card`).map((card) => card.dataset.card);
  const chosen = root.querySelector(".card.sel");
  return {
    seq: Number(root.dataset.seq),
    columns: [1, 2, 3, 4, 5, 6, 7, 8].map(cards),
    cells: all(".place-c").map((place) => cards(place.dataset.at)[0] || null),
    home: all(".place-h").map((place) => cards(place.dataset.at)[0] || null),
    chosen: chosen && chosen.dataset.card,
    tokens: all(".token:not(.spent)").length,
    buttons: all(".btns [data-do]").map((button) => button.dataset.do),
    over: Boolean(root.querySelector(".box-over[open]")),
  };
}"""


@dataclass(frozen=True)
class Sight:
    """All that lies on the table at one moment."""

    seq: int
    columns: list[list[str]]
    cells: list[str | None]
    home: list[str | None]
    chosen: str | None
    tokens: int
    buttons: list[str]
    over: bool

    @property
    def lies(self) -> tuple[object, ...]:
        """Where the cards and tokens are."""
        return self.columns, sorted(filter(None, self.cells)), self.tokens


def lies(view: Observation) -> tuple[object, ...]:
    """Return where the cards and tokens are in the eyes of the engine, to compare with a sight."""
    columns = [[str(card) for card in cards] for cards in view.columns]
    tokens = 0 if view.plays_alone and not view.over else view.tokens  # they are put away
    return columns, sorted(str(card) for card in view.cells if card is not None), tokens


class FeltPage(RoomPage):
    """One page with a Rot und Schwarz table on it."""

    room = "rotundschwarz"

    def see(self) -> Sight:
        """Return what lies on the table now."""
        return Sight(**self.root.evaluate(_READ))

    def after(self, seq: int) -> Sight:
        """Return the table once it has changed since `seq`."""
        self.wait_for_change(seq)
        return self.see()

    def mine(self) -> Sight:
        """Return the table once somebody here is to move, or the game has ended."""
        ready = ":is(:has(.say.is-mine), :has(.box-over[open]))"
        self.page.locator(f".rotundschwarz{ready}").wait_for(state="attached")
        return self.see()

    def card(self, card: str) -> Locator:
        """Return a card of the table."""
        return self.root.locator(f'.board .card[data-card="{card}"]')

    def place(self, at: str) -> Locator:
        """Return a place: "1" to "8", "c1" ..., "hS" ..."""
        return self.root.locator(f'.place[data-at="{at}"]')

    # ---- playing, a move at a time

    def by_mouse(self, move: Move) -> Sight:
        """Make a move with clicks."""
        seq = self.see().seq
        if isinstance(move, ToColumn | ToCell | Home):
            self.card(str(move.card)).click()
            self._target(move).click()
        else:
            self.root.locator(".pass" if isinstance(move, Pass) else ".done").click()
        return self.after(seq)

    def by_drag(self, move: ToColumn | ToCell | Home) -> Sight:
        """Make a move by carrying its card."""
        seq = self.see().seq
        self.card(str(move.card)).drag_to(self._target(move))
        return self.after(seq)

    def by_keys(self, move: Move) -> Sight:
        """Make a move with 1 to 8, C, H, P and E alone."""
        sight = self.see()
        for key in self._keys(move, sight):
            self.page.keyboard.press(key)
        return self.after(sight.seq)

    def _target(self, move: Move) -> Locator:
        if isinstance(move, ToColumn):
            column = self.place(str(move.column + 1))
            cards = column.locator(".card")
            return cards.last if cards.count() else column.locator(".slot")
        if isinstance(move, Home):
            return self.place(f"h{str(move.card)[1]}")
        free = self.see().cells.index(None) + 1
        return self.place(f"c{free}")

    def _keys(self, move: Move, sight: Sight) -> list[str]:
        if isinstance(move, Pass | End):
            return ["p" if isinstance(move, Pass) else "e"]
        assert isinstance(move, ToColumn | ToCell | Home)  # a coin has its own test
        aim = {ToCell: "c", Home: "h"}.get(type(move)) or str(move.column + 1)  # type: ignore[union-attr]
        return [*self._choosing(str(move.card), sight), aim]

    def _choosing(self, card: str, sight: Sight) -> list[str]:
        """Return the keys that choose a card: its column, or C until it is the one."""
        for number, cards in enumerate(sight.columns, 1):
            if card in cards:
                return [str(number)]
        for presses in range(1, len(sight.cells) + 1):
            self.page.keyboard.press("c")
            if self.see().chosen == card:
                return []
            assert presses < len(sight.cells), f"C never chose {card}"
        return []
