"""Names of the package `cutlass` that programs written for the CuTe DSL use in addition to `cute`: numeric types and
loops.

.. code-block:: python

    import fishplate.cutlass as cutlass
    import fishplate.cute as cute
"""

from __future__ import annotations

from typing import Any

from .. import cute
from ..arguments import (
    BFloat16,
    Boolean,
    Constexpr,
    Float4E2M1FN,
    Float6E2M3FN,
    Float6E3M2FN,
    Float8E4M3,
    Float8E4M3B11FNUZ,
    Float8E4M3FN,
    Float8E8M0FNU,
    Int4,
    Int128,
    Float8E5M2,
    Float16,
    Float32,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    Numeric,
    TFloat32,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
)
from ..arguments._fake import AddressSpace
from ..cute._missing import missing
from ..lang import range_constexpr
from ..lang._range import hinted_range as range
from . import base_dsl, cuda, cutlass_dsl, jax, pipeline, testing, torch, utils
from .cutlass_dsl import (
    const_expr,
    dsl_user_op,
    dtype,
    dynamic_expr,
    extract_mlir_values,
    for_generate,
    max,
    min,
    new_from_mlir_values,
    yield_out,
)

#: A float of any kind as an argument: CuTe passes those of Python as 32 bits.
Float = cute.Float

__all__ = [
    "Float",
    "BFloat16",
    "Boolean",
    "Constexpr",
    "Float16",
    "Float32",
    "Float64",
    "Float8E4M3FN",
    "Float8E5M2",
    "Int16",
    "Int32",
    "Int64",
    "Int8",
    "Numeric",
    "TFloat32",
    "Uint16",
    "Uint32",
    "Uint64",
    "Uint8",
    "base_dsl",
    "const_expr",
    "cuda",
    "cute",
    "cutlass_dsl",
    "dsl_user_op",
    "dtype",
    "dynamic_expr",
    "for_generate",
    "jax",
    "max",
    "min",
    "pipeline",
    "range",
    "range_constexpr",
    "testing",
    "torch",
    "utils",
    "yield_out",
    "Float4E2M1FN",
    "Float6E2M3FN",
    "Float6E3M2FN",
    "Float8E4M3",
    "Float8E4M3B11FNUZ",
    "Float8E8M0FNU",
    "Int4",
    "Int128",
    "extract_mlir_values",
    "new_from_mlir_values",
    "AddressSpace",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(name, "cutlass"))
