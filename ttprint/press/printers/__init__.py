"""Measured printers: what they do wrong, how to find out, and how to make up for it."""
