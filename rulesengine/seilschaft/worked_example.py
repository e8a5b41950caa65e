"""Three tricks that show what pulls, brakes and trump do: data for the table and the notebooks.

What the example does not name (the rest of both hands, the cards it never reaches, the later deals)
is made up so that every card lies in exactly one place.
"""

from __future__ import annotations

from rulesengine.common import transcript
from rulesengine.common.transcript import Transcript

# Level hard: what the example calls a fall is one, no rope would catch the two.
_TEXT = """
[Game "seilschaft"]
[Rules "hard"]
[Dealer "B"]
[Ridge "QD 6H TS 2C 3S 7C 5D 8H JC"]
[Deal1 "3C 4C 9C 8C KC 3D 2D 6D 9D 8D TD JD 3H KD 7H 2S JH 4S AH 5S 6S 7S QS 9S KS JS"]
[Deal2 "TH 8S 4D 5C KS 9H 2S AD 6C KC 7D 3H QS 2H 9S TC 5H JD AC 4S KH 7S 9C 8D 6S AH"]
[Deal3 "QC 7H 3D JS AS 5H 4C TD KD 2H 8C 6S 9H 5S KS 9D QH 3C JH 6D 8S AC 2D 4H 7S TC"]
[Result "*"]
[A "Anna"]
[B "Ben"]

1 A: KS
2 B: 9S
3 A: 9C
4 B: 4C
5 A: 3H
6 B: KD
"""


def worked_example() -> Transcript:
    """Return the example as a record: the deal of B, then six cards by A ("Anna") and B ("Ben").

    `replay` yields its seven positions; the last one is in the middle of the first deal, with three
    of eight cards open and B to lead.
    """
    return transcript.parse(_TEXT)
