"""The playable page: one HTML file for a browser."""
