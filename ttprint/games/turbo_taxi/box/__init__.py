"""The parts in the box: tiles, board, markers and tuck boxes, and the first page of the kit."""
