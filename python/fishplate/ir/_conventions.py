"""Whether names that this package and MLIR's use in different ways follow MLIR's; see `fishplate.mlir`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Whether the conventions of MLIR's package hold.
as_mlir = False

#: Functions that bring classes that exist already in line.
_adapt: list[Callable[[], None]] = []


def follow_mlir() -> None:
    """Make the conventions of MLIR's package hold from now on, in the whole process."""
    global as_mlir
    if not as_mlir:
        as_mlir = True
        for adapt in _adapt:
            adapt()


def when_followed(adapt: Callable[[], None]) -> None:
    """Call a function when the conventions of MLIR's package begin to hold."""
    _adapt.append(adapt)


@contextmanager
def callback_errors() -> Iterator[None]:
    """Raise the exception of a callback itself; by MLIR's conventions, as the cause of a RuntimeError."""
    try:
        yield
    except Exception as error:
        if not as_mlir:
            raise
        text = f"Exception raised in callback: {type(error).__name__}: {error}"
        raise RuntimeError(text) from error
