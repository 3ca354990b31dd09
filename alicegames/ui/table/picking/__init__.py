"""Picking: from target ids to choices, several like questions in one go, and the words about what is picked."""
