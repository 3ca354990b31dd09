"""What a bots' process of the tests imports first: the toy game, and bots that misbehave."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

from alicegames.bots import levels
from alicegames.bots.levels import Level
from alicegames.games import registry
from alicegames.packs import loader
from alicegames.packs.spec import Manifest, Pack, PackId, PackSpec
from tests.toy import SPEC, TOY, ToyData

if TYPE_CHECKING:
    from alicegames.bots import Question
    from alicegames.bots.base import Bot


class Hangs:
    def choose(self, question: Question) -> Any:
        while True:
            time.sleep(60)


class Waits:
    """Thinks until its deadline, or until it is hurried."""

    def choose(self, question: Question) -> Any:
        while not question.deadline.is_past():
            time.sleep(0.001)
        return question.decision.options[-1]


class Fails:
    def choose(self, question: Question) -> Any:
        raise RuntimeError("out of ideas")


class Lies:
    def choose(self, question: Question) -> Any:
        return "checkmate"


class Dies:
    def choose(self, question: Question) -> Any:
        os._exit(3)


class Peeps:
    """Answers with the last option where everything hidden is hidden from it, else fails."""

    def choose(self, question: Question) -> Any:
        seat, view = question.seat, question.view
        assert all(card in {0, -1} for owner, card in enumerate(view.hands) if owner != seat)
        assert set(view.deck) == {-1}
        return question.decision.options[-1]


def _level(name: str, bot: Bot) -> Level:
    return Level(name, lambda: name, lambda: name, lambda _game: bot)


_BOTS: dict[str, Bot] = {
    "hangs": Hangs(),
    "waits": Waits(),
    "fails": Fails(),
    "lies": Lies(),
    "dies": Dies(),
    "peeps": Peeps(),
}
MISBEHAVING = tuple(_level(name, bot) for name, bot in _BOTS.items())
_builtin = loader.load_builtin
_pack = Pack("toy", PackId("Toy", "1", "0" * 64), Manifest(game="toy", name="Toy", version="1"), ToyData())


def _load_builtin(spec: PackSpec[Any]) -> Pack[Any]:
    return _pack if spec is SPEC else _builtin(spec)


def install() -> None:
    """Make this process know the toy game and the bots that misbehave."""
    registry.register(TOY)
    vars(loader)["load_builtin"] = _load_builtin
    vars(levels)["LEVELS"] = (*levels.LEVELS, *MISBEHAVING)
