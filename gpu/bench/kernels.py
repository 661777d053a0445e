"""Kernels of `examples/gpu` on a GPU: right in float64, and how fast against the device's copy and torch.

    python gpu/bench/kernels.py OUT.json [NAME ...]

Each kernel runs in a process of its own, so that one that faults spoils no other. Times are by CUDA events, the
median of several rounds; bandwidth counts each element that must be read or written once.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kernel_cases import CASES, Case
from timing import Result, write

#: Seconds that one kernel may take, with everything.
LIMIT = float(os.environ.get("GPU_KERNEL_SECONDS", "45"))
COPY = "device copy"


def milliseconds(torch: Any, call: Callable[[], Any], rounds: int = 9) -> float:
    """Return the median time of a call on the device; rounds are at least 20 ms long together."""
    call()
    torch.cuda.synchronize()
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))

    def batch(count: int) -> float:
        start.record()
        for _ in range(count):
            call()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / count

    count = max(1, min(50, round(4 / max(batch(2), 1e-3))))
    return statistics.median(batch(count) for _ in range(rounds))


def copy_rate(torch: Any) -> float:
    """Return the bandwidth of the device's copy of 1 GiB, in GB/s read and written."""
    a = torch.rand(1 << 28, device="cuda")
    b = torch.empty_like(a)
    return 2 * a.numel() * 4 / milliseconds(torch, lambda: b.copy_(a)) / 1e6


def check(torch: Any, case: Case) -> None:
    """Raise unless a kernel writes all of its result, and what float64 says."""
    if case.out.is_floating_point():
        case.out.fill_(float("nan"))
    else:
        case.out.zero_()
    case.ours()
    torch.cuda.synchronize()
    for got, expected in case.expected():
        error = (got.double() - expected).norm() / expected.norm()
        if not bool(error <= case.tolerance):
            raise AssertionError(f"the error is {float(error):.3g}, more than {case.tolerance:.3g}")


def run(name: str) -> list[Result]:
    """Return the rows of a kernel."""
    import torch

    case = CASES[name](torch)
    check(torch, case)
    ours, theirs = milliseconds(torch, case.ours), milliseconds(torch, case.torch)
    rows = []
    if case.bytes:
        rate = copy_rate(torch)
        reached = case.bytes / ours / 1e6
        bar = case.of_copy
        rows.append(Result(name, reached, "GB/s", COPY, reached / rate, at_least=bar))
    else:
        rows.append(Result(name, case.operations / ours / 1e9, "TFLOP/s"))
    bar = case.of_torch
    rows.append(Result(f"{name}: speed", ours, "ms", "torch", theirs / ours, at_least=bar))
    return rows


def child(name: str) -> list[Result]:
    """Return the rows of a kernel that runs in a process of its own."""
    command = [sys.executable, __file__, "--child", name]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return [Result(name, None, note=f"stopped after {LIMIT:.0f} s", at_least=0)]
    if done.returncode:
        return [Result(name, None, note=f"failed with exit code {done.returncode}", at_least=0)]
    return [Result(**row) for row in json.loads(done.stdout.splitlines()[-1])]


def main() -> None:
    """Measure all kernels, or those named."""
    if sys.argv[1] == "--child":
        print(json.dumps([asdict(row) for row in run(sys.argv[2])]))
        return
    results: list[Result] = []
    for name in sys.argv[2:] or CASES:
        results += child(name)
        print("\n".join(f"{row.name}: {row.value} {row.unit} {row.note}" for row in results[-2:]))
        write(sys.argv[1], "kernels", results)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples/gpu"))
    main()
