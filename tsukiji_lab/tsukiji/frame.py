"""A frame: one decision under way. The stack of frames is all that is remembered of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from tsukiji_lab.game.refusal import Refusal

if TYPE_CHECKING:
    from tsukiji_lab.tsukiji.state import Sale, State
    from tsukiji_lab.tsukiji.step import Step


class Frame(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Base of all frames: says who decides, and when it is done. The table ``VERBS_IN`` in
    ``rules`` says by which actions.
    """

    rule: ClassVar[str]
    """The rule that keeps every other action waiting while this frame is on top."""
    rule_for_free_steps: ClassVar[str] = ""
    """The rule that keeps the free steps waiting, if it is another."""

    def why_waiting(self) -> str:
        """The rule that keeps every other action waiting, in the case that lies here."""
        return self.rule

    def actor(self, state: State) -> int:
        """The seat that decides."""
        return state.on_turn

    def advance(self, step: Step) -> bool:
        """Do what follows without a decision. True if anything was done: the new top is asked."""
        return False

    def why_not_spend(self, state: State, amount: int) -> Refusal | None:
        """The rule that keeps yen of the player on turn together for what must still be paid."""
        return None

    def postpones(self, step: Step, board: str) -> bool:
        """Whether what follows that market's overfishing waits until this decision is over."""
        return False

    def licence_returned(self, kind: str) -> Frame:
        """The frame after the player on turn gave a licence back."""
        return self

    def laid_away(self, row: str, sale: Sale) -> Frame:
        """The frame after the player on turn took a piece off sale without selling it."""
        return self

    def tokens(self) -> tuple[str, ...]:
        """Fish tokens that lie on this frame and are nobody's meanwhile."""
        return ()

    def barrels(self) -> tuple[str, ...]:
        """Barrels that lie on this frame: on the quay, waiting to be priced."""
        return ()
