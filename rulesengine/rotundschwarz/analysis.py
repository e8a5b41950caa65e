"""What a table can say beside the cards: runs, moves each player has, dangers, and the way ahead.

Everything is asked of a seat's view. What is counted is exact; what is searched says how far.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from rulesengine.common.records import freeze
from rulesengine.rotundschwarz.cards import Card, builds
from rulesengine.rotundschwarz.moves import Move, Pass, ToCell, ToColumn
from rulesengine.rotundschwarz.observation import Observation
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, LIMIT, SOLVED, solve, tokens_needed
from rulesengine.rotundschwarz.state import State


@dataclass(frozen=True)
class Run:
    """Cards at the end of a column that build on each other, the first one farthest back.

    Moved onto another column they take 2n - 1 moves (rules.md, Levels: where the numbers come from).
    """

    column: int
    cards: tuple[Card, ...]
    starts: int  #: the seat that makes the first step: it owns the last card
    takes_turns: bool  #: whether the owners alternate, as without mixed suits they always do

    @property
    def moves(self) -> int:
        """How many moves it takes to carry the run over, card by card."""
        return 2 * len(self.cards) - 1


def run_from(view: Observation, card: Card) -> Run | None:
    """Return the run that begins with a card, None when the card lies in no column or begins none.

    A single last card is a run of one.
    """
    for column, cards in enumerate(view.columns):
        if card in cards:
            rest = cards[cards.index(card) :]
            return _run(view, column, rest) if _is_run(rest) else None
    return None


def longest_run(view: Observation, column: int) -> Run | None:
    """Return the longest run at the end of a column 0..7, None for an empty one."""
    cards = view.columns[column]
    for start in range(len(cards)):
        if _is_run(cards[start:]):
            return _run(view, column, cards[start:])
    return None


def _is_run(cards: tuple[Card, ...]) -> bool:
    return all(builds(int(upper), int(lower)) for lower, upper in pairwise(cards))


def _run(view: Observation, column: int, cards: tuple[Card, ...]) -> Run:
    owners = [view.owner(card) for card in cards]
    alternate = all(one != other for one, other in pairwise(owners))
    return Run(column, cards, owners[-1], alternate)


def longest_by_cells(view: Observation) -> int:
    """Return how many cards a run may have to be carried over by the empty cells alone: z + 1."""
    return view.cells.count(None) + 1


def mobility(view: Observation) -> tuple[int, int]:
    """Return how many card moves A and B have, each as if the turn were theirs; no cards home."""
    return _moves_of(view, 0), _moves_of(view, 1)


def _moves_of(view: Observation, seat: int) -> int:
    position = State.seen(view).thawed()
    position.mover, position.moved = seat, 0
    return sum(
        isinstance(move, ToCell | ToColumn) for move in State(freeze(position)).legal_moves()
    )


def losing_moves(view: Observation) -> tuple[Move, ...]:
    """Return the moves of this seat that lose at once: cards home that take the own last move away."""
    return tuple(move for move in view.legal_moves() if view.loses(move))


def stifling_moves(view: Observation) -> tuple[Move, ...]:
    """Return the moves of this seat after which the partner can move no card, so must pass or is lost."""
    if view.moved or view.plays_alone:
        return ()
    moves = [move for move in view.legal_moves() if isinstance(move, ToCell | ToColumn | Pass)]
    return tuple(move for move in moves if _stifles(view, move))


def _stifles(view: Observation, move: Move) -> bool:
    after = State.seen(view).apply(move).observe(view.seat)
    return not after.over and _moves_of(after, 1 - view.seat) == 0


@dataclass(frozen=True)
class Outlook:
    """What a search found from here: `verdict` is solved, impossible (proven) or unknown.

    `tokens` are enough, None where no way is known; `least` tokens are proven to be needed. `home`
    counts the cards home after each turn of the way, the present one first.
    """

    verdict: str
    tokens: int | None
    least: int
    home: tuple[int, ...]
    moves: tuple[Move, ...]
    nodes: int
    limit: int

    @property
    def turns(self) -> int:
        """How many turns the way takes."""
        return len(self.home) - 1


def outlook(view: Observation, limit: int = LIMIT) -> Outlook:
    """Return what can still become of the game, with the fewest tokens that a way is found for.

    Each question searches `limit` positions at most; milliseconds as a rule, seconds at worst, without
    the GIL.
    """
    state = State.seen(view)
    if state.over:
        verdict = SOLVED if state.won else IMPOSSIBLE
        return Outlook(verdict, 0 if state.won else None, 0, (view.home_count,), (), 0, limit)
    answer = solve(state, limit)
    if answer.verdict != SOLVED:
        return Outlook(answer.verdict, None, 0, (view.home_count,), (), answer.nodes, limit)
    best, least, nodes = answer.moves, 0, answer.nodes
    if answer.tokens:
        thrifty = tokens_needed(state, limit)
        least, nodes = thrifty.least, nodes + thrifty.nodes
        best = thrifty.moves if thrifty.enough is not None else best
    spent = sum(isinstance(move, Pass) for move in best)
    home = tuple(_home_by_turn(state, best))
    return Outlook(SOLVED, spent, least, home, best, nodes, limit)


def _home_by_turn(state: State, moves: tuple[Move, ...]) -> Iterator[int]:
    """Yield how many cards are home before the first turn and after each one."""
    view = state.observe(0)
    yield view.home_count
    for move in moves:
        turn = view.turn
        state = state.apply(move)
        view = state.observe(0)
        if view.turn != turn or view.over:
            yield view.home_count
