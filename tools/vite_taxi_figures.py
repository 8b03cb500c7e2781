"""Update the tables in docs/vite-taxi.md: `make figures`.

run: a named series of simulated games; its results are stored as JSON in out/figures, so that an interrupted update
    can be continued; `make figures` deletes them first
table: the text in the docs between two comments with its name
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ttprint.files import write_whole
from ttprint.games.vite_taxi.box.pieces import NOTE_COUNTS
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.play.state import Options
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import Series, simulate
from ttprint.games.vite_taxi.simulation.tally import Tally

ROOT = Path(__file__).parents[1]
DOCS, KEPT = ROOT / "docs" / "vite-taxi.md", ROOT / "out" / "figures"
MANY, DUELS = 100_000, 20_000
Found = dict[str, Any]


def sensible(players: int, whole: bool = False) -> Series:
    return Series(("sensible",) * players, MANY, options=Options(whole_rounds=whole))


RUNS: dict[str, Series] = {
    "speed": Series(("sensible",) * 4, 10_000),
    **{f"{players} players": sensible(players) for players in (4, 2, 3, 5, 6)},
    "2 players, whole rounds": sensible(2, whole=True),
    "4 players, whole rounds": Series(("sensible",) * 4, 20_000, options=Options(whole_rounds=True)),
    "ahead": Series(("ahead", "sensible"), MANY),
    "random": Series(("random", "sensible"), 10_000),
    **{f"without {card.id}": Series((f"sensible without {card.id}", "sensible"), DUELS) for card in kinds()},
}


def play(name: str) -> Found:
    """Return the results of a run, stored ones if there are any."""
    file = KEPT / f"{name}.json"
    if file.exists():
        return dict(json.loads(file.read_text(encoding="utf-8")))
    plan, began = RUNS[name], time.perf_counter()
    with click.progressbar(length=plan.games, label=name, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        tally = simulate(plan, os.cpu_count() or 1, progress=bar.update)
    seconds = time.perf_counter() - began
    found = {**as_dict(plan, tally), "seconds": round(seconds, 1), "short": short(tally)}
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(found, indent=1, ensure_ascii=False).encode())
    print(f"{name}: {plan.games:,} games in {seconds:.0f} s", flush=True)
    return found


def short(tally: Tally) -> int:
    """Return an upper bound for the number of games in which the printed notes of a value ran out."""
    return sum(
        count for note, counts in tally.notes.items() for most, count in counts.items() if most > NOTE_COUNTS[note]
    )


def typed(plan: Series) -> str:
    """Return the command that plays a run."""
    alike = set(plan.players) == {"sensible"}
    who = f"--players {len(plan.players)}" if alike else f'--seats "{",".join(plan.players)}"'
    whole = " --whole-rounds" if plan.options.whole_rounds else ""
    return f"`ttprint vite-taxi simulate --games {plan.games} {who}{whole} --seed {plan.seed}`"


def table(head: str, rows: Sequence[tuple[str, ...]]) -> str:
    columns = head.split(" | ")
    lines = [columns, ["---"] * len(columns), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def goals() -> str:
    """The goals for a good game, and the results."""
    four, two, six, ahead, chance = (play(name) for name in ("4 players", "2 players", "6 players", "ahead", "random"))
    rounds, minutes, speed = four["rounds"], four["minutes"], play("speed")
    values = {row["name"]: row["value"] for row in four["courses"]}
    mean = sum(values.values()) / len(values)
    least, most = min(values, key=values.__getitem__), max(values, key=values.__getitem__)
    rare = min(four["cards"], key=lambda row: row["played"] / row["drawn"])
    share = rare["played"] / rare["drawn"]
    same = "the same"
    notes = ", ".join(f"{six['notes'][str(note)]} of {note} F" for note in (100, 50, 25))
    return table(
        "what | wanted | reached | command",
        [
            ("rounds, four sensible players: median", "12–20", str(rounds["median"]), typed(RUNS["4 players"])),
            (f"{same}: 5th and 95th of a hundred", "within 8–30",
             f"{rounds['p5']} and {rounds['p95']} (longest {rounds['most']})", same),
            ("minutes at 25 s a turn: median (5th, 95th)", "",
             f"{minutes['median']} ({minutes['p5']}, {minutes['p95']})", same),
            ("games without an end", "0 of 100,000", f"{four['deadlocks']} of {four['games']:,}", same),
            (f"francs a turn of a COURSE, against the mean of {mean:.1f} F", "within ±20 %",
             f"{values[least] / mean - 1:+.1%} ({least}) to {values[most] / mean - 1:+.1%} ({most})", same),
            ("a card drawn is played before the end, the rarest", "at least 1/3",
             f"{share:.0%} ({rare['name']})", same),
            ("turns with a dull hand (nothing fits)", "under 10 %", f"{four['dull_hands']:.1%}", same),
            (f"{same} between two", "under 10 %", f"{two['dull_hands']:.1%}", typed(RUNS["2 players"])),
            ("sensible beats random", "at least 75 %",
             f"{chance['wins_by_player'][1]['share']:.1f} % of {chance['games']:,} duels", typed(RUNS["random"])),
            ("looking ahead beats sensible", "52–65 %",
             f"{ahead['wins_by_player'][0]['share']:.1f} % of {ahead['games']:,} duels (± {ahead['interval']:.1f})",
             typed(RUNS["ahead"])),
            ("notes that six need, each enough in 99.9 % of games",
             "", f"{notes}; printed are {NOTE_COUNTS[100]}, {NOTE_COUNTS[50]} and {NOTE_COUNTS[25]}",
             typed(RUNS["6 players"])),
            ("the printed notes run out, six players", "under 0.1 %",
             f"{six['short']} of {six['games']:,} games", "`make figures`"),
            ("speed: 10,000 games of four on two cores", "under 60 s",
             f"{speed['seconds']:.0f} s", typed(RUNS["speed"])),
        ],
    )  # fmt: skip


def seats() -> str:
    """How often each seat wins."""
    rows = []
    for name in ("2 players", "2 players, whole rounds", "3 players", "4 players", "5 players", "6 players",
                 "4 players, whole rounds"):  # fmt: skip
        found = play(name)
        shares = [seat["share"] for seat in found["wins_by_seat"]]
        above = max(shares) - 100 / len(shares)
        rows.append((name, " · ".join(f"{share:.1f}" for share in shares), f"{above:+.1f}", f"± {found['interval']}",
                     f"{found['games']:,}", typed(RUNS[name])))  # fmt: skip
    return table("who | shares by seat | best | interval | games | command", rows)


def course_table() -> str:
    """What every COURSE pays."""
    found = {row["name"]: row for row in play("4 players")["courses"]}
    mean = sum(row["value"] for row in found.values()) / len(found)
    rows = []
    for course in courses():
        row = found[course.id]
        fare = f"{course.fare} + {course.later}" if course.later else str(course.fare)
        rows.append((course.id, row["kind"], fare, f"{row['drawn']:,}", f"{row['played']:,}", f"{row['value']:.1f}",
                     f"{row['value'] / mean - 1:+.1%}"))  # fmt: skip
    return table("COURSE | kind | fare | drawn | driven | F a turn | of mean", rows)


def card_table() -> str:
    """What every card does."""
    rows = []
    for row in play("4 players")["cards"]:
        duel = play(f"without {row['name']}")
        rows.append((row["name"], row["kind"], str(row["copies"]), f"{row['drawn']:,}",
                     f"{row['played'] / row['drawn']:.0%}",
                     f"{duel['wins_by_player'][0]['share']:.1f} %", f"{duel['games']:,}"))  # fmt: skip
    interval = play("without tip")["interval"]
    return table(f"card | kind | copies | drawn | played | without (± {interval:.1f}) | duels", rows)


def average() -> str:
    """What happens in a game of four."""
    game = play("4 players")["a_game"]
    return (
        f"In a game of four there are on average {game['turns']:.0f} turns, {game['cards_played']:.0f} cards played, "
        f"{game['bank_visits']:.1f} visits to a bank with {game['francs_banked']:.0f} F in all, "
        f"{game['francs_lost']:.0f} F lost to burglars and fines, {game['empty_turns']:.1f} turns without a passenger, "
        f"{game['voie_uses']:.2f} drives on the Voie and {game['refusals']:.2f} refusals; where one "
        f"of two looks ahead, {play('ahead')['a_game']['refusals']:.2f} refusals."
    )


TABLES: dict[str, Callable[[], str]] = {
    "goals": goals, "seats": seats, "courses": course_table, "cards": card_table, "average": average,
}  # fmt: skip


def main() -> None:
    """Play the runs that have no stored results, then write the tables."""
    for name in RUNS:
        play(name)
    text = DOCS.read_text(encoding="utf-8")
    for name, made in TABLES.items():
        before, start, rest = text.partition(f"<!-- {name}: -->\n")
        _, end, after = rest.partition(f"\n<!-- :{name} -->")
        if not end:
            sys.exit(f"docs/vite-taxi.md has no place for the table {name}.")
        text = f"{before}{start}{made()}{end}{after}"
    write_whole(DOCS, text.encode())


if __name__ == "__main__":
    main()
