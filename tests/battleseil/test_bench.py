"""What `make bench` measures is asked as the engine is asked today."""

from tests.bench import engine


def test_the_first_figure_of_the_bench_is_what_one_proof_costs():
    assert "one proof: mean" in next(engine.measure())
