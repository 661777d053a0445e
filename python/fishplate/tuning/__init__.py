"""The autotuner: finds the fastest constants and options of a function once, and remembers them.

.. code-block:: python

    import fishplate as fp, numpy as np

    @fp.autotune([{"block": 16}, {"block": 64}, {"block": 256}], key=["a.shape"])
    @fp.jit
    def double(a: fp.Tensor, b: fp.Tensor, block: fp.Constexpr):
        for i in fp.parallel_range(a.shape[0], grain=block):
            b[i] = a[i] * 2

    a = np.arange(1000, dtype=np.float32)
    double(a, b := np.empty_like(a))

The first call with a key compiles all configurations, times them and keeps the winner in a table next to the compile
cache. Later calls and later processes use it.
"""

from __future__ import annotations

from ._autotune import Autotuned, Config, autotune
from ._search import Search, Trial

__all__ = ["Autotuned", "Config", "Search", "Trial", "autotune"]
