"""Arrays of JAX as test data, under the CuTe DSL's names."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing

__all__ = ["create_tensor"]


def create_tensor(shape: Any, dtype: Any, key: Any, *, minval: int = -2, maxval: int = 2) -> Any:
    """Return an array of random integers, whose sums and products are exact.

    Parameters
    ----------
    shape, dtype
        Shape and type of the array.
    key
        A key of ``jax.random``.
    minval, maxval
        The smallest and the largest integer.

    """
    import jax

    return jax.random.randint(key, shape, minval, maxval + 1).astype(dtype)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"jax.testing.{name}", "cutlass"))
