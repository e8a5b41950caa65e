"""A figure that is drawn freely: boxes, lines, marks and words, measured in pixels of the design.

The origin is the top left corner and the figure is WIDTH wide; where the column is wider or
narrower only places stretch, never words. A layer is one data source that is filled anew with
every drawing; the figure and its glyphs stay.
"""

from __future__ import annotations

from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, HoverTool, Range1d, Rect, Scatter, Segment, Text

from apps.tables.shared.picture import FONT, Picture, empty

WIDTH = 360.0

_MARGIN = 2.0  #: a stroke that reaches out of the frame would stay there when the rest is redrawn

_CLEAR = "#00000000"
_BOX = {"fill": _CLEAR, "line": _CLEAR, "thick": 1.0, "alpha": 1.0, "hatch": " ", "dash": "solid"}
_LAYERS: dict[str, dict[str, Any]] = {
    "grounds": {"x": 0.0, "y": 0.0, "w": 0.0, "h": 0.0, **_BOX},
    "boxes": {"x": 0.0, "y": 0.0, "w": 0.0, "h": 0.0, **_BOX, "text": ""},
    "lines": {"x": 0.0, "y": 0.0, "x2": 0.0, "y2": 0.0, "ink": "", "thick": 1.0},
    "marks": {"x": 0.0, "y": 0.0, "form": "circle", "size": 8.0, "fill": "", "line": ""},
    "words": {"x": 0.0, "y": 0.0, "say": "", "ink": "", "size": "12px", "style": "normal"},
    "ends": {"x": 0.0, "y": 0.0, "say": "", "ink": "", "size": "12px", "style": "normal"},
    "middles": {"x": 0.0, "y": 0.0, "say": "", "ink": "", "size": "12px", "style": "normal"},
}
_ALIGNED = {"words": "left", "ends": "right", "middles": "center"}

#: a hover text breaks where it says so and where it grows too wide for the column
_TIP = '<div style="max-width: 220px; white-space: pre-line">@text</div>'

#: what a pull does as a form: shift, marker, filled; a rope is two rings
_SIGNS = {
    "rests": [(0.0, "circle", False)],
    "opens": [(0.0, "triangle", True)],
    "rope": [(-2.5, "circle", False), (2.5, "circle", False)],
    "falls": [(0.0, "inverted_triangle", True)],
}


class Sketch(Picture):
    """A picture in layers: `grounds` and `boxes` (these have a hover text), lines, marks, words."""

    def __init__(self, height: int, radius: int = 4) -> None:
        """Create the empty sketch; boxes have corners of `radius` pixels."""
        super().__init__(
            height, x_range=Range1d(-_MARGIN, WIDTH + _MARGIN), y_range=Range1d(height, 0)
        )
        self.figure.min_border = 0
        self.figure.axis.visible = False
        self.height, self._painted = height, False
        self.layers = {name: ColumnDataSource(empty(*row)) for name, row in _LAYERS.items()}
        self._rows = self._blank()
        self._hatch = [self._box_layer("grounds", radius), self._box_layer("boxes", radius)]
        self.figure.add_tools(HoverTool(renderers=[self._hatch[1]], tooltips=_TIP))
        self._line_layer()
        for name, align in _ALIGNED.items():
            self._word_layer(name, align)

    def clear(self) -> None:
        """Show nothing."""
        self._rows = self._blank()
        self.show()

    def add(self, layer: str, **row: Any) -> None:
        """Add something to a layer; what is not named keeps the layer's usual value."""
        for name, usual in _LAYERS[layer].items():
            self._rows[layer][name].append(row.get(name, usual))

    def box(self, left: float, top: float, width: float, height: float, **row: Any) -> None:
        """Add a box by its corner; with a hover `text` it answers to the pointer."""
        layer = "boxes" if "text" in row else "grounds"
        middle = {"x": left + width / 2, "y": top + height / 2, "w": width, "h": height}
        self.add(layer, **middle, **row)

    def sign(self, kind: str, x: float, y: float, ink: str) -> None:
        """Add the form that goes with what a pull does, one of `budget.KINDS`."""
        for shift, form, filled in _SIGNS[kind]:
            self.add("marks", x=x + shift, y=y, form=form, fill=ink if filled else _CLEAR, line=ink)

    def show(self) -> None:
        """Send what was added since the last time in place of what was shown."""
        for name, rows in self._rows.items():
            self.layers[name].data = rows
        self._rows = self._blank()

    def _blank(self) -> dict[str, dict[str, list[Any]]]:
        return {name: empty(*row) for name, row in _LAYERS.items()}

    def _box_layer(self, name: str, radius: int) -> Any:
        look = {"fill_color": "fill", "fill_alpha": "alpha", "line_color": "line"}
        hatch = {"hatch_pattern": "hatch", "hatch_scale": 8, "hatch_alpha": 0.5}
        edge = {"line_width": "thick", "line_dash": "dash", "border_radius": radius}
        where = {"x": "x", "y": "y", "width": "w", "height": "h"}
        return self.layer(Rect(**where, **look, **hatch, **edge), self.layers[name])

    def _line_layer(self) -> None:
        look = {"line_color": "ink", "line_width": "thick"}
        line = Segment(x0="x", y0="y", x1="x2", y1="y2", **look)
        self.layer(line, self.layers["lines"])
        dot = {"size": "size", "marker": "form", "fill_color": "fill", "line_color": "line"}
        self.layer(Scatter(x="x", y="y", line_width=1.6, **dot), self.layers["marks"])

    def _word_layer(self, name: str, align: str) -> None:
        word = Text(
            x="x",
            y="y",
            text="say",
            text_color="ink",
            text_font_size="size",
            text_font_style="style",
            text_align=align,
            text_baseline="middle",
            text_font=value(FONT),
        )
        self.layer(word, self.layers[name])

    def paint(self, colours: Any) -> None:
        """Take the colours of a theme, if they are new."""
        if colours is self.colours and self._painted:
            return
        self._painted = True
        super().paint(colours)
        for layer in self._hatch:
            layer.glyph.hatch_color = colours["se-costs-2"]
