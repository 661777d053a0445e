"""Products that the 128 threads of a warpgroup compute together, and the layouts of their factors in shared memory,
under CuTe's names."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from ...lang._value import type_name
from ...layout import ComposedLayout, Layout, Swizzle
from .._missing import missing
from .._places import accept_places
from .._warpgroup import commit_group, fence, wait_group

__all__ = [
    "Field",
    "MmaF16BF16Op",
    "MmaF8Op",
    "MmaI8Op",
    "OperandMajorMode",
    "OperandSource",
    "SmemLayoutAtomKind",
    "commit_group",
    "fence",
    "make_smem_layout_atom",
    "wait_group",
]


class Field(Enum):
    """Settings of a tiled product that ``tiled_mma.set(field, value)`` changes between products."""

    #: Whether a product is added to the sums; otherwise it replaces them.
    ACCUMULATE = "accumulate"


class OperandMajorMode(Enum):
    """Which mode of a factor is contiguous: rows or columns, or that of the sum."""

    MN = "mn"
    K = "k"


class OperandSource(Enum):
    """Where the first factor is."""

    RMEM = "registers"
    SMEM = "shared memory"


class SmemLayoutAtomKind(Enum):
    """The smallest piece of a factor in shared memory: the contiguous mode, and the bytes of a swizzled row."""

    MN_INTER = ("MN", 16)
    MN_SW32 = ("MN", 32)
    MN_SW64 = ("MN", 64)
    MN_SW128 = ("MN", 128)
    K_INTER = ("K", 16)
    K_SW32 = ("K", 32)
    K_SW64 = ("K", 64)
    K_SW128 = ("K", 128)


def make_smem_layout_atom(kind: SmemLayoutAtomKind, element_type: Any) -> ComposedLayout:
    """Return the layout of 8 rows of a kind, with a swizzle of bytes.

    Parameters
    ----------
    kind
        The contiguous mode, and the bytes of a row.
    element_type
        The type of the elements.

    """
    major, row = kind.value
    count = row * 8 // element_type.width
    swizzle = Swizzle((row // 16).bit_length() - 1, 4, 3)
    outer = Layout((8, count), (count, 1)) if major == "K" else Layout((count, 8), (1, count))
    return ComposedLayout(swizzle, 0, outer)


class _Mma:
    """A product ``wgmma`` of 64 rows. It runs on the CPU, too.

    Parameters
    ----------
    a_dtype, b_dtype
        The types of the factors.
    acc_dtype
        The type of the sums.
    shape_mnk
        Rows, columns and summands: 64, a multiple of 8 up to 256, and 32 bytes of elements.
    a_src
        Where the first factor is. The second is in shared memory.
    a_major_mode, b_major_mode
        Which mode of a factor is contiguous.

    """

    threads = 128
    #: Whether `multiply` takes the factors as words of 32 bits.
    takes_words = False
    _kinds: ClassVar[tuple[str, ...]]
    _sums: ClassVar[str] = "Float32"

    def __init__(
        self,
        a_dtype: Any,
        b_dtype: Any,
        acc_dtype: Any,
        shape_mnk: tuple[int, int, int],
        a_src: OperandSource = OperandSource.SMEM,
        a_major_mode: OperandMajorMode = OperandMajorMode.K,
        b_major_mode: OperandMajorMode = OperandMajorMode.K,
    ) -> None:
        """Check that kernels support this product, and compute which thread holds which elements."""
        shown = f"{type(self).__name__}({type_name(a_dtype)}, {type_name(b_dtype)}, {type_name(acc_dtype)}, {shape_mnk})"
        names = type_name(a_dtype), type_name(b_dtype)
        if not set(names) <= set(self._kinds) or type_name(acc_dtype) != self._sums:
            raise TypeError(
                f"{shown}: factors are {' or '.join(self._kinds)} and sums {self._sums}"
            )
        m, n, k = shape_mnk
        if (m, k) != (64, 256 // a_dtype.width) or n % 8 or not 8 <= n <= 256:
            raise ValueError(
                f"{shown}: a product has 64 rows, 8 to 256 columns, a multiple of 8, and {256 // a_dtype.width} summands"
            )
        halves = a_dtype.width == 16
        if halves and names[0] != names[1]:
            raise TypeError(f"{shown}: factors of 16 bits have one type")
        both = (a_major_mode, b_major_mode)
        if not halves and both != (OperandMajorMode.K, OperandMajorMode.K):
            raise ValueError(f"{shown}: factors of 8 bits have no gaps along the sum")
        if a_src is OperandSource.RMEM and not halves:
            raise ValueError(f"{shown}: a first factor in registers has 16 bits")
        self.a_dtype, self.b_dtype, self.acc_dtype = a_dtype, b_dtype, acc_dtype
        self.ab_dtype = a_dtype
        self.shape_mnk, self.a_src = (m, n, k), a_src
        self.a_major_mode, self.b_major_mode = both
        # The PTX manual's layout of the sums: lanes as (lane % 4, lane // 4), then warps; pairs, rows 8 apart, 8
        # columns.
        self.tv_C = Layout(((4, 8, 4), (2, 2, n // 8)), ((128, 1, 16), (64, 8, 512)))
        # In shared memory a factor belongs to all threads.
        self.tv_B = Layout((128, (n, k)), (0, (1, n)))
        self.tv_A = Layout((128, (m, k)), (0, (1, m)))
        if a_src is OperandSource.RMEM:
            self.tv_A = Layout(((4, 8, 4), (2, 2, k // 8)), ((128, 1, 16), (64, 8, 512)))

    def __repr__(self) -> str:
        """Return the types and the shape."""
        kinds = ", ".join(type_name(kind) for kind in (self.a_dtype, self.b_dtype, self.acc_dtype))
        return f"warpgroup.{type(self).__name__}({kinds}, {self.shape_mnk})"


class MmaF16BF16Op(_Mma):
    __doc__ = _Mma.__doc__

    _kinds = ("BFloat16", "Float16")

    def __init__(
        self,
        ab_dtype: Any,
        acc_dtype: Any,
        shape_mnk: tuple[int, int, int],
        a_src: OperandSource = OperandSource.SMEM,
        a_major_mode: OperandMajorMode = OperandMajorMode.K,
        b_major_mode: OperandMajorMode = OperandMajorMode.K,
    ) -> None:
        """Check that kernels support this product."""
        super().__init__(
            ab_dtype, ab_dtype, acc_dtype, shape_mnk, a_src, a_major_mode, b_major_mode
        )


class MmaF8Op(_Mma):
    __doc__ = _Mma.__doc__

    _kinds = ("Float8E4M3FN", "Float8E5M2")


class MmaI8Op(_Mma):
    __doc__ = _Mma.__doc__

    _kinds = ("Int8", "Uint8")
    _sums = "Int32"


accept_places(globals(), __all__)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"nvgpu.warpgroup.{name}"))
