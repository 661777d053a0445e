"""Kernels of `examples/gpu` on a GPU: checked against float64, and timed against the device's copy and torch.

    python gpu/bench/kernels.py OUT.json [NAME ...]

Each kernel runs in its own process, so that a fault does not affect the others. Times come from CUDA events: the
median of rounds in which all sides take turns. Bandwidth counts each element that must be read or written once.
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

import hopper_cases
import kernel_cases
import uneven_cases
from kernel_cases import Case
from timing import Result, write

#: All kernels, in the order of the table.
CASES = {**kernel_cases.CASES, **hopper_cases.CASES, **uneven_cases.CASES}
#: Time limit of one kernel in seconds, including everything.
LIMIT = float(os.environ.get("GPU_KERNEL_SECONDS", "45"))
COPY = "device copy"
#: Bytes of that copy.
COPIED = 1 << 30


def milliseconds(torch: Any, calls: list[Callable[[], Any]], rounds: int = 15) -> list[float]:
    """Return the median times of calls on the device, which take turns of about 4 ms each."""
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))

    def batch(call: Callable[[], Any], count: int) -> float:
        start.record()
        for _ in range(count):
            call()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / count

    for call in calls:
        batch(call, 1)  # compiles, and allocates memory
    counts = [max(1, min(50, round(4 / max(batch(call, 2), 1e-3)))) for call in calls]
    turns = [[batch(*pair) for pair in zip(calls, counts, strict=True)] for _ in range(rounds)]
    return [statistics.median(times) for times in zip(*turns, strict=True)]


def device_copy(torch: Any) -> Callable[[], Any]:
    """Return the device's copy of 1 GiB."""
    a = torch.rand(COPIED // 4, device="cuda")
    b = torch.empty_like(a)
    return lambda: b.copy_(a)


def check(torch: Any, case: Case) -> None:
    """Raise unless a kernel writes its whole result, equal to the float64 reference."""
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
    others = [device_copy(torch)] if case.bytes else []
    ours, theirs, *copy = milliseconds(torch, [case.ours, case.torch, *others])
    rows = []
    if copy:
        rate, reached = 2 * COPIED / copy[0] / 1e6, case.bytes / ours / 1e6
        bar = case.of_copy
        rows.append(Result(name, reached, "GB/s", COPY, reached / rate, at_least=bar))
    else:
        rows.append(Result(name, case.operations / ours / 1e9, "TFLOP/s"))
    bar = case.of_torch
    rows.append(Result(f"{name}: speed", ours, "ms", "torch", theirs / ours, at_least=bar))
    return rows


def child(name: str) -> list[Result]:
    """Return the rows of a kernel, measured in its own process."""
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
