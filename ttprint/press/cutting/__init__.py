"""Cutting: marks in the gutters of printed sheets, and files for cutting machines."""
