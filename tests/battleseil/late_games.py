"""Late positions of the literal second reading, made of plain values."""

from tests.battleseil.naive import OTHER, new_rope, new_table
from tests.battleseil.naive_cards import SPECIALS
from tests.battleseil.naive_game import NaiveGame
from tests.battleseil.naive_teams import club_cards


def late_game(
    ropes,
    hands,
    stock=(),
    mover="A",
    *,
    specials=None,
    played=(0, 0),
    discard=(),
    strongest=9,
    **house_rules,
):
    """A game with the given ropes; missing ropes are taken by B and empty.

    ``specials`` is the stock of specials, or None for a round without them; ``played`` is how many
    A and B have played.
    """
    order = None if specials is None else SPECIALS
    game = NaiveGame(club_cards(strongest), strongest, mover, specials=order, **house_rules)
    taken = [new_rope(owner="B") for _ in range(9 - len(ropes))]
    game.table = new_table([*ropes, *taken], discard, specials is not None, strongest)
    game.hands = {seat: list(hands[seat]) for seat in "AB"}
    game.stock = list(stock)
    game.special_stock = list(specials or [])
    game.specials_played = dict(zip("AB", played, strict=True))
    lying = [card for rope in ropes for seat in "AB" for card in rope[seat]] + game.table["discard"]
    cards = [*lying, *game.hands["A"], *game.hands["B"], *game.stock, *game.special_stock]
    assert len(cards) == len(set(cards)), "a card is in two places"
    return game


def strongest_team(club):
    """The three people of a club that nobody beats, so that a rope with them is proven."""
    return [f"{club}{strength}" for strength in (7, 8, 9)]


def proven_rope(club, seat="A"):
    """A rope that is proven for the seat; across two of the same club wait for a third."""
    across = [f"{club}1", f"{club}3"]
    return new_rope(**{seat: strongest_team(club), OTHER[seat]: across})


def play(game, *moves):
    """Play the moves one after the other."""
    for move in moves:
        game.play(move)


def special_moves(game):
    """The legal moves that play a special."""
    return {text for text in game.legal() if text.replace(">", " ").split(" ")[0] in SPECIALS}


def with_specials(ropes, hand, other_hand=("K1",), **more):
    """A late game with specials; A moves and both stocks are empty unless something else is said."""
    return late_game(ropes, {"A": hand, "B": other_hand}, specials=more.pop("specials", ()), **more)
