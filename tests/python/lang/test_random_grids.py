"""Random kernels of `random_grids` on the CPU, against the same programs in Python, and as PTX."""

from __future__ import annotations

import importlib.util
from math import prod
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from random_grids import Program

#: Initial values of the elements that all threads change.
START = [5, 5, 5, -1, 0, 0]


def load(path: Path, program: Program) -> Any:
    path.write_text(program.source)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(50))
def test_a_random_grid(seed: int, tmp_path: Path) -> None:
    program = Program(seed)
    path = tmp_path / f"random_grid_{seed}.py"
    made = load(path, program)
    rng = np.random.default_rng(seed)
    count, n = program.threads * prod(program.grid), int(rng.integers(-5, 6))
    x = rng.integers(-(2**31), 2**31, (count, 3)).astype(np.int32)
    x[::2] %= 10
    wanted, totals = np.full((count, 3), -7), list(START)
    program.run(x, wanted, totals, n)
    checked = {"options": "--enable-assertions"} if seed % 2 else {}
    examples = x, np.zeros((count, 3), np.int32), np.zeros(6, np.int32), fp.Int32(0)
    sides = (*program.block, 1, 1)[:3]
    for run, more in ((made.run, ()), (made.run_sides, sides)):
        compiled = fp.compile(run, *examples, *map(fp.Int32, more), **checked)
        out, g = np.full((count, 3), -7, np.int32), np.array(START, np.int32)
        compiled(x, out, g, n, *more)
        assert (out == wanted).all() and list(g) == totals, path.read_text()


def test_the_same_kernels_become_ptx(tmp_path: Path) -> None:
    for seed in range(0, 50, 10):
        made = load(tmp_path / f"random_grid_ptx_{seed}.py", Program(seed))
        x, out = (
            fp.make_fake_compact_tensor(fp.Int32, (fp.sym_int(), 3), device="cuda")
            for _ in range(2)
        )
        g = fp.make_fake_compact_tensor(fp.Int32, (6,), device="cuda")
        assert ".entry fp_kernel(" in fp.compile(made.run, x, out, g, fp.Int32(0)).ptx
