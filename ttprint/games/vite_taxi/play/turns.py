"""What frames a turn: how it starts, how it ends, and money on its way from the box."""

from __future__ import annotations

from ttprint.games.vite_taxi.play.state import GOAL, HAND, Phase, State, Taxi


def start_turn(state: State) -> None:
    """Look for a passenger, or drive on with the one there is."""
    state.taxi.taken_now = False
    if state.taxi.course is None:
        state.phase = Phase.COURSE
    else:
        come_to_cards(state)


def come_to_cards(state: State) -> None:
    """To the cards, or past them while the first hand is gathered one by one."""
    taxi = state.taxi
    if taxi.had_hand:
        state.phase = Phase.CARD
        return
    draw_card(state, taxi)
    taxi.had_hand = len(taxi.hand) == HAND
    state.phase = Phase.ROLL


def draw_card(state: State, taxi: Taxi) -> None:
    """A card from the holder into the hand."""
    if state.cards:  # an empty holder gives nothing
        taxi.hand.append(state.cards.popleft())


def pay(state: State, taxi: Taxi, francs: int) -> None:
    """Francs from the box; enough of them win."""
    state.reserve -= francs
    taxi.open += francs
    if francs and taxi.money >= GOAL:
        if state.options.whole_rounds:
            state.last_round = True
        else:
            state.phase, state.winner = Phase.OVER, state.seat


def give_back(state: State, taxi: Taxi, cards: list[int]) -> None:
    """Cards beside a taxi, back into the holder."""
    for card in cards:
        taxi.bonuses.remove(card)
        state.cards.append(card)


def end_turn(state: State) -> None:
    """The next player, or the end of the last round."""
    state.seat = (state.seat + 1) % len(state.taxis)
    if state.seat == 0:
        if state.last_round:
            state.phase = Phase.OVER
            state.winner = max(range(len(state.taxis)), key=lambda seat: (state.taxis[seat].money, seat))
            return
        state.round += 1
    start_turn(state)
