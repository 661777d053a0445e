"""Random kernels of `tests/python/lang/random_grids.py` on a GPU, against the same programs in Python."""

from __future__ import annotations

import importlib.util
import sys
from math import prod
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from stand_in import STUB, Driver, values
from fishplate import cuda

sys.path.append(str(Path(__file__).resolve().parents[1] / "python/lang"))
from random_grids import Program  # noqa: E402

START = [5, 5, 5, -1, 0, 0]


def is_defined(program: Program) -> bool:
    """Whether no thread reads from a lane that does not exist, for which a GPU returns any value."""
    return program.threads % 32 == 0 or "fp.shuffle" not in program.source


PROGRAMS = [seed for seed in range(40) if is_defined(Program(seed))]


def on_device(array: np.ndarray) -> fp.Tensor:
    tensor = cuda.empty(array.shape, array.dtype)
    cuda.copy(tensor, array)
    return tensor


@pytest.mark.parametrize("seed", PROGRAMS)
def test_a_random_grid(seed: int, tmp_path: Path, driver: Driver) -> None:
    program = Program(seed)
    path = tmp_path / f"random_gpu_{seed}.py"
    path.write_text(program.source)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    made: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    rng = np.random.default_rng(seed)
    count, n = program.threads * prod(program.grid), int(rng.integers(-5, 6))
    x = rng.integers(-(2**31), 2**31, (count, 3)).astype(np.int32)
    x[::2] %= 10
    before, start = np.full((count, 3), -7, np.int32), np.array(START, np.int32)
    given, out, g = on_device(x), on_device(before), on_device(start)
    made.run(given, out, g, n)
    if STUB:
        assert len(driver.launches()) == 1
        return
    wanted, totals = before.astype(np.int64), list(START)
    program.run(x, wanted, totals, n)
    assert (values(out) == wanted).all() and list(values(g)) == totals, path.read_text()
