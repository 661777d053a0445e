"""`fp.jax.call` on a GPU: results, XLA's stream, aliases, export, shards and graphs.

Runs where JAX is installed. On the stand-in for the driver the programs run on the CPU, and what needs CUDA is skipped.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from framework_kernels import DEVICE, compiled_squared, counting, scale, squared, squared_backward

# Other tests use the GPU's memory too.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
jax = pytest.importorskip("jax", reason="JAX is not installed")
jnp = pytest.importorskip("jax.numpy")
try:
    PLATFORM = jax.default_backend()
except RuntimeError as error:
    pytest.skip(f"JAX finds no devices: {error}", allow_module_level=True)
if DEVICE == "cuda" and PLATFORM != "gpu":
    pytest.skip(f"JAX has no plugin for this GPU: it runs on {PLATFORM}", allow_module_level=True)

HERE = Path(__file__).parent


def like(x: Any) -> Any:
    return jax.ShapeDtypeStruct(x.shape, x.dtype)


def square(x: Any, k: float = 2.0, **more: Any) -> Any:
    """Return k x x, by a function that is compiled for the shape."""
    return fp.jax.call(squared, like(x), **more)(x, k)


def numbers(*shape: int) -> Any:
    """Return some numbers; others for another shape."""
    return jax.random.normal(jax.random.key(sum(shape)), shape, jnp.float32)


def close(made: Any, expected: Any) -> None:
    """Compare with what JAX computes."""
    np.testing.assert_allclose(np.asarray(made), np.asarray(expected), rtol=2e-6, atol=1e-6)


def test_results_are_made_on_the_device() -> None:
    for size in (1, 128, 1000, 1 << 20):
        x = numbers(size)
        y = square(x, 3.0)
        assert y.devices() == x.devices()
        assert {device.platform for device in y.devices()} == {PLATFORM}
        close(y, 3 * x * x)


def test_a_compiled_function_inside_a_program() -> None:
    f = compiled_squared()

    @jax.jit
    def program(x: Any) -> Any:
        y = fp.jax.call(f, like(x))(jnp.sin(x), 3.0) + 1
        return fp.jax.call(f, like(x))(k=0.5, a=y)

    x = numbers(1000)
    close(program(x), 0.5 * (3 * jnp.sin(x) ** 2 + 1) ** 2)
    assert program.lower(x).as_text().count("@fishplate_call") == 2


def test_calls_keep_their_order_in_a_long_program() -> None:
    @jax.jit
    def program(x: Any, m: Any) -> Any:
        def step(_: int, x: Any) -> Any:
            # Long enough that a kernel on another stream would overtake it.
            for _ in range(4):
                x = (m @ x.reshape(1024, 1024)).reshape(-1)
            return square(x, -1.0) + 1

        return jax.lax.fori_loop(0, 10, step, x)

    # Zeros become ones and ones zeros, which products of any precision keep. Ten times is an even number.
    m, x = jnp.eye(1024), (numbers(1 << 20) > 0).astype(jnp.float32)
    for given in (x, 1 - x):
        np.testing.assert_array_equal(program(given, m), given)


def test_a_call_runs_on_the_stream_of_xla() -> None:
    noted = (ctypes.c_int64 * 2)()
    f = counting(1000)

    @jax.jit
    def program(x: Any) -> Any:
        changed = {"input_output_aliases": {"a": 0}}
        return fp.jax.call(f, like(x), **changed)(x * 2, ctypes.addressof(noted)) + 1

    x = numbers(1000)
    for calls in range(1, 4):
        close(program(x), x * 2 + 1)
        # Fewer calls than runs if XLA keeps the program as a graph.
        assert 1 <= noted[0] <= calls
    if DEVICE == "cuda":
        assert noted[1] != 0, "the call ran on the default stream"


def test_a_batch_and_gradients() -> None:
    def gradient(arguments: Any, results: Any, gradients: Any) -> Any:
        (x,), (g,) = arguments, gradients
        back = fp.jax.call(squared_backward, like(x), vmap_method="sequential")
        return (back(g, x, 3.0),)

    def cube(x: Any) -> Any:
        return square(x, 3.0, vmap_method="sequential", backward=gradient)

    rows = numbers(4, 300)
    close(jax.vmap(cube)(rows), 3 * rows * rows)
    close(jax.vmap(cube, in_axes=1, out_axes=1)(rows), 3 * rows * rows)
    close(jax.grad(lambda x: cube(x).sum())(rows[0]), 6 * rows[0])
    close(jax.jit(jax.vmap(jax.grad(lambda x: (cube(x) * 2).sum())))(rows), 12 * rows)
    plain = jax.custom_vjp(lambda x: square(x, 1.0))
    plain.defvjp(lambda x: (square(x, 1.0), x), lambda x, g: (2 * x * g,))
    close(jax.grad(lambda x: plain(x).sum())(rows[0]), 2 * rows[0])


def test_an_argument_is_changed_in_place() -> None:
    x = numbers(1000)
    before = np.asarray(x).copy()

    def double(x: Any) -> Any:
        return fp.jax.call(scale, like(x), input_output_aliases={"a": 0})(x, 2.0)

    for program in (double, jax.jit(double), jax.jit(lambda x: double(x + 0))):
        close(program(x), before * 2)
        np.testing.assert_array_equal(x, before)
    assert "output_operand_aliases" in jax.jit(double).lower(x).as_text()


def test_a_donated_argument_is_changed_where_it_lies() -> None:
    x = numbers(1 << 16)
    before, address = np.asarray(x).copy(), x.unsafe_buffer_pointer()
    aliased = fp.jax.call(scale, like(x), input_output_aliases={"a": 0})
    y = jax.jit(lambda x: aliased(x, 2.0), donate_argnums=0)(x)
    assert y.unsafe_buffer_pointer() == address and x.is_deleted()
    close(y, before * 2)


def test_a_written_array_without_an_alias_is_refused() -> None:
    x = numbers(100)
    before = np.asarray(x).copy()
    with pytest.raises(ValueError, match="argument 'b' of `squared`: JAX arrays are immutable"):
        fp.jax.call(squared, like(x), outputs=["a"])(2.0, x)
    with pytest.raises(BufferError, match="JAX arrays are immutable, and the function writes"):
        scale(x, 2.0)
    np.testing.assert_array_equal(x, before)


def test_errors_come_back_and_hurt_nothing() -> None:
    f, x = compiled_squared(), jnp.zeros(3, jnp.int32)
    with pytest.raises(Exception, match=r"ValueError: .*expected dtype=float32, got int32"):
        jax.block_until_ready(fp.jax.call(f, like(x))(x, 2.0))
    x = numbers(100)
    close(fp.jax.call(f, like(x))(x, 2.0), 2 * x * x)


def test_a_mesh_of_one_device() -> None:
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    mesh, rows = Mesh(np.array(jax.devices()[:1]), ("rows",)), PartitionSpec("rows")

    def of_a_shard(x: Any) -> Any:
        return square(x, 3.0) + jax.lax.axis_index("rows").astype(x.dtype)

    program = jax.jit(jax.shard_map(of_a_shard, mesh=mesh, in_specs=rows, out_specs=rows))
    x = jax.device_put(numbers(640), NamedSharding(mesh, rows))
    y = program(x)
    close(y, 3 * x * x)
    assert len(y.sharding.device_set) == 1


#: Writes a program to a file.
EXPORTER = """
import sys, jax, jax.numpy as jnp, fishplate as fp
from jax import export
from framework_kernels import squared
def program(x):
    return fp.jax.call(squared, jax.ShapeDtypeStruct(x.shape, x.dtype))(x + 1, 3.0) * 2
