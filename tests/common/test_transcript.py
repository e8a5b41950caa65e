"""Whole games as text come back as they were written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.errors import NotationError
from rulesengine.common.transcript import Transcript, Turn, parse

RECORD = """\
[Game "battleseil"]
[A "Anna"]

1 A: F4>3, draw
2 B: K9>3, x3, draw
"""

#: Every character that Python's or an editor's idea of a line end could trip over, and the rest.
values = st.text(
    st.one_of(
        st.sampled_from('"\\\n\r\t[]{}();:, n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029\ufeff'),
        st.characters(exclude_categories=["Cs"]),
    ),
    max_size=12,
)
names = st.from_regex(r"[A-Za-z]\w{0,8}", fullmatch=True)
moves = st.from_regex(r"[A-Za-z0-9>]{1,6}( [a-z]{1,5})?", fullmatch=True)
turns = st.builds(
    Turn, st.integers(1, 999), st.sampled_from("AB"), st.lists(moves, max_size=4).map(tuple)
)


@given(
    st.builds(Transcript, st.dictionaries(names, values, max_size=4), st.lists(turns).map(tuple))
)
def test_every_transcript_prints_and_parses_back(transcript):
    again = parse(str(transcript))
    assert again == transcript
    assert list(again.tags) == list(transcript.tags)


def test_a_record_reads_as_its_tags_and_turns():
    assert parse(RECORD) == Transcript(
        {"Game": "battleseil", "A": "Anna"},
        (Turn(1, "A", ("F4>3", "draw")), Turn(2, "B", ("K9>3", "x3", "draw"))),
    )
    assert str(parse(RECORD)) == RECORD


def test_comments_blank_lines_and_blanks_around_lines_do_not_matter():
    spaced = "; about this game\n\n" + RECORD.replace("\n", "  \r\n") + "\n; the end"
    assert parse(spaced) == parse(RECORD)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (1, "[Game battleseil]"),
        (2, '[A "Anna"'),
        (2, '[A "An"na"]'),
        (4, "A: F4>3, draw"),
        (5, "2 K9>3"),
        (5, "nonsense"),
    ],
)
def test_a_line_that_is_neither_tag_turn_nor_comment_is_named_with_its_number(line, broken):
    lines = RECORD.splitlines()
    lines[line - 1] = broken
    with pytest.raises(NotationError, match=rf"^Line {line} ") as caught:
        parse("\n".join(lines))
    assert repr(broken) in str(caught.value)


def test_a_missing_tag_is_named():
    with pytest.raises(NotationError, match=r'\[Date "\.\.\."\]'):
        parse(RECORD).tag("Date")
    assert parse(RECORD).tag("A") == "Anna"


def test_an_empty_text_is_an_empty_transcript():
    assert parse("") == Transcript({}, ())


@pytest.mark.parametrize("value", ["two\nlines", "two\r\nlines", "two\rlines", "two\u2028lines"])
def test_a_transcript_comes_back_from_a_text_file_whatever_its_tags_hold(tmp_path, value):
    written = Transcript({"Event": value}, (Turn(1, "A", ("pass",)),))
    (tmp_path / "game.ksn").write_text(str(written), encoding="utf-8")
    assert parse((tmp_path / "game.ksn").read_text(encoding="utf-8")) == written
