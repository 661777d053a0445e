"""Compiles a loop over floats on aarch64 and looks for instructions on vectors of NEON in its assembly."""

from __future__ import annotations

import platform
import re
from typing import Any

import fishplate as fp
import numpy as np


@fp.jit
def scale(x: Any, y: Any, n: fp.Int32) -> None:
    """Multiply and add."""
    for i in range(n):
        y[i] = x[i] * 2.0 + y[i]


assert platform.machine() == "aarch64"
x, y = np.arange(1000, dtype=np.float32), np.ones(1000, dtype=np.float32)
scale(x, y, 1000)
assert np.array_equal(y, x * 2 + 1)
vectors = re.findall(r"\b(?:fmla|fmul|fadd)\s+v\d+\.4s", fp.compile(scale, x, y, 1000).asm)
assert vectors, "the loop uses no vectors"
print(f"neon: {len(vectors)} instructions on vectors of four floats")
