"""Replays: a game gone through again, choice by choice, on its own table."""
