"""The puzzle for two general solvers, each with the model that suits it best."""

from __future__ import annotations

from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Kind
from ttprint.geometry import Side

INNER = [
    (square, side, beyond)
    for square in range(9)
    for side in (Side.E, Side.S)
    if (beyond := neighbour(square, side)) is not None
]


def cp_sat(setup: Setup) -> int:
    """Count the correct cities with CP-SAT: it enumerates the fillings, and a callback checks the colours.

    Reachability as constraints makes CP-SAT several times slower.
    """
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    lies = [[model.new_bool_var("") for _ in TILES] for _ in range(9)]
    opens = {(square, side): model.new_bool_var("") for square in range(9) for side in Side}
    for square in range(9):
        model.add_exactly_one(lies[square])
        for side in Side:
            model.add(sum(lies[square][i] for i, tile in enumerate(TILES) if side in tile.sides) == opens[square, side])
    for square, side, beyond in INNER:
        model.add(opens[square, side] == opens[beyond, side.opposite])
    for hour, gate in GATES.items():
        model.add(opens[gate] == (hour in setup.hours))
    model.add(lies[CENTRE][TILES.index(setup.centre)] == 1)
    for kind, count in SET.items():
        model.add(sum(lies[s][i] for s in range(9) for i, tile in enumerate(TILES) if tile.kind is kind) <= count)

    class Count(cp_model.CpSolverSolutionCallback):
        right = 0

        def on_solution_callback(self) -> None:
            tiles = (TILES[next(i for i, lie in enumerate(square) if self.boolean_value(lie))] for square in lies)
            self.right += not faults(setup, City(tuple(tiles)))

    solver, count = cp_model.CpSolver(), Count()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.cp_model_presolve = False  # presolve takes longer than the search it saves
    solver.solve(model, count)
    return count.right


def _clingo_tiles() -> str:
    facts = [f"tile({i},{list(Kind).index(tile.kind)})." for i, tile in enumerate(TILES)]
    facts += [
        f"joins({i},{road_index},{int(side)})."
        for i, tile in enumerate(TILES)
        for road_index, road in enumerate(sorted(tile.roads, key=sorted))
        for side in sorted(road)
    ]
    facts += [f"stock({i},{count})." for i, count in enumerate(SET.values())]
    facts += [f"next({s},{int(d)},{beyond},{int(d.opposite)})." for s, d, beyond in INNER]
    facts += [f"gate({hour},{square},{int(side)})." for hour, (square, side) in GATES.items()]
    return " ".join(facts)


CLINGO = (
    _clingo_tiles()
    + """
square(0..8).
1 { lies(S,T) : tile(T,_) } 1 :- square(S).
:- centre(T), not lies(4,T).
:- stock(K,N), N+1 { lies(S,T) : tile(T,K) }.
open(S,D) :- lies(S,T), joins(T,_,D).
:- next(S,D,A,B), open(S,D), not open(A,B).
:- next(S,D,A,B), open(A,B), not open(S,D).
:- gate(H,S,D), marker(H), not open(S,D).
:- gate(H,S,D), open(S,D), not marker(H).
reach(C,S,D) :- pair(C,H,_), gate(H,S,D), open(S,D).
reach(C,S,B) :- reach(C,S,A), lies(S,T), joins(T,R,A), joins(T,R,B).
reach(C,A,B) :- reach(C,S,D), next(S,D,A,B).
reach(C,S,D) :- reach(C,A,B), next(S,D,A,B).
:- pair(C,_,H), gate(H,S,D), not reach(C,S,D).
#show lies/2.
"""
)


def clingo(setup: Setup) -> int:
    """Count the correct cities with clingo, with reachability as rules."""
    import clingo as api

    control = api.Control(["0", "--warn=none", "--project=show"])
    facts = [f"marker({hour})." for hour in setup.hours]
    facts += [f"pair({i},{taxi},{house})." for i, (_, (taxi, house)) in enumerate(setup.pairs)]
    facts.append(f"centre({TILES.index(setup.centre)}).")
    control.add("base", [], CLINGO + " ".join(facts))
    control.ground([("base", [])])
    count = 0

    def found(_: object) -> None:
        nonlocal count
        count += 1

    control.solve(on_model=found)
    return count
