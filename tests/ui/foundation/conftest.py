"""An application in memory and somebody before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.storage.settings import Settings
from alicegames.ui import offscreen
from tests.ui.foundation.person import User

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def user() -> User:
    return User(offscreen.app((1280, 720)))


@pytest.fixture
def user_with() -> Callable[..., User]:
    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> User:
        return User(offscreen.app(size, Settings(**settings)))  # type: ignore[arg-type]

    return make
