"""The literal reading of what a card does to the table; see `tests.battleseil.naive`.

- a move is its text of the heading "Notation", without what is drawn or put under a stock;
- the number of a rope is 1 to 9, as in the text of a move;
- ``turn`` is the number of the turn, which says from when a side has been full.

The discard is told oldest card first.
"""

from tests.battleseil.naive import OTHER, is_full, may_lay_mayor
from tests.battleseil.naive_teams import JOKERS, MAYORS

EFFECT_CARDS = ("Soap", "Mud", "Innkeeper", "Transfer", "Wasps", "FreeBeer")
SPECIALS = (*JOKERS, *EFFECT_CARDS)


def rope_of(table, number):
    """The rope with that number, 1 to 9 from the left."""
    return table["ropes"][int(number) - 1]


def _open_ropes(table):
    """Numbers of the ropes that nobody has taken (heading "The field")."""
    return [number for number, rope in enumerate(table["ropes"], 1) if rope["owner"] is None]


def ropes_to_lay_at(table, seat):
    """Numbers of the open ropes with a free place on the own side (heading "The turn")."""
    return [n for n in _open_ropes(table) if not is_full(rope_of(table, n), seat)]


def _standing(table, seat):
    """Pairs (card, number of its rope) of a side, as far as the ropes are open."""
    return [(card, n) for n in _open_ropes(table) for card in rope_of(table, n)[seat]]


# --- What may be played ------------------------------------------------------------------------


def lays(table, seat, card):
    """Where a club card or a joker may be laid (headings "The turn", "Jokers")."""
    if card in MAYORS and not may_lay_mayor(table, seat):
        return set()
    return {f"{card}>{number}" for number in ropes_to_lay_at(table, seat)}


def _markings(table, card):
    """Soap and mud lie on any open rope, also a full one (headings "Soap", "Mud")."""
    return {f"{card}>{number}" for number in _open_ropes(table)}


def _transfers(table, seat):
    """An own card, for another open rope or for the discard (heading "Transfer")."""
    targets = ropes_to_lay_at(table, seat)
    to_ropes = {
        f"Transfer {card}>{target}"
        for card, source in _standing(table, seat)
        for target in targets
        if target != source
    }
    return to_ropes | {f"Transfer {card}>discard" for card, _ in _standing(table, seat)}


def _wasps(table, seat):
    """A card of the other side, joker or club card (heading "Wasps")."""
    return {f"Wasps {card}" for card, _ in _standing(table, OTHER[seat])}


def _free_beers(table, seat):
    """A club card of the other side, for any own free place (heading "Free beer")."""
    return {
        f"FreeBeer {card}>{target}"
        for card, _ in _standing(table, OTHER[seat])
        if card not in JOKERS
        for target in ropes_to_lay_at(table, seat)
    }


def plays_of_special(table, seat, card):
    """Every way to play a special but the innkeeper, whom the table does not concern."""
    if card in JOKERS:
        return lays(table, seat, card)
    if card in ("Soap", "Mud"):
        return _markings(table, card)
    return {"Transfer": _transfers, "Wasps": _wasps, "FreeBeer": _free_beers}[card](table, seat)


# --- Cards that move ---------------------------------------------------------------------------


def _come(table, seat, card, number, turn):
    """A card comes to a side as its newest and can fill it (heading "Cards that move")."""
    rope = rope_of(table, number)
    rope[seat].append(card)
    if is_full(rope, seat):
        rope["full_since"][seat] = turn


def _leave(table, seat, card):
    """A card leaves a side, which is then less than full (heading "Full first")."""
    for rope in table["ropes"]:
        if card in rope[seat]:
            rope[seat].remove(card)
            rope["full_since"][seat] = None


def _cover_with_mud(rope):
    """Both sides wait for a fourth person and are full no longer (heading "Mud")."""
    rope["mud"] = True
    rope["full_since"] = {"A": None, "B": None}


def do(table, seat, text, turn):
    """Do to the table what a move that lays, marks or moves a card says.

    What an effect throws away lies in the discard before the effect card (heading "Specials").
    """
    played, _, what = text.replace(">", " ").partition(" ")
    if played == "Soap":
        rope_of(table, what)["soap"] = True
    elif played == "Mud":
        _cover_with_mud(rope_of(table, what))
    elif played == "Transfer":
        card, target = what.split(" ")
        _leave(table, seat, card)
        if target == "discard":
            table["discard"].append(card)
        else:
            _come(table, seat, card, target, turn)
    elif played == "Wasps":
        _leave(table, OTHER[seat], what)
        table["discard"].append(what)
    elif played == "FreeBeer":
        card, target = what.split(" ")
        _leave(table, OTHER[seat], card)
        _come(table, seat, card, target, turn)
    elif played != "Innkeeper":
        _come(table, seat, played, what, turn)
    if played in EFFECT_CARDS:
        table["discard"].append(played)
