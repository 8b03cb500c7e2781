"""What the two editions of the rules do differently. Everything else is the same in both."""

from __future__ import annotations

from dataclasses import dataclass

HUNDRED = 100  # francs


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The values of an edition.

    open_courses: COURSE cards that lie open, of which a driver takes one; 0: one is drawn, and may be refused
    burglars_share: burglars take the open money divided by this, in whole notes
    burglars_most: francs that burglars take at most
    interest: francs that a bank adds to each full HUNDRED that is brought there
    puts_back: before drawing new BONUS and STOP cards, a player may put one of the hand back
    plays_out_for_two: between two, the last round is played to its end
    """

    name: str
    open_courses: int = 0
    burglars_share: int = 1
    burglars_most: int | None = None
    interest: int = 0
    puts_back: bool = False
    plays_out_for_two: bool = False


OLD = RuleSet("old")
NEW = RuleSet(
    "new",
    open_courses=2,
    burglars_share=2,
    burglars_most=100,
    interest=25,
    puts_back=True,
    plays_out_for_two=True,
)
EDITIONS = {edition.name: edition for edition in (NEW, OLD)}
