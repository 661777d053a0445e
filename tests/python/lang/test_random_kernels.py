"""Random kernels whose threads exchange values, against the same steps in NumPy.

Each step changes a number of each thread: by arithmetic under a condition, through shared memory, or by an
exchange inside the warp. Some threads leave before the last steps.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest

BLOCKS = 3
HEAD = """
import fishplate as fp

@fp.kernel
def kernel(x: fp.Tensor, leaves: fp.Int32):
    t = fp.thread_idx().x
    at = fp.block_idx().x * fp.block_dim().x + t
    v = x[at]
"""
TAIL = """
    x[at] = v

@fp.jit
def run(x: fp.Tensor, threads: fp.Int32, leaves: fp.Int32):
    kernel(x, leaves).launch(grid=x.shape[0] // threads, block=threads)
"""


class Program:
    """The text of a kernel, and its effect on the numbers of a block, a row of `v` for each block."""

    def __init__(self, seed: int) -> None:
        """Choose the number of threads and the steps."""
        self.random = random.Random(seed)
        self.threads = self.random.choice([1, 7, 32, 33, 64, 96, 130])
        self.lines: list[str] = []
        self.steps: list[Callable[[np.ndarray, np.ndarray], np.ndarray]] = []
        self.shared = 0
        for _ in range(self.random.randrange(2, 6)):
            self.random.choice([self.condition, self.share, self.shuffle, self.vote])()
        self.leave()
        for _ in range(self.random.randrange(1, 4)):
            self.random.choice([self.condition, self.shuffle, self.barrier])()

    def condition(self) -> None:
        """Add under a condition that differs between threads."""
        m, k, c = (
            self.random.randrange(2, 9),
            self.random.randrange(1, 5),
            self.random.randrange(100),
        )
        self.lines += [f"    if (v + t) % {m} < {k}:", f"        v += {c}"]
        self.steps.append(lambda v, live: np.where((v + np.arange(v.shape[1])) % m < k, v + c, v))

    def share(self) -> None:
        """Take the number of another thread of the block, through shared memory."""
        n, a, b = self.threads, self.random.randrange(1, 50), self.random.randrange(50)
        name = f"s{self.shared}"
        self.shared += 1
        self.lines += [f"    {name} = fp.shared_array({n}, fp.Int32)", f"    {name}[t] = v"]
        self.lines += ["    fp.sync_threads()", f"    v = v + {name}[(t * {a} + {b}) % {n}]"]
        self.steps.append(lambda v, live: v + v[:, (np.arange(n) * a + b) % n])

    def barrier(self) -> None:
        """Wait for the threads that have not left."""
        self.lines.append("    fp.sync_threads()")

    def shuffle(self) -> None:
        """Take the number of another thread of the warp."""
        how = self.random.choice(["shuffle", "shuffle_up", "shuffle_down", "shuffle_xor"])
        by = self.random.randrange(32)
        self.lines.append(f"    v = v * 3 + fp.{how}(v, {by})")

        def step(v: np.ndarray, live: np.ndarray) -> np.ndarray:
            thread = np.arange(self.threads)
            lane, first = thread % 32, thread // 32 * 32
            other = {
                "shuffle": 0 * lane + by,
                "shuffle_up": lane - by,
                "shuffle_down": lane + by,
                "shuffle_xor": lane ^ by,
            }[how]
            source = first + other
            there = (other >= 0) & (other < 32) & (source < self.threads)
            source = np.where(there, source, thread)
            return v * 3 + np.where(live[source], v[:, source], v)

        self.steps.append(step)

    def vote(self) -> None:
        """Add a bit for each thread of the warp with an odd number."""
        self.lines.append("    v += fp.Int32(fp.ballot(v % 2 == 1) & 0xFFFF)")

        def step(v: np.ndarray, live: np.ndarray) -> np.ndarray:
            thread = np.arange(self.threads)
            bits = (v % 2 == 1) * np.where(thread % 32 < 16, 1 << thread % 32, 0)
            return v + np.stack([bits[:, thread // 32 == w].sum(1) for w in thread // 32], 1)

        self.steps.append(step)

    def leave(self) -> None:
        """Let some threads end here, with their current numbers."""
        self.lines += ["    if t % 5 < leaves:", "        x[at] = v", "        return"]
        self.left = len(self.steps)

    def expected(self, v: np.ndarray, leaves: int) -> np.ndarray:
        """Return the expected result of the kernel."""
        live = np.ones(self.threads, bool)
        for number, step in enumerate(self.steps):
            if number == self.left:
                live = np.arange(self.threads) % 5 >= leaves
            v = np.where(live, step(v, live).astype(np.int32), v)
        return v


def load(path: Path, program: Program) -> Any:
    path.write_text(HEAD + "\n".join(program.lines) + TAIL)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.run


@pytest.mark.parametrize("seed", range(60))
def test_a_random_kernel(seed: int, tmp_path: Path) -> None:
    program = Program(seed)
    path = tmp_path / f"random_kernel_{seed}.py"
    run = load(path, program)
    given = np.random.default_rng(seed).integers(-1000, 1000, (BLOCKS, program.threads), np.int32)
    for leaves in (0, 2):
        x = given.reshape(-1).copy()
        run(x, program.threads, leaves)
        expected = program.expected(given.copy(), leaves)
        assert (x.reshape(given.shape) == expected).all(), path.read_text()


def test_the_same_kernels_become_ptx(tmp_path: Path) -> None:
    for seed in range(0, 60, 12):
        run = load(tmp_path / f"random_ptx_{seed}.py", Program(seed))
        x = fp.make_fake_compact_tensor(fp.Int32, (fp.sym_int(),), device="cuda")
        assert ".entry" in fp.compile(run, x, fp.Int32(32), fp.Int32(0)).ptx
