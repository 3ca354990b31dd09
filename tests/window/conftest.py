"""Real windows: wanted wherever the tools for them are; where they must be, their absence is a failure."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from tests.window.driver import TOOLS, Screen

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def screen() -> Iterator[Screen]:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and not os.environ.get("ALICEGAMES_REQUIRE_WINDOW"):
        pytest.skip(f"a real window needs {', '.join(missing)}, not installed here")
    with Screen() as display:
        yield display
