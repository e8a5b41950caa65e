"""The literal reading of a whole round with every house rule; see `tests.battleseil.naive`."""

from tests.battleseil.naive import OTHER, count_of, is_proven, new_rope, new_table, round_result
from tests.battleseil.naive_cards import SPECIALS, do, lays, plays_of_special, rope_of
from tests.battleseil.naive_teams import club_cards

ROPES = 9
ROPES_THAT_DECIDE = 5
INNKEEPER_DRAWS = 3


def has_broken_through(owners, seat):
    """Whether a seat owns five ropes or three neighbours (heading "Breakthrough")."""
    three_neighbours = [owners[i : i + 3] for i in range(ROPES - 2)]
    return owners.count(seat) >= ROPES_THAT_DECIDE or [seat] * 3 in three_neighbours


class NaiveGame:
    """One round, of the base game if nothing else is said; each house rule has its own argument.

    ``pack`` is every club card once, the first card dealt first; ``strongest=10`` is the Großes
    Feld. ``specials`` is the order of the ten specials, the next one to draw first, or None for a
    round without them. The moves are the texts of the heading "Notation". ``result`` is None until
    the round is over, then what `round_result` says; after a breakthrough and after giving up the
    open ropes belong to nobody, and the winner need not have more ropes.
    """

    def __init__(
        self,
        pack,
        strongest=9,
        starter="A",
        *,
        specials=None,
        claim_first=False,
        automatic=False,
        breakthrough=False,
    ):
        if sorted(pack) != sorted(club_cards(strongest)):
            raise ValueError("the pack has to hold every club card exactly once")
        if specials is not None and sorted(specials) != sorted(SPECIALS):
            raise ValueError("the specials have to be all ten, each exactly once")
        with_specials = specials is not None
        self.claim_first, self.automatic, self.breakthrough = claim_first, automatic, breakthrough
        self.hand_limit = 7 if with_specials or strongest == 10 else 6
        dealt = 2 * self.hand_limit
        self.hands = {starter: pack[0:dealt:2], OTHER[starter]: pack[1:dealt:2]}
        self.stock = pack[dealt:]
        self.special_stock = list(specials or [])
        self.specials_played = {"A": 0, "B": 0}
        self.table = new_table([new_rope() for _ in range(ROPES)], (), with_specials, strongest)
        self.mover = starter
        self.over = False
        self.result = None
        self._turn = 0
        self._last_turn_was_a_pass = self._this_turn_is_a_pass = False
        self._begin_turn()

    # --- The turn ---

    def legal(self):
        """The moves open to the seat to move; settling and giving up are not among them."""
        if self.over:
            return set()
        if self._innkeeper_to_draw:
            return self._draws()
        if self._innkeeper_to_return:
            return {f"under {card}" for card in self._hand()}
        takes = self._takes() if self._may_take() and not self.automatic else set()
        if self._has_laid_or_passed:
            return takes | self._ends_of_turn()
        return takes | (self._lays() or {"pass"}) | self._plays_of_specials()

    def play(self, text):
        """Make one move, or raise ValueError and change nothing."""
        if text in ("A gives up", "B gives up") and not self.over:
            self._give_up(text[0])
        elif text == "settle" and not self.over and self._is_decided():
            self._finish(round_result(self.table))
        elif text not in self.legal():
            raise ValueError(f"{text!r} is not legal here")
        elif text == "pass":
            self._pass()
        elif text in ("draw", "draw special"):
            self._draw(self.stock if text == "draw" else self.special_stock)
        elif text == "done":
            self._next_turn()
        elif text.startswith("x"):
            self._take(int(text[1:]))
        elif text.startswith("under "):
            self._return(text.removeprefix("under "))
        else:
            self._lay_or_play(text)

    def _hand(self):
        return self.hands[self.mover]

    def _begin_turn(self):
        self._turn += 1
        self._last_turn_was_a_pass = self._this_turn_is_a_pass
        self._this_turn_is_a_pass = False
        self._has_laid_or_passed = False
        self._innkeeper_to_draw = self._innkeeper_to_return = 0
        self._innkeeper_has_drawn = False
        if self.claim_first:
            self._take_automatically()

    def _next_turn(self):
        self.mover = OTHER[self.mover]
        self._begin_turn()

    def _lays(self):
        """Club cards of the hand at every open rope with a free place."""
        clubs = [card for card in self._hand() if card not in SPECIALS]
        return {text for card in clubs for text in lays(self.table, self.mover, card)}

    def _lay_or_play(self, text):
        card = text.replace(">", " ").split(" ")[0]
        self._hand().remove(card)
        if card in SPECIALS:
            self.specials_played[self.mover] += 1
        do(self.table, self.mover, text, self._turn)
        if card == "Innkeeper":
            self._ask_the_innkeeper()
        else:
            self._after_laying()

    def _after_laying(self):
        """The first step is over: a card laid, a special played to its end, or a pass made."""
        self._has_laid_or_passed = True
        if not self.claim_first:
            self._take_automatically()

    def _draws(self):
        """One text for each stock that has a card."""
        stocks = {"draw": self.stock, "draw special": self.special_stock}
        return {text for text, stock in stocks.items() if stock}

    def _ends_of_turn(self):
        """Draw below the limit, from a stock of choice, else done; no draw after the innkeeper."""
        if self._innkeeper_has_drawn or len(self._hand()) >= self.hand_limit:
            return {"done"}
        return self._draws() or {"done"}

    def _draw(self, stock):
        self._hand().append(stock.pop(0))
        if self._innkeeper_to_draw:
            self._innkeeper_to_draw -= 1
            self._after_innkeeper()
        else:
            self._next_turn()

    # --- Passing and the end of the round ---

    def _pass(self):
        if self._last_turn_was_a_pass:
            self._finish(round_result(self.table))
            return
        self._this_turn_is_a_pass = True
        self._after_laying()

    # --- Specials ---

    def _plays_of_specials(self):
        """A special may be played by whoever has not played more of them than the other side."""
        if self.specials_played[self.mover] > self.specials_played[OTHER[self.mover]]:
            return set()
        plays = set()
        for card in self._hand():
            if card == "Innkeeper":
                plays |= {"Innkeeper"} if self.stock or self.special_stock else set()
            elif card in SPECIALS:
                plays |= plays_of_special(self.table, self.mover, card)
        return plays

    # --- Innkeeper ---

    def _ask_the_innkeeper(self):
        """Three are drawn, or what there is; one fewer goes back."""
        draws = min(INNKEEPER_DRAWS, len(self.stock) + len(self.special_stock))
        self._innkeeper_to_draw, self._innkeeper_to_return = draws, draws - 1
        self._innkeeper_has_drawn = True

    def _return(self, card):
        self._hand().remove(card)
        (self.special_stock if card in SPECIALS else self.stock).append(card)
        self._innkeeper_to_return -= 1
        self._after_innkeeper()

    def _after_innkeeper(self):
        if not self._innkeeper_to_draw and not self._innkeeper_to_return:
            self._after_laying()

    # --- Taking a rope, Claiming first ---

    def _may_take(self):
        """After laying; with claiming first only before it."""
        return self._has_laid_or_passed != self.claim_first

    def _takes(self):
        return {f"x{i + 1}" for i in range(ROPES) if is_proven(self.table, i, self.mover)}

    def _take(self, number):
        rope_of(self.table, number)["owner"] = self.mover
        if self.breakthrough and has_broken_through(self._owners(), self.mover):
            self._finish({**count_of(self._owners()), "winner": self.mover})

    # --- Automatic taking ---

    def _take_automatically(self):
        """The table takes every proven rope from the left, until the round is over."""
        for number in range(1, ROPES + 1):
            if self.automatic and not self.over and is_proven(self.table, number - 1, self.mover):
                self._take(number)

    # --- Deciding a round early, Giving up ---

    def _owners(self):
        return [rope["owner"] for rope in self.table["ropes"]]

    def _is_decided(self):
        return any(self._owners().count(seat) >= ROPES_THAT_DECIDE for seat in "AB")

    def _give_up(self, seat):
        self._finish({**count_of(self._owners()), "winner": OTHER[seat]})

    def _finish(self, result):
        self.over = True
        self.result = result
