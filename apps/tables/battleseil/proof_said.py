"""Why a rope is proven for a side, or is not: the proof and the counterexample in words."""

from __future__ import annotations

from apps.tables.battleseil.naming import KIND_WORDS, card_names, kind_name, team_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation, Team
from rulesengine.battleseil.formations import KIND_NAMES


def why_proven(t: Words, view: Observation, rope: int, seat: int, name: str) -> str:
    """Return why a rope 0..8 is proven for a seat, as the view shows it; `name` is the player's across."""
    return ProofSaid(t, view, rope, seat, name).why_proven()


class ProofSaid:
    """The words for one rope and the seat that claims it; `name` is the player's across."""

    def __init__(self, t: Words, view: Observation, rope: int, seat: int, name: str) -> None:
        self.t, self.view, self.rope, self.name = t, view, rope, name
        self.me, self.them = view.seat, 1 - view.seat
        self.proof = view.proof(rope, seat)
        self.i_claim = seat == self.me

    def prospects(self) -> str:
        """Neither side is full: what each can still become by what lies open."""
        t = self.t
        mine, theirs = (self.view.reach(self.rope, seat) for seat in (self.me, self.them))
        if mine is None or theirs is None:
            return t(
                "A rope can be proven only for a full side, and here one can no longer be filled."
            )
        return t(
            "Neither side is full yet, so nothing can be proven. At best you can still have: {mine}; "
            "{name}: {theirs}.",
            mine=team_name(t, mine),
            theirs=team_name(t, theirs),
            name=self.name,
        )

    def why_proven(self) -> str:
        """Return why the claim holds."""
        mine, theirs = self.proof.mine, self.proof.theirs
        assert mine is not None  # a proven side is full
        if theirs is None:
            return self._nobody_left()
        parts = (
            [self._gone(theirs), self._strongest_left(theirs)] if theirs.added else [self._full()]
        )
        return " ".join(
            part for part in (*parts, self._comparison(mine, theirs, self.i_claim)) if part
        )

    def why_lost(self) -> str:
        """Return why both sides are full and the claim fails."""
        assert self.proof.mine is not None  # both sides are full
        assert self.proof.theirs is not None
        comparison = self._comparison(self.proof.theirs, self.proof.mine, not self.i_claim)
        return f"{self._full()} {comparison}"

    def _full(self) -> str:
        return self.t("Both sides are full.")

    def _nobody_left(self) -> str:
        t = self.t
        if self.i_claim:
            return t(
                "Too few cards are unseen to fill {name}'s side: nothing can come any more.",
                name=self.name,
            )
        return t("Too few cards are unseen to fill your side: nothing can come any more.")

    def _strongest_left(self, team: Team) -> str:
        t = self.t
        facts = {"team": team_name(t, team), "cards": card_names(t, team.added)}
        if self.i_claim:
            return t(
                "The strongest team {name} can still have: {team}, with {cards}.",
                name=self.name,
                **facts,
            )
        return t("The strongest team you can still have: {team}, with {cards}.", **facts)

    def _gone(self, team: Team) -> str:
        """Name the stronger kinds that the cards lying there have ruled out."""
        stronger = KIND_NAMES[KIND_NAMES.index(team.kind) + 1 :][::-1]
        if not team.cards or not stronger or self.view.has_soap(self.rope):
            return ""
        t = self.t
        kinds = t.listing([t(KIND_WORDS[kind]) for kind in stronger])
        if self.i_claim:
            return t("No longer possible for {name}: {kinds}.", name=self.name, kinds=kinds)
        return t("No longer possible for you: {kinds}.", kinds=kinds)

    def counterexample(self) -> str:
        """Return who could still come and win the rope for the other side."""
        theirs = self.proof.theirs
        assert theirs is not None  # it is the counterexample
        t, cards = self.t, theirs.added
        facts = {"cards": card_names(t, cards), "team": team_name(t, theirs)}
        if not self.i_claim:
            return t.count(
                "With {cards} you would still win: that card lies nowhere open. Your team then: {team}.",
                "With {cards} you would still win: those cards lie nowhere open. Your team then: {team}.",
                len(cards),
                **facts,
            )
        text = t.count(
            "With {cards} {name} would still win: that card lies nowhere open. The team then: {team}.",
            "With {cards} {name} would still win: those cards lie nowhere open. The team then: {team}.",
            len(cards),
            name=self.name,
            **facts,
        )
        return f"{text} {self._own_hand(cards)}".strip()

    def _own_hand(self, cards: tuple[Card, ...]) -> str:
        if not set(cards) & set(self.view.hand):
            return ""
        t = self.t
        return t("That you hold it yourself does not count: the proof knows only what lies open.")

    def _comparison(self, better: Team, worse: Team, mine: bool) -> str:
        """Say why one team wins; `mine` tells whether the better one is the own."""
        t = self.t
        if better.kind != worse.kind:
            kinds = {"better": kind_name(t, better), "worse": kind_name(t, worse)}
            return t("{better} is the stronger kind: it beats every {worse}.", **kinds)
        if better.total != worse.total:
            sums = {"better": better.total, "worse": worse.total}
            return t("The kind is the same, and the sum {better} beats {worse}.", **sums)
        if mine:
            return t("Kind and sum are the same, and you were full first.")
        return t("Kind and sum are the same, and {name} was full first.", name=self.name)
