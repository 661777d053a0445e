"""matmul_tuned: the product of matmul_hopper with the sizes that are fastest for the shapes, found by timing.

The tile's columns, the number of stages and the order of tiles affect only the speed. The first call for a shape
compiles the kernel for each combination, times them in turns and keeps the winner beside the compile cache.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import numpy as np
from matmul_hopper import ROWS, After, Form, depth_of, multiply

#: Columns of a tile and stages that fit into shared memory together.
SIZES = [(256, 2), (256, 3), (256, 4), (128, 2), (128, 3), (128, 4), (128, 5), (128, 6)]
FORMS = [
    Form(columns=columns, stages=stages, group=group)
    for columns, stages in SIZES
    for group in (1, 2, 4, 8, 16)
]


def is_useful(config: fp.tuning.Config, arguments: dict[str, Any]) -> bool:
    """Whether a smaller configuration would not do the same."""
    form, b = config.values["form"], arguments["b"]
    rows, (depth, columns) = arguments["a"].shape[0], b.shape
    steps = -(-depth // depth_of(fp.BFloat16))
    return (
        form.columns <= max(columns, 128)
        and form.stages <= max(steps, 2)
        and form.group <= -(-rows // ROWS)
    )


@fp.autotune(
    [{"form": form} for form in FORMS],
    key=["a.shape", "b.shape"],
    prune=is_useful,
    restore=["c"],
)
@fp.jit(options="--gpu-arch sm_90a")
def matmul_tuned(
    a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, blocks: fp.Int32, form: fp.Constexpr
) -> None:
    """Set c to the product of a and b in BFloat16; `blocks` is the number of multiprocessors of the GPU."""
    multiply(a, b, fp.tensor_map(c, (64, 64)), c, After(), blocks, form)


def main(n: int = 200, k: int = 128, m: int = 136) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_tuned(a, b, c, 2)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_tuned", c, expected, rtol=1 / 128, atol=0.05)


if __name__ == "__main__":
    main()
