"""Challenges: setups chosen for people, on cards with answers and hints."""
