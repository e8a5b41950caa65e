"""`kartenstube simulate`: computer players by the thousand games, one command a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from apps.server.many_games import cores
from apps.server.solve import MOST_DEALS

_MOST = 2**64 - 1
_THREADS = click.option(
    "--threads",
    type=click.IntRange(1, 256),
    help="How many play at once; all cores by default. It changes no result.",
)
_JSON = click.option(
    "--json", "as_json", is_flag=True, help="One JSON object a level, for programs."
)
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
    _THREADS,
    _JSON,
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


@simulate.command()
@click.option("--player", default="brandl", show_default=True, help="The computer player.")
@click.option("--against", default="resi", show_default=True, help="Who sits across.")
@click.option(
    "--rules",
    default="base",
    show_default=True,
    help='House rules, for example "great_field specials claim_first automatic breakthrough".',
)
@click.option(
    "--games",
    type=click.IntRange(1, _MOST),
    default=100,
    show_default=True,
    help="Rounds; every deal is played twice, sides changed.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, _MOST),
    default=1,
    show_default=True,
    help="The same seed, the same rounds.",
)
@_THREADS
@_JSON
def battleseil(
    threads: int | None, as_json: bool, player: str, against: str, rules: str, **count: int
) -> None:
    """Pull many rounds between two computer players and say how often the first one wins.

    Ctrl-C stops and tells what has been played so far.
    """
    from apps.server import duels
    from rulesengine.battleseil.levels import HouseRules
    from rulesengine.battleseil.players import player_number

    try:
        for name in (player, against):
            player_number(name)
        setup = duels.Setup(HouseRules.named(rules), (player, against), **count)
    except KeyError as error:
        raise click.ClickException(error.args[0]) from None
    ended = duels.outcome(setup, threads or cores())
    click.echo(ended.as_json() if as_json else "\n".join(duels.report(ended)))


class _Deals(click.ParamType):
    """The first and the last number of a row of deals."""

    name = "deals"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, int]:
        first, _, last = str(value).partition("-")
        if first.isdecimal() and (last or first).isdecimal():
            numbers = int(first), int(last or first)
            if 1 <= numbers[0] <= numbers[1] <= MOST_DEALS:
                return numbers
        self.fail(
            f"{value!r} is no row of deals: write 1-1000, with numbers from 1 to {MOST_DEALS}."
        )


@simulate.command()
@click.option(
    "--level",
    default="normal",
    show_default=True,
    help="easy, normal, hard, pro, free cells and tokens like 3/7, all, or cells (5, 4, 3, 2 of them).",
)
@click.option(
    "--team", default="planner+clearer", show_default=True, help="Who plays red and who black."
)
@click.option("--solver-alone", is_flag=True, help="Only what can be won; nobody plays.")
@click.option(
    "--mixed-suits", is_flag=True, help="A moves hearts and clubs, B diamonds and spades."
)
@click.option(
    "--deals",
    type=_Deals(),
    default="1-100",
    show_default=True,
    help="Numbers of Microsoft deals, at each level the same.",
)
@click.option(
    "--limit",
    type=click.IntRange(1, 10**8),
    default=300_000,
    show_default=True,
    help="Positions that the solver may search for one question.",
)
@_THREADS
@_JSON
def rotundschwarz(threads: int | None, as_json: bool, level: str, **asked: Any) -> None:
    """Clear many deals and say how often that can be done, and how often the silent team does it.

    Ctrl-C stops and tells what has been played so far.
    """
    from apps.server import clearings

    try:
        ended = []
        for outcome in clearings.outcomes(_clearings(level, **asked), threads or cores()):
            ended.append(outcome)
            if as_json:
                click.echo(outcome.as_json())
    except KeyError as error:
        raise click.ClickException(error.args[0]) from None
    if not as_json:
        click.echo("\n".join(clearings.table(ended, level)))


def _clearings(
    level: str,
    team: str,
    solver_alone: bool,
    mixed_suits: bool,
    deals: tuple[int, int],
    limit: int,
) -> list[Any]:
    """Return the setups that were asked for; raises KeyError naming the levels or players there are."""
    from apps.server.clearings import Setup, levels_of
    from rulesengine.rotundschwarz.levels import HouseRules
    from rulesengine.rotundschwarz.players import player_number

    red, _, black = team.partition("+")
    players = (red, black or red)
    for name in players:
        player_number(name)
    rules = [HouseRules(one, mixed_suits) for one in levels_of(level)]
    return [Setup(one, None if solver_alone else players, *deals, limit) for one in rules]
