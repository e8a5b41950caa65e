"""What goes wrong is said so that it helps."""

import pytest

from rulesengine.common.errors import N_, IllegalMove, NotationError, ParlourError, Refusal

TAKEN = Refusal("rope_taken", "Rope {rope} is taken.", "Choose another than {rope}.", {"rope": 3})


def test_a_refusal_reads_as_its_sentences_with_the_facts_filled_in():
    assert str(TAKEN) == "Rope 3 is taken. Choose another than 3."


def test_a_refusal_without_a_remedy_ends_after_its_reason():
    assert str(Refusal("over", "The round is over.", "")) == "The round is over."


def test_an_illegal_move_says_what_was_tried_why_not_and_where():
    error = IllegalMove("x3", TAKEN, "the view")
    assert str(error) == "x3: Rope 3 is taken. Choose another than 3.\nthe view"
    assert (error.move, error.refusal, error.where) == ("x3", TAKEN, "the view")


def test_everything_the_engine_refuses_can_be_caught_by_one_name():
    assert issubclass(IllegalMove, ParlourError)
    assert issubclass(NotationError, ParlourError)
    with pytest.raises(ValueError, match="no card"):
        raise NotationError("no card")


def test_marking_a_sentence_for_the_catalogues_leaves_it_as_it_is():
    assert N_("The round is over.") == "The round is over."
