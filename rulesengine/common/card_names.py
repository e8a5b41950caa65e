"""The names of the 52 playing cards as people write them: rank, then suit, in English and German."""

from __future__ import annotations

from rulesengine.common.errors import NotationError

SUIT_LETTERS = "CDHS"  #: clubs, diamonds, hearts, spades

# how people also write suits and ranks; the German jack and queen are Bube and Dame
_SUITS_READ = {sign: SUIT_LETTERS[at // 2] for at, sign in enumerate("C♣D♦H♥S♠")}
_RANKS_READ = {letter: letter for letter in "23456789TJQKA"} | {"10": "T", "B": "J", "D": "Q"}


def read_card(text: str) -> tuple[str, str]:
    """Return the letters of the rank and the suit of the card that `text` names.

    Raises NotationError saying how cards are written.

    >>> read_card("10♥"), read_card("DD")
    (('T', 'H'), ('Q', 'D'))
    """
    rank, suit = _RANKS_READ.get(text[:-1].upper()), _SUITS_READ.get(text[-1:].upper())
    if rank is None or suit is None:
        raise NotationError(
            f"{text!r} is no card: write the rank (2 to 9, T, J, Q, K, A) and the suit "
            "(C, D, H, S), as in 9C or TH."
        )
    return rank, suit
