"""The code for functions of doubles on GPUs, compiled for this processor: as exact as stated for all numbers.

`math/generate` compiles the same source for kernels, with fused products and sums as here.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.lang import _libdevice

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tests/gpu"))
from long_numbers import TWO, assert_near, limits, points  # noqa: E402

FOLDER = ROOT / "crates/fishplate-lang/math"
SOURCES = [FOLDER / f"{name}.c" for name in ("angles", "gamma", "powers", "waves")]
NAMES = [
    name
    for path in SOURCES
    for name in re.findall(r"^double FUNCTION\((\w+)\)", path.read_text(), re.M)
]
LIMITS = limits()
#: Calls a function for each of some numbers.
LOOPS = """
void one(double (*f)(double), const double *x, double *out, long n) {
  for (long i = 0; i < n; ++i) out[i] = f(x[i]);
}
void two(double (*f)(double, double), const double *x, const double *y, double *out, long n) {
  for (long i = 0; i < n; ++i) out[i] = f(x[i], y[i]);
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("math")
    (folder / "loops.c").write_text(LOOPS)
    flags = [
        "-std=c2x",
        "-O2",
        "-march=native",
        "-ffp-contract=on",
        "-fno-math-errno",
        "-Wall",
        "-Werror",
    ]
    command = ["clang", *flags, "-shared", "-fPIC", "-o", folder / "math.so", folder / "loops.c"]
    subprocess.run([*command, *SOURCES, "-lm"], check=True)
    return ctypes.CDLL(str(folder / "math.so"))


def computed(library: Any, name: str, args: list[np.ndarray]) -> np.ndarray:
    """Return the results of a function."""
    out = np.empty_like(args[0])
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in (*args, out)]
    loop = library.one if len(args) == 1 else library.two
    loop(library[f"__fp_math_{name}"], *pointers, ctypes.c_long(out.size))
    return out


def test_there_is_code_for_all_that_the_processor_has() -> None:
    assert len(NAMES) == 23
    stated = set(LIMITS["float64"])
    own = {"sqrt", "floor", "ceil", "trunc", "rint", "fabs", "fmax", "fmin", "copysign", "fma"}
    vectors = {"exp", "exp2", "log", "tanh", "erf"}
    assert stated == {*NAMES, *own, *vectors}
    assert stated - {"fma"} == {*fp.math.__all__} & stated - {"fma"}


@pytest.mark.parametrize("name", NAMES)
def test_errors_are_as_stated(library: Any, name: str) -> None:
    args = points(name, "float64", 20_000 if name not in ("erfc", "gamma", "lgamma") else 4_000)
    assert_near(name, LIMITS["float64"][name], computed(library, name, args), args)


def test_factorials_and_whole_powers_are_exact(library: Any) -> None:
    n = np.arange(1, 24, dtype=float)
    factorials = np.cumprod(n)
    np.testing.assert_array_equal(computed(library, "gamma", [n + 1]), factorials)
    np.testing.assert_array_equal(computed(library, "log2", [2.0**n]), n)
    np.testing.assert_array_equal(computed(library, "log10", [10.0 ** n[:22]]), n[:22])
    np.testing.assert_array_equal(computed(library, "cbrt", [n**3]), n)
    np.testing.assert_array_equal(computed(library, "pow", [n, np.full(23, 11.0)]), n**11)


def test_angles_beside_multiples_of_a_quarter_turn(library: Any) -> None:
    # The double that is nearest to a multiple of pi / 2, relative to its size, and others next to such multiples.
    x = np.array([6381956970095103 * 2.0**797, 1e22, 1e300, np.pi, 355, 103993, 2.0**1023])
    assert_near("sin", 0.8, computed(library, "sin", [x]), [x])
    assert abs(computed(library, "cos", [x])[0]) == pytest.approx(
        4.68716592425462761e-19, rel=1e-15
    )
    assert computed(library, "sin", [x])[1] == -0.8522008497671888
    wide = np.concatenate(
        [k * (np.pi / 2) * np.array([1, 1 - 2**-53, 1 + 2**-52]) for k in 7.0 ** np.arange(300)]
    )
    for name in ("sin", "cos", "tan"):
        assert_near(name, 1, computed(library, name, [wide]), [wide])


@fp.kernel
def one_of(function: fp.Constexpr, x: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.thread_idx().x
    out[i] = function(x[i], x[i + 1]) if function.__name__ in TWO else function(x[i])


@fp.jit
def run_one(function: fp.Constexpr, x: fp.Tensor, out: fp.Tensor) -> None:
    one_of(function, x, out).launch(grid=1, block=32)


@pytest.fixture
def no_libdevice(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("FISHPLATE_LIBDEVICE", "")
    _libdevice.find.cache_clear()
    yield
    _libdevice.find.cache_clear()


@pytest.mark.parametrize("dtype", [fp.Float16, fp.Float32, fp.Float64])
def test_kernels_on_gpus_have_the_code_in_place(dtype: Any, no_libdevice: None) -> None:
    x = fp.make_fake_compact_tensor(dtype, (64,), device="cuda")
    for name in [*NAMES, "exp", "erf"]:
        text = fp.compile(run_one, getattr(fp.math, name), x, x).ptx
        assert "call" not in text and ".extern" not in text and ".local" not in text, name
        assert ("__fp_math_two_over_pi[" in text) == (
            dtype is fp.Float64 and name in ("sin", "cos", "tan")
        )


@fp.jit
def run_three(x: fp.Tensor) -> None:
    for function in (fp.math.sin, fp.math.cos, fp.math.sin):
        one_of(function, x, x).launch(grid=1, block=32)


def test_kernels_of_one_function_share_the_table(no_libdevice: None) -> None:
    x = fp.make_fake_compact_tensor(fp.Float64, (64,), device="cuda")
    text = fp.compile(run_three, x).ptx
    assert text.count(".entry") == 3 and text.count("__fp_math_two_over_pi[") == 1


@fp.kernel
def remainder(x: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.thread_idx().x
    out[i] = x[i] % x[i + 1]


@fp.jit
def run_remainder(x: fp.Tensor, out: fp.Tensor) -> None:
    remainder(x, out).launch(grid=1, block=32)


def test_remainders_on_gpus_are_those_of_fmod(no_libdevice: None) -> None:
    x = fp.make_fake_compact_tensor(fp.Float32, (64,), device="cuda")
    text = fp.compile(run_remainder, x, x).ptx
    # A loop over the bits of the quotient: LLVM's own is a product that rounds.
    assert "fma.rn.f64" in text and "bra" in text
