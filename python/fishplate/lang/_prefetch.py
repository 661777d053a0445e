"""`prefetch`: brings memory that is needed soon into the cache."""

from __future__ import annotations

from ._tensor import TensorView
from ._trace import current


def prefetch(view: TensorView, *, write: bool = False) -> None:
    """Request the cache line at the start of a view, without waiting for it.

    ``fp.prefetch(x[i, j:])`` requests the element ``x[i, j]``. It is a hint: nothing is read.

    Parameters
    ----------
    view
        The memory that is needed soon.
    write
        Whether it will be written.

    """
    if not isinstance(view, TensorView):
        raise TypeError(f"prefetch takes a view of a tensor, got {type(view).__name__}")
    if not isinstance(write, bool):
        raise TypeError(f"write must be True or False, got {type(write).__name__}")
    current().builder.prefetch(view._address, write)
