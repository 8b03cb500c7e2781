"""Simulation of many games, and statistics about them."""
