"""Parallel loops: iterations in any order, errors of an iteration, several loops at once, exported code."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp


@fp.jit
def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    for i in fp.parallel_range(x.shape[0], grain=64):
        y[i] = a * x[i] + y[i]


def test_every_round_is_run_once() -> None:
    for n in (0, 1, 63, 64, 65, 1000, 100_003):
        x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
        saxpy(2.0, x, y)
        assert (y == np.float32(2) * x + np.float32(1)).all()


@fp.jit
def stepped(x: fp.Tensor, out: fp.Tensor, first: fp.Int32) -> None:
    for i in fp.parallel_range(first, x.shape[0], 3):
        v = x[i]
        if v < 0:
            continue
        total = 0
        for _ in range(10):
            total += v
        assert v < 1000, "too big"
        out[i] = total
    for i in fp.parallel_range(3, -1, -1):
        out[i] += 1


def test_steps_and_inner_control_flow() -> None:
    x = np.arange(-10, 500, dtype=np.int32)
    out, wanted = np.zeros(510, np.int64), np.zeros(510, np.int64)
    stepped(x, out, 5)
    for i in range(5, 510, 3):
        if x[i] >= 0:
            wanted[i] = 10 * x[i]
    wanted[:4] += 1
    assert (out == wanted).all()


def test_an_error_of_a_round_is_the_callers() -> None:
    x = np.zeros(510, np.int32)
    x[308] = 5000
    for _ in range(20):
        with pytest.raises(AssertionError, match="too big"):
            stepped(x, np.zeros(510, np.int64), 5)
    stepped(np.zeros(510, np.int32), np.zeros(510, np.int64), 5)


@fp.jit
def nested(out: fp.Tensor, scale: fp.Float64) -> None:
    for i in fp.parallel_range(out.shape[0]):
        row = out[i]
        for j in fp.parallel_range(out.shape[1]):
            row[j] = i * scale + j


def test_a_loop_in_a_loop_captures_through_both() -> None:
    out = np.zeros((7, 9))
    nested(out, 100.0)
    assert (out == np.arange(7)[:, None] * 100 + np.arange(9)).all()


def test_several_threads_call_at_once() -> None:
    compiled = fp.compile(saxpy, 1.0, np.ones(4, np.float32), np.ones(4, np.float32))
    results: list[bool] = []

    def work() -> None:
        x, y = np.ones(5000, np.float32), np.zeros(5000, np.float32)
        for _ in range(200):
            compiled(1.0, x, y)
        results.append(bool((y == 200).all()))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4


@pytest.mark.parametrize("ending", ["so", "o"])
def test_exported_loops_bring_their_threads(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"saxpy.{ending}"
    example = np.ones(4, np.float32)
    fp.compile(saxpy, 1.0, example, example).export(path)
    x, y = np.arange(10_000, dtype=np.float32), np.zeros(10_000, np.float32)
    module = fp.load_module(str(path))
    module.saxpy(2.0, x, y)
    assert (y == 2 * x).all()


def test_a_process_that_forked_has_threads_again() -> None:
    code = """
import os, numpy as np, fishplate as fp
from test_parallel import saxpy
x, y = np.ones(100_000, np.float32), np.zeros(100_000, np.float32)
saxpy(1.0, x, y)
child = os.fork()
saxpy(1.0, x, y)
assert (y == 2).all()
if child == 0:
    assert sum(name.isdigit() for name in os.listdir("/proc/self/task")) == 3
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""
    env = {**os.environ, "FISHPLATE_NUM_THREADS": "3"}
    folder = Path(__file__).parent
    env["PYTHONPATH"] = f"{folder}{os.pathsep}{env.get('PYTHONPATH', '')}"
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, env=env, timeout=120)


