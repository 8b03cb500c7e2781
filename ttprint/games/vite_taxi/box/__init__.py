"""The game box: pieces, sheets, start page and the whole kit."""
