"""What jokers stand for in a team, and where the one mayor a side is what decides (rules.md, Jokers)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

from apps.tables.battleseil.naming import CLUB_NAMES, card_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation, Proof, Team
from rulesengine.battleseil.cards import is_joker, joker_can_be
from rulesengine.battleseil.formations import strongest_team
from rulesengine.battleseil.proof import unseen_clubs
from rulesengine.battleseil.ropes import has_mayor, places_at

_ALL_JOKERS = 15  #: a set of four
_OF_ONE_CLUB = ("CLUB_RUN", "CLUB_TEAM")


def stands_for(team: Team, strongest: int) -> dict[Card, int]:
    """Return the strength every joker of a team has in it."""
    people = (*team.cards, *team.added)
    jokers = [card for card in people if is_joker(card)]
    fixed = [card.strength for card in people if card.is_club]
    for strengths in _assignments(jokers, strongest):
        if _makes(team, [*fixed, *strengths]):
            return dict(zip(jokers, strengths, strict=True))
    return {}


def _assignments(jokers: Sequence[Card], strongest: int) -> Iterator[tuple[int, ...]]:
    ranges = [
        [
            strength
            for strength in range(strongest, 0, -1)
            if joker_can_be(joker, strength, strongest)
        ]
        for joker in jokers
    ]
    return product(*ranges)


def _makes(team: Team, strengths: list[int]) -> bool:
    """Return whether these strengths have the sum of the team, and the pattern of its kind."""
    ordered = sorted(strengths)
    steps = {after - before for before, after in pairwise(ordered)}
    pattern = {"CLUB_RUN": steps == {1}, "RUN": steps == {1}, "TRIPLET": steps == {0}}
    return sum(strengths) == team.total and pattern.get(team.kind, True)


def jokers_said(t: Words, view: Observation, rope: int, teams: Iterable[Team]) -> str:
    """Say for every joker that stands at a rope what it counts as, nothing where none stands."""
    said = [
        _counts_as(t, team, joker, strength)
        for team in teams
        for joker, strength in stands_for(team, view.house_rules.strongest).items()
        if joker in team.cards
    ]
    if not said:
        return ""
    return " ".join((*said, t("A joker always makes the best team there is.")))


def _counts_as(t: Words, team: Team, joker: Card, strength: int) -> str:
    """Say what one joker counts as: a card of the team's club, or just a strength."""
    clubs = [card.club for card in (*team.cards, *team.added) if card.is_club]
    if team.kind in _OF_ONE_CLUB and clubs:
        club = t(CLUB_NAMES[clubs[0].key])
        facts = {"joker": card_name(t, joker), "club": club, "strength": strength}
        if team.added:
            return t("At best {joker} counts as {club} {strength}.", **facts)
        return t("{joker} counts as {club} {strength} here.", **facts)
    facts = {"joker": card_name(t, joker), "strength": strength}
    if team.added:
        return t("At best {joker} counts as strength {strength}.", **facts)
    return t("{joker} counts as strength {strength} here.", **facts)


def mayor_limit_said(t: Words, proof: Proof, view: Observation, name: str) -> str:
    """Say that no further mayor may come across, where only that makes the proof."""
    other = 1 - proof.seat
    if not _limit_decides(proof, view):
        return ""
    mine = other == view.seat
    if has_mayor(view.record.table, other):
        if mine:
            return t("A second mayor may not come: one stands on your half already.")
        return t("A second mayor may not come: one stands on {name}'s half already.", name=name)
    return t("Only one of the two mayors may come: each side may have one.")


def _limit_decides(proof: Proof, view: Observation) -> bool:
    """Return whether as many mayors as are unseen would win the rope that is proven now."""
    table, other = view.record.table, 1 - proof.seat
    if not view.house_rules.specials or proof.reason != "no_completion_wins" or not proof.mine:
        return False
    value, _ = strongest_team(
        table.rope_cards[proof.rope, other],
        table.rope_count[proof.rope, other],
        places_at(table, proof.rope),
        table.soap[proof.rope] != 0,
        table.strongest,
        unseen_clubs(table),
        _ALL_JOKERS & ~int(table.open_jokers),
    )
    return bool(value > proof.mine.worth)
