"""Functions of the FFI inside JAX programs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp

jax = pytest.importorskip("jax")
jnp = pytest.importorskip("jax.numpy")


@fp.jit
def scaled(a: fp.Tensor, k: fp.Float32, b: fp.Tensor) -> None:
    for i in fp.parallel_range(a.shape[0]):
        b[i] = a[i] * k


@fp.jit
def split(a: fp.Tensor, whole: fp.Tensor, rest: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            whole[i, j] = int(a[i, j])
            rest[i, j] = a[i, j] - int(a[i, j])


def like(x: Any, dtype: Any = None) -> Any:
    return jax.ShapeDtypeStruct(x.shape, dtype or x.dtype)


def test_a_compiled_function_inside_a_program() -> None:
    example = np.zeros(4, np.float32)
    f = fp.compile(scaled, example, 2.0, example)

    @jax.jit
    def program(x: Any) -> Any:
        y = fp.jax.call(f, like(x))(x, 3.0) + 1
        return fp.jax.call(f, like(x))(k=0.5, a=y)

    x = jnp.arange(1000, dtype=jnp.float32)
    np.testing.assert_allclose(program(x), (np.arange(1000) * 3 + 1) / 2)
    assert program.lower(x).as_text().count("@fishplate_call") == 2


def test_a_jit_function_is_compiled_for_what_it_meets() -> None:
    results = [like(jnp.zeros((3, 4)), jnp.int32), like(jnp.zeros((3, 4)))]
    a = jnp.linspace(0, 9, 12, dtype=jnp.float32).reshape(3, 4)
    whole, rest = fp.jax.call(split, results)(a)
    np.testing.assert_array_equal(whole, np.trunc(a).astype(np.int32))
    np.testing.assert_allclose(rest, a - np.trunc(a))
    tupled = jax.jit(lambda a: fp.jax.call(split, tuple(results))(a))(a)
    assert isinstance(tupled, (tuple, list)) and len(tupled) == 2


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint16", "int32", "float16", "bfloat16", "float32"]
)
def test_elements(dtype: str) -> None:
    @fp.jit
    def copy(a: fp.Tensor, b: fp.Tensor) -> None:
        b[()] = a[()]

    x = jnp.array(1, dtype)
    assert fp.jax.call(copy, like(x))(x) == x


def test_results_that_are_not_the_last() -> None:
    @fp.jit
    def into(b: fp.Tensor, a: fp.Tensor, n: fp.Int32, flip: fp.Boolean) -> None:
        for i in range(a.shape[0]):
            b[i] = -a[i] - n if flip else a[i] + n

    x = jnp.arange(5, dtype=jnp.float32)
    for outputs in (["b"], [0]):
        for flip in (True, False):
            y = fp.jax.call(into, like(x), outputs=outputs)(x, 7, flip)
            np.testing.assert_array_equal(y, -x - 7 if flip else x + 7)


def test_vmap_and_gradients_by_a_rule() -> None:
    def plain(x: Any) -> Any:
        return fp.jax.call(scaled, like(x), vmap_method="sequential")(x, 2.0)

    rows = jnp.arange(12, dtype=jnp.float32).reshape(3, 4)
    np.testing.assert_array_equal(jax.vmap(plain)(rows), rows * 2)
    double = jax.custom_vjp(plain)
    double.defvjp(lambda x: (plain(x), None), lambda _, g: (plain(g),))
    gradient = jax.grad(lambda x: (double(x) * x).sum())(rows[1])
    np.testing.assert_array_equal(gradient, rows[1] * 4)


def test_errors_come_back() -> None:
    example = np.zeros(4, np.float32)
    f = fp.compile(scaled, example, 2.0, example)
    x = jnp.zeros(3, jnp.int32)
    with pytest.raises(
        Exception, match=r"ValueError: .*`scaled\(.*expected dtype=float32, got int32"
    ):
        jax.block_until_ready(fp.jax.call(f, like(x))(x, 2.0))
    x = jnp.zeros(3)
    with pytest.raises(Exception, match=r"TypeError: .*argument #1"):
        jax.block_until_ready(fp.jax.call(f, like(x))(x, None))
    with pytest.raises(TypeError, match="parameter 1 is missing"):
        fp.jax.call(f, like(x), outputs=["b"])(a=x)
    with pytest.raises(ValueError, match="no parameter 'c'"):
        fp.jax.call(f, like(x), outputs=["c"])(x, 2.0)
    with pytest.raises(ValueError, match="outputs names 2 parameters, out has 1"):
        fp.jax.call(f, like(x), outputs=["a", "b"])(x, 2.0)
    with pytest.raises(TypeError, match="'b' is given twice"):
        fp.jax.call(f, like(x))(x, b=2.0)
    with pytest.raises(TypeError, match="of the FFI or of fp.jit, got int"):
        fp.jax.call(3, like(x))
    assert float(fp.jax.call(f, like(x))(x + 1, 2.0)[0]) == 2.0, "it works after errors"


def test_a_python_function_may_be_called_too() -> None:
    seen = []

    def note(a: Any, b: Any) -> None:
        seen.append(tuple(a.shape))
        np.from_dlpack(b)[:] = np.from_dlpack(a) * 5

    x = jnp.ones((2, 3))
    y = jax.jit(fp.jax.call(fp.convert(note), like(x)))(x)
    np.testing.assert_array_equal(y, np.full((2, 3), 5.0))
    assert seen == [(2, 3)]


@fp.jit
def scale(a: fp.Tensor, k: fp.Float32) -> None:
    for i in range(a.shape[0]):
        a[i] = a[i] * k


@fp.jit
def swap(a: fp.Tensor, b: fp.Tensor, total: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        a[i], b[i] = b[i], a[i]
        total[i] = a[i] + b[i]


def test_a_call_outside_of_programs_does_not_write_to_arrays() -> None:
    x, example = jnp.arange(4, dtype=jnp.float32), np.zeros(4, np.float32)
    text = "argument 'a' of `scale`: JAX arrays are immutable, and the function writes to it"
    for function in (scale, fp.compile(scale, example, 2.0)):
        with pytest.raises(BufferError, match=text):
            function(x, 2.0)
        with pytest.raises(BufferError, match=text):
            function(a=x, k=2.0)
    scaled(x, 3.0, example)
    np.testing.assert_array_equal(example, np.arange(4) * 3)
    np.testing.assert_array_equal(x, np.arange(4))


def test_a_program_does_not_write_to_arguments() -> None:
    x = jnp.arange(4, dtype=jnp.float32)
    with pytest.raises(ValueError, match="argument 'a' of `swap`: JAX arrays are immutable"):
        fp.jax.call(swap, like(x))(x, x)


def test_arguments_are_changed_in_place() -> None:
    x, y = jnp.arange(4, dtype=jnp.float32), jnp.ones(4)

    def double(x: Any) -> Any:
        return fp.jax.call(scale, like(x), input_output_aliases={"a": 0})(x, 2.0)

    for program in (double, jax.jit(double), lambda x: double(x + 0)):
        np.testing.assert_array_equal(program(x), np.arange(4) * 2)
        np.testing.assert_array_equal(x, np.arange(4))
    results = [like(x)] * 3
    swapped = jax.jit(fp.jax.call(swap, results, input_output_aliases={"b": 0, "a": 2}))
    b, total, a = swapped(x, y)
    np.testing.assert_array_equal(b, x)
    np.testing.assert_array_equal(a, y)
    np.testing.assert_array_equal(total, x + y)
    np.testing.assert_array_equal(x, np.arange(4))
    assert "output_operand_aliases" in swapped.lower(x, y).as_text()


def test_a_donated_argument_is_changed_where_it_lies() -> None:
    x = jnp.arange(1 << 16, dtype=jnp.float32)
    address = x.unsafe_buffer_pointer()
    aliased = fp.jax.call(scale, like(x), input_output_aliases={"a": 0})
    y = jax.jit(lambda x: aliased(x, 2.0), donate_argnums=0)(x)
    assert y.unsafe_buffer_pointer() == address and x.is_deleted()
    np.testing.assert_array_equal(y, np.arange(1 << 16) * 2)


def test_aliases_by_number() -> None:
    x = jnp.arange(4, dtype=jnp.float32)

    @fp.jit
    def onto(a: fp.Tensor, b: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            a[i] = a[i] + 1
            b[i] = a[i] * 10

    y = fp.jax.call(onto, like(x), input_output_aliases={0: 0})(x)
    np.testing.assert_array_equal(y, (np.arange(4) + 1) * 10)
    np.testing.assert_array_equal(x, np.arange(4))


def test_wrong_aliases() -> None:
    x = jnp.zeros(3)
    with pytest.raises(ValueError, match="names result 1, out has 1"):
        fp.jax.call(scale, like(x), input_output_aliases={"a": 1})
    with pytest.raises(ValueError, match="no parameter 'q'"):
        fp.jax.call(scale, like(x), input_output_aliases={"q": 0})(x, 2.0)


def test_gradients_by_a_rule_of_the_call() -> None:
    @fp.jit
    def product(a: fp.Tensor, b: fp.Tensor, out: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            out[i] = a[i] * b[i]

    def multiply(a: Any, b: Any) -> Any:
        return fp.jax.call(product, like(a), backward=gradient, vmap_method="sequential")(a, b)

    def gradient(arguments: Any, results: Any, gradients: Any) -> Any:
        (a, b), (out,), (g,) = arguments, results, gradients
        assert out.shape == g.shape
        return multiply(g, b), multiply(a, g)

    a, b = jnp.arange(4, dtype=jnp.float32), jnp.arange(4, dtype=jnp.float32) + 1
    for grad in (jax.grad, lambda f, n: jax.jit(jax.grad(f, n))):
        da, db = grad(lambda a, b: (multiply(a, b) * 3).sum(), (0, 1))(a, b)
        np.testing.assert_array_equal(da, b * 3)
        np.testing.assert_array_equal(db, a * 3)
    rows = jnp.stack([a, b])
    batched = jax.vmap(jax.grad(lambda a, b: multiply(a, b).sum()))(rows, rows)
    np.testing.assert_array_equal(batched, rows)
    # A second derivative follows the rule again.
    second = jax.grad(lambda a: (jax.grad(lambda a: multiply(a, a).sum())(a) * a).sum())(a)
    np.testing.assert_array_equal(second, a * 4)
    wrong = fp.jax.call(product, like(a), backward=lambda *_: a)
    with pytest.raises(ValueError, match="a gradient per array: expected 2, got 1"):
        jax.grad(lambda a: wrong(a, b).sum())(a)


SHARDED = """
import jax, numpy as np, fishplate as fp
from jax.sharding import Mesh, NamedSharding, PartitionSpec

