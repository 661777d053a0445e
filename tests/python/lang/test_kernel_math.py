"""Functions of floats that are computed in doubles: the code of math/doubles.c, compiled here, against NumPy in Float64.
In kernels they are inlined, and functions of a GPU library are taken from there."""

from __future__ import annotations

import ctypes
import math
import shutil
import subprocess
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.lang import _libdevice

SOURCE = Path(__file__).resolve().parents[3] / "crates/fishplate-lang/math/doubles.c"
RNG = np.random.default_rng(5)
ENDS = np.array([0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 2**-24, 1 - 2**-24, 1e-40], np.float32)
ONE = {
    "acos": np.arccos,
    "acosh": np.arccosh,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atanh": np.arctanh,
    "cbrt": np.cbrt,
    "cosh": np.cosh,
    "erfc": np.vectorize(math.erfc, otypes=[float]),
    "expm1": np.expm1,
    "log1p": np.log1p,
    "sinh": np.sinh,
}
TWO = {"atan2": np.arctan2, "hypot": np.hypot}


def numbers() -> np.ndarray:
    """Return floats with random bits, normal ones, and the ends of domains."""
    bits = RNG.integers(0, 1 << 32, 4000, dtype=np.uint64).astype(np.uint32).view(np.float32)
    normal = RNG.standard_normal(8000).astype(np.float32)
    return np.concatenate([bits, normal, 10 * normal, ENDS])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    path = tmp_path_factory.mktemp("math") / "device.so"
    compiler = shutil.which("clang")
    assert compiler, "clang is part of the set-up"
    flags = ["-std=c2x", "-O2", "-shared", "-fPIC", "-ffp-contract=on", "-fno-math-errno"]
    subprocess.run([compiler, *flags, "-o", path, SOURCE, "-lm"], check=True)
    return ctypes.CDLL(str(path))


def worst(got: np.ndarray, wide: np.ndarray) -> float:
    """Return the largest error in units in the last place; infinite if NaNs or infinities differ."""
    near = wide.astype(np.float32)
    same = (got == near) | (np.isnan(got) & np.isnan(near))
    unit = np.spacing(np.maximum(np.abs(near), np.finfo(np.float32).tiny)).astype(np.float64)
    error = np.where(same, 0, np.abs(got - wide) / unit)
    return float(np.nan_to_num(error, nan=np.inf).max())


@pytest.mark.parametrize("name", [*ONE, *TWO])
def test_errors_stay_below_one_unit(library: Any, name: str) -> None:
    function = library[f"__fp_math_{name}f"]
    count = 1 if name in ONE else 2
    function.restype, function.argtypes = ctypes.c_float, [ctypes.c_float] * count
    given = [numbers() for _ in range(count)]
    if count == 2:
        pairs = np.meshgrid(ENDS, ENDS)
        given = [
            np.concatenate([part, pair.ravel()]) for part, pair in zip(given, pairs, strict=True)
        ]
    with np.errstate(all="ignore"):
        wide = {**ONE, **TWO}[name](*(part.astype(np.float64) for part in given))
        got = np.array([function(*map(float, one)) for one in zip(*given, strict=True)], np.float32)
        assert worst(got, wide) < 0.51
    assert (np.signbit(got) == np.signbit(wide))[~np.isnan(wide)].all()


@fp.kernel
def all_of_them(x: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.thread_idx().x
    for row, name in enumerate([*ONE, *TWO]):
        function = getattr(fp.math, name)
        out[row, i] = function(x[i]) if name in ONE else function(x[i], x[i + 1])


@fp.jit
def run_all(x: fp.Tensor, out: fp.Tensor) -> None:
    all_of_them(x, out).launch(grid=1, block=32)


def test_kernels_have_them_without_calls() -> None:
    x = fp.make_fake_compact_tensor(fp.Float32, (64,), device="cuda")
    out = fp.make_fake_compact_tensor(fp.Float32, (64, 32), stride_order=(1, 0), device="cuda")
    made = fp.compile(run_all, x, out)
    assert ".extern" not in made.ptx and "call" not in made.ptx and ".local" not in made.ptx
    assert "__fp_math_atan2f" not in made.llvm.replace(made.ptx, "")


@fp.kernel
def far(x: fp.Tensor) -> None:
    i = fp.thread_idx().x
    x[i] = fp.math.lgamma(x[i]) + fp.math.sin(x[i]) + fp.math.exp(x[i])


@fp.jit
def run_far(x: fp.Tensor) -> None:
    far(x).launch(grid=1, block=32)


#: A replacement for NVIDIA's file: same names, other functions.
LIBRARY = """
double __nv_lgamma(double x) { return x * 3; }
double __nv_sin(double x) { return x + 17; }
double __nv_cos(double x) { return x - 19; }
"""


def test_a_library_for_gpus_is_linked_where_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_LIBDEVICE", "")
    _libdevice.find.cache_clear()
    x = fp.make_fake_compact_tensor(fp.Float64, (64,), device="cuda")
    assert "0d4031000000000000" not in fp.compile(run_far, x).ptx
    (tmp_path / "library.c").write_text(LIBRARY)
    path = tmp_path / "a library.bc"
    command = ["clang", "--target=nvptx64-nvidia-cuda", "-O1", "-emit-llvm", "-c", "-o", path]
    subprocess.run([*command, tmp_path / "library.c"], check=True)
    for options in (f"--libdevice '{path}'", ""):
        made = fp.compile(run_far, x, options=options)
        text = made.ptx
        # 3, 17, and no function that the kernel does not call.
        assert "0d4008000000000000" in text and "0d4031000000000000" in text
        assert "__nv_" not in text and "0dC033000000000000" not in text
        monkeypatch.setenv("FISHPLATE_LIBDEVICE", str(path))
        _libdevice.find.cache_clear()
    with pytest.raises(RuntimeError, match="nowhere.bc: No such file"):
        fp.compile(run_far, x, options="--libdevice /nowhere.bc")
    _libdevice.find.cache_clear()
