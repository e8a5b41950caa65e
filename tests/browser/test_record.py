"""A finished game can be taken along as a file, and only a finished one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from rulesengine.battleseil import replay
from rulesengine.common import transcript
from tests.apps.seats import turns, until
from tests.browser.battleseil_page import TablePage

OVER = until(lambda table: table.observation.over)


def test_the_record_of_a_finished_game_replays_to_its_last_position(
    sit: Callable[..., Page],
) -> None:
    table = TablePage(sit(OVER))
    with table.page.expect_download() as saving:
        table.answer("record").click()
    file = saving.value
    assert file.suggested_filename.startswith("battleseil-")
    assert file.suggested_filename.endswith(".ksn")
    recorded = transcript.parse(Path(file.path()).read_text("utf-8"))
    positions = [state for _, state in replay(recorded)]
    assert positions[-1].observe(0) == OVER().observation


def test_the_record_can_be_saved_from_the_shelf_as_well(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(OVER))
    table.answer("dismiss").click()
    with table.page.expect_download() as saving:
        table.button("record").click()
    assert saving.value.suggested_filename.endswith(".ksn")


def test_a_running_game_has_no_record(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(5))))
    expect(table.button("record")).to_have_count(0)
