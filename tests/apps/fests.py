"""Tables with specials in a wished position, written down in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.round import BattleseilRound
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.dealing import Deal, Reopened
from rulesengine.battleseil import Card, HouseRules, State
from rulesengine.battleseil.cards import SPECIAL_NAMES
from rulesengine.battleseil.state import full_pack

MakeTable = Callable[[], BattleseilTable]

#: my side and Sepp's of a rope, cards in laying order: ("F4 F5", "B2")
Sides = tuple[str, str]
_NOBODY: Sides = ("", "")


class Laid(BattleseilTable):
    """A table whose first round begins in a wished position; the next ones are dealt."""

    def __init__(self, start: State, **params: Any) -> None:
        self._start: State | None = start
        super().__init__(seed=1, **params)

    def _dealt(self, deal: Deal) -> BattleseilRound:
        start, self._start = self._start, None
        if start is None:
            return super()._dealt(deal)
        return BattleseilRound(Reopened(deal, start), self._later)


def fest(hand: str, ropes: Mapping[int, Sides] | None = None, **wished: Any) -> MakeTable:
    """Return `make_table`: each call gives a new table in the position that is wished.

    `hand` are my cards. `wished` may name `theirs` (Sepp's hand), `rules` ("base specials" when not
    said), `discard`, `soap` and `mud` (ropes), `taken` ({rope: "A" or "B"}), `played` (specials of
    both), `step` and `mover`, `fetch` and `back`, and `options` of the model.
    """
    rules = wished.get("rules", "base specials")
    options = wished.get("options", {})
    start = position(hand, ropes or {}, rules, wished)
    wishes = Wishes(HouseRules.named(rules))
    return lambda: Laid(start, wishes=wishes, **options)


def position(hand: str, ropes: Mapping[int, Sides], rules: str, wished: Mapping[str, Any]) -> State:
    """Return the position with these cards in these places; what is named nowhere is in the stocks."""
    theirs, discard = wished.get("theirs", ""), wished.get("discard", "")
    lines = _rope_lines(ropes, wished)
    lying = " ".join([hand, theirs, discard, *(" ".join(sides) for sides in ropes.values())])
    used = {
        *lying.split(),
        *(["Soap"] * bool(wished.get("soap")) + ["Mud"] * bool(wished.get("mud"))),
    }
    house = HouseRules.named(rules)
    clubs = wished.get("stock", [card for card in map(str, full_pack(house)) if card not in used])
    fests = wished.get("fests", [name for name in SPECIAL_NAMES if name not in used])
    played = " ".join(map(str, wished.get("played", (0, 0))))
    at_work = f"fetch {wished.get('fetch', 0)} return {wished.get('back', 0)}"
    stocks = f"stock {_row(clubs)}" + (f" / {_row(fests)}" if house.specials else "")
    text = [
        f"battleseil {rules}",
        *lines,
        f"hands {_row(hand.split())} / {_row(theirs.split())}",
        stocks,
        f"discard {_row(discard.split())}",
        f"turn 31 {wished.get('mover', 'A')} {wished.get('step', 'lay')} passes 0 tick 60",
        *([f"specials {played} {at_work}"] if house.specials else []),
        "last - / -",
    ]
    return State.parse("\n".join(text))


def _rope_lines(ropes: Mapping[int, Sides], wished: Mapping[str, Any]) -> list[str]:
    lines, tick = [], 0
    for number in range(1, 10):
        marks = [name for name in ("soap", "mud") if number in wished.get(name, ())]
        places = 4 if "mud" in marks else 3
        sides = []
        for cards in ropes.get(number, _NOBODY):
            full = len(cards.split()) >= places
            tick += full
            sides.append(f"{cards} ={tick if full else 0}".strip())
        owner = wished.get("taken", {}).get(number, ".")
        lines.append(" ".join([str(number), owner, *marks, " / ".join(sides)]))
    return lines


def _row(cards: Sequence[str]) -> str:
    return " ".join(cards) or "-"


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text names."""
    return tuple(map(Card.parse, text.split()))
