"""Am Seil: how one rope stands, with the proof or the counterexample in cards and in words."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.jokers import jokers_said, mayor_limit_said
from apps.tables.battleseil.naming import team_name
from apps.tables.battleseil.proof_said import ProofSaid
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation, Take, Team


def am_seil(t: Words, view: Observation, rope: int, name: str) -> dict[str, Any]:
    """Return the panel's content for a rope 0..8 (the snapshot's `seil`); `name` is the player's across."""
    return _Seil(t, view, rope, name).content()


class _Seil:
    """Builds one panel. The claimant is the side whose claim is worth asking about."""

    def __init__(self, t: Words, view: Observation, rope: int, name: str) -> None:
        self.t, self.view, self.rope, self.name = t, view, rope, name
        self.me, self.them = view.seat, 1 - view.seat
        only_theirs = view.is_full(rope, self.them) and not view.is_full(rope, self.me)
        self.said = ProofSaid(t, view, rope, self.them if only_theirs else self.me, name)
        self.proof, self.i_claim = self.said.proof, self.said.i_claim
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
            "text": " ".join(filter(None, (text, *self._specials()))),
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

    def _specials(self) -> list[str]:
        """Return what is to say of soap, mud and jokers."""
        t, view, rope = self.t, self.view, self.rope
        teams = [self._shown_team(seat) for seat in (self.me, self.them)]
        return [
            t("Soap: only the sum counts.") if view.has_soap(rope) else "",
            t("Mud: four people a side.") if view.has_mud(rope) else "",
            jokers_said(t, view, rope, [team for team in teams if team]),
            mayor_limit_said(t, self.proof, view, self.name),
        ]

    def _verdict(self) -> tuple[dict[str, str], str]:
        """Return the badge and the sentence why."""
        t, reason = self.t, self.proof.reason
        for_them = {"kind": "blue", "text": t("proven for {name}", name=self.name)}
        if reason == "already_taken":
            return self._owner_badge(), t(
                "This rope has been taken. Its cards stay where they lie."
            )
        if reason == "not_full":
            return {"kind": "plain", "text": t("open")}, self.said.prospects()
        if reason == "counterexample":
            return {"kind": "plain", "text": t("not proven")}, self.said.counterexample()
        if reason == "both_full_lost":
            return for_them, self.said.why_lost()
        badge = {"kind": "gold", "text": t("proven for you")} if self.i_claim else for_them
        return badge, self.said.why_proven()

    def _owner_badge(self) -> dict[str, str]:
        if self.view.owner(self.rope) == self.me:
            return {"kind": "mine", "text": self.t("yours")}
        return {"kind": "theirs", "text": self.t("{name}'s", name=self.name)}
