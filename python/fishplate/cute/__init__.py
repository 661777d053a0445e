"""Names of the CuTe DSL: layouts, tensors with layouts, tiled copies, and functions whose tensors have layouts.

.. code-block:: python

    import fishplate.cute as cute

    @cute.jit
    def show(x: cute.Tensor):
        tile = cute.local_tile(x, (16, 8), (0, 0))

A missing name raises an error that names it. `docs/from/cute.md` lists the names that differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..arguments import (
    BFloat16,
    Float16,
    Float32,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    Numeric,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
    Boolean,
    Coord,
    Constexpr,
    IntTuple,
    Pointer,
    Stride,
    SymInt,
    Tile,
    sym_int,
    sym_int32,
    sym_int64,
)
from .._shape import Shape
from ..arguments._fake import AddressSpace
from ..compiler import (
    EnableAssertions,
    GenerateLineInfo,
    GPUArch,
    KeepCUBIN,
    KeepPTX,
    OptLevel,
    PtxasOptions,
)
from ..lang import (
    basic_copy,
    compile,
    local_partition,
    make_fragment,
    make_fragment as make_rmem_tensor,
    make_fragment_like,
    make_fragment_like as make_rmem_tensor_like,
    make_identity_tensor,
    make_tensor,
)
from ..lang._coordinate_tensor import make_identity_layout
from ..lang._vector import Vector as TensorSSA
from ..layout import (
    ComposedLayout,
    Layout,
    Swizzle,
    blocked_product,
    complement,
    cosize,
    depth,
    dice,
    filter,
    filter_zeros,
    flat_divide,
    flat_product,
    flatten,
    group_modes,
    left_inverse,
    logical_divide,
    logical_product,
    make_layout,
    make_ordered_layout,
    make_swizzle,
    max_common_layout,
    max_common_vector,
    nullspace,
    raked_product,
    rank,
    recast_layout,
    right_inverse,
    size,
    slice_and_offset,
    tile_to_shape,
    tiled_divide,
    tiled_product,
    zipped_divide,
    zipped_product,
)
from . import arch, core, math, nvgpu, runtime, testing, typing
from ._copy import (
    CopyAtom,
    ThrCopy,
    TiledCopy,
    autovec_copy,
    copy,
    elem_less,
    make_copy_atom,
    make_layout_tv,
    make_tiled_copy,
    make_tiled_copy_A,
    make_tiled_copy_B,
    make_tiled_copy_C,
    make_tiled_copy_C_atom,
    make_tiled_copy_D,
    make_tiled_copy_S,
    make_tiled_copy_tv,
)
from ._clusters import make_layout_image_mask
from ._composition import composition
from .math import (
    acos,
    asin,
    atan,
    atan2,
    cos,
    erf,
    exp,
    exp2,
    log,
    log10,
    log2,
    rsqrt,
    sin,
    sqrt,
    tan,
    tanh,
)
from ._composed import make_composed_layout
from ._functions import ceil_div, jit, kernel, round_up
from ._install import install
from ._mma import ThrMma, TiledMma, gemm, make_tiled_mma
from ._missing import missing
from ._places import accept_places
from ._printing import print_tensor, printf
from ._struct import recast_ptr, struct
from ._tensor import coalesce, crd2idx, domain_offset, local_tile, recast_tensor
from ._tuples import (
    append,
    append_ones,
    assume,
    get,
    is_static,
    prepend,
    prepend_ones,
    product,
    product_each,
    repeat_like,
    select,
    shape,
    size_in_bytes,
    slice_,
)
from ._vectors import ReductionOp, all_, any_, full, full_like, ones_like, where, zeros_like

if TYPE_CHECKING:
    from typing import TypeAlias

    # In a function it is a tensor with a layout, outside an array of any package.
    Tensor: TypeAlias = Any
else:
    from ..core import Tensor

#: A float of any kind as an argument: CuTe passes those of Python as 32 bits.
Float = Float32

__all__ = [
    "BFloat16",
    "Float",
    "Float16",
    "Float32",
    "Float64",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Numeric",
    "Uint8",
    "Uint16",
    "Uint32",
    "Uint64",
    "AddressSpace",
    "Boolean",
    "ComposedLayout",
    "Constexpr",
    "Coord",
    "CopyAtom",
    "EnableAssertions",
    "GPUArch",
    "GenerateLineInfo",
    "IntTuple",
    "KeepCUBIN",
    "KeepPTX",
    "Layout",
    "OptLevel",
    "Pointer",
    "PtxasOptions",
    "ReductionOp",
    "Shape",
    "Stride",
    "Swizzle",
    "SymInt",
    "Tensor",
    "TensorSSA",
    "ThrCopy",
    "ThrMma",
    "Tile",
    "TiledCopy",
    "TiledMma",
    "all_",
    "any_",
    "append",
    "arch",
    "assume",
    "autovec_copy",
    "basic_copy",
    "blocked_product",
    "ceil_div",
    "coalesce",
    "compile",
    "complement",
    "composition",
    "copy",
    "core",
    "cosize",
    "crd2idx",
    "depth",
    "dice",
    "domain_offset",
    "elem_less",
    "filter",
    "filter_zeros",
    "flat_divide",
    "flat_product",
    "flatten",
    "full",
    "full_like",
    "gemm",
    "get",
    "group_modes",
    "install",
    "jit",
    "kernel",
    "left_inverse",
    "local_partition",
    "local_tile",
    "logical_divide",
    "logical_product",
    "make_composed_layout",
    "make_copy_atom",
    "make_fragment",
    "make_fragment_like",
    "make_identity_layout",
    "make_identity_tensor",
    "make_layout",
    "make_layout_image_mask",
    "make_layout_tv",
    "make_ordered_layout",
    "make_rmem_tensor",
    "make_rmem_tensor_like",
    "make_swizzle",
    "make_tensor",
    "make_tiled_copy",
    "make_tiled_copy_A",
    "make_tiled_copy_B",
    "make_tiled_copy_C",
    "make_tiled_copy_C_atom",
    "make_tiled_copy_D",
    "make_tiled_copy_S",
    "make_tiled_copy_tv",
    "make_tiled_mma",
    "math",
    "max_common_layout",
    "max_common_vector",
    "nullspace",
    "nvgpu",
    "ones_like",
    "prepend",
    "print_tensor",
    "printf",
    "product",
    "product_each",
    "raked_product",
    "rank",
    "recast_layout",
    "recast_ptr",
    "recast_tensor",
    "repeat_like",
    "right_inverse",
    "round_up",
    "rsqrt",
    "runtime",
    "select",
    "shape",
    "size",
    "size_in_bytes",
    "slice_",
    "slice_and_offset",
    "struct",
    "sym_int",
    "sym_int32",
    "sym_int64",
    "testing",
    "tile_to_shape",
    "tiled_divide",
    "tiled_product",
    "typing",
    "where",
    "zeros_like",
    "zipped_divide",
    "zipped_product",
    "acos",
    "asin",
    "atan",
    "atan2",
    "cos",
    "erf",
    "exp",
    "exp2",
    "log",
    "log10",
    "log2",
    "sin",
    "sqrt",
    "tan",
    "tanh",
    "append_ones",
    "prepend_ones",
    "is_static",
]


accept_places(globals(), [name for name in __all__ if name not in ("install", "jit", "kernel")])


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(name))
