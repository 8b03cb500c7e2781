"""Offline grading of every setup of Turbo Taxi: what makes the frozen tables of ttprint/games/turbo_taxi/grading."""
