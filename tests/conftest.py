"""What every test shares: the project's folder, a place for games, the order, how Hypothesis searches."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Games of tests are kept where nobody's own games are; servers started by tests inherit it.
_KEPT = tempfile.TemporaryDirectory(prefix="kartenstube-tests-", ignore_cleanup_errors=True)
os.environ["KARTENSTUBE_DATABASE"] = f"sqlite:///{_KEPT.name}/kartenstube.sqlite3"

# The first call of a rule compiles it, which no deadline may mistake for a slow example.
_COMMON = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow], database=None
)

# The same examples for everybody, so a red test is red on every machine.
settings.register_profile("ci", parent=_COMMON, derandomize=True, max_examples=100)
# A long random search: pytest --hypothesis-profile=search
settings.register_profile("search", parent=_COMMON, derandomize=False, max_examples=2000)
settings.load_profile("ci")


# last, when every test bears its marks
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long files where workers share the run: quick ones fill its end evenly."""
    if hasattr(config, "workerinput"):
        long = {item.path for item in items if _takes_long(item)}
        items.sort(key=lambda item: item.path not in long)


def _takes_long(item: pytest.Item) -> bool:
    # the files themselves say so; the folder of the browser tests marks each of them
    return bool(item.get_closest_marker("browser") or item.get_closest_marker("slow"))


@pytest.fixture(scope="session")
def project() -> Path:
    """Return the folder that holds pyproject.toml."""
    return Path(__file__).resolve().parents[1]
