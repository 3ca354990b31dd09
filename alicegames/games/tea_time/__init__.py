"""Tea Time: a drafting game on a shrinking grid."""
