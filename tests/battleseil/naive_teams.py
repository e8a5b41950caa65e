"""The literal reading of the cards, teams and worths; see `tests.battleseil.naive`.

- a card is its text: ``"F4"``, ``"Fi10"``, ``"Mayor2"``, ``"Journeyman"``, ``"Rascal"``;
- a worth is the pair ``(kind, sum)``, for example ``("CLUB_RUN", 15)``.
"""

import itertools
import re
from functools import cache

CLUBS = ("F", "Fi", "S", "B", "K", "H")
MAYORS = ("Mayor", "Mayor2")
JOKERS = (*MAYORS, "Journeyman", "Rascal")
WEAKEST_KIND_FIRST = ("SUM", "RUN", "CLUB_TEAM", "TRIPLET", "CLUB_RUN")


def club_cards(strongest=9):
    """All club cards of the pack as texts, club by club, weakest first (heading "The field")."""
    return [f"{club}{strength}" for club in CLUBS for strength in range(1, strongest + 1)]


@cache
def _faces(card, strongest):
    """Every (club, strength) that the card may stand for (heading "Jokers")."""
    if card in MAYORS:
        return [(club, strength) for club in CLUBS for strength in range(1, strongest + 1)]
    if card == "Journeyman":
        return [(club, 7) for club in CLUBS]
    if card == "Rascal":
        return [(club, strength) for club in CLUBS for strength in (1, 2, 3)]
    club_card = re.fullmatch(r"(Fi|F|S|B|K|H)([1-9]|10)", card)
    if club_card is None or int(club_card[2]) > strongest:
        raise ValueError(f"{card!r} can not stand in a team where the strongest is {strongest}")
    return [(club_card[1], int(club_card[2]))]


def _worth(faces, soap):
    """Kind and sum of three or four cards whose club and strength are all fixed."""
    total = sum(strength for _, strength in faces)
    if soap:
        return "SUM", total
    strengths = sorted(strength for _, strength in faces)
    one_club = len({club for club, _ in faces}) == 1
    in_a_row = all(high - low == 1 for low, high in itertools.pairwise(strengths))
    if one_club and in_a_row:
        return "CLUB_RUN", total
    if strengths[0] == strengths[-1]:
        return "TRIPLET", total
    if one_club:
        return "CLUB_TEAM", total
    if in_a_row:
        return "RUN", total
    return "SUM", total


def rank(worth):
    """Key that orders worths, weakest first: the kind before the sum."""
    kind, total = worth
    return WEAKEST_KIND_FIRST.index(kind), total


def team(cards, soap=False, strongest=9):
    """Worth of a full side: three cards, or four in the mud (headings "Formations", "Jokers").

    Every joker takes the face that makes the best kind and, within it, the best sum.
    """
    if len(cards) not in (3, 4):
        raise ValueError(f"a full side has three or four cards, not {len(cards)}")
    assignments = itertools.product(*(_faces(card, strongest) for card in cards))
    return max((_worth(faces, soap) for faces in assignments), key=rank)
