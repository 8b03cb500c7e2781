"""The sights of Paris in elevation, one picture for every place of the map."""

from ttprint.games.vite_taxi.art.landmarks.drawing import landmark, landmark_box

__all__ = ["landmark", "landmark_box"]
