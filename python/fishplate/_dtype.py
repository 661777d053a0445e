"""Data types: :class:`dtype` and the common ones by name.

>>> import fishplate
>>> fishplate.dtype("float32x4").lanes
4
>>> fishplate.float32 == "float32"
True
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from . import _core
from ._core import dtype

_CODES = _core._DATA_TYPE_CODES


class DataTypeCode(IntEnum):
    """DLPack's type codes: the meaning of the bits of one lane."""

    INT = _CODES["int"]
    UINT = _CODES["uint"]
    FLOAT = _CODES["float"]
    HANDLE = _CODES["handle"]
    BFLOAT = _CODES["bfloat"]
    COMPLEX = _CODES["complex"]
    BOOL = _CODES["bool"]
    Float8E3M4 = _CODES["float8_e3m4"]
    Float8E4M3 = _CODES["float8_e4m3"]
    Float8E4M3B11FNUZ = _CODES["float8_e4m3b11fnuz"]
    Float8E4M3FN = _CODES["float8_e4m3fn"]
    Float8E4M3FNUZ = _CODES["float8_e4m3fnuz"]
    Float8E5M2 = _CODES["float8_e5m2"]
    Float8E5M2FNUZ = _CODES["float8_e5m2fnuz"]
    Float8E8M0FNU = _CODES["float8_e8m0fnu"]
    Float6E2M3FN = _CODES["float6_e2m3fn"]
    Float6E3M2FN = _CODES["float6_e3m2fn"]
    Float4E2M1FN = _CODES["float4_e2m1fn"]


class _NumpyNames:
    """`dtype._NUMPY_DTYPE_TO_STR`: names of NumPy's dtypes, computed on first use because importing NumPy is slow."""

    names: dict[Any, str] | None = None

    def __get__(self, instance: object, owner: type | None = None) -> dict[Any, str]:
        """Return the same dictionary every time; clients may add to it."""
        if self.names is None:
            self.names = _names_of_numpy_types()
        return self.names


def _names_of_numpy_types() -> dict[Any, str]:
    try:
        import numpy as np
    except ImportError:
        return {}
    sizes = {"int": (8, 16, 32, 64), "uint": (8, 16, 32, 64), "float": (16, 32, 64)}
    names = {f"{kind}{bits}" for kind, widths in sizes.items() for bits in widths}
    known = {np.dtype(name): name for name in sorted({"bool", *names})}
    try:
        import ml_dtypes
    except ImportError:
        return known
    for name in ("bfloat16", "float8_e4m3fn", "float8_e5m2", "float4_e2m1fn"):
        if hasattr(ml_dtypes, name):
            known[np.dtype(getattr(ml_dtypes, name))] = name
    return known


dtype._NUMPY_DTYPE_TO_STR = _NumpyNames()  # type: ignore[attr-defined]

bool = dtype("bool")
int8 = dtype("int8")
int16 = dtype("int16")
int32 = dtype("int32")
int64 = dtype("int64")
uint8 = dtype("uint8")
uint16 = dtype("uint16")
uint32 = dtype("uint32")
uint64 = dtype("uint64")
float64 = dtype("float64")
float32 = dtype("float32")
float16 = dtype("float16")
bfloat16 = dtype("bfloat16")
float8_e3m4 = dtype("float8_e3m4")
float8_e4m3 = dtype("float8_e4m3")
float8_e4m3b11fnuz = dtype("float8_e4m3b11fnuz")
float8_e4m3fn = dtype("float8_e4m3fn")
float8_e4m3fnuz = dtype("float8_e4m3fnuz")
float8_e5m2 = dtype("float8_e5m2")
float8_e5m2fnuz = dtype("float8_e5m2fnuz")
float8_e8m0fnu = dtype("float8_e8m0fnu")
float6_e2m3fn = dtype("float6_e2m3fn")
float6_e3m2fn = dtype("float6_e3m2fn")
float4_e2m1fn = dtype("float4_e2m1fn")
float4_e2m1fnx2 = dtype("float4_e2m1fnx2")
#: The same, as torch spells it.
float4_e2m1fn_x2 = float4_e2m1fnx2
