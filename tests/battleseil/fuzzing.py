"""Random rounds by the ten thousand, checked move by move in compiled code.

Each round is played between two players who do anything legal, by one of the 32 combinations of
house rules. What a round left behind comes back as arrays, for the tests to look at.
"""

from dataclasses import dataclass

import numpy as np

from rulesengine.battleseil import State
from rulesengine.battleseil.cards import CARDS, CLUB_CARDS
from rulesengine.battleseil.kernels import Setting, deal_round, setting_of
from rulesengine.battleseil.legal_moves import MOST_MOVES, legal_moves
from rulesengine.battleseil.legality import OK, refusal
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    DRAW_SPECIAL,
    FETCH_ACROSS,
    LAY,
    MOVE_OWN,
    PASS,
    START_INNKEEPER,
    TAKE,
    THROW,
    UNDER,
    packed,
    unpack,
)
from rulesengine.battleseil.position import POSITION, STEP_OVER, VIEW
from rulesengine.battleseil.rules import apply, observe
from rulesengine.battleseil.worlds import Scratch, deal_world, new_scratch
from rulesengine.common.cards import holds
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record, freeze

LONGEST = 400  #: moves of a round; the longest seen has not half as many


@rule
def play_checked(
    setting: Setting,
    scratch: Scratch,
    seed: np.uint64,
    first: int,
    starts: Record,
    ends: Record,
    played: Record,
    views: Record,
    faults: Record,
) -> None:
    """Play rounds number first.. of `seed`, one for each row of the arrays.

    `starts` and `ends` get the first and last position, `played` the packed moves (0 behind them),
    `views` two views of one moment of the round: as it was, and with all that the seat cannot see
    dealt anew. `faults` counts positions with a card in no place or in two, and moves that are
    legal and refused, or neither.
    """
    position, seen, luck = setting.position, setting.seen, setting.luck
    moves = np.empty(MOST_MOVES, np.int64)
    for row in range(len(starts)):
        deal_round(setting, seed, np.uint64(first + row))
        starts[row] = position
        moment = below(luck, 60)
        at = 0
        while position.table.step != STEP_OVER:
            seat = position.table.mover
            observe(position, seat, seen)
            count = legal_moves(seen, moves)
            if at == moment:
                faults[1] += disagreements(seen, moves, count)
                look_twice(setting, scratch, below(luck, SEATS), views, row)
                observe(position, seat, seen)
            played[row, at] = moves[below(luck, count)]
            apply(position, played[row, at])
            faults[0] += misplaced(position, setting)
            at += 1
        ends[row] = position


@rule
def disagreements(view: Record, moves: Record, count: int) -> int:
    """Return how many moves are in the list and refused, or not in it and allowed."""
    wrong = 0
    for at in range(count):
        wrong += refusal(view, moves[at]) != OK
    allowed = 0
    for kind in (PASS, DRAW, DRAW_SPECIAL, DONE, START_INNKEEPER):
        allowed += refusal(view, packed(kind, 0, 0, 0)) == OK
    for rope in range(ROPES):
        allowed += refusal(view, packed(TAKE, 0, rope, 0)) == OK
    for card in range(CARDS):
        allowed += refusal(view, packed(UNDER, card, 0, 0)) == OK
        allowed += refusal(view, packed(THROW, card, 0, 0)) == OK
        for rope in range(ROPES + 1):
            for kind in (LAY, MOVE_OWN, FETCH_ACROSS):
                allowed += refusal(view, packed(kind, card, rope, 0)) == OK
    return wrong + abs(allowed - count)


@rule
def look_twice(setting: Setting, scratch: Scratch, seat: int, views: Record, row: int) -> None:
    """Observe for the seat, and once more after dealing it a world that it cannot tell from this."""
    observe(setting.position, seat, setting.seen)
    views[row, 0] = setting.seen
    deal_world(setting.seen, setting.luck, scratch)
    observe(scratch.world, seat, setting.seen)
    views[row, 1] = setting.seen


@rule
def misplaced(position: Record, setting: Setting) -> int:
    """Return 1 unless every card of the game lies in exactly one place, a marker in the discard."""
    table = position.table
    lying = np.zeros(CARDS, np.int64)
    for seat in range(SEATS):
        for card in range(CLUB_CARDS):
            lying[card] += holds(position.hands[seat], card)
        for special in range(CARDS - CLUB_CARDS):
            lying[CLUB_CARDS + special] += position.specials[seat] >> special & 1
        for rope in range(ROPES):
            for at in range(table.rope_count[rope, seat]):
                lying[table.rope_cards[rope, seat, at]] += 1
    for at in range(table.stock_count):
        lying[position.stock[at]] += 1
    for at in range(table.specials_left):
        lying[position.special_stock[at]] += 1
    for at in range(table.discard_count):
        lying[table.discard[at]] += 1
    for card in setting.cards:
        lying[card] -= 1
    for special in setting.specials:
        lying[special] -= 1
    for count in lying:
        if count != 0:
            return 1
    return 0


@dataclass
class Fuzzed:
    """What some rounds by one set of house rules left behind."""

    house_rules: object
    starts: np.ndarray
    ends: np.ndarray
    played: np.ndarray
    views: np.ndarray
    faults: np.ndarray

    def moves(self, row):
        """The moves of a round, as people write them."""
        return [unpack(int(move)) for move in self.played[row] if move]

    def first_state(self, row):
        """The first position of a round."""
        return State(freeze(self.starts[row]))


def fuzz(house_rules, rounds, seed, first=0):
    """Play and check so many rounds by these house rules."""
    result = Fuzzed(
        house_rules,
        np.zeros(rounds, POSITION),
        np.zeros(rounds, POSITION),
        np.zeros((rounds, LONGEST), np.int64),
        np.zeros((rounds, 2), VIEW),
        np.zeros(2, np.int64),
    )
    play_checked(
        setting_of(house_rules),
        new_scratch(),
        np.uint64(seed),
        first,
        result.starts,
        result.ends,
        result.played,
        result.views,
        result.faults,
    )
    return result
