"""What can be typed to print, solve and count Turbo Taxi; one module a command."""
