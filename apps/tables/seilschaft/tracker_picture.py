"""The trump tracker: where every card of the pack is, as far as the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from apps.tables.seilschaft.counted import counted
from apps.tables.seilschaft.naming import card_name, suit_name
from apps.tables.seilschaft.signs import (
    DRAWN_SUITS,
    SUIT_SIGNS,
    ink_on,
    percent,
    rank_sign,
    suit_ink,
)
from apps.tables.seilschaft.sketch import WIDTH, Sketch
from apps.tables.seilschaft.whereabouts import (
    ABSENT,
    BEFORE,
    MINE,
    PLAYED,
    RIDGE,
    THEIRS,
    UNSEEN,
)
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.cards import RANKS, steps_of

_TOP, _ROW, _CELL, _NEXT, _GAP, _LEFT = 19.0, 26.0, 22.2, 24.6, 7.0, 25.0
_VOIDS_AT, _TRUMP_AT = 134.0, 152.0

_PLACES = {
    MINE: N_("in your hand"),
    THEIRS: N_("in your partner's hand"),
    RIDGE: N_("open on the ridge"),
    PLAYED: N_("played in this round"),
    BEFORE: N_("unseen: with your partner or aside, it was played in an earlier round"),
    UNSEEN: N_("unseen: with your partner, aside or on the ridge"),
    ABSENT: N_("unseen, but not with your partner"),
}


class TrackerPicture(Sketch):
    """Four suits by thirteen ranks in groups of equal steps, with trump, voids and the next trump."""

    def __init__(self) -> None:
        """Create the tracker without cards."""
        super().__init__(164)

    def draw(self, t: Words, view: Observation, name: str) -> None:
        """Show where the cards are; `name` is the partner's."""
        self._groups(t)
        found = counted(view)
        for row, suit in enumerate(DRAWN_SUITS):
            self._suit(t, view, suit, _TOP + row * _ROW, found.places)
        self._voids(t, view, name)
        self._trumps(t, view, found.next_trump)
        self.show()

    def _groups(self, t: Words) -> None:
        ink = self.colours["ink-2"]
        for steps in range(3):
            ranks = [rank for rank in range(RANKS) if steps_of(rank) == steps]
            left, right = _column(ranks[0]), _column(ranks[-1]) + _CELL
            said = t.count("{number} step", "{number} steps", steps)
            self.add("middles", x=(left + right) / 2, y=6.0, say=said, ink=ink)
            rule = {"y": 15.0, "y2": 15.0, "ink": self.colours["line"], "thick": 1.5}
            self.add("lines", x=left, x2=right, **rule)

    def _suit(
        self, t: Words, view: Observation, suit: int, top: float, places: dict[Card, str]
    ) -> None:
        if suit == view.trump:
            self.box(0, top, WIDTH, _ROW, fill=self.colours["se-trump-row"])
        middle, ink = top + _ROW / 2, suit_ink(self.colours, suit)
        self.box(0, top, _LEFT - 3, _ROW, alpha=0.0, text=_counted(t, suit, places))
        self.add("middles", x=11.0, y=middle, say=SUIT_SIGNS[suit], ink=ink, size="17px")
        for rank in range(RANKS):
            card = Card(suit * RANKS + rank)
            self._card(t, card, places[card], top + 2)

    def _card(self, t: Words, card: Card, place: str, top: float) -> None:
        left, rank = _column(card % RANKS), rank_sign(t, card % RANKS)
        height = _ROW - 4
        said = f"{card_name(t, card)}: {t(_PLACES[place])}"
        fill, ink, look = self._look(place)
        self.box(left, top, _CELL, height, fill=fill, text=said, **look)
        style = "bold" if place in (MINE, THEIRS, RIDGE) else "normal"
        middle = {"x": left + _CELL / 2, "y": top + height / 2 + 0.5}
        self.add("middles", **middle, say=rank, ink=ink, style=style)
        if place == PLAYED:
            way = {"x": left + 4, "y": top + height - 4, "x2": left + _CELL - 4, "y2": top + 4}
            self.add("lines", **way, ink=ink, thick=1.4)
        if place == RIDGE:
            rope = {"y": top + height - 4, "y2": top + height - 4, "thick": 2}
            self.add("lines", x=left + 5, x2=left + _CELL - 5, ink=self.colours["se-rope"], **rope)

    def _look(self, place: str) -> tuple[str, str, dict[str, object]]:
        """Return fill, ink and edge of a cell."""
        colours = self.colours
        if place in _FILLS:
            fill = colours[_FILLS[place]]
            return fill, ink_on(colours, fill), {"line": fill}
        edges = {PLAYED: {"line": colours["paper-2"], "alpha": 0.0}}
        edges[ABSENT] = {"line": colours["edge"], "dash": "dotted", "alpha": 0.0}
        look = edges.get(place, {"line": colours["line"]})
        return colours["paper"], colours["ink" if place in (UNSEEN, BEFORE) else "ink-2"], look

    def _voids(self, t: Words, view: Observation, name: str) -> None:
        """Say what the partner has shown to lack; open hands need no words."""
        voids = [suit for suit in DRAWN_SUITS if suit in view.voids(1 - view.seat)]
        said, ink = t("{name} has followed suit so far", name=name), "ink-2"
        if voids:
            signs = " ".join(SUIT_SIGNS[suit] for suit in voids)
            said, ink = t("{name} is out of {suits} (dotted)", name=name, suits=signs), "se-them"
        if view.house_rules.open_hands:
            said, ink = t("dotted: not with {name}", name=name), "ink-2"
        self.add("words", x=0.0, y=_VOIDS_AT, say=said, ink=self.colours[ink])
        before = trumps_before(view)
        if before:
            self._before(t, before)

    def _before(self, t: Words, suits: list[int]) -> None:
        """Show the earlier trumps from the right, the latest last."""
        signs = " ".join(SUIT_SIGNS[suit] for suit in suits)
        said = t("before: {suits}", suits=signs)
        self.add("ends", x=WIDTH - 2, y=_VOIDS_AT, say=said, ink=self.colours["ink-2"])

    def _trumps(self, t: Words, view: Observation, chances: Sequence[float]) -> None:
        ink = self.colours["ink-2"]
        if not chances:
            with_trump = view.house_rules.level.with_trump
            said = t("No trump is to come") if with_trump else t("No trump at this level")
            self.add("words", x=0.0, y=_TRUMP_AT, say=said, ink=ink)
            return
        self.add("words", x=0.0, y=_TRUMP_AT, say=t("Next trump"), ink=ink)
        for at, suit in enumerate(DRAWN_SUITS):
            best = chances[suit] == max(chances)
            self._next(t, suit, 84.0 + 70.0 * at, chances[suit], "bold" if best else "normal")

    def _next(self, t: Words, suit: int, left: float, chance: float, style: str) -> None:
        said, y = percent(t, chance), _TRUMP_AT
        self.add("words", x=left, y=y, say=SUIT_SIGNS[suit], ink=suit_ink(self.colours, suit))
        self.add("words", x=left + 14, y=y, say=said, ink=self.colours["ink"], style=style)
        name = suit_name(t, suit)
        text = t("The next card to open is of {suit}: {chance}", suit=name, chance=said)
        for share, token in ((1.0, "line"), (chance, "se-opens")):
            if share:
                self.box(left, y + 7, 56 * share, 3, fill=self.colours[token], text=text)


#: the cells that are filled with a colour of their own
_FILLS = {MINE: "se-opens", THEIRS: "se-them-chip", RIDGE: "se-ridge-rock"}


def trumps_before(view: Observation) -> list[int]:
    """Return the suits that were trump before the present one, oldest first."""
    if not view.house_rules.level.with_trump:
        return []
    opened = [trick.opened.suit for trick in view.tricks if trick.opened is not None]
    return opened[:-1]


def _counted(t: Words, suit: int, places: dict[Card, str]) -> str:
    found = Counter(place for card, place in places.items() if card.suit == suit)
    return t(
        "{suit}: {unseen} unseen, {mine} in your hand, {played} played, {ridge} on the ridge",
        suit=suit_name(t, suit),
        unseen=found[UNSEEN] + found[BEFORE] + found[ABSENT],
        mine=found[MINE],
        played=found[PLAYED],
        ridge=found[RIDGE],
    )


def _column(rank: int) -> float:
    """Return the left edge of a rank's cells."""
    return _LEFT + rank * _NEXT + steps_of(rank) * _GAP
