"""Update the tables in docs/vite-taxi.md: `make figures`.

run: a named series of simulated games; its results are stored as JSON in out/figures, so that an interrupted update
    can be continued; `make figures` deletes them first
table: the text in the docs between two comments with its name
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from ttprint.files import write_whole
from ttprint.games.vite_taxi.box.pieces import NOTE_COUNTS
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.play.editions import NEW, OLD, RuleSet
from ttprint.games.vite_taxi.play.state import Options
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import Series, simulate
from ttprint.games.vite_taxi.simulation.tally import Tally

ROOT = Path(__file__).parents[1]
DOCS, KEPT = ROOT / "docs" / "vite-taxi.md", ROOT / "out" / "figures"
MANY, SPEED, CORES = 100_000, 10_000, 2
SAME = "the same"
Found = dict[str, Any]


def series(*players: str, edition: RuleSet = NEW, whole: bool | None = None) -> Series:
    """Return a series by the rules of the booklet."""
    whole = edition.plays_out_for_two and len(players) == 2 if whole is None else whole
    return Series(players, MANY, options=Options(whole, edition))


def one_of(players: int, one: str, others: str = "sensible") -> Series:
    return series(one, *(others,) * (players - 1))


RUNS: dict[str, Series] = {
    "speed": replace(series(*("sensible",) * 4), games=SPEED),
    **{f"{players} players": series(*("sensible",) * players) for players in (4, 2, 6, 3, 5)},
    "2 players, no whole rounds": series("sensible", "sensible", whole=False),
    **{f"cards {players}": one_of(players, "sensible", "any-card") for players in (2, 6)},
    "courses 2": one_of(2, "sensible", "any-course"),
    **{f"bank {players}": one_of(players, "no-bank") for players in (2, 4, 6)},
    "ahead": one_of(2, "ahead"),
    "random": one_of(2, "random"),
    **{f"without {card.id}": one_of(2, f"sensible without {card.id}") for card in kinds()},
    "old 4": series(*("sensible",) * 4, edition=OLD),
}


def games_of(name: str, many: int) -> int:
    """Return how many games a run plays: duels about single cards half as many."""
    if name == "speed":
        return SPEED
    return many // 2 if name.startswith("without") else many


def play(name: str) -> Found:
    """Return the results of a run, stored ones if there are any."""
    file = KEPT / f"{name}.json"
    if file.exists():
        return dict(json.loads(file.read_text(encoding="utf-8")))
    plan, began = RUNS[name], processor_time()
    with click.progressbar(length=plan.games, label=name, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        tally = simulate(plan, os.cpu_count() or 1, progress=bar.update)
    seconds = (processor_time() - began) / CORES
    found = {**as_dict(plan, tally), "seconds": round(seconds, 1), "short": short(tally)}
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(found, indent=1, ensure_ascii=False).encode())
    print(f"{name}: {plan.games:,} games in {seconds:.0f} s on {CORES} cores", flush=True)
    return found


def processor_time() -> float:
    """Return the seconds that this process and its children have computed."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def short(tally: Tally) -> int:
    """Return an upper bound for the number of games in which the printed notes of a value ran out."""
    return sum(
        count for note, counts in tally.notes.items() for most, count in counts.items() if most > NOTE_COUNTS[note]
    )


def typed(plan: Series) -> str:
    """Return the command that plays a run."""
    alike = set(plan.players) == {"sensible"}
    who = f"--players {len(plan.players)}" if alike else f'--seats "{",".join(plan.players)}"'
    whole, edition = plan.options.whole_rounds, plan.options.edition
    rules = "" if edition == NEW else f" --rules {edition.name}"
    if whole != (edition.plays_out_for_two and len(plan.players) == 2):
        rules += f" --whole-rounds {'always' if whole else 'never'}"
    return f"`ttprint vite-taxi simulate --games {plan.games} {who}{rules} --seed {plan.seed}`"


