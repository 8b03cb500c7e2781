"""The map: data, read and checked; squares, and how far it is from one to another."""
