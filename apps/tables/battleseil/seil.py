"""Am Seil: how one rope stands, with the proof or the counterexample in cards and in words."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import KIND_WORDS, card_names, kind_name, short_name, team_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation, Take, Team
from rulesengine.battleseil.formations import KIND_NAMES


def am_seil(t: Words, view: Observation, rope: int, computer: str) -> dict[str, Any]:
    """Return the panel's content for a rope 0..8 (the snapshot's `seil`)."""
    return _Seil(t, view, rope, short_name(computer)).content()


class _Seil:
    """Builds one panel. The claimant is the side whose claim is worth asking about."""

    def __init__(self, t: Words, view: Observation, rope: int, name: str) -> None:
        self.t, self.view, self.rope, self.name = t, view, rope, name
        self.me, self.them = view.seat, 1 - view.seat
        only_theirs = view.is_full(rope, self.them) and not view.is_full(rope, self.me)
        self.proof = view.proof(rope, self.them if only_theirs else self.me)
        self.i_claim = self.proof.seat == self.me
        self.taken = view.owner(rope) is not None

    def content(self) -> dict[str, Any]:
        t = self.t
        badge, text = self._verdict()
        return {
            "rope": self.rope + 1,
            "title": t("At rope {rope}", rope=self.rope + 1),
            "badge": badge,
            "teams": [self._team(self.me), self._team(self.them)],
            "relation": self._relation(),
            "text": text,
            "take": self.view.allows(Take(self.rope)),
            "take_label": t("Take rope {rope}", rope=self.rope + 1),
        }

    # ---- cards

    def _team(self, seat: int) -> dict[str, Any]:
        """Return one side's row: its cards, the ones that would have to come, its worth."""
        lying = self.view.cards_at(self.rope, seat)
        team = self._shown_team(seat)
        added = team.added if team else ()
        cards = [{"id": str(card), "ghost": False} for card in lying]
        cards += [{"id": str(card), "ghost": True} for card in added]
        empty = 0 if self.taken else self.view.places_at(self.rope) - len(cards)
        kind, note = self._worth(team)
        return {
            "who": self.t("You") if seat == self.me else self.name,
            "cards": cards,
            "empty": max(0, empty),
            "kind": kind,
            "sum": note,
        }

    def _shown_team(self, seat: int) -> Team | None:
        if self.taken and not self.view.is_full(self.rope, seat):
            return None
        return self.view.reach(self.rope, seat)

    def _worth(self, team: Team | None) -> tuple[str, str]:
        """Return the team's name and what is to say beside it."""
        if team is None:
            return ("", "") if self.taken else (self.t("cannot be filled"), "")
        return team_name(self.t, team), self.t("at best") if team.added else ""

    def _relation(self) -> str:
        mine, theirs = self.proof.mine, self.proof.theirs
        if mine is None or theirs is None or mine.worth == theirs.worth:
            return ""
        return self.t("beats") if self.proof.proven == self.i_claim else self.t("loses to")

    # ---- words

    def _verdict(self) -> tuple[dict[str, str], str]:
        """Return the badge and the sentence why."""
        t, reason = self.t, self.proof.reason
        for_them = {"kind": "blue", "text": t("proven for {name}", name=self.name)}
        if reason == "already_taken":
            return self._owner_badge(), t(
                "This rope has been taken. Its cards stay where they lie."
            )
        if reason == "not_full":
            return {"kind": "plain", "text": t("open")}, self._prospects()
        if reason == "counterexample":
            return {"kind": "plain", "text": t("not proven")}, self._counterexample()
        if reason == "both_full_lost":
            return for_them, self._why_lost()
        badge = {"kind": "gold", "text": t("proven for you")} if self.i_claim else for_them
        return badge, self._why_proven()

    def _owner_badge(self) -> dict[str, str]:
        if self.view.owner(self.rope) == self.me:
            return {"kind": "mine", "text": self.t("yours")}
        return {"kind": "theirs", "text": self.t("{name}'s", name=self.name)}

    def _prospects(self) -> str:
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

    def _why_proven(self) -> str:
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

    def _why_lost(self) -> str:
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
        if not team.cards or not stronger:
            return ""
        t = self.t
        kinds = t.listing([t(KIND_WORDS[kind]) for kind in stronger])
        if self.i_claim:
            return t("No longer possible for {name}: {kinds}.", name=self.name, kinds=kinds)
        return t("No longer possible for you: {kinds}.", kinds=kinds)

    def _counterexample(self) -> str:
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
