"""The card parlour on Panel: `table("battleseil")` puts a table into a notebook cell."""

from typing import Any


def table(room: str, **options: Any) -> Any:
    """Return the room's table with a computer across, ready to stand in a notebook cell.

    `options` are the room's own (see `apps.tables`). Raises KeyError naming the rooms there are.
    """
    from apps.tables import open_table

    return open_table(room, **options)


if __name__.startswith("bokeh_app"):  # `panel serve apps/*.py` takes this file for a route too
    from apps.frontdoor.page import front_door

    front_door().servable()
