"""Records are laid out, thawed and frozen without a trap."""

import numpy as np
import pytest

from rulesengine.common.compiled import rule
from rulesengine.common.records import blank, freeze, layout, thaw

SHAPE = layout(("count", "i2"), ("row", "i1", (2, 3)))
RECORD_OWNS = [name for name in dir(np.record) if not name.startswith("_")]


@rule
def count_up(record):
    record.count += 1
    record.row[1, 2] = 7


@pytest.mark.parametrize("name", RECORD_OWNS)
def test_a_field_name_that_numpy_records_own_is_refused(name):
    with pytest.raises(ValueError, match=f"'{name}'"):
        layout((name, "u1"))


@pytest.mark.parametrize("name", ["round", "sum", "put", "fill", "item", "take"])
def test_the_words_of_card_games_that_would_go_wrong_are_among_the_refused(name):
    assert name in RECORD_OWNS


def test_a_blank_record_is_all_zero_and_new_each_time():
    first, second = blank(SHAPE), blank(SHAPE)
    first.count = 5
    assert freeze(second) == bytes(SHAPE.itemsize)


def test_a_layout_keeps_names_shapes_and_order():
    assert SHAPE.names == ("count", "row")
    assert blank(SHAPE).row.shape == (2, 3)


def test_thawing_copies_so_that_no_rule_writes_into_frozen_bytes():
    frozen = freeze(blank(SHAPE))
    kept = bytes(bytearray(frozen))
    record = thaw(frozen, SHAPE)
    count_up(record)
    assert (record.count, record.row[1, 2]) == (1, 7)
    assert frozen == kept


def test_two_thawed_records_do_not_share_their_bytes():
    frozen = freeze(blank(SHAPE))
    first, second = thaw(frozen, SHAPE), thaw(frozen, SHAPE)
    count_up(first)
    assert freeze(second) == frozen != freeze(first)


def test_freezing_what_was_thawed_gives_the_same_bytes():
    record = blank(SHAPE)
    count_up(record)
    assert freeze(thaw(freeze(record), SHAPE)) == freeze(record)


def test_frozen_bytes_stay_as_they_are_when_the_record_goes_on():
    record = blank(SHAPE)
    frozen = freeze(record)
    count_up(record)
    assert frozen == bytes(SHAPE.itemsize)