def table(head: str, rows: Sequence[tuple[str, ...]]) -> str:
    columns = head.split(" | ")
    lines = [columns, ["---"] * len(columns), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def share(name: str, player: int = 0) -> str:
    """Return how often a player of a run wins."""
    found = play(name)
    return f"{found['wins_by_player'][player]['share']:.1f} % (± {found['interval']:.1f})"


def goals() -> str:
    """The goals for a good game, and the results."""
    four, two, six = (play(f"{players} players") for players in (4, 2, 6))
    rows = [
        ("rounds, four players: median", "12–18", str(four["rounds"]["median"]), typed(RUNS["4 players"])),
        (f"{SAME}: 5th and 95th of a hundred", "within 8–30",
         f"{four['rounds']['p5']} and {four['rounds']['p95']} (longest {four['rounds']['most']})", SAME),
        *(("minutes at 25 s a turn: median (5th, 95th)" if found is two else f"{SAME}, {found['players']} players", "",
           "{median} ({p5}, {p95})".format(**found["minutes"]), typed(RUNS[f"{found['players']} players"]))
          for found in (two, four, six)),
        ("games without an end", "none", f"{four['deadlocks']} of {four['games']:,}", typed(RUNS["4 players"])),
        *((f"choosing cards well, {players} players, the others play any that fits", f"at least {least} %",
           share(f"cards {players}"), typed(RUNS[f"cards {players}"])) for players, least in ((2, 56), (6, 21))),
        ("choosing passengers well, 2 players, the other takes any", "at least 60 %", share("courses 2"),
         typed(RUNS["courses 2"])),
        *((f"never driving to a bank, {players} players", f"at most {most} %", share(f"bank {players}"),
           typed(RUNS[f"bank {players}"])) for players, most in ((2, 46), (4, 21), (6, 13))),
        ("looking ahead against sensible", "55–65 %", share("ahead"), typed(RUNS["ahead"])),
        ("sensible against random", "at least 75 %", share("random", 1), typed(RUNS["random"])),
        *((f"half-time leader wins, {found['players']} players", f"at most {most} %", f"{found['leader_wins']:.1%}",
           typed(RUNS[f"{found['players']} players"])) for found, most in ((two, 60), (four, 40), (six, 30))),
        *((f"lost to STOP cards, {found['players']} players", "10–25 % of what is paid", f"{found['lost']:.1%}",
           typed(RUNS[f"{found['players']} players"])) for found in (two, four, six)),
        ("somebody ends with 0 F, six players", "under 5 %", f"{six['penniless']:.1%}", typed(RUNS["6 players"])),
        *((f"turns with a dull hand (nothing fits), {found['players']} players", "under 10 %",
           f"{found['dull_hands']:.1%}, most in a row {found['dull_run']}, over 4 in {found['dull_longer']} games",
           typed(RUNS[f"{found['players']} players"])) for found in (two, four, six)),
        ("seconds between two turns, six players at 20 s", "at most 100", "100", "5 × 20"),
        *_values(four),
        *_notes(six),
        ("speed: 10,000 games of four, processor time of two cores", "under 40 s",
         f"{play('speed')['seconds']:.0f} s", typed(RUNS["speed"])),
    ]  # fmt: skip
    return table("what | wanted | reached | command", rows)


def _values(four: Found) -> list[tuple[str, ...]]:
    """What the COURSE cards pay, and which card is played least."""
    values = {row["name"]: row["value"] for row in four["courses"]}
    mean = sum(values.values()) / len(values)
    least, most = min(values, key=values.__getitem__), max(values, key=values.__getitem__)
    rare = min(four["cards"], key=lambda row: row["played"] / row["drawn"])
    return [
        (f"francs a turn of a COURSE, against the mean of {mean:.1f} F", "",
         f"{values[least] / mean - 1:+.1%} ({least}) to {values[most] / mean - 1:+.1%} ({most})",
         typed(RUNS["4 players"])),
        ("a card drawn is played, not put back, the rarest", "",
         f"{rare['played'] / rare['drawn']:.0%} ({rare['name']})", typed(RUNS["4 players"])),
    ]  # fmt: skip


def _notes(six: Found) -> list[tuple[str, ...]]:
    """How many notes are needed."""
    notes = ", ".join(f"{six['notes'][str(note)]} of {note} F" for note in (100, 50, 25))
    return [
        ("notes that six need, each enough in 99.9 % of games", "",
         f"{notes}; printed are {NOTE_COUNTS[100]}, {NOTE_COUNTS[50]} and {NOTE_COUNTS[25]}", typed(RUNS["6 players"])),
        ("the printed notes run out, six players", "under 0.1 %", f"{six['short']} of {six['games']:,} games",
         "`make figures`"),
    ]  # fmt: skip


def seats() -> str:
    """How often each seat wins."""
    rows = []
    for name in ("2 players", "2 players, no whole rounds", "3 players", "4 players", "5 players", "6 players"):
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
    game, old = play("4 players")["a_game"], play("old 4")["a_game"]
    return (
        f"In a game of four there are on average {game['turns']:.0f} turns, {game['cards_played']:.0f} cards played, "
        f"{game['bank_visits']:.1f} visits to a bank with {game['francs_banked']:.0f} F in all, "
        f"{game['francs_lost']:.0f} F lost to burglars and fines, {game['empty_turns']:.1f} turns without a passenger "
        f"and {game['voie_uses']:.2f} drives on the Voie. By the old rules there are {old['turns']:.0f} turns, "
        f"{old['bank_visits']:.1f} visits to a bank and {old['francs_lost']:.0f} F lost, "
        f"{play('old 4')['lost']:.0%} of what is paid (`--rules old`)."
    )


TABLES: dict[str, Callable[[], str]] = {
    "goals": goals, "seats": seats, "courses": course_table, "cards": card_table, "average": average,
}  # fmt: skip


@click.command()
@click.option("--games", default=MANY, help="How many games a run plays.")
def main(games: int) -> None:
    """Play the runs that have no stored results, then write the tables."""
    for name, plan in RUNS.items():
        RUNS[name] = replace(plan, games=games_of(name, games))
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
