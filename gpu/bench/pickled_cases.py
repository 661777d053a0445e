"""The functions that `gpu/make_pickles.py` compiles on a machine without a GPU, and `pickles.py` runs on one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

#: Machine code for Hopper and nothing else: the driver could not compile it if it wanted to.
HOPPER = "--gpu-arch sm_90a --ptxas-options -O3"
N, SIDE, BLOCKS = 1000, 256, 4


class Case(NamedTuple):
    """A function, the options it is compiled with, and its arguments: with data, and the expected last one."""

    options: str
    compile: Callable[[str], Any]
    data: Callable[[], tuple[list[np.ndarray], np.ndarray]]
    #: Arguments behind the tensors.
    more: tuple[int, ...] = ()


def _add_one(options: str) -> Any:
    import fishplate as fp
    from fp_add_one import add_one

    vector = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    return fp.compile(add_one, vector, vector, options=options)


def _product(options: str) -> Any:
    import fishplate as fp

    sys.path.insert(0, str(Path(__file__).parents[2] / "examples/gpu"))
    from matmul_hopper import matmul_hopper

    def factor() -> Any:
        return fp.make_fake_compact_tensor(
            fp.Float16, (SIDE, SIDE), stride_order=(1, 0), device="cuda"
        )

    return fp.compile(matmul_hopper, factor(), factor(), factor(), BLOCKS, options=options)


def _numbers() -> tuple[list[np.ndarray], np.ndarray]:
    x = np.arange(N, dtype=np.float32)
    return [x, np.full_like(x, -1)], x + 1


def _factors() -> tuple[list[np.ndarray], np.ndarray]:
    # Whole numbers whose sums float16 represents.
    a, b = np.random.default_rng(0).integers(-1, 2, (2, SIDE, SIDE)).astype(np.float32)
    c = (a @ b).astype(np.float16)
    return [a.astype(np.float16), b.astype(np.float16), np.full_like(c, -1000)], c


#: The functions by name.
CASES = {
    "add_one": Case(HOPPER, _add_one, _numbers),
    "add_one for three GPUs": Case("--gpu-arch sm_80,sm_90,sm_100", _add_one, _numbers),
    "matmul_hopper": Case(HOPPER, _product, _factors, (BLOCKS,)),
}


def file_of(folder: Path, name: str) -> Path:
    """Return the file of a pickle."""
    return folder / f"{name.replace(' ', '_')}.pickle"
