"""The products of Vite, Taxi!: everything that can be printed and simulated."""
