"""Recorded games in tests/data: read, told for a person, recorded again."""

from itertools import pairwise
from pathlib import Path

from rulesengine.common import transcript

DATA = Path(__file__).parents[1] / "data"


def read_record(name):
    """Return the record in tests/data as a transcript."""
    return transcript.parse((DATA / f"{name}.ksn").read_text(encoding="utf-8"))


def read_told(name):
    """Return what the replay of a record was told as."""
    return (DATA / f"{name}.txt").read_text(encoding="utf-8")


def told_by(room, record, line):
    """Return the whole game as text: the whole position first and last, a line a move between.

    `line(number, before, move, after)` tells a move, numbered from 1.
    """
    steps = list(room.replay(record))
    last = steps[-1][1]
    lines = [
        line(number, before, move, after).rstrip()
        for number, ((_, before), (move, after)) in enumerate(pairwise(steps), 1)
    ]
    return "\n".join([str(steps[0][1]), "", *lines, "", str(last), "", room.result_text(last), ""])


def recorded_again(room, written):
    """Return the text of the record that a replay of `written` makes."""
    (_, start), *steps = room.replay(written)
    own = room.record(start, []).tags
    others = {name: value for name, value in written.tags.items() if name not in own}
    return str(room.record(start, [move for move, _ in steps], others))


def check(room, told, name):
    """Assert that a record is told as before, ends as its tag says and is recorded again the same."""
    written = read_record(name)
    assert told(written) == read_told(name)
    assert room.result_text(list(room.replay(written))[-1][1]) == written.tag("Result")
    assert recorded_again(room, written) == (DATA / f"{name}.ksn").read_text(encoding="utf-8")


def tell_all(told, names):
    """Write the told games anew, after an intended change."""
    for name in names:
        (DATA / f"{name}.txt").write_text(told(read_record(name)), encoding="utf-8")
