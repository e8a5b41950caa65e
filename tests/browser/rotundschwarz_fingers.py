"""What a visitor does with the cards of a Rot und Schwarz table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.rotundschwarz_scenes import Scene


def card_of(page: Page, card: str) -> Locator:
    """Return a card of the board."""
    return page.locator(f'.board [data-card="{card}"]')


def place_of(page: Page, at: str) -> Locator:
    """Return a place: "1" to "8", "c1" ..., "hS" ..."""
    return page.locator(f'[data-at="{at}"]')


def press(page: Page, card: str) -> None:
    """Click a card where no neighbour lies on it."""
    # the rest of a card lies below its neighbour
    card_of(page, card).click(position={"x": 30, "y": 10})


def targets(page: Page) -> list[str]:
    """Return the places that invite the chosen card."""
    found: list[str] = page.locator(".is-target").evaluate_all(
        "all => all.map((el) => el.dataset.at)"
    )
    return sorted(found)


def lie(page: Page, at: str) -> list[str]:
    """Return the cards that lie at a place."""
    found: list[str] = (
        place_of(page, at).locator(".card").evaluate_all("all => all.map((el) => el.dataset.card)")
    )
    return found


def nothing_heard(scene: Scene, page: Page, *kinds: str) -> bool:
    """Return whether no message of these kinds goes out."""
    page.wait_for_timeout(150)
    return not any(scene.said(kind) for kind in kinds)


def drag(page: Page, card: str, at: str) -> None:
    """Carry a card to a place."""
    start, end = card_of(page, card).bounding_box(), place_of(page, at).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 60, steps=6)
    page.mouse.up()
