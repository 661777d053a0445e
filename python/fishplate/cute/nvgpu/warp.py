"""Products that the threads of a warp compute together, and copies of their matrices, under CuTe's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ...arguments import Uint32
from ...lang._matrix import ldmatrix, multiply_words
from ...lang._value import Value, type_name
from ...lang._warpgroup import stmatrix
from ...layout import Layout
from .._missing import missing

__all__ = [
    "LdMatrix8x16x8bOp",
    "LdMatrix8x8x16bOp",
    "MmaF16BF16Op",
    "MmaFP8Op",
    "StMatrix8x8x16bOp",
]


class _Mma:
    """A product ``mma.sync`` of 16 rows and 8 columns with sums in Float32. It runs on the CPU, too.

    Parameters
    ----------
    ab_dtype
        The type of the factors.
    acc_dtype
        The type of the sums, Float32.
    shape_mnk
        Rows, columns and summands.

    """

    shape_mnk: ClassVar[tuple[int, int, int]]
    threads = 32
    #: Whether `multiply` takes the factors as words of 32 bits.
    takes_words = True
    tv_A: ClassVar[Layout]
    tv_B: ClassVar[Layout]
    # From lanes, as (lane % 4, lane // 4), and values to rows and columns in the order of columns.
    tv_C = Layout(((4, 8), (2, 2)), ((32, 1), (16, 8)))
    _kinds: ClassVar[tuple[str, ...]]
    #: Shapes that a subclass has besides.
    _other_shapes: ClassVar[tuple[tuple[int, int, int], ...]] = ()

    def __init__(
        self, ab_dtype: Any, acc_dtype: Any, shape_mnk: tuple[int, int, int] | None = None
    ) -> None:
        """Check that kernels support this product."""
        asked = (
            type_name(ab_dtype),
            type_name(acc_dtype),
            self.shape_mnk if shape_mnk is None else tuple(shape_mnk),
        )
        if asked[0] not in self._kinds or asked[1:] != ("Float32", self.shape_mnk):
            shapes = " or ".join(map(str, (self.shape_mnk, *self._other_shapes)))
            raise ValueError(
                f"{type(self).__name__} multiplies {' or '.join(self._kinds)} with sums in Float32 and the shape "
                f"{shapes}, got {asked[0]}, {asked[1]} and {asked[2]}"
            )
        self.ab_dtype, self.acc_dtype = ab_dtype, acc_dtype

    def multiply(self, a: Sequence[Any], b: Sequence[Any], c: Sequence[Any]) -> list[Any]:
        """Return the values of a thread in ``a * b + c``; the factors as words of 32 bits."""
        return [*multiply_words(type_name(self.ab_dtype), a, b, c, type(self).__name__)]

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"{type(self).__name__}({type_name(self.ab_dtype)}, Float32, {self.shape_mnk})"


class MmaF16BF16Op(_Mma):
    __doc__ = _Mma.__doc__

    shape_mnk = (16, 8, 16)
    # The PTX manual's layouts for m16n8k16: A by rows and summands, B by columns and summands.
    tv_A = Layout(((4, 8), (2, 2, 2)), ((32, 1), (16, 8, 128)))
    tv_B = Layout(((4, 8), (2, 2)), ((16, 1), (8, 64)))
    _kinds = ("BFloat16", "Float16")
    _other_shapes = ((16, 8, 8),)
    #: The layouts of half as many summands, which are those of the first half.
    _half: ClassVar[dict[str, Any]] = {
        "shape_mnk": (16, 8, 8),
        "tv_A": Layout(((4, 8), (2, 2)), ((32, 1), (16, 8))),
        "tv_B": Layout(((4, 8), 2), ((16, 1), 8)),
    }

    def __init__(
        self, ab_dtype: Any, acc_dtype: Any, shape_mnk: tuple[int, int, int] | None = None
    ) -> None:
        """Check that kernels support this product, of 16 or of 8 summands."""
        halved = shape_mnk is not None and tuple(shape_mnk) == self._half["shape_mnk"]
        super().__init__(ab_dtype, acc_dtype, None if halved else shape_mnk)
        if halved:
            vars(self).update(self._half)

    def multiply(self, a: Sequence[Any], b: Sequence[Any], c: Sequence[Any]) -> list[Any]:
        """Return the values of a thread in ``a * b + c``; the factors as words of 32 bits."""
        if self.shape_mnk == self._half["shape_mnk"]:
            zero = Uint32(0)
            a, b = [*a, zero, zero], [*b, zero]
        return super().multiply(a, b, c)


class MmaFP8Op(_Mma):
    """A product ``mma.sync`` of 16 rows and 8 columns of 8-bit floats with sums in Float32, on the CPU only.

    Parameters
    ----------
    ab_dtype
        The type of the factors, Float8E4M3FN or Float8E5M2.
    acc_dtype
        The type of the sums, Float32.
    shape_mnk
        Rows, columns and summands, (16, 8, 32).

    """

    shape_mnk = (16, 8, 32)
    # The PTX manual's layouts for m16n8k32 with 8-bit elements.
    tv_A = Layout(((4, 8), (4, 2, 2)), ((64, 1), (16, 8, 256)))
    tv_B = Layout(((4, 8), (4, 2)), ((32, 1), (8, 128)))
    _kinds = ("Float8E4M3FN", "Float8E5M2")


class _Matrices:
    """Matrices of 8 rows of 16 bytes in shared memory: which rows lanes address, and which elements they hold.

    Both are layouts from lanes and values to bits of the consecutive matrices. Each lane addresses a row. With fewer
    than 4 matrices, several lanes address the same row.
    """

    #: Threads of the operation.
    threads = 32
    transpose, num_matrices = False, 1

    def __init__(self, transpose: bool = False, num_matrices: int = 1) -> None:
        """Check and store both."""
        if num_matrices not in (1, 2, 4):
            raise ValueError(f"{type(self).__name__} takes 1, 2 or 4 matrices, got {num_matrices}")
        self.transpose, self.num_matrices = bool(transpose), num_matrices

    @property
    def rows(self) -> Layout:
        """From lanes and bits to the rows that they address."""
        count = 8 * self.num_matrices
        return Layout(((count, 32 // count), 128), ((128, 0), 1))

    @property
    def parts(self) -> Layout:
        """From lanes and bits to the elements that they hold."""
        if self.transpose:
            return Layout(((4, 8), (16, 2, self.num_matrices)), ((256, 16), (1, 128, 1024)))
        return Layout((32, (32, self.num_matrices)), (32, (1, 1024)))

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"{type(self).__name__}({self.transpose}, {self.num_matrices})"


class LdMatrix8x8x16bOp(_Matrices):
    """Read matrices of 8 by 8 elements of 16 bits from shared memory by ``ldmatrix``. It runs on the CPU, too.

    Parameters
    ----------
    transpose
        Whether rows and columns are swapped.
    num_matrices
        The number of matrices: 1, 2 or 4.

    """

    bits = 16

    @property
    def layouts(self) -> tuple[Layout, Layout, Layout]:
        """From lanes and bits: of the source, of the target, and of the reference that tiled copies are made for."""
        return self.rows, self.parts, self.parts

    def read(self, row: Any) -> Sequence[Value]:
        """Return the words of a lane that addresses a row."""
        return ldmatrix(row, 0, self.num_matrices, self.transpose)


class LdMatrix8x16x8bOp(LdMatrix8x8x16bOp):
    """Read matrices of 8 by 16 elements of 8 bits from shared memory by ``ldmatrix``. It runs on the CPU, too.

    Parameters
    ----------
    transpose
        False: elements of 8 bits are not transposed.
    num_matrices
        The number of matrices: 1, 2 or 4.

    """

    bits = 8

    def __init__(self, transpose: bool = False, num_matrices: int = 1) -> None:
        """Check and store both."""
        if transpose:
            raise ValueError("LdMatrix8x16x8bOp does not transpose elements of 8 bits")
        super().__init__(transpose, num_matrices)


class StMatrix8x8x16bOp(_Matrices):
    """Write matrices of 8 by 8 elements of 16 bits to shared memory by ``stmatrix``, on GPUs from sm_90 on.

    Parameters
    ----------
    transpose
        Whether rows and columns are swapped.
    num_matrices
        The number of matrices: 1, 2 or 4.

    """

    bits = 16

    @property
    def layouts(self) -> tuple[Layout, Layout, Layout]:
        """From lanes and bits: of the source, of the target, and of the reference that tiled copies are made for."""
        return self.parts, self.rows, self.parts

    def write(self, row: Any, words: Sequence[Value]) -> None:
        """Write the words of a lane that addresses a row."""
        stmatrix(row, 0, words, self.transpose)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"nvgpu.warp.{name}"))
