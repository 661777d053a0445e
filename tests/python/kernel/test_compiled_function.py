"""Compiled functions of examples: keywords, cost of positions, the registry, and other packages."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from compiler.conftest import SCALE
from fishplate.arguments import arg_specs
from fishplate.compiler import PlainCall, compile_module

from kernel.conftest import compiled


def scale(a: fp.Tensor, b: fp.Tensor, k: fp.Float32 = 2.0) -> None: ...


def compile_scale(example: Any) -> fp.Function:
    """The kernel b = k * a, for tensors like the example."""
    specs = arg_specs(scale, [example, example])
    made = compile_module(SCALE, "scale", specs.params, PlainCall())
    return made.with_signature(specs.signature)


def test_behaviour_108_names_and_defaults() -> None:
    def f(a: Any, b: Any = 7, *, c: Any, d: Any = None) -> None: ...

    check = compiled(f, 1, c=3.0)
    check(1, 2, c=3.0, d=None)
    check(1, c=3.0)
    check(c=3.0, b=2, a=1)
    with pytest.raises(TypeError, match=r"missing 1 required .*argument: 'c'"):
        check(1)
    with pytest.raises(TypeError, match="'e'"):
        check(1, c=3.0, e=4)
    with pytest.raises(TypeError, match="positional"):
        check(1, 2, 3.0, None)
    with pytest.raises(TypeError, match=r"on argument #1 .*expected int"):
        check(1, "x", c=3.0)


def test_behaviour_108_defaults_reach_the_kernel() -> None:
    function = compile_scale(
        fp.make_fake_tensor("float32", (fp.sym_int(),), (1,), memspace="generic")
    )
    out = np.zeros(3, np.float32)
    function(np.ones(3, np.float32), out)
    assert out.tolist() == [2.0] * 3
    function(b=out, k=0.5, a=np.ones(3, np.float32))
    assert out.tolist() == [0.5] * 3


def test_behaviour_109_positions_cost_what_they_do_without_names() -> None:
    def f(a: Any, b: Any, c: Any = 3) -> None: ...

    specs = arg_specs(f, [1, 2])
    bare = compile_module(None, "f", specs.params)
    named = bare.with_signature(specs.signature)
    assert type(bare) is type(named) is fp.Function
    assert named.__chandle__() == bare.__chandle__()
    # No Python code runs, with or without names; the cost of a call is in `make bench`.
    events: list[str] = []
    sys.setprofile(lambda frame, event, _: events.append(event))
    try:
        for function in (bare, named):
            function(1, 2, 3)
        named(1, b=2)
    finally:
        sys.setprofile(None)
    assert "call" not in events


class FFIAny(ctypes.Structure):
    """A value in the form of the C API."""

    _fields_ = [("type_index", ctypes.c_int32), ("padding", ctypes.c_int32), ("v", ctypes.c_void_p)]


def test_behaviour_110_the_registry_holds_the_function_itself() -> None:
    function = compile_scale(fp.from_dlpack(np.zeros(4, np.float32)).mark_layout_dynamic())
    fp.register_global_func("test.kernel.scale", function, override=True)
    try:
        found = fp.get_global_func("test.kernel.scale")
        assert found.__chandle__() == function.__chandle__()
        out = np.zeros(4, np.float32)
        tensors = [fp.from_dlpack(np.ones(4, np.float32)), fp.from_dlpack(out)]
        assert call_from_c(found, tensors, 3.0) == 0
        assert out.tolist() == [3.0] * 4
    finally:
        fp.remove_global_func("test.kernel.scale")


def call_from_c(function: fp.Function, tensors: list[fp.Tensor], k: float) -> int:
    """Call through the C API, on a thread without the interpreter's lock."""
    runtime = ctypes.CDLL(str(Path(fp.__file__).parent / "lib/libtvm_ffi.so"))
    runtime.TVMFFIFunctionCall.argtypes = [ctypes.c_void_p, ctypes.c_void_p] + [
        ctypes.c_int32,
        ctypes.c_void_p,
    ]
    index = fp.core._TYPE_INDICES
    bits = ctypes.c_uint64.from_buffer(ctypes.c_double(k)).value
    args = (FFIAny * 3)(
        *((index["ffi.Tensor"], 0, tensor.__chandle__()) for tensor in tensors),
        (index["float"], 0, bits),
    )
    result, codes = FFIAny(), []

    def run() -> None:
        codes.append(
            runtime.TVMFFIFunctionCall(function.__chandle__(), args, 3, ctypes.byref(result))
        )

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return codes[0]


def test_behaviour_115_jax_round_trip() -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed: its arrays are not tried")
    x = jax.numpy.arange(6, dtype="float32")
    function = compile_scale(x)
    out = np.zeros(6, np.float32)
    function(x, out, 3.0)
    made = jax.numpy.from_dlpack(fp.from_dlpack(out))
    assert (made == x * 3).all()
    matrix = jax.numpy.ones((2, 3), "float32")
    with pytest.raises(ValueError, match="expected ndim=1, got 2"):
        function(matrix, out)


def test_behaviour_115_torch_round_trip() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: its tensors are not tried")
    x = torch.arange(6, dtype=torch.float32)
    function = compile_scale(x)
    out = torch.zeros(6)
    function(x, out, 3.0)
    assert torch.equal(out, x * 3)
    assert torch.equal(torch.from_dlpack(fp.from_dlpack(out)), out)


def test_nothing_of_this_comes_with_the_package() -> None:
    code = "import fishplate, sys; print([n for n in sys.modules if n.startswith('fishplate.arg')])"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"
    code = "import fishplate as fp, sys; fp.make_fake_tensor(fp.Int8, (fp.sym_int(),), (1,)); "
    code += "print('fishplate.spec' in sys.modules, fp._ON_DEMAND[\"arguments\"] - set(dir(fp)))"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "False frozenset()"


@pytest.mark.parametrize("name", sorted(fp._ON_DEMAND["arguments"]))
def test_lazy_names(name: str) -> None:
    import fishplate.arguments

    assert getattr(fp, name) is getattr(fishplate.arguments, name)
