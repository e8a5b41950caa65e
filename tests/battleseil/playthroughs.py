"""A recorded round told for a person: each move with what it changed, then the last position."""

from rulesengine import battleseil
from rulesengine.battleseil import Draw, DrawSpecial, FreeBeer, Lay, Take, Transfer, Under, Wasps
from tests.common.playthroughs import tell_all, told_by

NAMES = (
    "battleseil_sepp_against_sepp",
    "battleseil_great_field_at_random",
    "battleseil_given_up",
    "battleseil_settled",
    "battleseil_specials",
    "battleseil_breakthrough",
)


def told(record):
    """Return the whole round as text: one line a move, the whole position first and last."""
    return told_by(battleseil, record, _line)


def _line(number, before, move, after):
    table = before.thawed().table
    turn = f"{table.turn:3} {'AB'[getattr(move, 'seat', table.mover)]}"
    return f"{turn}  {move!s:8} {_change(move, before, after)}"


def _change(move, before, after):
    seat = before.mover
    if isinstance(move, Lay | FreeBeer) or (isinstance(move, Transfer) and move.rope is not None):
        return _rope(after, move.rope)
    if isinstance(move, Draw | DrawSpecial):
        (drawn,) = set(after.hand(seat)) - set(before.hand(seat))
        return f"{drawn}, leaving {_stocks(after)}"
    if isinstance(move, Under):
        return f"leaving {_stocks(after)}"
    if isinstance(move, Wasps | Transfer):
        return "discard " + " ".join(map(str, after.observe(0).discard))
    if isinstance(move, Take):
        proof = before.observe(seat).proof(move.rope, seat)
        return f"{proof.reason}: {_team(proof.mine)} against {_team(proof.theirs)}"
    return ""


def _stocks(state):
    view = state.observe(0)
    specials = f" and {view.specials_left}" if view.house_rules.specials else ""
    return f"{view.stock_count}{specials}"


def _rope(state, rope):
    return next(line for line in str(state).splitlines() if line.startswith(f"{rope + 1} "))


def _team(team):
    if team is None:
        return "nobody"
    come = f" with {' '.join(map(str, team.added))}" if team.added else ""
    return f"{team.kind} {team.total}{come}"


if __name__ == "__main__":
    tell_all(told, NAMES)
