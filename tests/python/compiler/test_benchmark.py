"""`benchmark` of compiled functions."""

from __future__ import annotations

import time

import numpy as np
import pytest

import fishplate as fp
from fishplate.compiler import Timing
from fishplate.compiler._benchmark import benchmark


@fp.jit
def add(a: fp.Tensor, by: fp.Float32 = 1.0) -> None:
    for i in range(a.shape[0]):
        a[i] += by


def test_times_of_a_compiled_function() -> None:
    a = np.zeros(4, np.float32)
    f = fp.compile(add, a)
    start = time.perf_counter()
    timing = f.benchmark(a, by=2.0, repeats=5, seconds=0.05)
    assert time.perf_counter() - start < 60
    assert len(timing.times) == 5 and timing.calls > 1
    assert 0 < timing.min <= timing.median and timing.min <= timing.mean
    assert a[0] >= 2 * (5 * timing.calls + 1) or timing.calls > 1 << 22, "floats end at 2 ** 24"
    assert repr(timing).startswith("<add: min ") and "5 repeats of" in repr(timing)


def test_wrong_arguments_are_the_call_s_own_error() -> None:
    f = fp.compile(add, np.zeros(4, np.float32))
    with pytest.raises(TypeError, match="argument #0"):
        f.benchmark(1, 2.0)
    with pytest.raises(ValueError, match="must be positive, got 0"):
        f.benchmark(np.zeros(4, np.float32), repeats=0)
    with pytest.raises(AttributeError, match="not compiled here"):
        _ = fp.get_global_func("ffi.Shape").benchmark


def test_a_slow_function_is_called_once_per_repeat() -> None:
    calls = []
    timing = benchmark(lambda: calls.append(time.sleep(0.02)), (), {}, 3, 0.01, "slow")
    assert timing.calls == 1 and len(calls) == 5 and 0.02 <= timing.min < 1


def test_units() -> None:
    shown = [repr(Timing("f", 1, [t])).split(",")[0] for t in (2.5e-10, 3e-8, 1.5e-5, 2e-3, 4.0)]
    assert [text[8:] for text in shown] == ["0.25 ns", "30 ns", "15 µs", "2 ms", "4 s"]
    assert repr(Timing("f", 1, [4.0])) == "<f: min 4 s, median 4 s, 1 repeats of 1 call>"
