"""Playing one game from start to end, and counting what happens in it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ttprint.games.vite_taxi.cards.deck import CardSide
from ttprint.games.vite_taxi.play.legal import COURSES, DECK, fits, has_voie, others
from ttprint.games.vite_taxi.play.moves import Move, PlayCard, Refuse, StayEmpty, Take, TakeOpen
from ttprint.games.vite_taxi.play.rules import advance
from ttprint.games.vite_taxi.play.state import Options, Phase, State, new_game
from ttprint.games.vite_taxi.players.player import Player
from ttprint.games.vite_taxi.simulation.notes import NOTE_VALUES, Purse
from ttprint.games.vite_taxi.simulation.tally import Tally

ENDLESS = 300  # rounds: a game that takes longer counts as a deadlock


def play_game(players: Sequence[Player], rng: random.Random, tally: Tally, options: Options, first: int = 0) -> None:
    """Play a game to its end and add it to the tally. The player with index `first` sits on seat 0."""
    state = new_game(len(players), rng, options)
    watch = GameCounter(tally, len(players))
    seated = [players[(seat + first) % len(players)] for seat in range(len(players))]
    while state.phase is not Phase.OVER and state.round <= ENDLESS:
        seat = state.seat
        move = seated[seat].choose(state, rng)
        watch.before(state, move)
        advance(state, move, rng)
        if isinstance(move, PlayCard) and DECK[move.card].id == seated[seat].without:
            void(state, move.card)
        watch.after(state)
    watch.end(state, first)


def void(state: State, number: int) -> None:
    """Return a card that has just been played to the holder, before it has an effect."""
    for taxi in state.taxis:
        for lying in (taxi.bonuses, taxi.stops):
            if number in lying:
                lying.remove(number)
    state.cards.append(number)


class GameCounter:
    """Counts what happens in one game, move by move."""

    def __init__(self, tally: Tally, players: int) -> None:
        self.tally = tally
        self.purse = Purse(players)
        self.fitted = bytearray(len(DECK))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.since = [0] * players  # the round in which the course was accepted
        self.plays: list[tuple[int, str]] = []
        self.seat, self.phase = 0, Phase.BEGIN
        self.money = self.open = 0
        self.voie = False
        self.leaders: list[int] = []  # at the end of each round
        self.dull_turns, self.dull_run = [0] * players, 0  # in a row: now, and the most so far
        self.course: int | None = None

    def before(self, state: State, move: Move) -> None:
        """Remember what the move will change."""
        self.seat = seat = state.seat
        self.phase = phase = state.phase
        taxi = state.taxis[seat]
        self.open, self.course = taxi.open, taxi.course
        self.money = taxi.open + taxi.safe
        if phase is Phase.CARD:
            self._cards(state, move)
        elif phase is Phase.ROLL:
            self._hand(state)
        elif phase is Phase.DRIVE:
            self.voie = has_voie(taxi)
        elif phase is Phase.ANSWER:
            self._answer(state, move)
        elif phase is Phase.COURSE:
            self._course(state, move)

    def after(self, state: State) -> None:
        """Count what the move has changed."""
        taxi = state.taxis[self.seat]
        if taxi.money != self.money:
            self._money(state)
        if state.round > len(self.leaders) + 1:
            self.leaders.append(max(range(len(state.taxis)), key=lambda seat: state.taxis[seat].money))
        if self.phase is not Phase.DRIVE:
            return
        tally = self.tally
        tally.turns += 1
        if self.course is not None and taxi.course is None:
            name = COURSES[self.course].id
            tally.course_done[name] += 1
            tally.course_turns[name] += state.round - self.since[self.seat] + (state.seat != 0 or self._over(state))
        if taxi.open == 0 < taxi.money - self.money + self.open:
            tally.bank_visits += 1
            tally.banked += taxi.money - self.money + self.open
        tally.voie_uses += self.voie and not has_voie(taxi)

    @staticmethod
    def _over(state: State) -> bool:
        return state.phase is Phase.OVER

    def _cards(self, state: State, move: Move) -> None:
        self.tally.card_turns += 1
        dull = True
        me, rivals = state.taxi, others(state)
        for number in me.hand:
            card = DECK[number]
            if fits(card, me) if card.side is CardSide.BONUS else any(fits(card, taxi) for taxi in rivals):
                self.fitted[number], dull = 1, False
        self.tally.dull += dull
        in_a_row = self.dull_turns[state.seat] = self.dull_turns[state.seat] + 1 if dull else 0
        self.dull_run = max(self.dull_run, in_a_row)
        if isinstance(move, PlayCard):
            name = DECK[move.card].id
            self.tally.played[name] += 1
            self.plays.append((state.seat, name))

    def _hand(self, state: State) -> None:
        """Count the drawn cards. This is called once a turn, when the hand is full."""
        held = self.hands[state.seat]
        for number in state.taxi.hand:
            if number not in held:
                self.tally.drawn[DECK[number].id] += 1
                self.fitted[number] = 0
        self.hands[state.seat] = state.taxi.hand.copy()

    def _money(self, state: State) -> None:
        """Count what the player has gained or lost."""
        gain = state.taxis[self.seat].money - self.money
        self.purse.move(self.seat, gain)
        self.tally.francs_paid += max(gain, 0)
        self.tally.francs_lost += max(-gain, 0)

    def _course(self, state: State, move: Move) -> None:
        self.tally.empty_turns += isinstance(move, StayEmpty)
        if isinstance(move, TakeOpen):
            self.tally.course_drawn[COURSES[move.course].id] += 1
            self.since[state.seat] = state.round

    def _answer(self, state: State, move: Move) -> None:
        name = COURSES[state.drawn].id
        self.tally.course_drawn[name] += 1
        if isinstance(move, Refuse):
            self.tally.refusals += 1
            self.tally.turns += 1
            self.tally.course_refused[name] += 1
        elif isinstance(move, Take):
            self.since[state.seat] = state.round

    def end(self, state: State, first: int) -> None:
        """Add the finished game to the tally."""
        tally, players = self.tally, len(state.taxis)
        tally.games += 1
        tally.rounds[state.round] += 1
        if state.winner is None:
            tally.deadlocks += 1
        else:
            tally.wins[state.winner] += 1
            tally.player_wins[(state.winner + first) % players] += 1
        tally.dull_runs[self.dull_run] += 1
        tally.leader_wins += self.leaders[(state.round - 2) // 2] == state.winner if self.leaders else 0
        tally.penniless += any(taxi.money == 0 for taxi in state.taxis)
        for seat, name in self.plays:
            tally.won_with[name] += seat == state.winner
        for taxi in state.taxis:
            for number in taxi.hand:
                tally.useless[DECK[number].id] += not self.fitted[number]
        for note, most in zip(NOTE_VALUES, self.purse.most, strict=True):
            tally.notes[note][most] += 1
