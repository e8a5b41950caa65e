"""Names of cards, people and moves, the same wherever they are shown or spoken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from apps.tables.shared.words import Words
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.common.errors import N_
from rulesengine.rotundschwarz import (
    End,
    GiveUp,
    Home,
    Move,
    Observation,
    Pass,
    Signal,
    ToCell,
    ToColumn,
)

RANKS = "A23456789TJQK"
SUITS = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
_COURT = {"T": N_("10"), "J": N_("jack"), "Q": N_("queen"), "K": N_("king"), "A": N_("ace")}

#: what stands in the corner of a card by rank, where it is not the rank itself
LETTERS = {"T": "10", "J": N_("J"), "Q": N_("Q"), "K": N_("K"), "A": N_("A")}


def card_name(t: Words, card: str) -> str:
    """Return the name of a card like "9D", "9 of diamonds"."""
    rank, suit = card[0], card[1]
    return t(
        "{rank} of {suit}", rank=t(_COURT[rank]) if rank in _COURT else rank, suit=t(SUITS[suit])
    )


#: full name, short name, what kind of partner; from the one that sees least to the one that sees most
PARTNERS = {
    "eager": ("Lehrbub Flori", "Flori", N_("eager · sees his own turn alone")),
    "thoughtful": ("Näherin Zenzi", "Zenzi", N_("thoughtful · looks at your answer, too")),
    "planner": ("Schneidermeister Kaspar", "Kaspar", N_("plans for both · reads your moves")),
}
#: whose cards they are, by seat: a hatched edge for seat 0, a dotted one for seat 1
OWNERS = ("red", "black")

_OWNER_NAMES = (N_("Red"), N_("Black"))
#: what is said of another, and to the person
_PLAYS = (N_("plays Red"), N_("plays Black"))
_YOU_PLAY = (N_("play Red"), N_("play Black"))


def owner_names(t: Words, view: Observation) -> tuple[str, str]:
    """Return what the owners of both patterns are called: "Red" and "Black", or by their mixed suits."""
    if view.house_rules.mixed_suits:
        return suits_words(t, view, 0), suits_words(t, view, 1)
    return t(_OWNER_NAMES[0]), t(_OWNER_NAMES[1])


def plays_words(t: Words, view: Observation, seat: int, me: int | None) -> str:
    """Return which cards a seat moves: "plays Red", "play hearts and clubs" for the seat `me`."""
    if not view.house_rules.mixed_suits:
        return t((_YOU_PLAY if seat == me else _PLAYS)[seat])
    suits = suits_words(t, view, seat)
    return t("play {suits}", suits=suits) if seat == me else t("plays {suits}", suits=suits)


def suits_words(t: Words, view: Observation, seat: int) -> str:
    """Return the suits of a seat, "hearts and diamonds"."""
    return suit_names(t, (SUIT_LETTERS[suit] for suit in reversed(view.suits(seat))))


def suit_names(t: Words, letters: Iterable[str]) -> str:
    """Return the suits of these letters as a list for reading."""
    return t.listing([t(SUITS[letter]) for letter in letters])


def move_words(t: Words, move: Move) -> str:
    """Return a move in short, as it stands beside a player: "5 of spades to column 4"."""
    if isinstance(move, Pass):
        return t("passed")
    if isinstance(move, Signal):
        return _coin_words(t, move)
    if not isinstance(move, ToColumn | ToCell | Home):
        return ""
    card = card_name(t, str(move.card))
    if isinstance(move, ToColumn):
        return t("{card} to column {column}", card=card, column=move.column + 1)
    if isinstance(move, ToCell):
        return t("{card} to a free cell", card=card)
    return t("{card} home", card=card)


def offered_words(t: Words, move: Move) -> str:
    """Return a move that nobody has made yet, in short: "Pass", "5 of spades to column 4"."""
    if isinstance(move, Pass):
        return t("Pass")
    return t("End turn") if isinstance(move, End) else move_words(t, move)


def _coin_words(t: Words, move: Signal) -> str:
    if move.column is None:
        return t("coin taken back")
    return t("coin on column {column}", column=move.column + 1)


def spoken_move(t: Words, move: Move, name: str | None) -> str:
    """Return one sentence for the live region: who does what; `name` None is the person."""
    if isinstance(move, GiveUp):
        return t("The game is given up.")
    done = move_words(t, move)
    return t("{name}: {done}.", name=name or t("You"), done=done)


def refused_words(t: Words, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return a refusal's facts with its cards and suits in words."""
    said = dict(facts)
    for key in ("card", "cover", "last", "next"):
        if key in said:
            said[key] = card_name(t, str(said[key]))
    if "suits" in said:
        said["suits"] = suit_names(t, str(said["suits"]).split())
    return said
