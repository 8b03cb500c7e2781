"""The town seen from above: blocks, river, parks, streets and their squares."""
