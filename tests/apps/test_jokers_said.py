"""Am Seil says what a joker counts as, and where the one mayor a side decides."""

from __future__ import annotations

from itertools import product

import pytest

from apps.tables.battleseil.jokers import stands_for
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.shared.words import LANGUAGES
from rulesengine.battleseil import Team
from tests.apps.fests import Sides, cards, fest


def _text(ropes: dict[int, Sides], rope: int = 1, **wished: object) -> str:
    table = fest("K5", ropes, **wished)()
    table.look(rope - 1)
    return str(snapshot(table)["seil"]["text"])


@pytest.mark.parametrize(
    ("team", "joker", "strength"),
    [
        (Team("CLUB_RUN", 15, cards("F4 F5 Mayor")), "Mayor", 6),
        (Team("CLUB_TEAM", 21, cards("F9 F3 Mayor")), "Mayor", 9),
        (Team("TRIPLET", 21, cards("F7 S7 Journeyman")), "Journeyman", 7),
        (Team("RUN", 9, cards("F2 S4 Rascal")), "Rascal", 3),
        (Team("SUM", 15, cards("F9 S3 Rascal")), "Rascal", 3),
    ],
)
def test_a_joker_stands_for_what_the_team_needs(team: Team, joker: str, strength: int) -> None:
    assert stands_for(team, 9) == {cards(joker)[0]: strength}


def test_jokers_of_one_team_each_find_their_strength() -> None:
    team = Team("CLUB_RUN", 24, cards("F9 Mayor Journeyman"))
    assert stands_for(team, 9) == dict(zip(cards("Mayor Journeyman"), (8, 7), strict=True))


def test_a_joker_in_a_team_of_one_club_counts_as_a_card_of_it() -> None:
    said = _text({1: ("F4 F5 Mayor", "S1")})
    assert "Bürgermeister zählt hier als Feuerwehr 6." in said
    assert "beste Mannschaft" in said


def test_a_joker_in_a_side_that_waits_counts_at_best() -> None:
    assert "Wanderbursche zählt im besten Fall als" in _text({1: ("Journeyman", "S1")})


def test_without_jokers_nothing_is_said_of_them() -> None:
    assert "Belegung" not in _text({1: ("F4 F5 F6", "S1")})


def test_soap_and_mud_are_named() -> None:
    said = _text({1: ("F4 F5", "S1")}, soap=(1,), mud=(1,))
    assert "Kernseife: Es zählt nur die Summe." in said
    assert "Matschwiese: Jede Seite braucht vier Leute." in said


def test_under_soap_no_kind_is_said_to_be_ruled_out() -> None:
    assert "Nicht mehr möglich" not in _text({1: ("F9 S9 H9", "K1 B2")}, soap=(1,))


def test_the_limit_of_one_mayor_is_said_where_only_that_proves_the_rope() -> None:
    # only as the second mayor could anybody still be the fisherman 7 of a club run of 24
    ropes: dict[int, Sides] = {1: ("F7 F8 F6", "Fi9 Fi8"), 2: ("", "Mayor")}
    missing = "Fi7 Journeyman Fi1 Fi2 Fi3 Fi4 Fi5 Fi6"
    said = _text(ropes, discard=missing)
    assert "Ein zweiter Bürgermeister darf nicht kommen: Drüben bei Sepp steht schon einer." in said


def test_the_limit_is_not_said_where_it_changes_nothing() -> None:
    ropes: dict[int, Sides] = {1: ("F7 F8 F9", "Fi1 S5"), 2: ("", "Mayor")}
    assert "zweiter Bürgermeister" not in _text(ropes)


@pytest.mark.parametrize(("lang", "rope"), [*product(LANGUAGES, range(1, 4))])
def test_every_sentence_is_whole_in_both_languages(lang: str, rope: int) -> None:
    ropes: dict[int, Sides] = {
        1: ("F4 F5 Mayor", "S1 Rascal"),
        2: ("Journeyman", "H1 H2 Mayor2"),
        3: ("K1 K2 K3", ""),
    }
    said = _text(ropes, rope, options={"lang": lang}, soap=(2,), mud=(3,))
    assert said.endswith(".")
    assert "{" not in said
