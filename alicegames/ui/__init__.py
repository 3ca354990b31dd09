"""The window: the only room with pygame."""

from __future__ import annotations

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

if not getattr(pygame, "IS_CE", False):
    raise ImportError("Alice Games needs pygame-ce, but another package has put upstream pygame in its place.")
