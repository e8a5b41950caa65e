"""What snapshots of a Rot und Schwarz table written by hand are put together from: cards and places."""

from __future__ import annotations

from typing import Any

_RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
NAMES = {"red": "Red", "black": "Black"}
COLUMNS = (
    "5H 4C KD 8S 3D JC",
    "6C 7H 9S QS JH TS",
    "4H QC 5D 8H 7S 6D",
    "7C JS 3C 6H 5S",
    "",
    "9H KS 4D 8C TD 9C",
    "TC 5C KH 4S QD",
    "7D JD 6S QH 8D 9D",
)
TO = {"6D": "5 c", "QD": "5 c", "9D": "2 5 c", "TH": "1 5"}
_TOLD = {
    "6D": "It may go to the empty column or a free cell.",
    "QD": "It may go to the empty column or a free cell.",
    "9D": "It may go to the 10 of spades, the empty column or a free cell.",
    "TH": "It may go to the jack of clubs or the empty column.",
}


def name(card: str) -> str:
    """Return "9 of diamonds"."""
    return f"{_RANKS.get(card[0], card[0])} of {_SUITS[card[1]]}"


def owner(card: str) -> str:
    """Return whose card it is without mixed suits."""
    return "red" if card[1] in "HD" else "black"


def item(card: str, to: dict[str, str], last: bool = True) -> dict[str, Any]:
    """Return a card of the table; `to` are the aims of those that may move."""
    aims = to.get(card, "").split()
    why = "" if aims else "Only Black moves it." if last else "Another card covers it."
    return {
        "id": card,
        "owner": owner(card),
        "to": aims,
        "told": _TOLD.get(card, "It may move.") if aims else "",
        "why": why,
        "run": None,
    }


def run(first: str, size: int, starts: str) -> dict[str, Any]:
    """Return what is said of a run."""
    text = f"{2 * size - 1} moves, starts with"
    return {
        "from": first,
        "head": f"run of {size}",
        "text": text,
        "owner": starts,
        "who": NAMES[starts],
    }


def column(at: int, cards: str, to: dict[str, str], coins: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a column."""
    ids = cards.split()
    items = [item(card, to, card == ids[-1]) for card in ids]
    for card in items:
        if at == 3 and card["id"] in ("8H", "7S", "6D"):
            card["run"] = run("8H", 3, "red")
        if at == 6 and card["id"] in ("TD", "9C"):
            card["run"] = run("TD", 2, "black")
    names = {"red": "Anna", "black": "Ben"}
    return {
        "at": str(at),
        "cards": items,
        "label": f"Column {at}",
        "empty": f"Column {at}, empty",
        "empty_word": "Empty column",
        "coins": [{"owner": one, "label": f"{names[one]}: please keep free"} for one in coins],
    }


def cells(cards: tuple[str, ...], to: dict[str, str], number: int = 4) -> list[dict[str, Any]]:
    """Return the free cells."""
    return [
        {
            "at": f"c{place}",
            "card": item(cards[place - 1], to) if place <= len(cards) else None,
            "label": f"Free cell {place}",
            "empty": f"Free cell {place}, empty",
        }
        for place in range(1, number + 1)
    ]


def homes(tops: str) -> list[dict[str, Any]]:
    """Return the four piles at home; `tops` like "3H 2D"."""
    by_suit = {card[1]: card for card in tops.split()}
    return [
        {
            "at": f"h{suit}",
            "suit": suit,
            "card": by_suit.get(suit),
            "owner": owner("A" + suit),
            "label": f"Home of {_SUITS[suit]}",
            "empty": f"Home of {_SUITS[suit]}, empty",
        }
        for suit in "HDSC"
    ]


def columns(to: dict[str, str], changed: dict[int, str] | None = None) -> list[dict[str, Any]]:
    """Return the eight columns, those of `changed` with other cards."""
    changed = changed or {}
    lists = [changed.get(at, cards) for at, cards in enumerate(COLUMNS, 1)]
    return [
        column(at, cards, to, ("black",) if at == 6 else ()) for at, cards in enumerate(lists, 1)
    ]
