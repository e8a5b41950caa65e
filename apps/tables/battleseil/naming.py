"""Names and short sentences of the table, the same wherever they are shown or spoken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from apps.tables.shared.people import PEOPLE
from apps.tables.shared.words import Words
from rulesengine.battleseil import PLAYER_NAMES, Card, Observation, Team
from rulesengine.common.errors import N_

CLUB_NAMES = {
    "fire": N_("Fire brigade"),
    "fish": N_("Fishing club"),
    "marksmen": N_("Marksmen"),
    "brass": N_("Brass band"),
    "choir": N_("Church choir"),
    "lumber": N_("Lumberjacks"),
}
KIND_WORDS = {
    "CLUB_RUN": N_("Club run"),
    "TRIPLET": N_("Triplet"),
    "CLUB_TEAM": N_("Club team"),
    "RUN": N_("Run"),
    "SUM": N_("Sum"),
}
SOFT_HYPHEN = "\u00ad"
#: a special's name, where a narrow card may break it, and what it does
SPECIALS = {
    "Mayor": (N_("Mayor"), N_("counts as any card")),
    "Journeyman": (N_("Journey\u00adman"), N_("strength 7, any club")),
    "Rascal": (N_("Rascal"), N_("strength 1 to 3, any club")),
    "Soap": (N_("Soap"), N_("only the sum counts there")),
    "Mud": (N_("Mud"), N_("four people a side there")),
    "Innkeeper": (N_("Innkeeper"), N_("draw three, put two back")),
    "Transfer": (N_("Transfer"), N_("move or drop an own card")),
    "Wasps": (N_("Wasps"), N_("drive a card away")),
    "FreeBeer": (N_("Free beer"), N_("fetch a card from across")),
}
#: house rules in the order of the question for a new game: name and explanation
HOUSE_RULES = {
    "great_field": (
        N_("Great Field"),
        N_("Strengths 1 to 10, 60 cards, and seven cards in each hand."),
    ),
    "specials": (
        N_("Specials"),
        N_(
            "Ten special cards lie in a stock of their own. You hold seven cards, choose the stock you "
            "draw from, and may play a special instead of a club card."
        ),
    ),
    "claim_first": (
        N_("Claiming first"),
        N_(
            "Ropes are taken only before laying, so the other side always has a turn to answer. For "
            "those who know the game."
        ),
    ),
    "automatic": (
        N_("Automatic taking"),
        N_("The table takes proven ropes by itself, for both sides, and says why."),
    ),
    "breakthrough": (
        N_("Breakthrough"),
        N_("Whoever takes a fifth rope, or three neighbouring ones, wins at once."),
    ),
}
#: full name, short name, what kind of opponent; from the easiest to the strongest
OPPONENTS = {
    "sepp": ("Lausbub Sepp", "Sepp", N_("easy · looks only at his own teams")),
    "resi": (
        "Kapellmeisterin Resi",
        "Resi",
        N_("medium · weighs the chances at the rope she lays at"),
    ),
    "brandl": ("Hauptmann Brandl", "Brandl", N_("strong · weighs the chances at all ropes")),
}


def opponents() -> tuple[str, ...]:
    """Return the computer players one can sit with: those that the rules know and that have a face."""
    return tuple(name for name in OPPONENTS if name in PLAYER_NAMES)


def opponent_named(name: str) -> str:
    """Return the name; raises KeyError naming the opponents there are for another one."""
    if name not in opponents():
        raise KeyError(f"There is no opponent {name!r}; there is: {', '.join(opponents())}.")
    return name


def special_key(card: Card | str) -> str:
    """Return the key of a special in SPECIALS; both mayors are one."""
    return str(card).removesuffix("2")


def card_name(t: Words, card: Card) -> str:
    """Return the card's name, "Fire brigade 4" or "Mayor"."""
    if not card.is_club:
        return t(SPECIALS[special_key(card)][0]).replace(SOFT_HYPHEN, "")
    return f"{t(CLUB_NAMES[card.club.key])} {card.strength}"


def card_names(t: Words, cards: Iterable[Card]) -> str:
    """Return the cards as a list for reading, "Fire brigade 4 and Marksmen 5"; "nothing" for none."""
    return t.listing([card_name(t, card) for card in cards]) or t("nothing")


def kind_name(t: Words, team: Team) -> str:
    """Return the name of the team's kind."""
    return t(KIND_WORDS[team.kind])


def team_name(t: Words, team: Team) -> str:
    """Return kind and sum of a team, "Club run, sum 18"; for a mere sum just that, "Sum 18"."""
    if team.kind == "SUM":
        return t("Sum {total}", total=team.total)
    return t("{kind}, sum {total}", kind=kind_name(t, team), total=team.total)


def name_across(computer: str | None, seat: int) -> str:
    """Return what the one across a seat is called in a sentence: a computer player, or a person."""
    return PEOPLE[1 - seat] if computer is None else OPPONENTS[computer][1]


def refused_words(t: Words, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return a refusal's facts with its cards in words."""
    said = dict(facts)
    if "card" in said:
        said["card"] = card_name(t, Card.parse(str(said["card"])))
    if "missing" in said:
        said["missing"] = card_names(t, map(Card.parse, str(said["missing"]).split()))
    return said


def result_title(t: Words, view: Observation, computer: str | None) -> str:
    """Return the headline at the end of a round."""
    if view.winner is None:
        return t("A draw")
    if computer is None:
        return t("{name} wins", name=PEOPLE[view.winner])
    won = view.winner == view.seat
    return t("You win!") if won else t("{name} wins", name=name_across(computer, view.seat))


def result_text(t: Words, view: Observation, rival: str) -> str:
    """Return what the end of a round was: ropes, and whether somebody gave up."""
    mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
    ropes = t("Ropes: you {mine}, {name} {theirs}.", mine=mine, name=rival, theirs=theirs)
    gave_up = t("You gave up.") if view.gave_up == view.seat else ""
    return f"{gave_up} {ropes}".strip()
