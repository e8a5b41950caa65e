"""Five turns that move a run of three without a word: data for the table and the notebooks.

The figure stands twice: on the cards of the rules, where 8H 7S 6D goes onto 9C and frees AD, and in
the numbered deal 1228, where 8D 7S 6H goes onto 9C and frees AH.
"""

from __future__ import annotations

from rulesengine.common import transcript
from rulesengine.common.transcript import Transcript
from rulesengine.rotundschwarz.deals import numbered_deal

NUMBER = 1228  #: the numbered deal that holds the same figure

_DEAL = (
    "9D 4H 3S 5C 4C JS TD 5H JD QC AC 8S 8C TC 9H JH 9S TH 5D 7D 8D 6H 3H 3D KC QH "
    "AD 6C 2S 2H 7H KD TS 2C 8H AS AH 4S KS 7C JC KH 7S QS 5S 9C 2D 3C 4D 6S 6D QD"
)
_TEXT = """
[Game "rotundschwarz"]
[Rules "normal"]
[Deal "{deal}"]
[Result "*"]
[A "Anna"]
[B "Ben"]

1 A: 6D>c
2 B: 7S>c
3 A: 8H>6, AD>h, end
4 B: 7S>6
5 A: 6D>6, end
"""

_NUMBERED = """
[Game "rotundschwarz"]
[Rules "normal"]
[Deal "{deal}"]
[Result "*"]
[A "Anna"]
[B "Ben"]
[Number "{number}"]

1 A: 6H>c
2 B: 7S>c
3 A: 8D>7, AH>h
4 B: 7S>7
5 A: 6H>7
"""


def worked_example() -> Transcript:
    """Return the example as a record: five turns by A ("Anna", red) and B ("Ben", black).

    Going home and ending a turn in which 2D could go home too are moves of their own. At the end both
    cells are empty again, the run lies on 9C and column 3 ends with 5D; black is to move.
    """
    return transcript.parse(_TEXT.format(deal=_DEAL))


def numbered_example() -> Transcript:
    """Return the same five turns in the numbered deal NUMBER, for a table to start from a number."""
    deal = " ".join(map(str, numbered_deal(NUMBER)))
    return transcript.parse(_NUMBERED.format(deal=deal, number=NUMBER))
