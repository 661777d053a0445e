"""The C++ names of element types, for code that is generated per type."""

from __future__ import annotations

import functools
from typing import Any, Literal

CPU_DTYPE_MAP = {
    **{f"{sign}int{bits}": f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)},
    "float32": "float",
    "float64": "double",
    "bool": "bool",
}

# Types of <cuda_fp16.h>, <cuda_bf16.h>, <cuda_fp8.h> and <cuda_fp4.h>.
CUDA_DTYPE_MAP = {
    "float16": "__half",
    "bfloat16": "__nv_bfloat16",
    "float8_e4m3fn": "__nv_fp8_e4m3",
    "float8_e5m2": "__nv_fp8_e5m2",
    "float8_e8m0fnu": "__nv_fp8_e8m0",
    "float4_e2m1": "__nv_fp4_e2m1",
    "float4_e2m1fn_x2": "__nv_fp4x2_e2m1",
}

# Their counterparts in the headers of HIP.
ROCM_DTYPE_MAP = {
    "float16": "__half",
    "bfloat16": "__hip_bfloat16",
    "float8_e4m3fn": "__hip_fp8_e4m3",
    "float8_e4m3fnuz": "__hip_fp8_e4m3_fnuz",
    "float8_e5m2": "__hip_fp8_e5m2",
    "float8_e5m2fnuz": "__hip_fp8_e5m2_fnuz",
    "float4_e2m1": "__hip_fp4_e2m1",
    "float4_e2m1fn_x2": "__hip_fp4x2_e2m1",
}


@functools.cache
def _determine_backend_once() -> Literal["cpu", "cuda", "rocm"]:
    """The device that the installed torch computes on."""
    try:
        import torch
    except ImportError:
        return "cpu"
    if not torch.cuda.is_available():
        return "cpu"
    version = getattr(torch, "version", None)
    if getattr(version, "cuda", None):
        return "cuda"
    return "rocm" if getattr(version, "hip", None) else "cpu"


def to_cpp_dtype(dtype_str: str | Any) -> str:
    """The C++ type of an element type, given by name or as an object whose text is the name.

    `to_cpp_dtype("int32")` and `to_cpp_dtype(torch.int32)` are both "int32_t". The narrow float types have a name only
    if torch finds a GPU, because the name depends on the GPU's vendor.
    """
    name = str(dtype_str).removeprefix("torch.")
    if name in CPU_DTYPE_MAP:
        return CPU_DTYPE_MAP[name]
    backend = _determine_backend_once()
    names = {"cuda": CUDA_DTYPE_MAP, "rocm": ROCM_DTYPE_MAP}.get(backend, {})
    if name not in names:
        raise ValueError(f"Unsupported dtype string: {name} for {backend = }")
    return names[name]
