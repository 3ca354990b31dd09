"""Component data: found, validated, cross-checked and hashed."""
