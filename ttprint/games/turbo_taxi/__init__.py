"""Turbo Taxi, a race by Friedemann Friese to build a city."""
