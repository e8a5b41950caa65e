"""Recorded games told for a person: each move with what it changed, then the last position."""

from rulesengine import rotundschwarz
from rulesengine.rotundschwarz import Home, Pass
from tests.common.playthroughs import tell_all, told_by

NAMES = (
    "rotundschwarz_won",
    "rotundschwarz_won_alone_with_mixed_suits",
    "rotundschwarz_stuck",
    "rotundschwarz_given_up",
    "rotundschwarz_signal_coins",
)


def told(record):
    """Return the whole game as text: one line a move, the whole position first and last."""
    return told_by(rotundschwarz, record, _line)


def _line(number, before, move, after):
    turn = f"{before.observe(0).turn:3} {'AB'[before.mover]}"
    return f"{turn}  {move!s:9} {_change(move, before, after)}"


def _change(move, before, after):
    old, new = before.observe(0), after.observe(0)
    words = [f"home {new.home_count}"] * isinstance(move, Home)
    words += [f"tokens {new.tokens}"] * isinstance(move, Pass)
    words += ["plays alone"] * (new.plays_alone and not old.plays_alone and not new.over)
    words += [
        f"coin of {'AB'[seat]} comes back"
        for seat in (0, 1)
        if new.coin(seat) is None is not old.coin(seat) and str(move) != "coin back"
    ]
    words += [new.status] * new.over
    return ", ".join(words)


if __name__ == "__main__":
    tell_all(told, NAMES)
