"""ttprint turns a tile game into paper."""

# how seldom cycles are looked for (see gc.set_threshold): pictures are hundreds of thousands of small values without
# any, and to look as often as Python does takes a seventh of the time
CYCLES = 100_000, 50, 100
