"""Vite, Taxi!: a game about cabs in Paris. Map, cards, rules, simulated players, pictures and the printed box."""
