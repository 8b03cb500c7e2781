"""The figures of a tally.

share: part of all wins, in per cent      interval: 95 % confidence interval of a share, ± percentage points
value: of a COURSE, francs per turn; of a card, by how many percentage points more often than an equal share the
    players win who play it, for each time that it is played
"""

from __future__ import annotations

import math
from typing import Any

from ttprint.games.vite_taxi.cards.courses import Course, courses
from ttprint.games.vite_taxi.cards.deck import Card, kinds
from ttprint.games.vite_taxi.simulation.run import Series
from ttprint.games.vite_taxi.simulation.tally import Tally, percentile

SECONDS = 25  # that a turn takes at a table
LONG = 4  # dull turns in a row that are not too many


def as_dict(series: Series, tally: Tally) -> dict[str, Any]:
    """Return all figures of a series, ready for JSON."""
    games, seats = tally.games, len(series.players)
    rounds = {name: percentile(tally.rounds, part) for name, part in (("median", 0.5), ("p5", 0.05), ("p95", 0.95))}
    return {
        "games": games,
        "players": seats,
        "seed": series.seed,
        "rules": series.options.edition.name,
        "whole_rounds": series.options.whole_rounds,
        "rounds": {**rounds, "most": max(tally.rounds)},
        "minutes": {name: round(count * seats * SECONDS / 60) for name, count in rounds.items()},
        "wins_by_seat": [_share(tally.wins[seat], games) for seat in range(seats)],
        "wins_by_player": [
            {"name": name, **_share(tally.player_wins[index], games)} for index, name in enumerate(series.players)
        ],
        "interval": round(196 * math.sqrt((seats - 1) / seats**2 / games), 2),
        "courses": [_course(course, tally) for course in courses()],
        "cards": [_card(card, tally, seats) for card in kinds()],
        "notes": {str(note): percentile(counts, 0.999) for note, counts in tally.notes.items()},
        "deadlocks": tally.deadlocks,
        "dull_hands": round(tally.dull / max(tally.card_turns, 1), 4),
        "dull_run": max(tally.dull_runs),
        "dull_longer": sum(count for run, count in tally.dull_runs.items() if run > LONG),
        "lost": round(tally.francs_lost / max(tally.francs_paid, 1), 4),
        "penniless": round(tally.penniless / games, 4),
        "leader_wins": round(tally.leader_wins / games, 4),
        "a_game": {
            "turns": round(tally.turns / games, 2),
            "cards_played": round(sum(tally.played.values()) / games, 2),
            "refusals": round(tally.refusals / games, 3),
            "empty_turns": round(tally.empty_turns / games, 3),
            "bank_visits": round(tally.bank_visits / games, 3),
            "francs_banked": round(tally.banked / games, 1),
            "francs_lost": round(tally.francs_lost / games, 1),
            "voie_uses": round(tally.voie_uses / games, 3),
        },
    }


def _share(wins: int, games: int) -> dict[str, float]:
    return {"share": round(wins / games * 100, 2)}


def _course(course: Course, tally: Tally) -> dict[str, Any]:
    done, turns = tally.course_done[course.id], tally.course_turns[course.id]
    return {
        "name": course.id,
        "kind": course.kind.value,
        "copies": 1,
        "drawn": tally.course_drawn[course.id],
        "played": done,
        "useless": tally.course_refused[course.id],
        "value": round((course.fare + course.later) * done / turns, 2) if turns else 0.0,
    }


def _card(card: Card, tally: Tally, seats: int) -> dict[str, Any]:
    played = tally.played[card.id]
    return {
        "name": card.id,
        "kind": card.side.value,
        "copies": card.copies,
        "drawn": tally.drawn[card.id],
        "played": played,
        "useless": tally.useless[card.id],
        "value": round((tally.won_with[card.id] / played - 1 / seats) * 100, 2) if played else 0.0,
    }
