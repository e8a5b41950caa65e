"""The three figures beside the felt: pass tokens, the moves each player has, cards home."""

from __future__ import annotations

from apps.tables.rotundschwarz.course import Point
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.turn_picture import Steps, TurnPicture
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz.analysis import Outlook
from rulesengine.rotundschwarz.cards import CARDS

_CLOSE = 0.3  #: share of the axis within which two words would lie on each other
_YOUNG = 3  #: turns in which nothing was tight yet


class TokensPicture(TurnPicture):
    """Pass tokens left against what the best known way needed at each turn."""

    def __init__(self) -> None:
        """Create the empty picture."""
        super().__init__({"left": "solid", "need": "dashed"})

    def draw(self, t: Words, table: RotUndSchwarzTable, points: list[Point]) -> None:
        """Show the tokens of a game; where no way is known there is a gap at the end."""
        left_ink, need_ink = self.colours["rs-left"], self.colours["rs-need"]
        left = [(point.turn, point.tokens) for point in points]
        known = [(p.turn, n) for p in points if (n := table.tokens_enough(p)) is not None]
        top = max(1, table.observation.house_rules.level.tokens)
        self.reach(t, points[-1].turn, top * 1.3)
        self.line("left", left, left_ink)
        self.line("need", known, need_ink)
        self.ground(left, left_ink)
        self.figure.yaxis.ticker = list(range(0, top + 1, max(1, -(-top // 4))))
        turn, tokens = left[-1]
        marks, words = [(turn, tokens, left_ink, "circle")], []
        words.append((turn, tokens, t("left: {number}", number=tokens), left_ink))
        if known and known[-1][0] == turn:
            marks.append((turn, known[-1][1], need_ink, "square"))
            if tokens - known[-1][1] > top * _CLOSE:
                said = t("needed: {number}", number=known[-1][1])
                words.append((turn, known[-1][1], said, need_ink))
        self.mark(marks)
        self.say(words)
        self.tell([(p.turn, p.tokens, self._text(t, table, p)) for p in points])

    @staticmethod
    def _text(t: Words, table: RotUndSchwarzTable, point: Point) -> str:
        need = table.tokens_enough(point)
        if need is None:
            return t("Turn {turn}: {left} left", turn=point.turn, left=point.tokens)
        return t(
            "Turn {turn}: {left} left, {need} needed", turn=point.turn, left=point.tokens, need=need
        )


class MovesPicture(TurnPicture):
    """How many moves each player had at each turn."""

    def __init__(self) -> None:
        """Create the empty picture."""
        super().__init__({"red": "solid", "black": "dashed", "tightest": "dotted"})

    def draw(self, t: Words, points: list[Point], names: tuple[str, str]) -> None:
        """Show the moves of both seats by their names, and where it was tightest."""
        inks = (self.colours["rs-ink-red"], self.colours["rs-ink-black"])
        top = max(6, *(count for point in points for count in point.moves)) * 1.4
        self.reach(t, points[-1].turn, top)
        for seat, name in enumerate(("red", "black")):
            line = [(point.turn, point.moves[seat]) for point in points]
            self.line(name, line, inks[seat], stairs=False)
        last = points[-1]
        forms = ("circle", "square")
        self.mark([(last.turn, last.moves[seat], inks[seat], forms[seat]) for seat in (0, 1)])
        self._show_tightest(t, points if len(points) > _YOUNG else [], top, names)
        self.tell([(p.turn, max(p.moves), self._text(t, p, names)) for p in points])

    def _show_tightest(
        self, t: Words, points: list[Point], top: float, names: tuple[str, str]
    ) -> None:
        """Draw a line where somebody had the fewest moves, and say who; nothing without points."""
        faint = self.colours["ink-2"]
        words, ends = [], []
        if points:
            point = min(points, key=lambda one: min(one.moves))
            least = min(point.moves)
            owner = names[point.moves.index(least)]
            said = t("tightest: {number} for {owner}", number=least, owner=owner)
            words = [(point.turn, top * 0.76, said, faint)]
            ends = [(point.turn, 0.0), (point.turn, top)]
        self.line("tightest", ends, faint, stairs=False)
        self.say(words)

    @staticmethod
    def _text(t: Words, point: Point, names: tuple[str, str]) -> str:
        red, black = point.moves
        facts = {"red": names[0], "black": names[1]}
        return t(
            "Turn {turn}: {red} {reds}, {black} {blacks}",
            turn=point.turn,
            reds=red,
            blacks=black,
            **facts,
        )


class HomePicture(TurnPicture):
    """Cards home at each turn, and on the best known way from here."""

    def __init__(self) -> None:
        """Create the empty picture."""
        super().__init__({"home": "solid", "plan": "dashed"})
        self.figure.yaxis.ticker = [0, CARDS // 2, CARDS]

    def draw(self, t: Words, points: list[Point], way: Outlook | None) -> None:
        """Show the cards home so far, and what the way ahead brings."""
        ink, faint = self.colours["good"], self.colours["ink-2"]
        home = [(point.turn, point.home) for point in points]
        now = home[-1]
        ahead: Steps = []
        if way is not None and way.tokens is not None:
            ahead = [(now[0] + turn, count) for turn, count in enumerate(way.home)]
        self.reach(t, ahead[-1][0] if ahead else now[0], CARDS * 1.35)
        self.line("home", home, ink)
        self.line("plan", ahead, faint)
        self.ground(home, ink)
        self.mark([(*now, ink, "circle")])
        words: list[tuple[float, float, str, str]] = [
            (*now, t("now: {number}", number=now[1]), ink)
        ]
        if len(ahead) > 1:
            words.append((*ahead[-1], t("turn {turn}", turn=int(ahead[-1][0])), faint))
        self.say(words)
        told = [*home, *ahead[1:]]
        self.tell(
            [
                (turn, count, t("Turn {turn}: {home} home", turn=int(turn), home=int(count)))
                for turn, count in told
            ]
        )
