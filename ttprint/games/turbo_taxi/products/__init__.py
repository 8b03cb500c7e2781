"""The products of Turbo Taxi: everything that can be printed, solved and counted."""
