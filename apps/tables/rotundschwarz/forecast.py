"""What is searched for the figures while the person looks at the table: later than it, in a thread."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.rotundschwarz import Move, Observation, State, nothing_comes_home
from rulesengine.rotundschwarz.analysis import Outlook, outlook, stifling_moves
from rulesengine.rotundschwarz.solver import IMPOSSIBLE

LIMIT = 300_000  #: positions one question may search while somebody plays; half a second or so


@dataclass(frozen=True)
class Forecast:
    """What can become of a position: the way ahead, and moves that would leave the partner none.

    `nothing_more` says that it is proven that no card can come home any more.
    """

    outlook: Outlook
    stifling: tuple[Move, ...]
    nothing_more: bool


def forecast(view: Observation) -> Forecast:
    """Return what can become of the position a seat sees.

    Some milliseconds as a rule, two seconds at worst, nearly all of it without the GIL: run it in a
    thread.
    """
    found = outlook(view, LIMIT)
    hopeless = found.verdict == IMPOSSIBLE and not view.over
    answer = nothing_comes_home(State.seen(view), LIMIT) if hopeless else None
    nothing_more = answer is not None and answer.verdict == IMPOSSIBLE
    return Forecast(found, stifling_moves(view) if view.my_turn else (), nothing_more)
