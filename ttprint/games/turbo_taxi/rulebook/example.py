"""The example of the rule booklet: one setup, a correct city for it, and one with three mistakes.

Both readings of the crossing agree on it, so that the booklet is true whichever way a family plays.
"""

from __future__ import annotations

from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup

EXAMPLE = Setup.parse("1-7 3-10 NES")
RIGHT = City.parse("ESW SW NS / N NES NW+ES / ES NEW NW")
# below the centre a road is not continued, at 6 one leaves without a marker, and none reaches the red house at 10
WRONG = City.parse("ES SW NS / NS NES NW+ES / NES ESW NW")
