"""HTML that notebooks show for tensors and compiled functions: `_repr_html_`. Nothing here runs on a GPU."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .compiler._function import Made
    from .core import Tensor

#: More elements than this are abbreviated.
_ELEMENTS = 64
#: Tensors with more bytes than this are not read.
_BYTES = 1 << 30


def of_tensor(tensor: Tensor) -> str:
    """Return type, shape and device of a tensor, and its elements if Python can access them."""
    rows = [
        ("dtype", str(tensor.dtype)),
        ("shape", str(tuple(tensor.shape))),
        ("strides", str(tuple(tensor.strides))),
        ("device", str(tensor.device)),
    ]
    return f"<div>{_table(rows)}{_elements(tensor)}</div>"


def _elements(tensor: Tensor) -> str:
    if tensor.device.type != "cpu" or tensor.numel() * tensor.dtype.itemsize > _BYTES:
        return ""
    try:
        import numpy as np

        text = np.array2string(np.from_dlpack(tensor), threshold=_ELEMENTS, edgeitems=3)
    except (ImportError, TypeError, ValueError, BufferError, RuntimeError):
        # NumPy is missing or lacks the type, or the memory was lent and is gone.
        return ""
    return f"<pre>{escape(text)}</pre>"


def of_compiled(name: str, made: Made) -> str:
    """Return the signature of a compiled function, its parameters, and its last measured times."""
    rows = [(str(getattr(p, "name", "") or ""), type(p).__name__, str(p)) for p in made.spec]
    parts = [f"<b>compiled function</b> <code>{escape(made.signature)}</code>"]
    if rows:
        parts.append(_table(rows, ("parameter", "kind", "spec")))
    if made.timing is None:
        parts.append("<i>not measured yet: call <code>benchmark(...)</code></i>")
    else:
        parts.append(f"<code>{escape(repr(made.timing))}</code>")
    if doc := made._doc:
        parts.append(escape(doc.splitlines()[0]))
    return f'<div title="{escape(name)}">{"<br>".join(parts)}</div>'


def _table(rows: Iterable[tuple[Any, ...]], head: tuple[str, ...] = ()) -> str:
    lines = ["".join(f"<th>{escape(cell)}</th>" for cell in head)] if head else []
    lines += ["".join(f"<td><code>{escape(cell)}</code></td>" for cell in row) for row in rows]
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
