"""`prefetch`: memory that is needed soon is brought closer."""

from __future__ import annotations

from ._tensor import TensorView
from ._trace import current


def prefetch(view: TensorView, *, write: bool = False) -> None:
    """Ask for the cache line that a view starts in, without waiting for it.

    ``fp.prefetch(x[i, j:])`` is about the element ``x[i, j]``. It is a hint: nothing is read.

    Parameters
    ----------
    view
        What is needed soon.
    write
        Whether it is going to be written.

    """
    if not isinstance(view, TensorView):
        raise TypeError(f"prefetch takes a view of a tensor, got {type(view).__name__}")
    if not isinstance(write, bool):
        raise TypeError(f"write must be True or False, got {type(write).__name__}")
    current().builder.prefetch(view._address, write)
