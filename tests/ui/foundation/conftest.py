"""An application in memory and somebody before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.storage.settings import Settings
from alicegames.ui.app import offscreen
from tests.ui.foundation.person import User

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def user() -> Iterator[User]:
    someone = User(offscreen.app((1280, 720)))
    yield someone
    someone.app.close()


@pytest.fixture
def user_with() -> Iterator[Callable[..., User]]:
    made: list[User] = []

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> User:
        made.append(User(offscreen.app(size, Settings(**settings))))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for someone in made:
        someone.app.close()
