"""Dialects in IRDL, MLIR's own language for dialects.

.. code-block:: python

    from fishplate import ir
    from fishplate.ir import irdl

    (cmath,) = irdl.load(text)
    with ir.Context():
        cmath.register()
        cmath.ComplexType.get(ir.F32Type.get())

Both ``mlir-opt --irdl-file`` and :func:`load` read the output of :func:`dump`; :func:`load` does so without loss.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..registry import get_global_func

if TYPE_CHECKING:
    from .._dialect import Dialect

__all__ = ["dump", "load"]


def load(text: str, origin: str = "a text in IRDL") -> tuple[Dialect, ...]:
    """Return the dialects that a text declares; their names are attributes.

    Parameters
    ----------
    text
        Operations ``irdl.dialect``, as MLIR prints them.
    origin
        Where the text comes from, for messages.

    """
    from .._dialect import find

    return tuple(find(name) for name in get_global_func("ir.dialect.load_irdl")(text, origin))


def dump(dialect: str) -> str:
    """Return a dialect as IRDL, by its name."""
    text: str = get_global_func("ir.dialect.irdl")(dialect)
    return text
