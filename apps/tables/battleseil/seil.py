"""Am Seil: how one rope stands, with the proof or the counterexample in cards and in words."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.naming import KIND_WORDS, card_names, kind_name, short_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation, Proof, Take, Team
from rulesengine.battleseil.formations import KIND_NAMES


def am_seil(t: Words, view: Observation, rope: int, computer: str) -> dict[str, Any]:
    """Return the panel's content for a rope 0..8 (the snapshot's `seil`)."""
    return _Seil(t, view, rope, short_name(computer)).content()


class _Seil:
    """Builds one panel; `me` is the seat that looks, `them` the other."""

    def __init__(self, t: Words, view: Observation, rope: int, name: str) -> None:
        self.t, self.view, self.rope, self.name = t, view, rope, name
        self.me, self.them = view.seat, 1 - view.seat

    def content(self) -> dict[str, Any]:
        t, view, rope = self.t, self.view, self.rope
        proof = view.proof(rope, self._claimant())
        badge, text = self._verdict(proof)
        can_take = view.allows(Take(rope))
        return {
            "rope": rope + 1,
            "title": t("Am Seil · rope {rope}", rope=rope + 1),
            "badge": badge,
            "teams": [self._team(proof, self.me), self._team(proof, self.them)],
            "relation": self._relation(proof),
            "text": text,
            "take": can_take,
            "take_label": t("Take rope {rope}", rope=rope + 1),
        }

    def _claimant(self) -> int:
        """The side whose claim is worth asking about: the full one, mine if both are."""
        full = [self._is_full(seat) for seat in (self.me, self.them)]
        return self.them if full == [False, True] else self.me

    def _is_full(self, seat: int) -> bool:
        return len(self.view.cards_at(self.rope, seat)) >= self.view.places_at(self.rope)

    def _who(self, seat: int) -> str:
        return self.t("You") if seat == self.me else self.name

    # ---- cards

    def _team(self, proof: Proof, seat: int) -> dict[str, Any]:
        """Return one side's row: its cards, the ones that would have to come, its worth."""
        lying = self.view.cards_at(self.rope, seat)
        team = self._shown_team(proof, seat)
        added = team.added if team else ()
        cards = [{"id": str(card), "ghost": False} for card in lying]
        cards += [{"id": str(card), "ghost": True} for card in added]
        empty = 0 if self._is_taken() else self.view.places_at(self.rope) - len(cards)
        kind, total = self._worth(team, bool(added))
        return {
            "who": self._who(seat),
            "cards": cards,
            "empty": max(0, empty),
            "kind": kind,
            "sum": total,
        }

    def _shown_team(self, proof: Proof, seat: int) -> Team | None:
        if self._is_taken() and not self._is_full(seat):
            return None
        if seat == proof.seat and proof.mine is not None:
            return proof.mine
        return self.view.reach(self.rope, seat)

    def _is_taken(self) -> bool:
        return self.view.owner(self.rope) is not None

    def _worth(self, team: Team | None, at_best: bool) -> tuple[str, str]:
        if team is None:
            return ("", "") if self._is_taken() else (self.t("cannot be filled"), "")
        t = self.t
        words = (
            t("at best, sum {total}", total=team.total)
            if at_best
            else t("sum {total}", total=team.total)
        )
        return kind_name(t, team), words

    def _relation(self, proof: Proof) -> str:
        if proof.mine is None or proof.theirs is None:
            return ""
        i_claim = proof.seat == self.me
        return self.t("beats") if proof.proven == i_claim else self.t("loses to")

    # ---- words

    def _verdict(self, proof: Proof) -> tuple[dict[str, str], str]:
        """Return the badge and the sentence why."""
        t = self.t
        if proof.reason == "already_taken":
            mine = self.view.owner(self.rope) == self.me
            whose = t("yours") if mine else t("{name}'s", name=self.name)
            text = t("This rope has been taken. Its cards stay where they lie.")
            return {"kind": "mine" if mine else "theirs", "text": whose}, text
        if proof.reason == "not_full":
            return {"kind": "plain", "text": t("open")}, self._prospects()
        mine = proof.seat == self.me
        if proof.proven:
            badge = (
                ("gold", t("proven for you"))
                if mine
                else ("blue", t("proven for {name}", name=self.name))
            )
            return {"kind": badge[0], "text": badge[1]}, self._why_proven(proof)
        if proof.reason == "both_full_lost":
            return {"kind": "blue", "text": t("proven for {name}", name=self.name)}, self._why_lost(
                proof
            )
        return {"kind": "plain", "text": t("not proven")}, self._counterexample(proof)

    def _prospects(self) -> str:
        """Nobody is full: what each side can still become by what lies open."""
        t = self.t
        teams = [self.view.reach(self.rope, seat) for seat in (self.me, self.them)]
        mine, theirs = (self._named(team) if team else "" for team in teams)
        if not (mine and theirs):
            return t(
                "A rope can be proven only for a full side, and here one can no longer be filled."
            )
        return t(
            "Nobody is full here, so nothing can be proven yet. At best you can still have a {mine}, "
            "{name} a {theirs}.",
            mine=mine,
            theirs=theirs,
            name=self.name,
        )

    def _why_proven(self, proof: Proof) -> str:
        assert proof.mine is not None  # a proven side is full
        t = self.t
        if proof.theirs is None:
            return t("Too few cards are unseen to fill the other side: nothing can come any more.")
        parts = []
        if proof.theirs.added:
            parts.append(self._gone(proof))
            parts.append(
                t(
                    "The strongest team still possible across: {team}, with {cards} from the unseen cards.",
                    team=self._named(proof.theirs),
                    cards=card_names(t, proof.theirs.added),
                )
            )
        else:
            parts.append(t("Both sides are full."))
        parts.append(self._comparison(proof.mine, proof.theirs))
        return " ".join(part for part in parts if part)

    def _gone(self, proof: Proof) -> str:
        """Name the stronger kinds that the cards lying there have ruled out."""
        assert proof.theirs is not None  # asked only with a team across
        if not proof.theirs.cards:
            return ""
        stronger = KIND_NAMES[KIND_NAMES.index(proof.theirs.kind) + 1 :][::-1]
        names = [self.t(KIND_WORDS[kind]) for kind in stronger]
        return (
            self.t("No longer possible there: {kinds}.", kinds=self.t.listing(names))
            if names
            else ""
        )

    def _why_lost(self, proof: Proof) -> str:
        assert proof.mine is not None  # both sides are full
        assert proof.theirs is not None
        full = self.t("Both sides are full.")
        return f"{full} {self._comparison(proof.theirs, proof.mine)}"

    def _counterexample(self, proof: Proof) -> str:
        assert proof.theirs is not None  # it is the counterexample
        t, cards = self.t, proof.theirs.added
        text = t.count(
            "{who} lacks {cards}, and that card lies nowhere open: it would make a {team}.",
            "{who} lacks {cards}, and those cards lie nowhere open: they would make a {team}.",
            len(cards),
            who=self.name if proof.seat == self.me else t("Your side"),
            cards=card_names(t, cards),
            team=self._named(proof.theirs),
        )
        return f"{text} {self._own_hand(proof.seat, cards)}".strip()

    def _own_hand(self, claimant: int, cards: tuple[Card, ...]) -> str:
        held = set(cards) & set(self.view.hand)
        if claimant != self.me or not held:
            return ""
        return self.t(
            "That you hold it yourself does not count: the proof knows only what lies open."
        )

    def _comparison(self, better: Team, worse: Team) -> str:
        t = self.t
        if better.kind != worse.kind:
            return t(
                "{better} is the stronger kind: it beats every {worse}.",
                better=kind_name(t, better),
                worse=kind_name(t, worse),
            )
        if better.total != worse.total:
            return t(
                "The kind is the same, and the sum {better} beats {worse}.",
                better=better.total,
                worse=worse.total,
            )
        return t("Kind and sum are the same, and that side was full first.")

    def _named(self, team: Team) -> str:
        return f"{kind_name(self.t, team)} {team.total}"