@fp.jit
def triple(a: fp.Tensor, b: fp.Tensor):
    for i in range(a.shape[0]):
        b[i] = a[i] * 3

def of_a_shard(x):
    y = fp.jax.call(triple, jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
    return y + jax.lax.axis_index("rows").astype(x.dtype)

mesh, rows = Mesh(np.array(jax.devices()), ("rows",)), PartitionSpec("rows")
program = jax.jit(jax.shard_map(of_a_shard, mesh=mesh, in_specs=rows, out_specs=rows))
x = jax.device_put(np.arange(32, dtype=np.float32), NamedSharding(mesh, rows))
y = program(x)
np.testing.assert_array_equal(y, np.arange(32) * 3 + np.arange(32) // 8)
counts = fp.compiler.cache_counts()
print(len(y.sharding.device_set), counts.compiled + counts.from_disk)
"""


def test_every_device_calls_with_its_shard() -> None:
    devices = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=4"}
    command = [sys.executable, "-c", SHARDED]
    done = subprocess.run(command, env=devices, capture_output=True, text=True, timeout=200)
    assert done.stdout == "4 1\n", done.stderr


EXPORTER = """
import sys, jax, jax.numpy as jnp, numpy as np, fishplate as fp
from jax import export

@fp.jit
def add(a: fp.Tensor, b: fp.Tensor, by: fp.Float32, c: fp.Tensor):
    for i in range(a.shape[0]):
        c[i] = a[i] + by * b[i]

def program(x):
    like = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return fp.jax.call(add, like)(x, x + 1, 3.0) * 2

x = jnp.arange(5, dtype=jnp.float32)
known = export.DisabledSafetyCheck.custom_call(fp.jax.TARGET)
made = export.export(jax.jit(program), disabled_checks=[known])(x)
open(sys.argv[1], "wb").write(made.serialize())
"""

LOADER = """
import sys, jax, jax.numpy as jnp, fishplate as fp, fishplate.jax
from jax import export
program = export.deserialize(open(sys.argv[1], "rb").read())
for _ in range(2):
    print(program.call(jnp.arange(5, dtype=jnp.float32)).tolist())
print(fp.compiler.cache_counts().compiled)
"""


def test_an_exported_program_has_the_code_inside(tmp_path: Path) -> None:
    pytest.importorskip("flatbuffers", reason="no flatbuffers, which JAX needs to serialize")
    file = tmp_path / "program"
    for text, said in ((EXPORTER, ""), (LOADER, "[6.0, 14.0, 22.0, 30.0, 38.0]\n" * 2 + "0\n")):
        (tmp_path / "script.py").write_text(text)
        command = [sys.executable, str(tmp_path / "script.py"), str(file)]
        env = {**os.environ, "FISHPLATE_NO_CACHE": "1"}
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=200)
        assert (done.returncode, done.stdout) == (0, said), done.stderr


def test_programs_with_python_functions_do_not_travel() -> None:
    x = jnp.ones(3)
    program = jax.jit(fp.jax.call(fp.convert(lambda a, b: None), like(x)))
    assert fp.jax.TARGET not in program.lower(x).as_text()
    with pytest.raises(ValueError, match="fishplate_uncaptured_call"):
        jax.export.export(program)(x)
