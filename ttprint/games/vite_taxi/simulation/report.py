"""A tally as a dictionary for programs and as a table for people.

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
from ttprint.geometry import plain_sum

SECONDS = 25  # that a turn takes at a table


def as_dict(series: Series, tally: Tally) -> dict[str, Any]:
    """Return all figures of a series, ready for JSON."""
    games, seats = tally.games, len(series.players)
    rounds = {name: percentile(tally.rounds, part) for name, part in (("median", 0.5), ("p5", 0.05), ("p95", 0.95))}
    return {
        "games": games,
        "players": seats,
        "seed": series.seed,
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


def as_text(found: dict[str, Any]) -> str:
    """Return the figures of `as_dict` as lines of text."""
    return "\n".join([*_game_lines(found), "", *_course_lines(found), "", *_card_lines(found)])


def _game_lines(found: dict[str, Any]) -> list[str]:
    rounds, minutes = found["rounds"], found["minutes"]
    shares = "  ".join(f"{seat['share']:.2f}" for seat in found["wins_by_seat"])
    names = "  ".join(f"{player['name']} {player['share']:.2f}" for player in found["wins_by_player"])
    average = "  ".join(f"{name.replace('_', ' ')} {value:g}" for name, value in found["a_game"].items())
    notes = "  ".join(f"{count} of {note} F" for note, count in found["notes"].items())
    return [
        f"{found['games']:,} games of {found['players']}, seed {found['seed']}"
        + (", whole rounds" if found["whole_rounds"] else ""),
        f"rounds     median {rounds['median']}, 5 % {rounds['p5']}, 95 % {rounds['p95']}, most {rounds['most']}",
        f"minutes    median {minutes['median']}, 5 % {minutes['p5']}, 95 % {minutes['p95']}",
        f"seats      {shares}  (± {found['interval']:.2f})",
        f"players    {names}",
        f"a game     {average}",
        f"dull hands {found['dull_hands']:.2%} of turns",
        f"notes      {notes} suffice in 99.9 % of games",
        f"without an end {found['deadlocks']}",
    ]


def _course_lines(found: dict[str, Any]) -> list[str]:
    mean = plain_sum(row["value"] for row in found["courses"]) / len(found["courses"])
    head = f"{'COURSE':32}{'kind':8}{'drawn':>9}{'driven':>9}{'refused':>9}{'F/turn':>9}{'of mean':>9}"
    return [head] + [
        f"{row['name']:32}{row['kind']:8}{row['drawn']:9}{row['played']:9}{row['useless']:9}"
        f"{row['value']:9.2f}{row['value'] / (mean or 1) - 1:+9.1%}"
        for row in found["courses"]
    ]


def _card_lines(found: dict[str, Any]) -> list[str]:
    head = f"{'BONUS or STOP':18}{'kind':8}{'copies':>7}{'drawn':>9}{'played':>9}{'':>8}{'useless':>9}{'value':>8}"
    return [head] + [
        f"{row['name']:18}{row['kind']:8}{row['copies']:7}{row['drawn']:9}{row['played']:9}"
        f"{row['played'] / max(row['drawn'], 1):8.1%}{row['useless']:9}{row['value']:+8.2f}"
        for row in found["cards"]
    ]
