"""Mistakes that used to be silent: each is now an error, or does what its author meant."""

from __future__ import annotations

import dataclasses
import inspect
import math
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp
from fishplate.compiler import compile_module, wrap
from fishplate.spec import parse


@fp.kernel
def fill(c: fp.Tensor) -> None:
    c[fp.thread_idx().x] = 1.0


@fp.jit
def forgets(c: fp.Tensor) -> None:
    fill(c)


@fp.jit
def forgets_in_a_loop(c: fp.Tensor) -> None:
    for i in range(c.shape[0]):
        if c[i] > 0:
            fill(c)


def test_a_kernel_that_is_not_launched() -> None:
    c = np.zeros(4, np.float32)
    for function in (forgets, forgets_in_a_loop):
        with pytest.raises(fp.CompileError, match="`fill` was called and not launched.*") as error:
            function(c)
        assert error.value.lineno and "fill(c)" in str(error.value)
    with pytest.warns(RuntimeWarning, match="`fill` was called and not launched"):
        fill(c)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fill(c).launch(grid=1, block=4)
    assert c.tolist() == [1] * 4


def test_other_ways_to_write_a_launch() -> None:
    c = np.zeros(4, np.float32)
    with pytest.raises(TypeError, match=r"write `fill\(...\).launch\(grid=grid, block=block\)`"):
        fill[1, 4](c)
    with pytest.raises(TypeError, match="launch takes grid= and block=.*got blocks="):
        fill(c).launch(grid=1, blocks=4)
    with pytest.raises(TypeError, match="launch takes grid= and block="):
        fill(c).launch(grid=1)
    with pytest.raises(TypeError, match="compile the @fp.jit function that launches it"):
        fp.compile(fill, c)


class Gemm:
    scale = 1.0

    def __init__(self, k: float) -> None:
        self.k = k
        self.table = [1.0, 2.0]

    @fp.jit
    def run(self: fp.Constexpr, x: fp.Tensor) -> None:
        x[0] = self.k * self.scale + self.table[0]


@dataclasses.dataclass
class Settings:
    step: float = 1.0
    inner: Any = None


@fp.jit
def apply(x: fp.Tensor, settings: fp.Constexpr) -> None:
    x[0] = x[0] + settings.step


def test_a_constant_that_changed_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.zeros(1)
    gemm = Gemm(1.0)

    def run() -> float:
        gemm.run(x)
        return float(x[0])

    assert run() == 2
    gemm.k = 2.0
    assert run() == 3
    gemm.table[0] = 5.0
    assert run() == 7
    monkeypatch.setattr(Gemm, "scale", 10.0)
    assert run() == 25
    gemm.k = 1.0
    assert run() == 15
    settings = Settings(inner=[Settings()])
    settings.inner.append(settings)  # a cycle
    x[0] = 0
    apply(x, settings)
    settings.step = 10.0
    apply(x, settings)
    assert x[0] == 11


@fp.jit
def row_five(a: fp.Tensor) -> None:
    a[5] = 7.0


@fp.jit
def from_the_end(a: fp.Tensor) -> None:
    a[-5] = 7.0


@fp.jit
def slice_beyond(a: fp.Tensor) -> None:
    a[3:6] = 7.0


@fp.jit
def guarded(a: fp.Tensor) -> None:
    if a.shape[0] > 5:
        a[5] = 7.0


def test_known_indices_are_checked() -> None:
    a = np.zeros((4, 4), np.float32)
    with pytest.raises(
        IndexError, match="index 5 is out of range for dimension 0 of `a`, of extent 4"
    ):
        row_five(a)
    with pytest.raises(
        IndexError, match="index -1 is out of range for dimension 0 of `a`, of extent 4"
    ):
        from_the_end(a)
    with pytest.raises(IndexError, match="a slice is out of range for dimension 0 of `a`"):
        slice_beyond(a)
    with pytest.raises(fp.CompileError, match="index 5 is out of range for dimension 0 of `a`"):
        fp.compile(row_five, fp.from_dlpack(a))
    guarded(a)
    assert not a.any()
    big = np.zeros((6, 2), np.float32)
    for function in (row_five, from_the_end, slice_beyond, guarded):
        function(big)
    assert (big == 7).all(axis=1).tolist() == [False, True, False, True, True, True]


