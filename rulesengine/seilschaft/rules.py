"""The rules of Seilschaft: deal, legal, refusal, apply, observe, outcome.

Legality is a question about a seat's view, so it cannot depend on anything hidden. Every function
cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.cards import CardSet, holds, how_many, with_card, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below, shuffle
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import (
    CARDS,
    NO_CARD,
    NO_TRUMP,
    cards_of_suit,
    steps_of,
    suit_of,
)
from rulesengine.seilschaft.levels import CAMP, DEALS, HAND, RIDGE, SEATS
from rulesengine.seilschaft.moves import GIVE_UP
from rulesengine.seilschaft.position import (
    DECK,
    FELL,
    GAVE_UP,
    OUT_OF_TRICKS,
    PLAYING,
    WON,
)

#: Why a move is refused; refusals.py has the words.
OK, IS_OVER, NOT_YOUR_TURN, NO_SUCH_CARD, NOT_IN_HAND, MUST_FOLLOW = 0, 1, 2, 3, 4, 5

#: What a pull does, as bits: a rope may be spent and a card opened at once.
RESTS, OPENS, COSTS_ROPE, FALLS = 0, 1, 2, 4

_EMPTY = np.uint64(0)
ALL_OPEN = (1 << RIDGE) - 1


@rule
def deal_game(position: Record, terms: Record, luck: Record, dealer: int) -> None:
    """Shuffle by `luck` and deal: ridge, camp, first hands, and the order of the later deals.

    `position` must be blank (all zero); `dealer` -1 lets luck choose (rules.md, The deal).
    """
    pack = np.empty(CARDS, np.int64)
    for card in range(CARDS):
        pack[card] = card
    shuffle(luck, pack, CARDS)
    deck = pack[RIDGE:].copy()
    by: Any = dealer if dealer >= 0 else np.int64(below(luck, SEATS))
    lay_out(position, terms, pack, by)
    for later in range(DEALS - 1):
        shuffle(luck, deck, DECK)
        for at in range(2 * HAND):
            position.redeals[later, at] = deck[at]


@rule
def lay_out(position: Record, terms: Record, pack: Any, dealer: int) -> None:
    """Lay `pack[:9]` as the ridge and deal the next 26, the forehand first (rules.md, The deal)."""
    table = position.table
    table.terms = terms
    table.ropes = terms.ropes
    table.trump = NO_TRUMP
    table.coin = CAMP
    for at in range(RIDGE):
        position.ridge_cards[at] = pack[at]
        table.ridge[at] = NO_CARD
    table.ridge[CAMP] = pack[CAMP]
    table.open_at = 1 << CAMP
    begin_deal(position, 1, dealer, pack[RIDGE : RIDGE + 2 * HAND])


@rule
def begin_deal(position: Record, deal_no: int, dealer: int, cards: Any) -> None:
    """Deal 26 cards one by one, the forehand first; ridge, coin, trump and ropes stay as they are."""
    table = position.table
    forehand = 1 - dealer
    table.deal_no = deal_no
    table.trick_no = 1
    table.dealer = dealer
    table.leader = forehand
    table.mover = forehand
    table.lead = NO_CARD
    table.seen = table.seen | table.out[0] | table.out[1]
    for seat in range(SEATS):
        table.out[seat] = _EMPTY
        table.voids[seat] = 0
    hands = np.zeros(SEATS, np.uint64)
    for at in range(2 * HAND):
        seat = (forehand + at) % SEATS
        hands[seat] = with_card(hands[seat], cards[at])
    position.hands[:] = hands


@rule
def observe(position: Record, seat: int, view: Record) -> None:
    """Write what `seat` may know into `view`: what lies open, the own hand, how many cards each holds."""
    view.table = position.table
    view.seat = seat
    view.hand = position.hands[seat]
    for holder in range(SEATS):
        view.hand_counts[holder] = how_many(position.hands[holder])
    view.shown = position.hands[1 - seat] if position.table.terms.open_hands else _EMPTY


@rule
def playable(hand: CardSet, lead: int) -> CardSet:
    """Return the cards of `hand` that may be played on `lead`, -1 for leading (rules.md, A trick)."""
    if lead == NO_CARD:
        return hand
    following = hand & cards_of_suit(suit_of(lead))
    return hand if following == _EMPTY else following


@rule
def refusal(view: Record, move: int) -> int:
    """Return OK if the seat whose view this is may play the packed move, else why not."""
    table = view.table
    if table.status != PLAYING:
        return IS_OVER
    if move == GIVE_UP:
        return OK
    if table.mover != view.seat:
        return NOT_YOUR_TURN
    if not 0 <= move < CARDS:
        return NO_SUCH_CARD
    if not holds(view.hand, move):
        return NOT_IN_HAND
    return OK if holds(playable(view.hand, table.lead), move) else MUST_FOLLOW


@rule
def legal_cards(view: Record) -> CardSet:
    """Return the cards the seat may play now; empty when it is not to play."""
    if view.table.status != PLAYING or view.table.mover != view.seat:
        return _EMPTY
    return playable(view.hand, view.table.lead)


@rule
def answer_wins(lead: int, answer: int, trump: int) -> bool:
    """Return whether the second card of a trick wins it (rules.md, Who wins the trick)."""
    if suit_of(answer) == suit_of(lead):
        return answer > lead
    return suit_of(answer) == trump


@rule
def trick_of(lead: int, answer: int, leader: int, trump: int) -> tuple[int, int]:
    """Return the seat that wins a trick, and the steps of both cards by which it pulls, 0..4."""
    winner = 1 - leader if answer_wins(lead, answer, trump) else leader
    return winner, steps_of(lead) + steps_of(answer)


@rule
def tricks_in_deal(table: Record) -> int:
    """Return how many tricks of this deal are not finished, the running one included."""
    return HAND + 1 - table.trick_no


@rule
def tricks_left(table: Record) -> int:
    """Return how many tricks the game has left at most, the running one included."""
    return tricks_in_deal(table) + (table.terms.deals - table.deal_no) * HAND


@rule
def pull(open_at: int, coin: int, ropes: int, winner: int, steps: int) -> tuple[int, int]:
    """Return where the coin rests after `winner` pulls, and what that does (rules.md, Pulling the rope).

    `open_at` is the set of open positions. What it does is RESTS, or bits of OPENS, COSTS_ROPE and
    FALLS; in a fall the coin stays where it was.
    """
    to = coin + (steps if winner == 1 else -steps)
    what = RESTS
    if to < 0 or to >= RIDGE:
        if ropes == 0:
            return coin, FALLS
        to = 0 if to < 0 else RIDGE - 1
        what = COSTS_ROPE
    if not int(open_at) >> int(to) & 1:
        what |= OPENS
    return to, what


@rule
def apply(position: Record, move: int) -> None:
    """Play a legal packed move; the result of an illegal one is undefined, so ask `refusal` first."""
    table = position.table
    if move == GIVE_UP:
        table.status = GAVE_UP
        return
    seat = table.mover
    position.hands[seat] = without_card(position.hands[seat], move)
    table.out[seat] = with_card(table.out[seat], move)
    if table.lead == NO_CARD:
        table.lead = move
        table.mover = 1 - seat
        return
    if suit_of(move) != suit_of(table.lead):
        table.voids[seat] |= 1 << suit_of(table.lead)
    _finish_trick(position, move)
    if table.status == PLAYING:
        _go_on(position)


@rule
def _finish_trick(position: Record, answer: int) -> None:
    """Let the winner pull; open the card the coin rests on; see whether that ends the game."""
    table = position.table
    winner, steps = trick_of(table.lead, answer, table.leader, table.trump)
    to, what = pull(table.open_at, table.coin, table.ropes, winner, steps)
    trick = table.tricks[table.trick_count]
    trick.deal_no = table.deal_no
    trick.leader = table.leader
    trick.lead = table.lead
    trick.answer = answer
    trick.trump = table.trump
    trick.winner = winner
    trick.steps = steps
    trick.coin_from = table.coin
    trick.coin_to = to
    trick.opened = position.ridge_cards[to] if what & OPENS else NO_CARD
    trick.rope_used = 1 if what & COSTS_ROPE else 0
    trick.fell = 1 if what & FALLS else 0
    table.trick_count += 1
    table.lead = NO_CARD
    table.coin = to
    table.leader = winner
    table.mover = winner
    table.ropes -= trick.rope_used
    if what & OPENS:
        _open(position, to)
    if what & FALLS:
        table.status = FELL
    elif table.open_at == ALL_OPEN:
        table.status = WON


@rule
def _open(position: Record, at: int) -> None:
    """Turn a card of the ridge over; from the next trick on its suit is trump (rules.md, Trump)."""
    table = position.table
    table.ridge[at] = position.ridge_cards[at]
    table.open_at |= 1 << int(at)  # in plain Python `at` is eight bits wide
    if table.terms.with_trump:
        table.trump = suit_of(table.ridge[at])


@rule
def _go_on(position: Record) -> None:
    """Go to the next trick, the next deal (rules.md, The next deal), or the end of the last one."""
    table = position.table
    if position.hands[0] | position.hands[1] != _EMPTY:
        table.trick_no += 1
    elif table.deal_no == table.terms.deals:
        table.status = OUT_OF_TRICKS
    else:
        later = position.redeals[table.deal_no - 1]
        begin_deal(position, table.deal_no + 1, 1 - table.dealer, later)
