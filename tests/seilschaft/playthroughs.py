"""Recorded games told for a person: each card with what it changed, then the last position."""

from itertools import pairwise
from pathlib import Path

from rulesengine.common import transcript
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.seilschaft import replay
from rulesengine.seilschaft.game_record import result_text

DATA = Path(__file__).parents[1] / "data"
NAMES = (
    "seilschaft_won_in_deal_two",
    "seilschaft_fall",
    "seilschaft_rope",
    "seilschaft_out_of_tricks",
    "seilschaft_given_up",
    "seilschaft_pro",
    "seilschaft_open_hands_two_deals",
)


def read_record(name):
    """Return the record in tests/data as a transcript."""
    return transcript.parse((DATA / f"{name}.ksn").read_text(encoding="utf-8"))


def told(record):
    """Return the whole game as text: one line a card, the whole position first and last."""
    steps = list(replay(record))
    lines = [str(steps[0][1]), ""]
    for number, ((_, before), (move, after)) in enumerate(pairwise(steps), 1):
        lines.append(
            f"{number:2} {'AB'[before.mover]}  {move!s:7} {_change(before, after)}".rstrip()
        )
    last = steps[-1][1]
    return "\n".join([*lines, "", str(last), "", result_text(last), ""])


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
    for name in NAMES:
        (DATA / f"{name}.txt").write_text(told(read_record(name)), encoding="utf-8")
