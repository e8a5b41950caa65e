"""The six proof puzzles made by hand, easy to hard; each teaches one thing (rules.md, Proven: the proof)."""

from __future__ import annotations

from functools import cache

from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.puzzles import Puzzle

_POSITIONS = {
    # Both sides are full: the kind decides, however high the sum, and only then the sum.
    "kind_before_sum": """
        battleseil base
        1 . F1 F2 F3 =18 / K9 H9 S9 =17
        2 . Fi9 S8 K8 =20 / Fi3 S4 K5 =19
        3 . H4 H6 H8 =22 / B4 B5 B7 =21
        4 . F7 Fi7 S7 =24 / B1 B2 B3 =23
        5 . =0 / =0
        6 . =0 / =0
        7 . =0 / =0
        8 . =0 / =0
        9 . =0 / =0
        seat A holds 5 6
        hand F9 Fi2 S5 K3 H1
        stock 19 cards
        discard -
        turn 24 A take passes 0 tick 24
        last S7>4 / B3>4
    """,
    # A tie is enough for whoever is full first, and is none for whoever comes later (rope 5).
    "tie_is_enough": """
        battleseil base
        1 . F7 F8 F9 =11 / S7 S8 =0
        2 . Fi4 Fi5 Fi6 =21 / B4 B5 =0
        3 . K4 K5 K6 =29 / H5 H6 =0
        4 . B9 K2 F4 =15 / H9 Fi1 S5 =20
        5 . Fi9 H4 F1 =25 / K9 Fi3 S2 =18
        6 . =0 / Fi2 H2 =0
        7 . =0 / =0
        8 . =0 / =0
        9 . =0 / =0
        seat A holds 5 6
        hand F2 Fi8 S3 K1 H8
        stock 14 cards
        discard -
        turn 29 A take passes 0 tick 29
        last K6>3 / H6>3
    """,
    # What the other side needs lies at another rope: S7 for rope 1, H6 and H9 for rope 4. For
    # rope 2 only one of two cards does.
    "seen_elsewhere": """
        battleseil base
        1 . F4 F5 F6 =12 / S8 S9 =0
        2 . Fi3 Fi4 Fi5 =16 / K6 K7 =0
        3 . S7 H6 =0 / K8 H9 =0
        4 . B4 B5 B6 =22 / H7 H8 =0
        5 . =0 / F1 Fi1 B1 =15
        6 . =0 / =0
        7 . =0 / =0
        8 . =0 / =0
        9 . =0 / =0
        seat A holds 5 6
        hand F2 Fi9 S3 K2 H1
        stock 21 cards
        discard -
        turn 22 A take passes 0 tick 22
        last B6>4 / H8>4
    """,
    # The own hand is not seen: S7 and B8, which the other side needs, are in it.
    "own_hand": """
        battleseil base
        1 . F4 F5 F6 =12 / S8 S9 =0
        2 . Fi7 Fi8 Fi9 =16 / K6 K7 =0
        3 . H1 H2 H3 =22 / B7 B9 =0
        4 . K8 S2 =0 / K5 F9 =0
        5 . =0 / Fi1 S1 B1 =15
        6 . =0 / =0
        7 . =0 / =0
        8 . =0 / =0
        9 . =0 / =0
        seat A holds 5 6
        hand F2 F7 S7 B8 H8
        stock 21 cards
        discard -
        turn 22 A take passes 0 tick 22
        last H3>3 / B9>3
    """,
    # Taken ropes and the discard are seen, and in the mud it takes four people.
    "mud_and_discard": """
        battleseil base specials
        1 A F7 F8 F9 =9 / S5 S6 =0
        2 . mud K3 K4 K5 K6 =30 / B6 B7 B8 =0
        3 . Fi4 Fi5 Fi6 =22 / S7 S8 =0
        4 B F2 S4 =0 / B9 K9 H9 =20
        5 . H3 H4 H5 =36 / F5 F6 =0
        6 . Mayor S2 =0 / Mayor2 Journeyman =0
        7 . =0 / K1 K2 K7 =33
        8 . =0 / =0
        9 . =0 / =0
        seat A holds 6 7 specials 0 0
        hand F1 F3 Fi9 B2 K8 H8
        stock 8 cards / 4 specials
        discard Mud B5 Wasps F4 Transfer
        turn 39 A take passes 0 tick 36
        specials 3 3 fetch 0 return 0
        last H5>5 / F6>5
    """,
    # Unseen jokers come too: the journeyman as S7, the rascal as K2, but no second mayor as K6.
    # Under soap only the sum counts.
    "jokers_and_soap": """
        battleseil base specials
        1 . F4 F5 F6 =12 / S8 S9 =0
        2 . Fi4 Fi5 Fi6 =20 / K5 K7 =0
        3 . soap B9 H9 K8 =26 / F9 Fi8 =0
        4 . S7 K6 =0 / Mayor Fi2 =0
        5 . F7 Fi7 H7 =32 / K1 K3 =0
        6 . K2 F3 =0 / H5 S5 =0
        7 . =0 / F1 Fi1 S1 =23
        8 . =0 / B1 =0
        9 . =0 / =0
        seat A holds 6 7 specials 0 0
        hand F8 Fi3 S2 B2 K4 H8
        stock 10 cards / 8 specials
        discard Soap
        turn 33 A take passes 0 tick 32
        specials 1 1 fetch 0 return 0
        last H7>5 / K3>5
    """,
}


@cache
def hand_made() -> tuple[Puzzle, ...]:
    """Return the six puzzles, easy to hard; the name of each says what it teaches."""
    return tuple(Puzzle(name, Observation.parse(text)) for name, text in _POSITIONS.items())
