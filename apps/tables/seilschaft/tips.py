"""One short tip where it helps, said once: chosen from the seat's view alone."""

from __future__ import annotations

from collections.abc import Callable, Collection

from apps.tables.seilschaft.naming import suit_name
from apps.tables.seilschaft.ridge import distance
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Observation
from rulesengine.seilschaft.levels import CAMP

_NEAR = 1  #: steps from an end at which two cards with a step each are too many

Applies = Callable[[Observation], bool]


def _near_own_end(view: Observation) -> bool:
    return view.my_turn and distance(view, view.seat) <= _NEAR


def _near_other_end(view: Observation) -> bool:
    return view.my_turn and distance(view, 1 - view.seat) <= _NEAR


def _trump_changed(view: Observation) -> bool:
    return bool(view.tricks) and view.tricks[-1].opened is not None and view.trump is not None


def _pulls_though_losing(view: Observation) -> bool:
    lead = view.lead
    return view.my_turn and lead is not None and lead.steps > 0 and view.coin != CAMP


def _end_card_hidden(view: Observation) -> bool:
    return (
        view.my_turn
        and view.ropes > 0
        and view.hidden <= 3
        and None in (view.ridge[0], view.ridge[-1])
    )


#: in the order in which they are offered
TIPS: tuple[tuple[str, Applies, str], ...] = (
    (
        "own_end",
        _near_own_end,
        N_("Near your own end let your partner win, or play cards without steps."),
    ),
    (
        "other_end",
        _near_other_end,
        N_("Near the other end take the trick yourself: it pulls back to the middle."),
    ),
    ("trump", _trump_changed, N_("The trump has changed: {suit}. Count how many are out.")),
    (
        "steps",
        _pulls_though_losing,
        N_("High cards pull hard even when they lose: both cards' steps count."),
    ),
    (
        "end_card",
        _end_card_hidden,
        N_(
            "The end cards are the hardest. A safety rope can help: it stops the coin there and opens "
            "the card."
        ),
    ),
)


def tip(t: Words, view: Observation, seen: Collection[str]) -> dict[str, str] | None:
    """Return the first tip that helps now and was not closed before, None without one."""
    if view.over:
        return None
    for key, applies, text in TIPS:
        if key not in seen and applies(view):
            suit = "" if view.trump is None else suit_name(t, view.trump)
            return {"id": key, "text": t(text, suit=suit)}
    return None