BOUNDS = """
import numpy as np
import fishplate as fp

@fp.jit
def previous(a: fp.Tensor, b: fp.Tensor):
    for i in range(a.shape[0]):
        b[i] = a[i - 1]

try:
    previous(np.ones(3), np.zeros(3))
except (IndexError, ValueError) as error:
    print(error)
"""


def test_the_environment_asks_for_checked_indices(tmp_path: Path) -> None:
    (tmp_path / "bounds.py").write_text(BOUNDS)

    def run(value: str) -> str:
        import os

        env = {**os.environ, "FISHPLATE_BOUNDS_CHECK": value}
        made = subprocess.run(
            [sys.executable, tmp_path / "bounds.py"], env=env, capture_output=True, text=True
        )
        return made.stdout + made.stderr

    assert run("1").startswith("index -1 is out of range for dimension 0 of `a`, of extent 3 (")
    assert run("0") == run("") == ""
    assert "FISHPLATE_BOUNDS_CHECK must be 0 or 1, got 'yes'" in run("yes")


@fp.jit
def unsigned(n: fp.Uint64) -> Any:
    return n


@fp.jit
def signed(n: fp.Int64) -> Any:
    return n


@fp.jit
def small(n: fp.Uint8) -> Any:
    return n


@fp.jit
def boolean(b: fp.Boolean) -> Any:
    return b


@pytest.mark.parametrize(
    ("function", "example", "fine", "wrong"),
    [
        (
            unsigned,
            fp.Uint64(0),
            [0, 5, 1 << 63, (1 << 64) - 1],
            [-1, -(1 << 63), 1 << 64, 1 << 90],
        ),
        (signed, fp.Int64(0), [0, -1, -(1 << 63)], [1 << 63, 1 << 64, -(1 << 63) - 1]),
        (small, fp.Uint8(0), [0, 255], [-1, 256, 1 << 63]),
    ],
)
def test_numbers_in_direct_calls_and_in_compiled_functions(
    function: Any, example: Any, fine: list[int], wrong: list[int]
) -> None:
    compiled = fp.compile(function, example)
    for number in fine:
        assert function(number) == compiled(number) == number
    for number in wrong:
        for call in (function, compiled):
            with pytest.raises(ValueError):
                call(number)


def test_booleans_of_numpy() -> None:
    compiled = fp.compile(boolean, True)
    for call in (boolean, compiled):
        assert call(np.True_) is True and call(np.False_) is False
    assert compiled(np.bool_(1)) is True


@fp.jit
def big_numbers(u: fp.Tensor, n: fp.Uint64) -> Any:
    u[0] = 2**63
    u[1] = max(n, 2**63 + 1)
    u[2] = np.uint64(2**64 - 1)
    return 2**63 if n > 5 else 2**64 - 1


def test_numbers_beyond_63_bits_in_a_kernel() -> None:
    u = np.zeros(3, np.uint64)
    assert big_numbers(u, 7) == 2**63
    assert u.tolist() == [2**63, 2**63 + 1, 2**64 - 1]
    assert big_numbers(u, 3) == 2**64 - 1

    @fp.jit
    def unfit(a: fp.Tensor) -> None:
        a[0] = 2**63

    with pytest.raises(fp.CompileError, match="9223372036854775808 does not fit Int64"):
        unfit(np.zeros(1, np.int64))


KERNEL = "define i32 @f(ptr %x, i32 %n, ptr %y, i32 %m) {\n ret i32 0\n}"


@pytest.mark.parametrize("extent", ["n-1", "n//2", "8n", "1.5", "n%8", "n+1", "+4", "n.m"])
def test_extents_that_mean_nothing(extent: str) -> None:
    text = f"f(x: Tensor([n], float32, device=cpu), y: Tensor([{extent}], float32, device=cpu))"
    for read in (parse, lambda text: wrap(KERNEL, text)):
        with pytest.raises(
            ValueError, match="expected a number, a name or a product such as 8\\*n"
        ):
            read(text)


