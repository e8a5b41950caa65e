"""Recorded games told for a person: each card with what it changed, then the last position."""

from rulesengine import seilschaft
from rulesengine.common.card_names import SUIT_LETTERS
from tests.common.playthroughs import tell_all, told_by

NAMES = (
    "seilschaft_won_in_deal_two",
    "seilschaft_fall",
    "seilschaft_rope",
    "seilschaft_out_of_tricks",
    "seilschaft_given_up",
    "seilschaft_pro",
    "seilschaft_open_hands_two_deals",
)


def told(record):
    """Return the whole game as text: one line a card, the whole position first and last."""
    return told_by(seilschaft, record, _line)


def _line(number, before, move, after):
    return f"{number:2} {'AB'[before.mover]}  {move!s:7} {_change(before, after)}"


def _change(before, after):
    old, new = before.observe(0), after.observe(0)
    if len(new.tricks) == len(old.tricks):
        return ""
    trick = new.tricks[-1]
    words = [f"{'AB'[trick.winner]} pulls {trick.steps}: {trick.coin_from + 1}>{trick.coin_to + 1}"]
    if trick.opened is not None:
        words.append(f"opens {trick.opened}")
    if new.trump != old.trump:
        words.append(f"trump {SUIT_LETTERS[new.trump]}")
    words += ["on a rope"] * trick.rope_used + ["and falls"] * trick.fell
    words += [f"deal {new.deal_no}"] * (new.deal_no != old.deal_no)
    return ", ".join(words)


if __name__ == "__main__":
    tell_all(told, NAMES)
