"""Photos of laid cities as a phone would take them, drawn from ttprint's own art, for the tests of the photo reader.

    from tools.photos import city_photo, other_photo

    photo = city_photo(17)                          # difficulty and theme are drawn from the seed too
    photo = city_photo(17, Difficulty.HARD, Theme.INK)
    photo.pixels                                    # height x width x 3, uint8: what the JPEG shows
    photo.tiles                                     # nine names, in reading order as seen in the photo
    photo.corners                                   # of the block: top left, top right, bottom right, bottom left
    flat_photo(17, "answer")                        # a city that is printed, or with "screen" shown on a screen
    other_photo(17)                                 # a picture without a city; photo.tiles is None

The same seed gives the same bytes. Seeds below 100,000 are for tuning; the pictures from 100,000 on are looked at once
(`python -m benchmarks.photo --set final`). `python -m tools.photos FOLDER` writes pictures to look at.

art       pieces of the game as pictures      tables    what lies under a city
scene     puts pictures on a table in perspective      camera    homographies, light, blur, noise, JPEG
cities    the photos with a laid city                  others    those without one
flat      cities on paper and on a screen
people    what people do with a photo                  reader    reads photos in Node
"""

from __future__ import annotations

from tools.photos.cities import city_photo
from tools.photos.flat import flat_photo
from tools.photos.others import other_photo
from tools.photos.photo import Difficulty, Photo

__all__ = ["Difficulty", "Photo", "city_photo", "flat_photo", "other_photo"]
