"""A second, literal reading of the rules of Battleseil, to hold the rules engine against.

It promises to be right and readable, never quick: plain lists and dicts, every completion and every
joker assignment tried one by one. It imports nothing of the rules engine, so a shared mistake can
not hide. The headings named in the docstrings are those of ``rulesengine/battleseil/rules.md``.

Plain values used throughout, beside those of `tests.battleseil.naive_teams`:

- a seat is ``"A"`` or ``"B"``;
- a rope is the dict that `new_rope` makes, a table the dict that `new_table` makes.

Teams are read in `tests.battleseil.naive_teams`, what a card does to the table in
`tests.battleseil.naive_cards`, the round in `tests.battleseil.naive_game` and the match of several
rounds in `tests.battleseil.naive_match`.
"""

import itertools

from tests.battleseil.naive_teams import JOKERS, MAYORS, club_cards, rank, team

OTHER = {"A": "B", "B": "A"}


def new_rope(A=(), B=(), mud=False, soap=False, owner=None, full_since=None):
    """A rope as plain values.

    ``full_since`` holds, for each seat, any number that grows with time (here: the number of the
    turn) from which the side has been full without a break, or None.
    """
    return {
        "A": list(A),
        "B": list(B),
        "mud": mud,
        "soap": soap,
        "owner": owner,
        "full_since": {"A": None, "B": None, **(full_since or {})},
    }


def new_table(ropes, discard=(), specials=False, strongest=9):
    """A table as plain values; ``specials`` says whether the jokers are in the game at all."""
    return {
        "ropes": list(ropes),
        "discard": list(discard),
        "specials": specials,
        "strongest": strongest,
    }


# --- Proven: the proof -------------------------------------------------------------------------


def completions(cards, places, unseen_clubs, unseen_jokers, mayor_allowed, soap, strongest):
    """Yield the worth of every full side that ``cards`` can still become.

    ``places`` is how many places the side has in all: three, or four in the mud. Two mayors never
    come together: ``mayor_allowed`` opens the door to one of them.
    """
    coming = [*unseen_clubs, *unseen_jokers]
    for added in itertools.combinations(coming, places - len(cards)):
        if sum(card in MAYORS for card in added) <= int(mayor_allowed):
            yield team([*cards, *added], soap, strongest)


def best_completion(cards, places, unseen_clubs, unseen_jokers, mayor_allowed, soap, strongest):
    """The strongest worth among `completions`, or None when the side can not be filled."""
    return max(
        completions(cards, places, unseen_clubs, unseen_jokers, mayor_allowed, soap, strongest),
        key=rank,
        default=None,
    )


def _places(rope):
    return 4 if rope["mud"] else 3


def is_full(rope, seat):
    """Whether all places of the seat's side are taken: three, or four in the mud."""
    return len(rope[seat]) == _places(rope)


def _side_worth(rope, seat, strongest):
    return team(rope[seat], rope["soap"], strongest)


def _stronger_side(rope, strongest):
    """Who has a rope on which both sides are full (headings "Formations", "Full first")."""
    strength = {seat: rank(_side_worth(rope, seat, strongest)) for seat in "AB"}
    if strength["A"] != strength["B"]:
        return max("AB", key=strength.get)
    since = rope["full_since"]
    if None in since.values() or since["A"] == since["B"]:
        raise ValueError("a tie needs to know which side was full first")
    return min("AB", key=since.get)


def _open_cards(table):
    """Every card all can see: on the ropes, on taken ropes as well, and in the discard."""
    on_ropes = [card for rope in table["ropes"] for seat in "AB" for card in rope[seat]]
    return on_ropes + table["discard"]


def unseen(table):
    """Unseen club cards and unseen jokers: whatever does not lie open, hands included."""
    seen = _open_cards(table)
    jokers = JOKERS if table["specials"] else ()
    return (
        [card for card in club_cards(table["strongest"]) if card not in seen],
        [card for card in jokers if card not in seen],
    )


def may_lay_mayor(table, seat):
    """A seat has at most one mayor on its whole half, taken ropes included (heading "Jokers")."""
    return not any(card in MAYORS for rope in table["ropes"] for card in rope[seat])


def proof(table, rope, seat):
    """Why ``seat`` may or may not take a rope now (heading "Proven: the proof").

    ``rope`` is the index into ``table["ropes"]``, from 0. The seat may take it exactly when the
    answer is ``"both_full_won"`` or ``"no_completion_wins"``; the other answers are
    ``"already_taken"``, ``"not_full"``, ``"both_full_lost"`` and ``"counterexample"``.
    """
    line, strongest = table["ropes"][rope], table["strongest"]
    other = OTHER[seat]
    if line["owner"] is not None:
        return "already_taken"
    if not is_full(line, seat):
        return "not_full"
    if is_full(line, other):
        return "both_full_won" if _stronger_side(line, strongest) == seat else "both_full_lost"
    to_beat = rank(_side_worth(line, seat, strongest))
    possible = completions(
        line[other],
        _places(line),
        *unseen(table),
        may_lay_mayor(table, other),
        line["soap"],
        strongest,
    )
    # A tie does not win: the claimant is full already, so the other side can only be full later.
    if any(rank(worth) > to_beat for worth in possible):
        return "counterexample"
    return "no_completion_wins"


def strongest_possible(table, rope, seat):
    """The strongest worth the seat has or could still have at a rope, None if it can not be filled.

    The witness of `proof`, asked for the side across.
    """
    line = table["ropes"][rope]
    return best_completion(
        line[seat],
        _places(line),
        *unseen(table),
        may_lay_mayor(table, seat),
        line["soap"],
        table["strongest"],
    )


def is_proven(table, rope, seat):
    """Whether ``seat`` may take the rope; the reason is what `proof` says."""
    return proof(table, rope, seat) in ("both_full_won", "no_completion_wins")


# --- Passing and the end of the round ----------------------------------------------------------


def _owner_at_the_end(rope, strongest):
    if rope["owner"] is not None:
        return rope["owner"]
    full = [seat for seat in "AB" if is_full(rope, seat)]
    if len(full) == 2:
        return _stronger_side(rope, strongest)
    return full[0] if full else None


def count_of(owners):
    """The result of a round whose ropes belong to ``owners``; an equal count has no winner."""
    count = {seat: owners.count(seat) for seat in "AB"}
    winner = None if count["A"] == count["B"] else max("AB", key=count.get)
    return {"ropes": owners, **count, "winner": winner}


def round_result(table):
    """Owner of each rope, ropes of A and of B, and the winner or None, if the round ended now.

    Heading "Passing and the end of the round".
    """
    return count_of([_owner_at_the_end(rope, table["strongest"]) for rope in table["ropes"]])