known = export.DisabledSafetyCheck.custom_call(fp.jax.TARGET)
made = export.export(jax.jit(program), disabled_checks=[known])(jnp.arange(5, dtype=jnp.float32))
open(sys.argv[1], "wb").write(made.serialize())
print(made.platforms[0])
"""

#: Runs it in a process that has neither the function nor a cache.
LOADER = """
import sys, jax, jax.numpy as jnp, fishplate as fp, fishplate.jax
from jax import export
program = export.deserialize(open(sys.argv[1], "rb").read())
for _ in range(2):
    print(program.call(jnp.arange(5, dtype=jnp.float32)).tolist())
print(fp.compiler.cache_counts().compiled)
"""

#: Runs a program several times and prints how often XLA called its function: less often if it replays a graph.
REPLAYED = """
import ctypes, numpy as np, jax, jax.numpy as jnp, fishplate as fp
from framework_kernels import counting, squared
noted, f = (ctypes.c_int64 * 2)(), counting(1000)
@jax.jit
def program(x):
    like = jax.ShapeDtypeStruct(x.shape, x.dtype)
    y = fp.jax.call(squared, like)(x + 1, 3.0)
    y = fp.jax.call(f, like, input_output_aliases={"a": 0})(y, ctypes.addressof(noted))
    return fp.jax.call(squared, like)(y + 1, 1.0)
x, runs = jnp.zeros(1000), 30
for run in range(runs):
    made = program(x + run)
    np.testing.assert_allclose(np.asarray(made), (3.0 * (run + 1) ** 2 + 1) ** 2, rtol=1e-5)
    del made
print(noted[0], runs)
"""


def run(text: str, folder: Path, *args: object, **env: str) -> str:
    """Run a program in its own process; return what it prints."""
    (folder / "program.py").write_text(text)
    path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    variables = {**os.environ, "PYTHONPATH": path, **env}
    command = [sys.executable, str(folder / "program.py"), *map(str, args)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_exported_program_has_the_code_inside(tmp_path: Path) -> None:
    pytest.importorskip("flatbuffers", reason="no flatbuffers, which JAX needs to serialize")
    file = tmp_path / "exported"
    assert run(EXPORTER, tmp_path, file).strip() == {"gpu": "cuda"}.get(PLATFORM, PLATFORM)
    said = run(LOADER, tmp_path, file, FISHPLATE_NO_CACHE="1", CUDA_CACHE_DISABLE="1")
    assert said == "[6.0, 24.0, 54.0, 96.0, 150.0]\n" * 2 + "0\n"


@pytest.mark.gpu
def test_a_program_in_graphs_of_cuda(tmp_path: Path) -> None:
    flags = "--xla_gpu_enable_command_buffer=FUSION,CUSTOM_CALL --xla_gpu_graph_min_graph_size=1"
    calls, runs = map(int, run(REPLAYED, tmp_path, XLA_FLAGS=flags).split())
    assert calls >= 1
    if calls >= runs:
        pytest.skip(f"JAX {jax.__version__} called the function in every run: it used no graph")


@pytest.mark.gpu
def test_without_graphs_every_run_calls_the_function(tmp_path: Path) -> None:
    flags = "--xla_gpu_enable_command_buffer="
    calls, runs = map(int, run(REPLAYED, tmp_path, XLA_FLAGS=flags).split())
    assert calls == runs
