"""A thread that draws what the window will need, so that no frame waits for it."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

Key = TypeVar("Key")


class Drawing(NamedTuple, Generic[Key]):
    """What was asked for: a picture, which belongs to whoever takes it from the queue, or what went wrong."""

    key: Key
    picture: pygame.Surface | None
    fault: Exception | None = None


class Painter(Generic[Key]):
    """Draws one thing after the other; it shares nothing with the window but two queues."""

    def __init__(self, draw: Callable[[Key], pygame.Surface]) -> None:
        """``draw`` is called in the thread and may touch nothing that changes."""
        self._draw = draw
        self._wanted: SimpleQueue[Key | None] = SimpleQueue()
        self._done: SimpleQueue[Drawing[Key]] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, key: Key) -> None:
        """Have something drawn; the thread begins with the first."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="painter", daemon=True)
            self._thread.start()
        self._wanted.put(key)

    def take(self, seconds: float = 0.0) -> Drawing[Key] | None:
        """Return what has been drawn and not been taken yet, waiting at most so long for it; None where nothing has."""
        try:
            return self._done.get(seconds > 0, seconds or None)
        except Empty:
            return None

    def close(self) -> None:
        """End the thread; what it has not begun is not drawn."""
        if self._thread is not None:
            while self._forget():
                continue
            self._wanted.put(None)
            self._thread.join()
            self._thread = None

    def _forget(self) -> bool:
        try:
            self._wanted.get_nowait()
        except Empty:
            return False
        return True

    def _work(self) -> None:
        while (key := self._wanted.get()) is not None:
            try:
                self._done.put(Drawing(key, self._draw(key)))
            except Exception as error:  # noqa: BLE001 -- raised where it was asked for
                self._done.put(Drawing(key, None, error))
