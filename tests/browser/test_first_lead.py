"""A partner that leads while the page is still on its way: what it plays is seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import panel as pn
from playwright.sync_api import Page

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.shared.later import later
from apps.tables.shared.work import Then, Work
from rulesengine.seilschaft import State
from tests.apps.climbs import wishing
from tests.browser.seilschaft_page import RidgePage

PARTNER_LEADS = next(seed for seed in range(100) if State.deal(seed=seed).mover == 1)


def _between_sending_and_drawing(work: Work, then: Then) -> None:
    """Answer after the browser has fetched the page, and before it has drawn it."""
    page: Any = pn.state.curdoc

    def fetched() -> bool:
        session = page.session_context.session
        return session is not None and session.connection_count > 0

    def wait() -> Any:
        while not fetched():
            time.sleep(0.001)
        time.sleep(0.05)  # the browser asks for the page as soon as it is connected
        return work()

    later(wait, then)


def test_a_partners_lead_is_seen_though_it_came_before_the_page_was_drawn(
    rope_up: Callable[..., Page],
) -> None:
    def make_table() -> SeilschaftTable:
        return SeilschaftTable(
            seed=PARTNER_LEADS, wishes=wishing(), partner_later=_between_sending_and_drawing
        )

    sight = RidgePage(rope_up(make_table)).ready()
    assert sight.theirs is not None
    assert sight.my_turn