def reads(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += x[i]
        if total > 3:
            x[i] = 0


def stores(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += x[i]
        x[i] = total


def shows(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += x[i]
        print("so far", total)


def shows_in_a_list(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += x[i]
        print([total])


def adds_it(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += x[i]
        fp.atomic_add(x, 0, total)


def shifts(x: fp.Tensor) -> None:
    total = 0
    for i in fp.parallel_range(x.shape[0]):
        total += 1
        x[i] = total << 2


def is_an_index(x: fp.Tensor) -> None:
    total = 0
    for _ in fp.parallel_range(x.shape[0]):
        total += 1
        x[total] = 1.0


def mixes(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        if x[i] > 0:
            total += x[i]
        else:
            total *= 2


def replaces(x: fp.Tensor) -> None:
    total = 0.0
    for i in fp.parallel_range(x.shape[0]):
        total += 1
        total = x[i]


def doubles(x: fp.Tensor) -> None:
    total = 0.0
    for _ in fp.parallel_range(x.shape[0]):
        total += total


def carries_a_pair(x: fp.Tensor) -> None:
    pair = (0.0, 0.0)
    for i in fp.parallel_range(x.shape[0]):
        pair = (pair[0] + x[i], pair[1])


def breaks(x: fp.Tensor) -> None:
    for i in fp.parallel_range(x.shape[0]):
        if x[i] > 0:
            break


def returns(x: fp.Tensor) -> None:
    for i in fp.parallel_range(x.shape[0]):
        if x[i] > 0:
            return


def leaks(x: fp.Tensor) -> None:
    for i in fp.parallel_range(x.shape[0]):
        last = x[i]
    x[0] = last


@pytest.mark.parametrize(
    "function, reason",
    [
        *[
            (
                reader,
                "`total` is reduced over threads: inside the parallel loop it can only be changed",
            )
            for reader in (reads, stores, shows, shows_in_a_list, adds_it, shifts, is_an_index)
        ],
        (mixes, "`total` is changed by `+` and `*` in one parallel loop"),
        (replaces, "`total` is set in one iteration of a parallel loop and read in another"),
        (doubles, "`total` is reduced over threads, and cannot be combined with itself"),
        (carries_a_pair, "`pair` is carried from one iteration of a parallel loop to the next"),
        (breaks, "`break` cannot leave a parallel loop"),
        (returns, "`return` cannot leave a parallel loop"),
        (leaks, "`last` is set inside a parallel loop and has no value after it"),
    ],
)
def test_what_rounds_cannot_do(function: Any, reason: str) -> None:
    with pytest.raises(fp.CompileError) as caught:
        fp.jit(function)(np.ones(3))
    assert reason in caught.value.reason


@fp.jit
def summed(x: fp.Tensor) -> Any:
    total, top, low, count, product, found, bits = 10, x[0], x[0], 0, 1.0, False, 0
    for i in fp.parallel_range(1, x.shape[0], 2):
        if x[i] < 0:
            continue
        for _ in range(3):
            total += i
        top = max(x[i], top)
        low = min(low, x[i], x[i])
        count -= 1
        product = 1.0001 * product
        found |= x[i] > 5
        bits ^= i
    return total, top, low, count, product, found, bits


def test_names_are_summed_up() -> None:
    for n in (1, 2, 3, 130, 1003, 20_001):
        x = np.random.default_rng(n).standard_normal(n) * 3
        taken = [i for i in range(1, n, 2) if x[i] >= 0]
        bits = 0
        for i in taken:
            bits ^= i
        total, top, low, count, product, found, mixed = summed(x)
        assert (total, count, found, mixed) == (
            10 + 3 * sum(taken),
            -len(taken),
            bool((x[taken] > 5).any()),
            bits,
        )
        assert (top, low) == (max(x[0], *x[taken]), min(x[0], *x[taken])) if taken else (x[0],) * 2
        assert np.isclose(product, 1.0001 ** len(taken), rtol=1e-12)


@fp.jit
def float_sum(x: fp.Tensor, grain: fp.Int32) -> Any:
    total = 0.5
    for i in fp.parallel_range(x.shape[0], grain=grain, reassoc=True):
        total += x[i]
    return total


def test_a_sum_has_the_type_of_the_loop_and_vectors() -> None:
    x = np.ones(100_003, np.float32)
    assert float_sum(x, 100) == np.float32(100_003.5)
    assert float_sum(x[:0], 100) == 0.5
    assert " x float> " in fp.compile(float_sum, x, 100).llvm


SUM = """
import numpy as np
from test_parallel import float_sum
x = np.random.default_rng(0).standard_normal(300_001, dtype=np.float32)
print([float_sum(x, grain).hex() for grain in (1, 1000, 100_000)])
"""


def test_a_sum_is_the_same_whatever_the_number_of_threads() -> None:
    folder = Path(__file__).parent
    path = f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    printed = set()
    for threads in ("1", "2", "5"):
        env = {**os.environ, "FISHPLATE_NUM_THREADS": threads, "PYTHONPATH": path}
        done = subprocess.run(
            [sys.executable, "-c", SUM], check=True, env=env, timeout=120, stdout=subprocess.PIPE
        )
        printed.add(done.stdout)
    assert len(printed) == 1


@fp.jit
def nested_sum(x: fp.Tensor) -> Any:
    total = 0
    for i in fp.parallel_range(x.shape[0]):
        row = x[i]
        part = 0
        for j in fp.parallel_range(row.shape[0]):
            part += row[j]
        total += part
        assert part >= 0, "negative"
    return total


def test_sums_nest_and_errors_come_out() -> None:
    x = np.arange(300 * 70, dtype=np.int64).reshape(300, 70)
    assert nested_sum(x) == x.sum()
    with pytest.raises(AssertionError, match="negative"):
        nested_sum(-x)


@fp.jit
def sum_of_rows(x: fp.Tensor) -> Any:
    total, largest = 0.0, -fp.math.inf
    for i in fp.parallel_range(x.shape[0]):
        for j in fp.parallel_range(x.shape[1]):
            total += x[i, j]
            if x[i, j] == 3:
                continue
            largest = max(largest, x[i, j])
    return total, largest


def test_loops_inside_sum_up_the_same_names() -> None:
    x = np.arange(600.0).reshape(20, 30)
    assert tuple(sum_of_rows(x)) == (x.sum(), 599.0)

    @fp.jit
    def leaves(x: fp.Tensor) -> Any:
        total = 0.0
        for i in fp.parallel_range(x.shape[0]):
            for j in fp.parallel_range(x.shape[1]):
                total += x[i, j]
                if x[i, j] > 5:
                    break
        return total

    with pytest.raises(fp.CompileError, match="`break` cannot leave a parallel loop"):
        leaves(x)


@fp.jit
def extremes(x: fp.Tensor) -> Any:
    low, high = x[0], x[0]
    for i in fp.parallel_range(x.shape[0], grain=1024):
        low = min(low, x[i])
        high = max(high, abs(x[i]))
    return low, high


def test_extremes_are_vectorised_without_a_word() -> None:
    x = np.random.default_rng(0).standard_normal(100_000).astype(np.float32)
    assert extremes(x) == (x.min(), np.abs(x).max())
    code = fp.compile(extremes, x, options="--opt-level 3").llvm
    assert "llvm.vector.reduce.fmaximum" in code and "llvm.vector.reduce.fminimum" in code
    for at in (1, 5000, 99_999):
        y = x.copy()
        y[at] = np.nan
        assert all(np.isnan(extremes(y))), "NaN wins wherever it is, as in np.max"
