"""The sights of Paris in elevation, one picture for every place of the map."""
