"""Operations for tiled copies and products, under CuTe's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...lang._value import type_name
from ...lang.math import fma
from ...layout import Layout
from .._missing import missing
from . import cpasync, warp, warpgroup
from .cpasync import LoadCacheMode
from .warpgroup import OperandMajorMode

__all__ = [
    "CopyUniversalOp",
    "LoadCacheMode",
    "MmaUniversalOp",
    "OperandMajorMode",
    "cpasync",
    "warp",
    "warpgroup",
]


class CopyUniversalOp:
    """Copy by loads and stores."""


class MmaUniversalOp:
    """Multiply two numbers and add a third with a single rounding. Each thread computes alone, on any processor.

    Parameters
    ----------
    abacc_dtype
        The type of factors and sums: Float16, Float32 or Float64.

    """

    #: Rows, columns and summands of one product, and the threads that compute it.
    shape_mnk, threads = (1, 1, 1), 1
    #: Whether `multiply` takes the factors as words of 32 bits.
    takes_words = False
    #: From threads and values to elements: of A by rows and summands, of B by columns and summands, of C.
    tv_A = tv_B = tv_C = Layout((1, 1), (0, 0))

    def __init__(self, abacc_dtype: Any) -> None:
        """Check and store the type."""
        if type_name(abacc_dtype) not in ("Float16", "Float32", "Float64"):
            raise TypeError(
                f"MmaUniversalOp takes Float16, Float32 or Float64, got {type_name(abacc_dtype)}"
            )
        self.ab_dtype = self.acc_dtype = abacc_dtype

    def multiply(self, a: Sequence[Any], b: Sequence[Any], c: Sequence[Any]) -> list[Any]:
        """Return the values of a thread in ``a * b + c``."""
        return [fma(a[0], b[0], c[0])]

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"MmaUniversalOp({type_name(self.acc_dtype)})"


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"nvgpu.{name}"))
