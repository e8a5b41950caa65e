"""The literal reading of a match (heading "Several rounds"); see `tests.battleseil.naive`."""

from tests.battleseil.naive import OTHER

POINTS_OF_THE_WINNER = 5


def _points(result, seat):
    """Five points for the winner, one for each own rope for everybody else."""
    return POINTS_OF_THE_WINNER if result["winner"] == seat else result[seat]


def _next_starter(result, starter):
    """The loser starts; after a drawn round the side that did not start it."""
    return OTHER[result["winner"] or starter]


def _ahead(count):
    return None if count["A"] == count["B"] else max("AB", key=count.get)


def match_points(results, starter="A"):
    """The state of a match after the rounds with the given results, the first round first.

    A result is what `NaiveGame.result` says after the round; ``starter`` is who started the first
    one. The answer is a dict:

    - ``"A"``, ``"B"``: the points;
    - ``"won"``: rounds won, as ``{"A": 2, "B": 1}``;
    - ``"starters"``: who starts each round, with the round after the last result at the end;
    - ``"winner"``: of a match of just these rounds, or None when it is drawn.
    """
    points = {seat: sum(_points(result, seat) for result in results) for seat in "AB"}
    won = {seat: sum(result["winner"] == seat for result in results) for seat in "AB"}
    starters = [starter]
    for result in results:
        starters.append(_next_starter(result, starters[-1]))
    return {**points, "won": won, "starters": starters, "winner": _ahead(points) or _ahead(won)}
