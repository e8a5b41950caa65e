"""`kartenstube solve`: whether a deal can be won, and how."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import click

from apps.server.preparing import said_when_slow
from rulesengine.common.game import SEAT_LETTERS

MOST_DEALS = 2**31 - 1


@click.group()
def solve() -> None:
    """Look for a way to win that both players would have to find together."""


@solve.command()
@click.option(
    "--deal", type=click.IntRange(1, MOST_DEALS), required=True, help="Number of a Microsoft deal."
)
@click.option(
    "--level",
    default="normal",
    show_default=True,
    help="easy, normal, hard, pro, or free cells and tokens like 3/7.",
)
@click.option(
    "--mixed-suits", is_flag=True, help="A moves hearts and clubs, B diamonds and spades."
)
@click.option(
    "--limit",
    type=click.IntRange(1, 10**8),
    help="Positions that may be searched; 1,200,000 by default, some seconds.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def rotundschwarz(
    deal: int, level: str, mixed_suits: bool, limit: int | None, as_json: bool
) -> None:
    """Say whether the numbered deal can be won at a level, with the way to do it turn by turn."""
    from rulesengine.rotundschwarz import HouseRules, State, solver
    from rulesengine.rotundschwarz.levels import level_named

    try:
        rules = HouseRules(level_named(level), mixed_suits)
    except KeyError as error:
        raise click.ClickException(error.args[0]) from None
    state = State.numbered(deal, rules)
    with said_when_slow():
        answer = solver.solve(state, limit or solver.LIMIT)
    facts = {
        "room": "rotundschwarz",
        "deal": deal,
        "house_rules": rules.name,
        "verdict": answer.verdict,
        "tokens": answer.tokens if answer.verdict == solver.SOLVED else None,
        "positions": answer.nodes,
        "limit": answer.limit,
        "moves": [str(move) for move in answer.moves],
    }
    click.echo(json.dumps(facts) if as_json else "\n".join(_told(facts, state, answer.moves)))


def _told(facts: dict[str, Any], state: Any, moves: tuple[Any, ...]) -> Iterator[str]:
    yield f"Deal {facts['deal']}, {facts['house_rules'].replace('_', ' ')}\n"
    yield str(state)
    searched = f"{facts['positions']:,} positions searched"
    if facts["verdict"] == "solved":
        turns = list(_turns(state, moves))
        yield f"\nCan be won in {len(turns)} turns with {_tokens(facts['tokens'])}; {searched}:\n"
        yield from turns
    elif facts["verdict"] == "impossible":
        yield f"\nCannot be won: {searched}, and none is left."
    else:
        yield f"\nNot known: {searched}, the limit; a higher --limit may tell."


def _tokens(count: int) -> str:
    return f"{count or 'no'} pass token{'s' * (count != 1)}"


def _turns(state: Any, moves: tuple[Any, ...]) -> Iterator[str]:
    """Yield a line a turn: its number, the seat, its moves."""
    played = []
    for move in moves:
        view = state.observe(0)
        played.append(((view.turn, view.mover), str(move)))
        state = state.apply(move)
    for (turn, seat), made in groupby(played, key=lambda one: one[0]):
        yield f"{turn:4} {SEAT_LETTERS[seat]}  {' '.join(move for _, move in made)}"
