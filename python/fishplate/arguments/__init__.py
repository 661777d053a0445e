"""Examples of a function's arguments, and the parameters that they stand for.

.. code-block:: python

    import fishplate as fp
    from fishplate.arguments import arg_specs
    from fishplate.compiler import compile_module

    def scale(a: fp.Tensor, k: fp.Float32 = 2.0): ...

    n = fp.sym_int(divisibility=4, symbol="n")
    a = fp.make_fake_compact_tensor(fp.Float32, (n,), memspace="generic")
    specs = arg_specs(scale, [a])
    check = compile_module(None, "scale", specs.params).with_signature(specs.signature)

`import fishplate` does not import this package; the names below are also names of `fishplate`, and
importing :func:`arg_specs` loads the compiler's library.
"""

from __future__ import annotations

from typing import Any

from .._layout_fields import Coord, IntTuple, Stride, Tile
from ..layout import Layout
from ._annotations import Pointer
from ._fake import (
    AddressSpace,
    FakeStream,
    FakeTensor,
    make_fake_compact_tensor,
    make_fake_stream,
    make_fake_tensor,
)
from ._marked_tensor import MarkedTensor
from ._scalar import (
    BFloat16,
    Boolean,
    Constexpr,
    Float4E2M1FN,
    Float6E2M3FN,
    Float6E3M2FN,
    Float8E4M3,
    Float8E4M3B11FNUZ,
    Float8E4M3FN,
    Float8E5M2,
    Float8E8M0FNU,
    Float16,
    Float32,
    Float64,
    Int4,
    Int8,
    Int16,
    Int32,
    Int64,
    Int128,
    Numeric,
    TFloat32,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
)
from ._sym_int import SymInt, sym_int, sym_int32, sym_int64

__all__ = [
    "AddressSpace",
    "ArgSpecs",
    "BFloat16",
    "Boolean",
    "Constexpr",
    "Coord",
    "FakeStream",
    "FakeTensor",
    "Float8E4M3FN",
    "Float8E5M2",
    "Float16",
    "Float32",
    "Float64",
    "Float4E2M1FN",
    "Float6E2M3FN",
    "Float6E3M2FN",
    "Float8E4M3",
    "Float8E4M3B11FNUZ",
    "Float8E4M3FN",
    "Float8E5M2",
    "Float8E8M0FNU",
    "Int128",
    "Int16",
    "Int32",
    "Int4",
    "Int64",
    "Int8",
    "IntTuple",
    "Layout",
    "MarkedTensor",
    "Numeric",
    "Pointer",
    "Stride",
    "SymInt",
    "TFloat32",
    "Tile",
    "Uint16",
    "Uint32",
    "Uint64",
    "Uint8",
    "arg_specs",
    "make_fake_compact_tensor",
    "make_fake_stream",
    "make_fake_tensor",
    "sym_int",
    "sym_int32",
    "sym_int64",
]


def __getattr__(name: str) -> Any:
    """Load the compiler's library when the first parameter is made: fakes need none of it."""
    if name not in ("ArgSpecs", "arg_specs"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import _arg_specs

    return getattr(_arg_specs, name)
