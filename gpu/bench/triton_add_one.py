"""add_one in Triton, whose compiler reads the source from a file."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def add_one(x, y, n, BLOCK: tl.constexpr):  # noqa: ANN001, ANN201
    """Y = x + 1."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(y + at, tl.load(x + at, mask=inside) + 1.0, mask=inside)