@fp.jit
def total(x: fp.Tensor) -> Any:
    result = 0.0
    for i in range(x.shape[0]):
        result += x[i]
    return result


@fp.jit
def several(x: fp.Tensor) -> Any:
    return x.shape[0], (x[0], x[0] > 1)


def test_results_are_exported(tmp_path: Path) -> None:
    x = np.arange(3.0)
    made = [fp.compile(total, x), fp.compile(several, x), fp.compile(apply, x, Settings())]
    signatures = [
        "total(x: Tensor([n0], float64)) -> float",
        "several(x: Tensor([n0], float64)) -> Tuple[int, Tuple[float, bool]]",
        "apply(x: Tensor([n0], float64))",
    ]
    results = ["float", "tuple[int, tuple[float, bool]]", "None"]
    assert [f.signature for f in made] == signatures
    assert [parse(f.signature)[0] for f in made] == ["total", "several", "apply"]
    fp.export_module(tmp_path / "all.so", made)
    made[0].export(tmp_path / "one.so")
    loaded = fp.load_module(tmp_path / "all.so")
    functions = [*made, loaded.total, loaded.several, loaded.apply]
    for function, result in zip(functions, results * 2, strict=True):
        assert str(inspect.signature(function).return_annotation).lower() == result.lower()
    assert inspect.signature(fp.load_module(tmp_path / "one.so").total).return_annotation == "float"
    assert loaded.total(x) == 3.0
    (compile_module(None, "f", [])).export(tmp_path / "none.so")
    assert str(inspect.signature(fp.load_module(tmp_path / "none.so").f)) == "() -> 'None'"


MLIR = """
func.func @add(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b : i32
  return %c : i32
}
func.func @half(%a: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %c = arith.divf %a, %two : f32
  return %c : f32
}
func.func @less(%a: f64, %b: f64) -> i1 {
  %c = arith.cmpf olt, %a, %b : f64
  return %c : i1
}
func.func @same(%a: i64) -> i64 {
  return %a : i64
}
func.func @narrow(%a: i8) -> i8 {
  return %a : i8
}
"""


def test_wrapped_kernels_return_values(tmp_path: Path) -> None:
    add = wrap(MLIR, "add(a: int32, b: int32) -> int32")
    assert add(1, 2) == 3 and add(-5, 2) == -3
    assert add.signature == "add(a: int32, b: int32) -> int"
    assert wrap(MLIR, "half(a: float32) -> float32")(3.0) == 1.5
    assert math.isnan(wrap(MLIR, "half(a: float32) -> float32")(math.nan))
    assert wrap(MLIR, "less(a: float64, b: float64) -> bool")(1.0, 2.0) is True
    same = wrap(MLIR, "same(a: uint64) -> uint64")
    assert [same(n) for n in (0, 5, 1 << 63, (1 << 64) - 1)] == [0, 5, 1 << 63, (1 << 64) - 1]
    assert wrap(MLIR, "narrow(a: uint8) -> uint8")(200) == 200
    assert wrap(MLIR, "narrow(a: int8) -> int8")(-100) == -100
    text = "define i32 @add(i32 %a, i32 %b) {\n %c = add i32 %a, %b\n ret i32 %c\n}"
    assert wrap(text, "add(a: int32, b: int32) -> int32")(20, 22) == 42
    add.export(tmp_path / "add.so")
    assert fp.load_module(tmp_path / "add.so").add(3, 4) == 7
    with pytest.raises(TypeError, match="the function `add` does not fit its parameters"):
        wrap(MLIR, "add(a: int32, b: int32) -> float32")
    with pytest.raises(ValueError, match="expected a type such as int32"):
        wrap(MLIR, "add(a: int32, b: int32) -> string")
    with pytest.raises(RuntimeError, match="`add` failed, expected status 0, got 3"):
        wrap(MLIR, "add(a: int32, b: int32)")(1, 2)


