"""The search for where names and landmarks stand on the board of Vite, Taxi!: offline, for `make town`."""
