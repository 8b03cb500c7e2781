"""Vite, Taxi!: cabs in Paris. The map, the cards, the rules, players and what becomes of many games."""
