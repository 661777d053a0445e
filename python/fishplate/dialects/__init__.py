"""MLIR's dialects: one module for each dialect that is linked into the compiler's library.

.. code-block:: python

    from fishplate import ir
    from fishplate.dialects import arith

    with ir.Context(), ir.Location.unknown():
        ...
        total = arith.addi(a, b)
"""

from ._extras._region import region_op

__all__ = ["region_op"]
