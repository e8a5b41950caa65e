"""What the figures beside the tables have in common: Bokeh, no frame, no tools, the house's colours.

A figure is created once and updated by its data sources: a patch costs a fraction of a millisecond,
where a new HoloViews element costs eighty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bokeh.models import ColumnDataSource, FixedTicker, Glyph, HoverTool
from bokeh.plotting import figure

from apps.tables.shared.theme import Palette, palette

FONT = palette(dark=False)["font"].replace('"', "")


class Picture:
    """A figure whose text takes the theme's ink; it starts in the light theme."""

    def __init__(self, height: int, **options: Any) -> None:
        """Create the empty figure, `height` pixels high; `options` go to Bokeh's figure."""
        self.colours = palette(dark=False)
        self.figure = figure(
            height=height,
            sizing_mode="stretch_width",
            toolbar_location=None,
            tools="",
            min_border=4,
            outline_line_color=None,
            background_fill_color=None,
            border_fill_color=None,
            **options,
        )
        self.figure.grid.visible = False
        for axis in self.figure.axis:
            axis.axis_line_color = None
            axis.major_tick_line_color = None
            axis.minor_tick_line_color = None
            axis.major_label_text_font = FONT
            axis.major_label_text_font_size = "11px"

    def layer(self, glyph: Glyph, source: ColumnDataSource) -> Any:
        """Draw a source's rows by a glyph and return the renderer.

        The shortcuts of Bokeh's figure make two more glyphs each for what is selected and what is
        muted; nothing ever is, and a page is built a third quicker without them.
        """
        return self.figure.add_glyph(source, glyph)

    def rule(self, at: Sequence[float]) -> None:
        """Draw dashed lines across the figure at these heights."""
        self.figure.ygrid.visible = True
        self.figure.ygrid.ticker = FixedTicker(ticks=list(at))
        self.figure.ygrid.grid_line_dash = "dashed"

    def hover(self, renderer: Any) -> None:
        """Show the source's ready-made `text` when the pointer is over the renderer."""
        tool = HoverTool(renderers=[renderer], tooltips="@text", point_policy="follow_mouse")
        self.figure.add_tools(tool)

    def clear(self) -> None:
        """Show nothing, and send nothing that was shown before."""
        for renderer in self.figure.renderers:
            renderer.data_source.data = empty(*renderer.data_source.data)

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme; what is drawn next uses them as well."""
        self.colours = colours
        self.figure.ygrid.grid_line_color = colours["line"]
        for axis in self.figure.axis:
            axis.major_label_text_color = colours["ink-2"]


def empty(*columns: str) -> dict[str, list[Any]]:
    """Return the data of a source with these columns and no row."""
    return {column: [] for column in columns}
