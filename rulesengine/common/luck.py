"""Chance that can be repeated: one stream of random numbers per (seed, game number).

splitmix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). The state
lives in a record that the caller owns, so a million games on any number of threads draw the same
numbers, and game 417 of them replays alone. Good for play and simulation; not a secret: what must
not be guessed (a rated deal) takes its seed from `secrets`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from rulesengine.common.compiled import COMPILED, rule
from rulesengine.common.records import Record, blank, layout

LUCK = layout(
    ("state", "u8"),  # position in the stream, any 64-bit value
)

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31 = np.uint64(27), np.uint64(30), np.uint64(31)

#: A 64-bit number; Python code may pass an int.
Bits = int | np.uint64

Function = TypeVar("Function", bound=Callable[..., Any])


def _wrapping(function: Function) -> Function:
    """Compile `function`; in plain Python keep numpy from warning where 64 bits are meant to wrap."""
    if COMPILED:
        return rule(function)
    return np.errstate(over="ignore")(function)  # type: ignore[return-value]


@_wrapping
def next_bits(luck: Record) -> np.uint64:
    """Return the next 64 random bits and advance the stream."""
    luck.state = luck.state + _GOLDEN
    bits = luck.state
    bits = (bits ^ (bits >> _S30)) * _MIX_1
    bits = (bits ^ (bits >> _S27)) * _MIX_2
    return bits ^ (bits >> _S31)


@_wrapping
def start(luck: Record, seed: Bits, game: Bits) -> None:
    """Set the stream to the beginning of `game` (0..) of `seed`; both are unsigned 64-bit numbers."""
    luck.state = np.uint64(seed)
    luck.state = next_bits(luck) ^ np.uint64(game)
    luck.state = next_bits(luck)


@rule
def below(luck: Record, count: int) -> int:
    """Return a random whole number 0..count-1, each equally likely; count is 1..2**32.

    Draws again for the few values that would favour small numbers.
    """
    bound = np.uint64(count)
    limit = np.uint64(0xFFFFFFFFFFFFFFFF) - np.uint64(0xFFFFFFFFFFFFFFFF) % bound
    bits = next_bits(luck)
    while bits >= limit:
        bits = next_bits(luck)
    return int(bits % bound)


@rule
def shuffle(luck: Record, cards: Any, count: int) -> None:
    """Put the first `count` entries of the array into random order, every order equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(luck, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


def stream(seed: int, game: int = 0) -> Record:
    """Return a new luck record at the beginning of `game` of `seed`, both 0..2**64-1.

    Raises ValueError for a number outside.

    >>> luck = stream(seed=7, game=417)
    >>> [int(below(luck, 6)) for _ in range(5)]
    [1, 0, 5, 5, 3]
    """
    for number in (seed, game):
        if not 0 <= number < 2**64:
            raise ValueError(f"{number} is no seed or game number; they go from 0 to 2**64 - 1.")
    luck = blank(LUCK)
    start(luck, np.uint64(seed), np.uint64(game))
    return luck
