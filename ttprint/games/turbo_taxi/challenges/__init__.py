"""Challenges: setups chosen for players, on cards with answers and hints."""
