"""Problems at the real table, and the shelf of them."""
