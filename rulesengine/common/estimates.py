"""Numbers that were sampled: always with their interval, the number of games and the seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist


@dataclass(frozen=True)
class Estimate:
    """A share estimated from games; never a proof. `value`, `low`, `high` are 0..1."""

    value: float
    low: float
    high: float
    games: int
    seed: int | None = None

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%}, {self.games} games)"


def share(hits: float, games: int, seed: int | None = None, confidence: float = 0.95) -> Estimate:
    """Return hits / games with its Wilson score interval (Wilson 1927) at `confidence`.

    `hits` may be fractional (a draw counts one half). Raises ValueError unless 0 <= hits <= games
    and games > 0.

    >>> print(share(88, 100))
    88.0% (80.2% to 93.0%, 100 games)
    """
    if not 0 <= hits <= games or games <= 0:
        raise ValueError(f"no share of {hits} in {games} games: need 0 <= hits <= games, games > 0")
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    value = hits / games
    middle = (value + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(value * (1 - value) / games + z * z / (4 * games**2))
    # at 0 and 1 the interval touches the value; rounding must not push it past
    low, high = max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half))
    return Estimate(value, low, high, games, seed)
