"""Bridges between the plain values of `tests.battleseil.naive` and the engine's own values."""

from rulesengine.battleseil import Observation, State
from tests.battleseil.naive import new_rope, unseen

HOUSE = {9: "base", 10: "great_field"}


def state_of(table, *, mover="A", step="take", passes=0, hands=None, stock=None):
    """The engine's state of a plain table; ropes that the table leaves out are open and empty.

    Without `hands` both are empty; without `stock` every club card that lies nowhere else is in it.
    """
    hands = {"A": [], "B": [], **(hands or {})}
    held = hands["A"] + hands["B"]
    if stock is None:
        stock = [card for card in unseen(table)[0] if card not in held]
    return State.parse(
        "\n".join(
            [
                f"battleseil {HOUSE[table['strongest']]}{' specials' * table['specials']}",
                *_rope_lines(table),
                f"hands {_row(hands['A'])} / {_row(hands['B'])}",
                f"stock {_row(stock)}",
                f"discard {_row(table['discard'])}",
                f"turn 30 {mover} {step} passes {passes} tick {_last_tick(table)}",
                *["specials 0 0 fetch 0 return 0"] * table["specials"],
                "last - / -",
            ]
        )
    )


def view_of(table, seat="A"):
    """The engine's view of a plain table for a seat without hand cards."""
    return state_of(table, mover=seat).observe("AB".index(seat))


def worth_of(team):
    """Kind and sum of the engine's team as the plain pair, None for no team."""
    return None if team is None else (team.kind, team.total)


def plain_table(view: Observation):
    """The plain table that a view of the engine shows."""
    strongest = view.house_rules.strongest
    table = view.record.table
    ropes = [
        new_rope(
            *([str(card) for card in view.cards_at(rope, seat)] for seat in (0, 1)),
            mud=bool(table.mud[rope]),
            soap=bool(table.soap[rope]),
            owner=None if view.owner(rope) is None else "AB"[view.owner(rope)],
            full_since={"AB"[seat]: int(table.full_since[rope, seat]) or None for seat in (0, 1)},
        )
        for rope in range(9)
    ]
    return {
        "ropes": ropes,
        "discard": [str(card) for card in view.discard],
        "specials": bool(table.with_specials),
        "strongest": strongest,
    }


def _rope_lines(table):
    ropes = table["ropes"] + [new_rope() for _ in range(9 - len(table["ropes"]))]
    for number, rope in enumerate(ropes, start=1):
        markers = [name for name in ("soap", "mud") if rope[name]]
        sides = (
            " ".join([*rope[seat], f"={rope['full_since'][seat] or 0}"]).strip() for seat in "AB"
        )
        yield " ".join([str(number), rope["owner"] or ".", *markers, " / ".join(sides)])


def _last_tick(table):
    return max((rope["full_since"][seat] or 0) for rope in table["ropes"] for seat in "AB")


def _row(cards):
    return " ".join(cards) or "-"
