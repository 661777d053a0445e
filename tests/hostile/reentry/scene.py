"""A scene of the matrix: an operation that runs user code, and the objects that this code may change meanwhile."""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Callable
from typing import Any

import fishplate as fp

_names = itertools.count()


def fresh(word: str) -> str:
    """Return an unused name."""
    return f"reentry.{word}{next(_names)}"


class Scene:
    """The objects that a hook works on.

    The user code of the hook calls `act`, which runs the action of the cell once. `operate` is the operation that runs
    the hook. `victims` are the wrappers that a call in progress uses; `refill` names containers that may be cleared
    and grown.
    """

    def __init__(self) -> None:
        self.victims: list[Any] = []
        self.containers: list[Any] = []
        self.operate: Callable[[], Any] = lambda: None
        self.action: Callable[[Scene], Any] = lambda scene: None
        self.armed = False
        self.acted = 0
        self.depth = 0
        self.kept: list[Any] = []
        #: The result of the operation without any action.
        self.expected = "returned"

    def act(self) -> None:
        """Run the action of the cell, the first time that the hook runs."""
        if self.armed:
            self.armed = False
            self.acted += 1
            self.action(self)

    def run(self) -> str:
        """Run the operation with the hook armed; return its result."""
        self.armed = True
        try:
            result = self.operate()
        except Exception as error:
            outcome = f"{type(error).__name__}: {error}"
        else:
            outcome = f"returned {type(result).__name__}"
            # The result is used, too.
            repr(result)
            self.kept.append(result)
        self.armed = False
        return outcome

    def look(self) -> None:
        """Use everything that is left, so that damage becomes visible."""
        junk = [bytes(40) for _ in range(200)] + [fp.Array([i, "x" * 30]) for i in range(50)]
        for container in self.containers:
            try:
                items = list(container)
                assert len(items) == len(container), "a container has lost count"
                repr(container)
            except (ValueError, TypeError, RuntimeError, IndexError):
                pass  # an empty wrapper, or an element that refuses to be read
        for victim in self.victims:
            try:
                repr(victim)
            except Exception:  # anything except a signal is fine
                pass
        self.kept.clear()
        del junk
        gc.collect()
        time.sleep(0)


#: Scenes by name: each creates a `Scene`, whose hook is not armed yet.
SCENES: dict[str, Callable[[], Scene]] = {}


def scene(hook: str) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Add a scene to the row of a hook."""

    def add(make: Callable[[], Scene]) -> Callable[[], Scene]:
        SCENES[f"{hook}/{make.__name__}"] = make
        return make

    return add
