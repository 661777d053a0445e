"""`reshape`: a view of a contiguous tensor in another shape. Extents known only at run time are checked then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._merge import plain
from ._tensor import TensorView
from ._trace import current
from ._value import Value


def reshaped(view: TensorView, shape: Sequence[Any]) -> TensorView:
    """Return the view in another shape; one extent may be -1, for the remaining elements."""
    wanted = [plain(extent) for extent in shape]
    for extent in wanted:
        kind = extent.type_name() if isinstance(extent, Value) else type(extent).__name__
        if not kind.startswith(("int", "Int", "Uint")):
            raise TypeError(f"an extent must be an integer, got {kind}")
    left = [at for at, extent in enumerate(wanted) if isinstance(extent, int) and extent < 0]
    if len(left) > 1 or any(wanted[at] != -1 for at in left):
        raise ValueError(f"one extent of a shape can be -1, got {_shown(wanted)}")
    _require_no_gaps(view)
    count: Any = 1
    for at, extent in enumerate(wanted):
        count = count if at in left else extent * count
    misfit = f"`{view._name}` of shape {_shown(view.shape)} cannot have the shape {_shown(wanted)}"
    if left and not isinstance(count, Value) and count == 0:
        raise ValueError(misfit)
    fits = (view.size % count == 0) & (count > 0) if left else count == view.size
    for extent in wanted:
        if isinstance(extent, Value) and extent.type_name().startswith("Int"):
            fits = fits & (extent >= 0)
    _require(fits, misfit)
    if left:
        wanted[left[0]] = view.size // count
    return view._like(wanted, None)


def _require_no_gaps(view: TensorView) -> None:
    """Require contiguous elements, the last dimension innermost."""
    if view._is_row_major():
        return
    text = (
        f"`{view._name}` has gaps, or dimensions in another order: no view of it has another shape"
    )
    empty = view.size == 0
    step: Any = 1
    for extent, stride in zip(reversed(view.shape), reversed(view.stride), strict=True):
        if not isinstance(extent, int) or extent != 1:
            held = stride == step
            for other in (extent == 1, empty):
                held = held | other
            _require(held, text)
        step = extent * step


def _require(condition: Any, text: str) -> None:
    """Raise when compiling if a condition is known to be false; otherwise check it at run time."""
    if isinstance(condition, Value):
        filename, line = current().where
        current().require(condition, "ValueError", f"{text} ({filename}:{line})")
    elif not condition:
        raise ValueError(text)


def _shown(shape: Sequence[Any]) -> str:
    return f"({', '.join('?' if isinstance(n, Value) else str(n) for n in shape)})"
