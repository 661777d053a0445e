"""Compiles a kernel over a tile in registers, and prints the least CPU time for a small and for a large tile.

python tiles.py combine|multiply
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import fishplate.cute as cute
import fishplate.cutlass as cutlass
from fishplate.cute.nvgpu import CopyUniversalOp, MmaUniversalOp

THREADS = 128
TILES = (32, 32), (128, 256)
REPEATS = 5


@cute.kernel
def combine_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    """Computes with whole fragments."""
    atom = cute.make_copy_atom(CopyUniversalOp(), cutlass.Float32, num_bits_per_copy=128)
    threads = cute.make_layout((THREADS // 8, 8), stride=(8, 1))
    tiled = cute.make_tiled_copy_tv(atom, threads, cute.make_layout((1, 4)))
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    part_a, part_b, part_c = mine.partition_S(a), mine.partition_S(b), mine.partition_D(c)
    own_a, own_b = cute.make_fragment_like(part_a), cute.make_fragment_like(part_b)
    own_c = cute.make_fragment_like(part_c)
    cute.copy(tiled, part_a, own_a)
    cute.copy(tiled, part_b, own_b)
    own_c.store(own_a.load() * own_b.load() + own_a.load())
    cute.copy(tiled, own_c, part_c)


@cute.jit
def combine(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    """Launches the kernel."""
    combine_kernel(a, b, c).launch(grid=1, block=THREADS)


@cute.kernel
def multiply_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    """Multiplies, one column of each factor after the other."""
    op = MmaUniversalOp(cutlass.Float32)
    tiled = cute.make_tiled_mma(op, cute.make_layout((THREADS // 8, 8, 1), stride=(8, 1, 0)))
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    part_a, part_b, part_c = mine.partition_A(a), mine.partition_B(b), mine.partition_C(c)
    own_a = tiled.make_fragment_A(part_a[None, None, 0])
    own_b = tiled.make_fragment_B(part_b[None, None, 0])
    own_c = tiled.make_fragment_C(part_c)
    own_c.fill(0.0)
    for k in range(16):
        cute.autovec_copy(part_a[None, None, k], own_a)
        cute.autovec_copy(part_b[None, None, k], own_b)
        cute.gemm(tiled, own_c, own_a, own_b, own_c)
    cute.autovec_copy(own_c, part_c)


@cute.jit
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    """Launches the kernel."""
    multiply_kernel(a, b, c).launch(grid=1, block=THREADS)


def fake(*shape: int) -> Any:
    """Returns a tensor without memory."""
    return cute.runtime.make_fake_compact_tensor(
        cutlass.Float32,
        shape,
        stride_order=(1, 0),
        memspace=cute.AddressSpace.gmem,
        assumed_align=16,
    )


def measured(name: str, m: int, n: int) -> float:
    """Returns the nanoseconds of CPU time."""
    factors = [fake(m, n), fake(m, n)] if name == "combine" else [fake(m, 16), fake(n, 16)]
    start = time.process_time_ns()
    cute.compile(globals()[name], *factors, fake(m, n), options="--gpu-arch sm_90")
    return time.process_time_ns() - start


def main() -> None:
    """Prints both times."""
    name = sys.argv[1]
    measured(name, *TILES[0])
    print(json.dumps([min(measured(name, *tile) for _ in range(REPEATS)) for tile in TILES]))


if __name__ == "__main__":
    main()
