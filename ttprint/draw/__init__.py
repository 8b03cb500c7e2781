"""What a picture is."""
