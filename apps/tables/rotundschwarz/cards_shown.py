"""The cards as the snapshot tells them: where each lies, whose it is, where it may go, or why not."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from apps.tables.rotundschwarz.naming import OWNERS, card_name, owner_names
from apps.tables.shared.words import Words
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.common.errors import N_
from rulesengine.rotundschwarz import Card, Home, Move, Observation, ToCell, ToColumn
from rulesengine.rotundschwarz.analysis import Run, longest_by_cells, longest_run
from rulesengine.rotundschwarz.cards import SUITS

_HOMES = (2, 1, 3, 0)  #: suits in the order in which they lie at home: hearts first
_RUN = 2  #: cards that make a run worth a word

CardMove = ToColumn | ToCell | Home


@dataclass(frozen=True)
class Felt:
    """What lies on the felt in the eyes of a seat; `acts` says whether this seat may move now.

    `people` are the names of both seats, `stifling` the moves that would leave the partner none.
    """

    t: Words
    view: Observation
    acts: bool
    people: tuple[str, str]
    stifling: tuple[Move, ...] = ()

    def columns(self) -> list[dict[str, Any]]:
        """Return the eight columns (the snapshot's `columns`)."""
        return [self._column(at, cards) for at, cards in enumerate(self.view.columns)]

    def cells(self) -> list[dict[str, Any]]:
        """Return the free cells (the snapshot's `cells`)."""
        return [self._cell(at, card) for at, card in enumerate(self.view.cells, 1)]

    def homes(self) -> list[dict[str, Any]]:
        """Return the four piles at home (the snapshot's `homes`)."""
        return [self._home(suit) for suit in _HOMES]

    # ---- places

    def _column(self, at: int, cards: tuple[Card, ...]) -> dict[str, Any]:
        t, number = self.t, at + 1
        said = self._run_words(at)
        label = t.count(
            "Column {column}: {number} card",
            "Column {column}: {number} cards",
            len(cards),
            column=number,
        )
        return {
            "at": str(number),
            "cards": [self._card(card, said.get(card)) for card in cards],
            "label": label,
            "empty": t("Column {column}, empty", column=number),
            "empty_word": t("Empty column"),
            "coins": [self._coin(seat) for seat in (0, 1) if self.view.coin(seat) == at],
        }

    def _coin(self, seat: int) -> dict[str, str]:
        said = self.t("{name}: please keep free", name=self.people[seat])
        return {"owner": OWNERS[seat], "label": said}

    def _cell(self, at: int, card: Card | None) -> dict[str, Any]:
        return {
            "at": f"c{at}",
            "card": None if card is None else self._card(card, None),
            "label": self.t("Free cell {number}", number=at),
            "empty": self.t("Free cell {number}, empty", number=at),
        }

    def _home(self, suit: int) -> dict[str, Any]:
        t, home = self.t, self.view.home(suit)
        ace = Card(suit)  # cards go by rank, the suits of each in the order of their numbers
        name = t(_HOME_NAMES[SUIT_LETTERS[suit]])
        return {
            "at": f"h{SUIT_LETTERS[suit]}",
            "suit": SUIT_LETTERS[suit],
            "card": str(Card(suit + SUITS * (home - 1))) if home else None,
            "owner": OWNERS[self.view.owner(ace)],
            "label": name,
            "empty": t("{place}, empty", place=name),
        }

    # ---- cards

    def _card(self, card: Card, run: dict[str, Any] | None) -> dict[str, Any]:
        moves = self._moves.get(card, []) if self.acts else []
        return {
            "id": str(card),
            "owner": OWNERS[self.view.owner(card)],
            "to": [aim(move) for move in moves],
            "told": self._told(moves),
            "why": "" if moves else self._why(card),
            "run": run,
        }

    @cached_property
    def _moves(self) -> dict[Card, list[CardMove]]:
        """The legal moves by their card."""
        found: dict[Card, list[CardMove]] = defaultdict(list)
        for move in self.view.legal_moves():
            if isinstance(move, CardMove):
                found[move.card].append(move)
        return found

    def _told(self, moves: list[CardMove]) -> str:
        if not moves:
            return ""
        said = self.t("It may go {places}.", places=self._places(moves))
        return " ".join(filter(None, (said, self._danger(moves))))

    def _danger(self, moves: list[CardMove]) -> str:
        """Say which of the moves would lose, or leave the partner no move."""
        losing = [move for move in moves if self.view.loses(move)]
        stifling = [move for move in moves if move in self.stifling and move not in losing]
        said = []
        if losing:
            places = self._places(losing)
            said.append(self.t("Danger, this takes the last move: {places}.", places=places))
        if stifling:
            facts = {"name": self.people[1 - self.view.seat], "places": self._places(stifling)}
            said.append(self.t("Danger, this leaves {name} no move: {places}.", **facts))
        return " ".join(said)

    def _places(self, moves: list[CardMove]) -> str:
        return self.t.choices([place_words(self.t, self.view, move) for move in moves])

    def _why(self, card: Card) -> str:
        """Return why a card may not move now."""
        t, view = self.t, self.view
        if not self.acts:
            return ""
        if view.owner(card) != view.seat:
            return t("Only {name} moves it.", name=self.people[view.owner(card)])
        lies_on_it = self._covered_by(card)
        if lies_on_it is not None:
            return t("It is covered: {cover} lies on it.", cover=card_name(t, str(lies_on_it)))
        if view.moved:
            return t("The move of this turn is made.")
        if self._came_from_here(card):
            return t("It fits only where it came from, and may not go straight back.")
        return t("It fits nowhere now.")

    def _came_from_here(self, card: Card) -> bool:
        """Return whether the way back is all that a card of the last turn would have."""
        last = self.view.last_move(self.view.seat)
        if last is None or last[0] != card:
            return False
        back = ToCell(card) if last[1] is None else ToColumn(card, last[1])
        refused = self.view.refusal(back)
        return refused is not None and refused.code == "no_return"

    def _covered_by(self, card: Card) -> Card | None:
        for cards in self.view.columns:
            if card in cards[:-1]:
                return cards[cards.index(card) + 1]
        return None

    # ---- runs

    def _run_words(self, column: int) -> dict[Card, dict[str, Any]]:
        """Return what is said of the run at the end of a column, by card."""
        run = longest_run(self.view, column)
        if run is None or len(run.cards) < _RUN:
            return {}
        return dict.fromkeys(run.cards, self._run(run))

    def _run(self, run: Run) -> dict[str, Any]:
        t, size = self.t, len(run.cards)
        starts = t("starts with") if run.takes_turns else t("not in turn, starts with")
        moves = t.count("{number} move", "{number} moves", run.moves)
        return {
            "from": str(run.cards[0]),
            "head": t("run of {number}", number=size),
            "text": f"{moves}, {self._fits(size)}; {starts}",
            "owner": OWNERS[run.starts],
            "who": owner_names(t, self.view)[run.starts],
        }

    def _fits(self, size: int) -> str:
        """Say whether a run can be carried over by the empty cells; an empty column carries more."""
        t = self.t
        if size <= longest_by_cells(self.view):
            return t("fits the empty cells")
        if () in self.view.columns:
            return t("or more, over the empty column")
        return t.count("needs {number} empty cell", "needs {number} empty cells", size - 1)


_HOME_NAMES = {
    "C": N_("Home of clubs"),
    "D": N_("Home of diamonds"),
    "H": N_("Home of hearts"),
    "S": N_("Home of spades"),
}


def place_words(t: Words, view: Observation, move: CardMove) -> str:
    """Return where a move leads, inside a sentence: "on the 10 of spades", "into a free cell"."""
    if isinstance(move, Home):
        return t("home")
    if isinstance(move, ToCell):
        return t("into a free cell")
    cards = view.columns[move.column]
    if not cards:
        return t("into the empty column {column}", column=move.column + 1)
    return t("on {card}", card=card_name(t, str(cards[-1])))


def aim(move: CardMove) -> str:
    """Return where a move leads as the browser names it."""
    if isinstance(move, ToColumn):
        return str(move.column + 1)
    return "c" if isinstance(move, ToCell) else "h"
