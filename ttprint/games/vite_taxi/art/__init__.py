"""The pictures of the game: board, landmarks, cards, notes, taxis, nets to fold."""
