"""The figures of a run as a table for people."""

from __future__ import annotations

from typing import Any


def as_text(found: dict[str, Any]) -> str:
    """The figures of `as_dict`, line by line."""
    return "\n".join([*_game(found), "", *_courses(found), "", *_cards(found)])


def _game(found: dict[str, Any]) -> list[str]:
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


def _courses(found: dict[str, Any]) -> list[str]:
    mean = sum(row["value"] for row in found["courses"]) / len(found["courses"])
    head = f"{'COURSE':32}{'kind':8}{'drawn':>9}{'driven':>9}{'refused':>9}{'F/turn':>9}{'of mean':>9}"
    return [head] + [
        f"{row['name']:32}{row['kind']:8}{row['drawn']:9}{row['played']:9}{row['useless']:9}"
        f"{row['value']:9.2f}{row['value'] / (mean or 1) - 1:+9.1%}"
        for row in found["courses"]
    ]


def _cards(found: dict[str, Any]) -> list[str]:
    head = f"{'BONUS or STOP':18}{'kind':8}{'copies':>7}{'drawn':>9}{'played':>9}{'':>8}{'useless':>9}{'value':>8}"
    return [head] + [
        f"{row['name']:18}{row['kind']:8}{row['copies']:7}{row['drawn']:9}{row['played']:9}"
        f"{row['played'] / max(row['drawn'], 1):8.1%}{row['useless']:9}{row['value']:+8.2f}"
        for row in found["cards"]
    ]
