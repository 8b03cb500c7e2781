"""The studio as a static folder: a web space serves it, and Python runs in the visitor's browser."""
