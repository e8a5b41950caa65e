"""What is heard at the ridge and what moves: a sentence a card, no finding of axe, stillness on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.naming import card_name, spoken_card
from apps.tables.shared.words import Words
from rulesengine.seilschaft import Card
from tests.apps.climbs import answering, until, wishing
from tests.browser.seilschaft_page import RidgePage

DE = Words("de")
VISITORS = {
    f"{locale[:2]}-{scheme}": {"locale": locale, "color_scheme": scheme, "reduced_motion": "reduce"}
    for locale, scheme in (("de-DE", "light"), ("en-GB", "dark"))
}


def _listen(table: RidgePage) -> Callable[[], list[str]]:
    """Record every sentence added to the polite live region from now on."""
    table.status.evaluate(
        "el => { const said = el.said = []; new MutationObserver((changes) => changes.forEach("
        "(change) => change.addedNodes.forEach((node) => said.push(node.textContent))))"
        ".observe(el, { childList: true, subtree: true }); }"
    )
    return lambda: table.status.evaluate("el => el.said")


def test_every_card_is_spoken_once(rope_up: Callable[..., Page]) -> None:
    tables: list[SeilschaftTable] = []

    def make_table() -> SeilschaftTable:
        tables.append(SeilschaftTable(seed=6, wishes=wishing("easy")))
        return tables[-1]

    table = RidgePage(rope_up(make_table))
    sight, said, before = table.ready(), _listen(table), len(tables[0].played)
    for _ in range(4):
        if not sight.over:
            sight = table.play(sight.legal[0])
    spoken = " ".join(said())
    for played in tables[0].played[before:]:
        name = "Wastl" if played.seat else None
        sentence = spoken_card(DE, played.move.card, name, leads=played.number % 2 == 1)
        assert spoken.count(sentence) == 1


def test_choosing_and_the_light_say_nothing(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(until(answering)))
    said = _listen(table)
    for key in ("ArrowRight", "ArrowRight", "l", "Escape"):
        table.page.keyboard.press(key)
    table.tool("dark").click()
    table.page.locator(".ks-dark").wait_for()
    assert said() == []


def test_another_language_is_not_spoken_in_the_old_one(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(until(answering)))
    table.play(table.see().legal[0])
    said = _listen(table)
    table.tool("en").click()
    expect(table.status).to_have_text("")
    assert said() == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_card_in_the_hand_has_its_name(rope_up: Callable[..., Page], lang: str) -> None:
    table, t = RidgePage(rope_up(until(answering), f"?lang={lang}")), Words(lang)
    hand = table.page.get_by_role("listbox", name=t("Your hand"))
    for card in table.see().hand:
        expect(hand.get_by_role("option", name=card_name(t, Card.parse(card)))).to_have_count(1)


def _walk(table: RidgePage) -> Iterator[str]:
    """Go through the states of a table, saying where we are."""
    press = table.page.keyboard.press
    yield "a card is asked for"
    table.choose(table.see().legal[0])
    yield "a card is chosen"
    for do in ("new_game", "give_up"):
        table.button(do).click()
        table.dialog.wait_for()
        yield f"{do} asks"
        press("Escape")
        table.dialog.wait_for(state="detached")
    table.button("demo").click()
    table.page.locator(".replay:not([hidden])").wait_for()
    yield "the example"
    table.button("replay_end").click()
    table.button("give_up").click()
    table.answer("yes").click()
    table.page.locator(".box-over[open]").wait_for()
    yield "the game is over"
    press("Escape")
    yield "the table after the game"


@pytest.mark.parametrize("page", VISITORS.values(), ids=VISITORS, indirect=True)
def test_axe_finds_nothing_serious_in_any_state_of_a_game(
    rope_up: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    table = RidgePage(rope_up(until(answering)))
    findings = [
        f"{moment}: {finding}" for moment in _walk(table) for finding in axe_findings(table.page)
    ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("page", [VISITORS["de-light"], VISITORS["en-dark"]], indirect=True)
def test_axe_finds_nothing_serious_before_the_curtain(
    rope_up: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    page = rope_up(lambda: SeilschaftTable(seed=5, wishes=wishing(partner=None)))
    assert not axe_findings(page)


@pytest.mark.parametrize("page", [VISITORS["de-light"]], indirect=True, ids=["still"])
def test_nothing_moves_for_those_who_wish_less_motion(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=6, wishes=wishing())))
    table.play(table.ready().legal[0])
    moving = table.root.evaluate(
        "root => root.getRootNode().getAnimations({ subtree: true })"
        ".filter((a) => a.playState === 'running' && !a.effect.target.closest('.figure')).length"
    )
    assert moving == 0
    expect(table.page.locator(".flight")).to_have_count(0)


def test_a_played_card_flies_and_the_table_is_still_again(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=6, wishes=wishing())))
    card = table.ready().legal[0]
    table.choose(card)
    table.page.locator(".ghost").click()
    expect(table.page.locator(".flight").first).to_be_attached()
    expect(table.page.locator(".flight")).to_have_count(0)
