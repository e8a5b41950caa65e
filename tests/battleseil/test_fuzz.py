"""More than 50,000 random rounds over all combinations of house rules, each checked throughout."""

import itertools

import pytest

from rulesengine.battleseil import HouseRules, record, replay
from rulesengine.battleseil.levels import ROUNDS
from rulesengine.common import transcript
from tests.battleseil.fuzzing import fuzz

ROUNDS_EACH = 1_600  #: times 32 combinations make 51,200
REOPENED = 12  #: rounds of each combination that are written down and read again
SEED = 2026
HOUSE_RULES = [
    HouseRules(*chosen, rounds=ROUNDS[number % len(ROUNDS)])
    for number, chosen in enumerate(itertools.product((False, True), repeat=5))
]


@pytest.fixture(scope="module", params=HOUSE_RULES, ids=lambda rules: rules.name)
def fuzzed(request):
    return fuzz(request.param, ROUNDS_EACH, SEED)


@pytest.mark.slow
def test_random_rounds_end_with_every_card_in_one_place(fuzzed):
    assert (fuzzed.ends["table"]["step"] == 2).all()
    assert fuzzed.faults[0] == 0


@pytest.mark.slow
def test_what_is_legal_is_exactly_what_is_not_refused(fuzzed):
    assert fuzzed.faults[1] == 0


@pytest.mark.slow
def test_a_view_does_not_change_with_what_it_hides(fuzzed):
    as_it_was, dealt_anew = fuzzed.views[:, 0], fuzzed.views[:, 1]
    assert as_it_was.tobytes() == dealt_anew.tobytes()
    assert (as_it_was["table"]["turn"] > 0).mean() > 0.9


@pytest.mark.slow
def test_a_record_leads_to_the_same_bytes_again(fuzzed):
    for row in range(0, ROUNDS_EACH, ROUNDS_EACH // REOPENED):
        written = str(record(fuzzed.first_state(row), fuzzed.moves(row)))
        *_, (_, last) = replay(transcript.parse(written))
        assert last.frozen == fuzzed.ends[row].tobytes()
