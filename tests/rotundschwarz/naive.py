"""A second, literal reading of the rules of Rot und Schwarz, to hold the rules engine against.

It promises to be right and readable, never quick: cards are texts, columns and cells are lists. It
imports nothing of the rules engine, so a shared mistake can not hide.

Plain values used throughout:

- a seat is ``"A"`` (Anna, red) or ``"B"`` (Ben, black); a card is its rank and suit, ``"TS"``;
- a place is ``"1"`` to ``"8"`` for a column, ``"c"`` for the cells, ``"h"`` for home;
- a move is a text as players write it: ``"8H>6"``, ``"pass"``, ``"end"``, ``"coin 3"``.
"""

import copy

RANKS = "A23456789TJQK"  # from low to high
SUITS = "HDSC"
RED = "HD"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
OTHER = {"A": "B", "B": "A"}
COLUMNS = "12345678"


def rank(card):
    return RANKS.index(card[0])


def builds(card, on):
    """Whether a card may lie on another one: one rank lower and of the other colour."""
    return rank(card) + 1 == rank(on) and (card[1] in RED) != (on[1] in RED)


class NaiveGame:
    """One game. `deal` holds 52 cards in dealing order; `result` is None until it is over."""

    def __init__(self, deal, cells=4, tokens=6, mixed=False, signals=False):
        self.columns = {name: deal[at::8] for at, name in enumerate(COLUMNS)}
        self.cells, self.cell_count = [], cells
        self.home = dict.fromkeys(SUITS, 0)
        self.tokens = tokens
        self.suits = {"A": "HC", "B": "DS"} if mixed else {"A": "HD", "B": "SC"}
        self.signals = signals
        self.coins = {"A": None, "B": None}
        self.mover = "A"
        self.moved = False
        self.last = {"A": None, "B": None}  # (card, place it came from) of the last turn
        self.turn = 1
        self.result = None if not deal or self.can_go_on() else "stuck"

    # --- What lies where

    def place_of(self, card):
        """Where an open card lies, None for one that is covered or home."""
        if card in self.cells:
            return "c"
        return next((name for name, cards in self.columns.items() if cards[-1:] == [card]), None)

    def mine(self, seat=None):
        """The open cards of a seat, the mover's by default."""
        suits = self.suits[seat or self.mover]
        return [card for card in PACK if card[1] in suits and self.place_of(card)]

    def finished(self, seat):
        """Whether all cards of a seat are home."""
        return all(self.home[suit] == 13 for suit in self.suits[seat])

    # --- What may be done

    def home_moves(self):
        return {f"{card}>h" for card in self.mine() if rank(card) == self.home[card[1]]}

    def card_moves(self):
        """Moves of one card from place to place (heading "Your turn")."""
        places = [*COLUMNS, "c"]
        return {f"{card}>{to}" for card in self.mine() for to in places if self._may_go(card, to)}

    def _may_go(self, card, to):
        at = self.place_of(card)
        if to == at or self.last[self.mover] == (card, to):
            return False
        if to == "c":
            return len(self.cells) < self.cell_count
        return not self.columns[to] or builds(card, self.columns[to][-1])

    def may_pass(self):
        return self.tokens > 0 and not self.finished(OTHER[self.mover])

    def has_coin(self):
        return self.signals and not self.finished(OTHER[self.mover])

    def legal(self):
        """Every move of the mover; giving up is not among them."""
        if self.result is not None:
            return set()
        if not self.moved:
            return self.home_moves() | self.card_moves() | ({"pass"} if self.may_pass() else set())
        return self.home_moves() | {"end"} | self._coin_moves()

    def _coin_moves(self):
        if not self.has_coin():
            return set()
        now = self.coins[self.mover]
        places = {f"coin {name}" for name in COLUMNS if name != now}
        return places | ({"coin back"} if now else set())

    def play(self, move):
        """Make one move, or raise ValueError and change nothing."""
        if move == "give up" and self.result is None:
            self.result = "gave_up"
        elif move not in self.legal():
            raise ValueError(f"{move!r} is not legal here")
        elif move == "end":
            self._end_turn()
        elif move.startswith("coin"):
            where = move.removeprefix("coin ")
            self.coins[self.mover] = None if where == "back" else where
            self._end_turn()
        else:
            self._move(move)

    def _move(self, move):
        if move == "pass":
            self.tokens -= 1
            self.last[self.mover] = None
            self.moved = True
        else:
            card, to = move.split(">")
            self._carry(card, to)
        if self.finished(self.mover) or (
            self.moved and not self.home_moves() and not self.has_coin()
        ):
            self._end_turn()
        elif not self.moved and not self.can_go_on():
            self.result = "stuck"

    def _carry(self, card, to):
        at = self.place_of(card)
        (self.cells if at == "c" else self.columns[at]).remove(card)
        if to == "h":
            self.home[card[1]] += 1
        else:
            (self.cells if to == "c" else self.columns[to]).append(card)
            self.last[self.mover] = (card, at)
            self.moved = True
        for seat, coin in self.coins.items():
            if coin in (at, to):
                self.coins[seat] = None

    def _end_turn(self):
        self.moved = False
        if self.finished("A") and self.finished("B"):
            self.result = "won"
            return
        self.turn += 1
        if not self.finished(OTHER[self.mover]):
            self.mover = OTHER[self.mover]
        if self.finished(OTHER[self.mover]):
            self.coins = {"A": None, "B": None}
        if not self.can_go_on():
            self.result = "stuck"

    def can_go_on(self):
        """Whether the mover can move, pass, or bring all cards home, maybe after cards home."""
        if self.may_pass() or self.card_moves() or self.finished(self.mover):
            return True
        return any(self._after_home(move).can_go_on() for move in self.home_moves())

    def _after_home(self, move):
        after = copy.deepcopy(self)
        after._carry(move[:2], "h")
        return after
