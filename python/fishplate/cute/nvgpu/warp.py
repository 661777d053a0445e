"""Products that the threads of a warp compute together, under CuTe's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...lang._matrix import mma_bf16
from ...lang._value import type_name
from ...lang._warpgroup import pack_pairs
from ...layout import Layout
from .._missing import missing

__all__ = ["MmaF16BF16Op"]


class MmaF16BF16Op:
    """The product ``mma.sync.m16n8k16`` of BFloat16, with sums in Float32. It runs on the CPU, too.

    Parameters
    ----------
    ab_dtype
        The type of the factors, BFloat16.
    acc_dtype
        The type of the sums, Float32.
    shape_mnk
        Rows, columns and summands, (16, 8, 16).

    """

    shape_mnk, threads = (16, 8, 16), 32
    # From lanes, as (lane % 4, lane // 4), and values to elements in the order of columns, as the PTX manual has
    # them for m16n8k16: A by rows and summands, B by columns and summands, C by rows and columns.
    tv_A = Layout(((4, 8), (2, 2, 2)), ((32, 1), (16, 8, 128)))
    tv_B = Layout(((4, 8), (2, 2)), ((16, 1), (8, 64)))
    tv_C = Layout(((4, 8), (2, 2)), ((32, 1), (16, 8)))

    def __init__(self, ab_dtype: Any, acc_dtype: Any, shape_mnk: tuple[int, int, int]) -> None:
        """Check that it is the product that kernels have."""
        asked = type_name(ab_dtype), type_name(acc_dtype), tuple(shape_mnk)
        if asked != ("BFloat16", "Float32", self.shape_mnk):
            raise ValueError(
                "MmaF16BF16Op multiplies BFloat16 with sums in Float32 and the shape (16, 8, 16), got "
                f"{asked[0]}, {asked[1]} and {asked[2]}"
            )
        self.ab_dtype, self.acc_dtype = ab_dtype, acc_dtype

    def multiply(self, a: Sequence[Any], b: Sequence[Any], c: Sequence[Any]) -> list[Any]:
        """Return the values of a thread in ``a * b + c``."""
        return [*mma_bf16(pack_pairs(a, self.ab_dtype), pack_pairs(b, self.ab_dtype), c)]

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"MmaF16BF16Op(BFloat16, Float32, {self.shape_mnk})"


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"nvgpu.warp.{name}"))
