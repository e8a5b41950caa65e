"""The place that waits for its table: it gets one, or says in words that there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn
import pytest

from apps.tables.shared import waiting
from apps.tables.shared.page import Visitor
from tests.apps.waiting import Waiting

VISITOR = Visitor("en", "light", {})


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    kept = Waiting()
    monkeypatch.setattr(waiting, "later", kept)
    return kept


def _fails() -> Any:
    raise RuntimeError("the compiler is on strike")


def test_the_notice_gives_way_to_the_table(later: Waiting) -> None:
    place = waiting.waiting_room(VISITOR, lambda: None, lambda: pn.pane.Str("a table"))
    assert "being laid" in place[0].object
    later.do()
    assert place[0].object == "a table"


@pytest.mark.parametrize(
    ("warm", "table"), [(_fails, lambda: pn.pane.Str("a table")), (lambda: None, _fails)]
)
def test_a_table_that_cannot_be_laid_is_said_and_logged(
    later: Waiting,
    caplog: pytest.LogCaptureFixture,
    warm: Callable[[], None],
    table: Callable[[], Any],
) -> None:
    place = waiting.waiting_room(VISITOR, warm, table)
    later.do()
    assert place[0].object == "The table could not be laid. Load the page again in a while."
    assert "on strike" in caplog.text
