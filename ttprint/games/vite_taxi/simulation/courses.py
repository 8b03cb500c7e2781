"""How long a COURSE takes on empty roads, from an average place."""

from __future__ import annotations

from ttprint.games.vite_taxi.cards.courses import Course, courses
from ttprint.games.vite_taxi.players.routes import Routes, turns


def mean_turns(course: Course) -> float:
    """Turns to the last destination, from the places where courses end, each as often as it is one."""
    left = Routes(turns).table(course.destinations, course.in_any_order, False)
    starts = [other.destinations[-1] for other in courses() if other.destinations[-1] not in course.destinations]
    return sum(left[start] for start in starts) / len(starts)
