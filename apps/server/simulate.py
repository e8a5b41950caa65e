"""`kartenstube simulate`: computer players by the thousand games, one command a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from apps.server.many_games import cores

_MOST = 2**64 - 1
_OPTIONS = (
    click.option(
        "--level", default="normal", show_default=True, help="easy, normal, hard, pro, or all."
    ),
    click.option("--strategy", default="simple", show_default=True, help="The computer player."),
    click.option("--partner", help="Who sits across, when it is another one."),
    click.option("--two-deals", is_flag=True, help="The short game, two deals instead of three."),
    click.option("--open-hands", is_flag=True, help="Both hands lie open."),
    click.option(
        "--games",
        type=click.IntRange(1, _MOST),
        default=4000,
        show_default=True,
        help="Games at each level.",
    ),
    click.option(
        "--seed",
        type=click.IntRange(0, _MOST),
        default=1,
        show_default=True,
        help="The same seed, the same games.",
    ),
    click.option(
        "--threads",
        type=click.IntRange(1, 256),
        help="How many play at once; all cores by default. It changes no result.",
    ),
    click.option("--json", "as_json", is_flag=True, help="One JSON object a level, for programs."),
)


def _options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.group()
def simulate() -> None:
    """Let computer players play many games, and count how those end."""


@simulate.command()
@_options
def seilschaft(threads: int | None, as_json: bool, **asked: Any) -> None:
    """Cross the ridge many times and say how often the team wins, with intervals.

    Ctrl-C stops and tells what has been played so far.
    """
    from apps.server import crossings

    try:
        setups = _setups(**asked)
        ended = []
        for outcome in crossings.outcomes(setups, threads or cores()):
            ended.append(outcome)
            if as_json:
                click.echo(outcome.as_json())
    except KeyError as error:
        raise click.ClickException(error.args[0]) from None
    if not as_json:
        lines = crossings.report(*ended) if len(setups) == 1 else crossings.table(ended)
        click.echo("\n".join(lines))


def _setups(
    level: str, strategy: str, partner: str | None, two_deals: bool, open_hands: bool, **count: int
) -> list[Any]:
    """Return the setups that were asked for; raises KeyError naming the levels or players there are."""
    from apps.server.crossings import Setup, rules_of
    from rulesengine.seilschaft.players import player_number

    players = (strategy, partner or strategy)
    for name in players:
        player_number(name)
    return [Setup(rules, players, **count) for rules in rules_of(level, two_deals, open_hands)]
