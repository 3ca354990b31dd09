"""Preloaded by the bots' processes of the tests: importing it installs the toy game."""

from tests.bots.toy_process import install

install()
