"""One short tip where it helps, said once: chosen from what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection

from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.rotundschwarz import Home, Observation
from rulesengine.rotundschwarz.analysis import Run, longest_run
from rulesengine.rotundschwarz.cards import builds
from rulesengine.rotundschwarz.levels import COLUMNS

Applies = Callable[[Observation, Forecast | None], bool]

_FIRST_TURNS = 2
_RUN = 2  #: cards that make a run worth a tip


def _begins(view: Observation, _: Forecast | None) -> bool:
    return view.turn <= _FIRST_TURNS


def _last_cell(view: Observation, _: Forecast | None) -> bool:
    return view.cells.count(None) == 1 and not view.moved


def _can_go_home(view: Observation, _: Forecast | None) -> bool:
    return any(isinstance(move, Home) for move in view.legal_moves())


def _stifles(_: Observation, found: Forecast | None) -> bool:
    return found is not None and bool(found.stifling)


def _has_run_to_start(view: Observation, _: Forecast | None) -> bool:
    return not view.moved and any(_fits_somewhere(view, run) for run in _runs(view))


def _runs(view: Observation) -> list[Run]:
    """Return the runs whose first step is this seat's and for which the empty cells are enough."""
    found = [longest_run(view, column) for column in range(COLUMNS)]
    fits = view.cells.count(None) + 1
    return [
        run for run in found if run and _RUN <= len(run.cards) <= fits and run.starts == view.seat
    ]


def _fits_somewhere(view: Observation, run: Run) -> bool:
    lasts = [cards[-1] for cards in view.columns if cards]
    return any(builds(int(run.cards[0]), int(last)) for last in lasts)


#: in the order in which they are offered
TIPS: tuple[tuple[str, Applies, str], ...] = (
    (
        "harmless",
        _stifles,
        N_(
            "Leave your partner a harmless move: some of your moves would leave none, and cost a token."
        ),
    ),
    (
        "last_cell",
        _last_cell,
        N_(
            "Never fill the last free cell: your partner would have fewer moves, and runs could not move."
        ),
    ),
    (
        "run",
        _has_run_to_start,
        N_(
            "A run starts in the right turn: whoever owns its last card takes the first step. One of "
            "yours would fit now."
        ),
    ),
    (
        "home",
        _can_go_home,
        N_(
            "Cards home cost nothing. Hold a low one back only while your partner still needs it to "
            "build on."
        ),
    ),
    (
        "pairs",
        _begins,
        N_("Think in pairs of moves: what does yours allow your partner, and what do you do then?"),
    ),
)


def tip(
    t: Words, view: Observation, found: Forecast | None, seen: Collection[str]
) -> dict[str, str] | None:
    """Return the first tip that helps now and was not closed before, None without one.

    All of them are about the partner, so whoever plays alone gets none.
    """
    if not view.my_turn or view.plays_alone:
        return None
    for key, applies, text in TIPS:
        if key not in seen and applies(view, found):
            return {"id": key, "text": t(text)}
    return None
