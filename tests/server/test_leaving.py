"""A page that is closed in the middle of a message is no fault; every other one is told."""

import asyncio
import gc
import logging

import pytest
from tornado.websocket import WebSocketClosedError

from apps.server.leaving import let_visitors_leave


def _left_alone(problem):
    """Let a task fail with `problem` where nobody looks at it, as Panel's messages may."""

    async def send():
        raise problem

    async def leave():
        task = asyncio.ensure_future(send())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(leave())


@pytest.fixture(autouse=True)
def _filtered():
    let_visitors_leave()
    let_visitors_leave()  # as two servers in one process do


def test_a_message_to_a_closed_page_is_not_in_the_log(caplog):
    _left_alone(WebSocketClosedError())
    assert not caplog.records


def test_any_other_fault_nobody_looked_at_is_in_the_log(caplog):
    _left_alone(ValueError("a fault of ours"))
    assert "a fault of ours" in caplog.text


@pytest.mark.parametrize("logger", ["panel.io.document", "bokeh.server.views.ws"])
def test_what_bokeh_and_panel_say_of_a_closed_page_is_not_in_the_log(caplog, logger):
    logging.getLogger(logger).warning("Failed sending message as connection was closed")
    assert not caplog.records
    logging.getLogger(logger).warning("something else")
    assert "something else" in caplog.text
