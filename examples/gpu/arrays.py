"""Arrays for the examples in this folder: torch tensors on a GPU if there is one, else NumPy arrays, and kernels run
on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        return None
    return torch if torch.cuda.is_available() else None


TORCH = _torch()


def put(array: np.ndarray) -> Any:
    """Return an array on the device that runs kernels."""
    return array if TORCH is None else TORCH.from_numpy(array).cuda()


def put_bfloat16(array: np.ndarray) -> Any:
    """Return an array on the device that runs kernels, rounded to BFloat16."""
    if TORCH is not None:
        return put(array).to(TORCH.bfloat16)
    import ml_dtypes

    return array.astype(ml_dtypes.bfloat16)


def put_float8(array: np.ndarray) -> Any:
    """Return an array on the device that runs kernels, rounded to Float8E4M3FN."""
    if TORCH is not None:
        return put(array).to(TORCH.float8_e4m3fn)
    import ml_dtypes

    return array.astype(ml_dtypes.float8_e4m3fn)


def empty(shape: Any, dtype: Any = np.float32) -> Any:
    """Return an array of zeros on the device that runs kernels."""
    return put(np.zeros(shape, dtype))


def get(array: Any) -> np.ndarray:
    """Return an array as a NumPy array, floats in Float64."""
    if TORCH is not None and not isinstance(array, np.ndarray):
        array = (array.double() if array.is_floating_point() else array).cpu().numpy()
    return array if array.dtype.kind in "iu" else array.astype(np.float64)


def random(*shape: int, seed: int = 0) -> np.ndarray:
    """Return normally distributed numbers in Float32."""
    return np.random.default_rng(seed).standard_normal(shape, dtype=np.float32)


def report(name: str, got: Any, expected: np.ndarray, rtol: float = 1e-5, atol: float = 0) -> None:
    """Print whether a kernel agrees with NumPy."""
    where = "the processor" if TORCH is None else TORCH.cuda.get_device_name()
    close = bool(np.allclose(get(got), expected, rtol=rtol, atol=atol))
    print(f"{name}: on {where}, close to NumPy in float64: {close}")
