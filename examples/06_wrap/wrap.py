"""Wraps saxpy.o, writes a library with the wrapped function, and loads it: wrap.py SAXPY.O OUT.SO."""

import sys
from pathlib import Path

import fishplate as fp
import numpy as np
from fishplate.compiler import wrap

saxpy = wrap(
    Path(sys.argv[1]),
    "saxpy(a: float32, x: Tensor([n], float32, device=cpu), y: Tensor([n], float32, device=cpu))",
)
x, y = np.arange(1, 4, dtype=np.float32), np.array([10, 20, 30], np.float32)
saxpy(2.0, x, y)
print(y.tolist())
try:
    saxpy(2.0, x, y=y[:2])
except ValueError as error:
    print(f"ValueError: {error}")
saxpy.export(sys.argv[2], "saxpy")
fp.load_module(sys.argv[2]).saxpy(1.0, x, y)
print(y.tolist())