def test_complex_numbers_are_named() -> None:
    compiled = fp.compile(total, np.zeros(3))
    for kind in ("complex64", "complex128"):
        with pytest.raises(ValueError, match=f"expected dtype=float64, got {kind}"):
            compiled(np.zeros(3, kind))


class Adder:
    def __init__(self, k: float) -> None:
        self.k = k

    @fp.jit
    def __call__(self, x: fp.Tensor) -> None:
        x[0] = x[0] + self.k

    def plain(self, x: fp.Tensor, y: fp.Constexpr = 1) -> None:
        x[0] = x[0] + self.k * y

    @classmethod
    @fp.jit
    def of_class(cls, x: fp.Tensor) -> None:
        x[0] = 7.0


def test_methods_and_callable_objects() -> None:
    x = np.zeros(2)
    adder = Adder(2.0)
    adder(x)
    for function in (adder, adder.__call__, adder.plain):
        compiled = fp.compile(function, x)
        compiled(x)
    assert x[0] == 8
    fp.compile(adder.plain, x, 10)(x)
    assert x[0] == 28
    Adder.of_class(x)
    assert x[0] == 7
    with pytest.raises(TypeError, match="takes a Python function, got int"):
        fp.compile(5, x)


@fp.jit
def variadic(x: fp.Tensor, *cs: fp.Constexpr) -> None:
    x[0] = len(cs)
    for at, c in enumerate(cs):
        x[at + 1] = c


@fp.jit
def by_name(x: fp.Tensor, **cs: fp.Constexpr) -> None:
    x[0] = len(cs)
    for at, name in enumerate(cs):
        x[at + 1] = cs[name]


def test_any_number_of_constants() -> None:
    x = np.zeros(4)
    for constants in [(), (1,), (1, 2), (3, 2), (1, 2.5, 3)]:
        for call in (variadic, lambda x, *cs: fp.compile(variadic, x, *cs)(x)):
            call(x, *constants)
            assert x[: len(constants) + 1].tolist() == [len(constants), *constants]
    for named in [{}, {"a": 1}, {"b": 2, "a": 3}]:
        for call in (by_name, lambda x, **cs: fp.compile(by_name, x, **cs)(x)):
            call(x, **named)
            assert x[: len(named) + 1].tolist() == [len(named), *named.values()]


class DLPackOnly:
    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **keywords: Any) -> Any:
        return self.array.__dlpack__(**keywords)

    def __dlpack_device__(self) -> Any:
        return (1, 0)


class Holder:
    def __init__(self, array: Any) -> None:
        self.array = fp.from_dlpack(array)

    def __tvm_ffi_object__(self) -> Any:
        return self.array


class DeviceOnly:
    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack__()


@fp.jit
def increment(x: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        x[i] += 1


@pytest.mark.parametrize("kind", [DLPackOnly, Holder, DeviceOnly])
def test_objects_that_stand_for_tensors(kind: type) -> None:
    x = np.zeros(4, np.float32)
    for size in (4, 2, 4):
        increment(kind(x[:size]))
    fp.compile(increment, kind(x))(kind(x))
    fp.compile(increment, x)(kind(x))
    assert x.tolist() == [5, 5, 4, 4]
    y = fp.from_dlpack(kind(x))
    z = fp.from_dlpack(kind(x), enable_tvm_ffi=True)
    assert tuple(y.shape) == tuple(z.shape) == (4,) and str(y.dtype) == "float32"


def test_layout_of_marked_tensors() -> None:
    t = fp.from_dlpack(np.zeros((3, 4), np.float32), enable_tvm_ffi=True)
    assert (str(t.element_type), t.stride) == ("float32", (4, 1))
    assert (t.dynamic_shapes_mask, t.dynamic_strides_mask) == ((0, 0), (0, 0))
    t.mark_layout_dynamic()
    assert (t.dynamic_shapes_mask, t.dynamic_strides_mask) == ((1, 1), (1, 0))
    t = fp.from_dlpack(np.zeros((3, 4), np.float32), enable_tvm_ffi=True)
    t.mark_compact_shape_dynamic(1)
    assert (t.dynamic_shapes_mask, t.dynamic_strides_mask) == ((0, 1), (1, 0))
