"""Problems: a position, a goal that code can check, and a solver that proves which ways lead to it."""
