"""A recorded round told for a person: each move with what it changed, then the last position."""

from itertools import pairwise
from pathlib import Path

from rulesengine.battleseil import Draw, Lay, Take, replay
from rulesengine.battleseil.game_record import result_text
from rulesengine.common import transcript

DATA = Path(__file__).parents[1] / "data"
NAMES = (
    "battleseil_sepp_against_sepp",
    "battleseil_great_field_at_random",
    "battleseil_given_up",
    "battleseil_settled",
)


def read_record(name):
    """Return the record in tests/data as a transcript."""
    return transcript.parse((DATA / f"{name}.ksn").read_text(encoding="utf-8"))


def told(record):
    """Return the whole round as text: one line a move, the whole position first and last."""
    steps = list(replay(record))
    lines = [str(steps[0][1]), ""]
    for (_, before), (move, after) in pairwise(steps):
        table = before.thawed().table
        turn = f"{table.turn:3} {'AB'[getattr(move, 'seat', table.mover)]}"
        lines.append(f"{turn}  {move!s:8} {_change(move, before, after)}".rstrip())
    last = steps[-1][1]
    return "\n".join([*lines, "", str(last), "", result_text(last), ""])


def _change(move, before, after):
    seat = before.mover
    if isinstance(move, Lay):
        return _rope(after, move.rope)
    if isinstance(move, Draw):
        (drawn,) = set(after.hand(seat)) - set(before.hand(seat))
        return f"{drawn}, leaving {after.observe(0).stock_count}"
    if isinstance(move, Take):
        proof = before.observe(seat).proof(move.rope, seat)
        return f"{proof.reason}: {_team(proof.mine)} against {_team(proof.theirs)}"
    return ""


def _rope(state, rope):
    return next(line for line in str(state).splitlines() if line.startswith(f"{rope + 1} "))


def _team(team):
    if team is None:
        return "nobody"
    come = f" with {' '.join(map(str, team.added))}" if team.added else ""
    return f"{team.kind} {team.total}{come}"


if __name__ == "__main__":
    for one in NAMES:
        (DATA / f"{one}.txt").write_text(told(read_record(one)), encoding="utf-8")
