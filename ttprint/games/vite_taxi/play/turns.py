"""What all turns share: start, end, drawing and returning cards, payments."""

from __future__ import annotations

from ttprint.games.vite_taxi.play.state import GOAL, HAND, Phase, State, Taxi


def start_turn(state: State) -> None:
    """Start a turn: without a passenger with drawing a COURSE, otherwise with the cards."""
    state.taxi.taken_now = False
    if state.taxi.course is None:
        state.phase = Phase.COURSE
    else:
        come_to_cards(state)


def come_to_cards(state: State) -> None:
    """Go to the phase CARD. While the first hand is gathered, draw a card and go to ROLL."""
    taxi = state.taxi
    if taxi.had_hand:
        state.phase = Phase.CARD
        return
    draw_card(state, taxi)
    taxi.had_hand = len(taxi.hand) == HAND
    state.phase = Phase.ROLL


def draw_card(state: State, taxi: Taxi) -> None:
    """Draw a card from the holder into the hand, if there is one."""
    if state.cards:
        taxi.hand.append(state.cards.popleft())


def refill(state: State) -> None:
    """Draw cards until the hand is full, and go to ROLL."""
    while len(state.taxi.hand) < HAND and state.cards:
        draw_card(state, state.taxi)
    state.phase = Phase.ROLL


def pay(state: State, taxi: Taxi, francs: int) -> None:
    """Pay francs from the reserve. The player wins, or starts the last round, when the goal is reached."""
    state.reserve -= francs
    taxi.open += francs
    if francs and taxi.money >= GOAL:
        if state.options.whole_rounds:
            state.last_round = True
        else:
            state.phase, state.winner = Phase.OVER, state.seat


def give_back(state: State, taxi: Taxi, cards: list[int]) -> None:
    """Return BONUS cards that lie beside a taxi to the holder."""
    for card in cards:
        taxi.bonuses.remove(card)
        state.cards.append(card)


def end_turn(state: State) -> None:
    """Pass the turn to the next player, or end the last round."""
    state.seat = (state.seat + 1) % len(state.taxis)
    if state.seat == 0:
        if state.last_round:
            state.phase = Phase.OVER
            state.winner = max(range(len(state.taxis)), key=lambda seat: (state.taxis[seat].money, seat))
            return
        state.round += 1
    start_turn(state)
