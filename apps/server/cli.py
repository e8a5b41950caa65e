"""The command `kartenstube`."""

from __future__ import annotations

import json
import logging
import os
import socket
import webbrowser
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click

from apps.server.leaving import let_visitors_leave
from apps.server.place import VARIABLE
from apps.server.preparing import said_when_slow
from apps.server.simulate import simulate
from apps.server.solve import solve
from apps.tables import OPEN_ROOMS
from apps.tables.shared.saving import NotSaved
from rulesengine.common import transcript
from rulesengine.common.errors import ParlourError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.rooms import room

ROUTES = ("kartenstube", *OPEN_ROOMS, "puzzles")
_APPS = Path(__file__).resolve().parents[1]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("kartenstube"), prog_name="kartenstube")
def main() -> None:
    """A card parlour in the browser: play, understand and teach."""


main.add_command(simulate)
main.add_command(solve)


@main.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=5006,
    show_default=True,
    help="Port; 0 takes any free one.",
)
@click.option("--address", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Host name people type to get here, when it is not the address itself; may be repeated.",
)
@click.option(
    "--database",
    metavar="URL",
    help="Where games are kept: SQLAlchemy's URL of a SQLite file, like sqlite:////folder/name.sqlite3, "
    f"instead of ${VARIABLE} or your data folder.",
)
@click.option("--open/--no-open", "open_browser", default=False, help="Open the browser as well.")
def serve(
    port: int, address: str, origins: tuple[str, ...], database: str | None, open_browser: bool
) -> None:
    """Open the parlour and say its address in one line; Ctrl-C closes it."""
    logging.getLogger("bokeh").setLevel(logging.WARNING)
    logging.getLogger("tornado.access").setLevel(logging.ERROR)
    let_visitors_leave()
    if database:
        _keep_games_at(database)
    _warm_rooms()
    _ready_for_guests()
    try:
        server = _server(address, port, origins)
    except OSError as error:
        raise click.ClickException(
            f"Cannot listen on {address}:{port} ({error.strerror}). "
            "Another port may do: kartenstube serve --port 0"
        ) from None
    url = f"http://{address}:{server.port}/"
    click.echo(f"Kartenstube is open: {url}")
    if open_browser:
        webbrowser.open(url)
    try:
        server.io_loop.start()
    except KeyboardInterrupt:
        click.echo("Kartenstube is closed.")


def _keep_games_at(url: str) -> None:
    """Open the store there; who names a place wants it, so the parlour stays closed without it."""
    from apps.server.store import opened

    os.environ[VARIABLE] = url  # the pages ask for the store themselves
    try:
        opened(url)
    except NotSaved as problem:
        raise click.ClickException(f"Games cannot be kept at {url}: {problem}") from None


def _ready_for_guests() -> None:
    """Open the store before anybody comes; where that fails the log says why, and the parlour opens."""
    from apps.server.guests import know_guests
    from apps.server.store import parlour_store

    parlour_store()
    know_guests()


def _server(address: str, port: int, origins: tuple[str, ...]) -> Any:
    """Return the started server with one route a file of apps/, the front door at `/` as well.

    Only pages that came from the address itself, or from a named origin, may open a socket.
    """
    from panel.io.server import get_server

    port = port or _free_port(address)  # the origins name the port, so it is chosen here
    routes = {name: str(_APPS / f"{name}.py") for name in ROUTES}
    return get_server(
        {"/": routes["kartenstube"], **routes},
        port=port,
        address=address,
        websocket_origin=[f"{name}:{port}" for name in (address, "localhost", *origins)],
        show=False,
        start=False,
        # a laptop that slept finds its table again for ten minutes, and its token for half a day
        unused_session_lifetime_milliseconds=600_000,
        session_token_expiration=43_200,
    )


def _free_port(address: str) -> int:
    with socket.create_server((address, 0)) as free:
        return int(free.getsockname()[1])


def _warm_rooms() -> None:
    """Compile what is not compiled yet; only when that takes a while, say so."""
    with said_when_slow():
        for name in OPEN_ROOMS:
            room(name).warm()


@main.command()
def warm() -> None:
    """Compile the rules now, once for this Python, so that the first game starts at once."""
    _warm_rooms()


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for programs.")
def replay(file: Path, as_json: bool) -> None:
    """Print every position of the recorded game in FILE (KSN)."""
    try:
        recorded = transcript.parse(file.read_text(encoding="utf-8"))
        positions = room(recorded.tag("Game")).replay(recorded)
        for number, (move, state) in enumerate(positions):
            click.echo(_as_json(number, move, state) if as_json else _as_text(number, move, state))
    except (ParlourError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{file}: {error}") from None
    except KeyError as error:
        raise click.ClickException(f"{file}: {error.args[0]}") from None


def _as_text(number: int, move: Any, state: Any) -> str:
    return f"; {number} {move or 'deal'}\n{state}\n"


def _as_json(number: int, move: Any, state: Any) -> str:
    return json.dumps(
        {
            "number": number,
            "move": None if move is None else str(move),
            "mover": SEAT_LETTERS[state.mover],
            "over": state.over,
            "position": str(state),
        }
    )


if __name__ == "__main__":
    main()
