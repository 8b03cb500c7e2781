"""ttprint turns a tile game into paper."""
