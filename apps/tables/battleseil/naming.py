"""Names and short sentences of the table, the same wherever they are shown or spoken."""

from __future__ import annotations

from collections.abc import Iterable

from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Lay, Observation, Pass, Take, Team
from rulesengine.battleseil.moves import Done, Draw, GiveUp, Move, Settle
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
#: full name, short name, what kind of opponent
OPPONENTS = {
    "sepp": ("Lausbub Sepp", "Sepp", N_("easy · looks only at his own teams")),
}


def card_name(t: Words, card: Card) -> str:
    """Return the card's name, "Fire brigade 4"."""
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


def short_name(computer: str) -> str:
    """Return what the computer player is called in a sentence."""
    return OPPONENTS[computer][1]


def spoken_move(t: Words, move: Move, mine: bool, rival: str) -> str:
    """Return one sentence for the live region: who did what."""
    facts: dict[str, object] = {"name": rival}
    if isinstance(move, Lay | Take):
        facts["rope"] = move.rope + 1
    if isinstance(move, Lay):
        facts["card"] = card_name(t, move.card)
    for kind, (own, other) in _SPOKEN.items():
        if isinstance(move, kind):
            return t(own if mine else other, **facts)
    raise TypeError(f"{move!r} is no move of Battleseil")


_SPOKEN: dict[type, tuple[str, str]] = {
    Lay: (N_("You lay {card} at rope {rope}."), N_("{name} lays {card} at rope {rope}.")),
    Take: (N_("You take rope {rope}."), N_("{name} takes rope {rope}.")),
    Pass: (N_("You pass."), N_("{name} passes.")),
    Draw: (N_("You draw a card."), N_("{name} draws a card.")),
    Done: (N_("Your turn ends."), N_("{name} ends the turn.")),
    Settle: (N_("You end the decided round."), N_("{name} ends the decided round.")),
    GiveUp: (N_("You give up."), N_("{name} gives up.")),
}


def result_title(t: Words, view: Observation, rival: str) -> str:
    """Return the headline at the end of a round."""
    if view.winner is None:
        return t("A draw")
    return t("You win!") if view.winner == view.seat else t("{name} wins", name=rival)


def result_text(t: Words, view: Observation, rival: str) -> str:
    """Return what the end of a round was: ropes, and whether somebody gave up."""
    mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
    ropes = t("Ropes: you {mine}, {name} {theirs}.", mine=mine, name=rival, theirs=theirs)
    gave_up = t("You gave up.") if view.gave_up == view.seat else ""
    return f"{gave_up} {ropes}".strip()
