"""The parts of a turn, named as the rulebook names them."""
