"""What the pennants and Am Seil show is what the engine proves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name, team_name
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.battleseil import Lay, Observation, Proof
from rulesengine.battleseil.players import best_move
from rulesengine.common.luck import stream
from tests.apps.seats import MakeTable, leave, until
from tests.browser.battleseil_page import Sight, TablePage


def _engine_says(view: Observation) -> list[str]:
    """Return the state of every rope by the engine's proofs alone."""
    return [_state(view, rope) for rope in range(9)]


def _state(view: Observation, rope: int) -> str:
    if view.owner(rope) is not None:
        return "mine" if view.owner(rope) == view.seat else "theirs"
    if view.proof(rope, view.seat).proven:
        return "gold"
    return "blue" if view.proof(rope, 1 - view.seat).proven else "open"


def _play_a_turn(table: TablePage, sight: Sight, view: Observation) -> Sight:
    """Lay like Sepp; leave proven ropes in the first half of the game and take them after it."""
    press = table.page.keyboard.press
    if sight.takeable and view.turn > 35:
        press("n")
    elif sight.takeable:
        press("f")
        asked = table.changed(sight.seq)
        table.answer("yes").click()
        return table.after(asked.seq)
    elif "pass" in sight.buttons:
        press("f")
    else:
        move = best_move("sepp", view, stream(1, view.turn))
        assert isinstance(move, Lay)
        table.choose(str(move.card))
        press(str(move.rope + 1))
    return table.after(sight.seq)


def test_every_pennant_shows_what_the_engine_proves_through_a_whole_game(
    sit: Callable[..., Page],
) -> None:
    tables: list[BattleseilTable] = []
    # Sepp takes what he can, so a rope that waits for him is rare
    rare = until(lambda table: "blue" in _engine_says(table.observation), leave)

    def make_table() -> BattleseilTable:
        tables.append(rare())
        return tables[-1]

    table = TablePage(sit(make_table))
    seen: set[str] = set()
    sight = table.see()
    while not sight.over:
        view = tables[0].observation
        assert sight.states == _engine_says(view)
        assert sight.takeable == [rope + 1 for rope in tables[0].takeable]
        seen.update(sight.states)
        sight = _play_a_turn(table, sight, view)
    assert sight.states == _engine_says(tables[0].observation)
    assert seen == {"open", "gold", "blue", "mine", "theirs"}


# --- Am Seil


def _proof_of_kind(reason: str, seat: int) -> Callable[[BattleseilTable], Proof | None]:
    """Return the wish for a rope whose claim by `seat` has that reason, with cards to come across."""

    def find(table: BattleseilTable) -> Proof | None:
        for rope in range(9):
            proof = table.observation.proof(rope, seat)
            if proof.reason == reason and proof.theirs and proof.theirs.added:
                return proof
        return None

    return find


def _look(table: TablePage, rope: int) -> None:
    seq = table.see().seq
    table.pennant(rope + 1).click()
    table.changed(seq)


CASES = {
    "mine, proven": (_proof_of_kind("no_completion_wins", 0), "gold", "proven for you"),
    "mine, not proven": (_proof_of_kind("counterexample", 0), "plain", "not proven"),
    "theirs, proven": (_proof_of_kind("no_completion_wins", 1), "blue", "proven for {name}"),
    "theirs, not proven": (_proof_of_kind("counterexample", 1), "plain", "not proven"),
}


@pytest.mark.parametrize("case", CASES)
def test_am_seil_shows_the_witness_in_cards_and_in_words(
    sit: Callable[..., Page], case: str
) -> None:
    wish, kind, badge = CASES[case]
    make_table = until(wish, leave)
    proof = wish(make_table())
    assert proof is not None
    table = TablePage(sit(make_table))
    _look(table, proof.rope)
    for lang in LANGUAGES:
        words = Words(lang)
        table.tool(lang).click()
        table.page.locator(f'.battleseil[lang="{lang}"]').wait_for()
        expect(table.seil.locator(".panel-head .pill")).to_have_text(words(badge, name="Sepp"))
        expect(table.seil.locator(".panel-head .pill")).to_have_class(f"pill p-{kind}")
        _check_ghosts(table, proof, words)
        for said in _said_of(proof, words):
            expect(table.seil.locator(".why")).to_contain_text(said)


def _check_ghosts(table: TablePage, proof: Proof, words: Words) -> None:
    """Expect the cards that would have to come, on the side they would come to."""
    assert proof.theirs is not None
    row = table.seil.locator(".team").nth(1 - proof.seat)
    ghosts = [ghost.get_attribute("aria-label") for ghost in row.locator(".ghost").all()]
    assert ghosts == [
        words("{card}, would have to come", card=card_name(words, card))
        for card in proof.theirs.added
    ]


def _said_of(proof: Proof, words: Words) -> list[str]:
    """Return what the sentence must name: the cards to come and the team they would make."""
    assert proof.theirs is not None
    return [
        *(card_name(words, card) for card in proof.theirs.added),
        team_name(words, proof.theirs),
    ]


def test_am_seil_says_when_the_missing_card_is_in_my_own_hand(sit: Callable[..., Page]) -> None:
    def held(table: BattleseilTable) -> int | None:
        view = table.observation
        proofs = [view.proof(rope, 0) for rope in range(9)]
        found = [p.rope for p in proofs if p.reason == "counterexample" and _mine_in(p, view)]
        return found[0] + 1 if found else None

    make_table = until(held, leave)
    table = TablePage(sit(make_table))
    _look(table, held(make_table()) - 1)
    expect(table.seil.locator(".why")).to_contain_text("auf der Hand")


def _mine_in(proof: Proof, view: Observation) -> bool:
    return proof.theirs is not None and bool(set(proof.theirs.added) & set(view.hand))


def test_the_rope_can_be_taken_from_am_seil_only_when_the_engine_allows_it(
    sit: Callable[..., Page],
) -> None:
    make_table: MakeTable = until(lambda table: table.takeable, leave)
    takeable = make_table().takeable
    table = TablePage(sit(make_table))
    for rope in range(9):
        _look(table, rope)
        expect(table.seil.locator(".take")).to_be_visible(visible=rope in takeable)


def test_a_taken_rope_says_whose_it_is(sit: Callable[..., Page]) -> None:
    make_table = until(lambda table: _engine_says(table.observation).count("theirs"))
    rope = _engine_says(make_table().observation).index("theirs")
    table = TablePage(sit(make_table))
    _look(table, rope)
    expect(table.seil.locator(".why")).to_contain_text("genommen")
    expect(table.seil.locator(".gap")).to_have_count(0)
