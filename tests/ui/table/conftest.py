"""The table's tests drive it by target ids."""

from __future__ import annotations

import pytest

from tests.ui.table.driver import Driver


@pytest.fixture
def tea() -> Driver:
    """Tea Time, two people, the first card not taken yet."""
    return Driver("tea_time")
