"""The counter of the shop, between a customer and the workshop: how things are asked for, and what is said of them."""
