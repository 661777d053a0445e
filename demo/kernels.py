"""The kernel language in one page: compile a loop, call it, refuse a wrong tensor, ship it, draw a picture.

Started by run.py with the folder of the gallery and one for the files that it writes.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from pathlib import Path

import fishplate as fp
import numpy as np

GALLERY, OUT = Path(sys.argv[1]), Path(sys.argv[2])
sys.path.insert(0, str(GALLERY))


def show(code: str, value: object) -> None:
    print(f"  {code:44} {value}")


@fp.jit
def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    """Add a * x to y."""
    for i in fp.parallel_range(x.shape[0], grain=16384):
        y[i] = a * x[i] + y[i]


@fp.jit
def smallest(x: fp.Tensor) -> None:
    """Do nothing except set one element."""
    x[0] = 1


@fp.jit
def doubled(x: fp.Tensor, y: fp.Tensor) -> None:
    """Set y to 2 * x."""
    for i in range(x.shape[0]):
        y[i] = x[i] * 2


@fp.jit
def unfinished(x: fp.Tensor) -> None:
    """Multiply by an object that is not a number."""
    for i in range(x.shape[0]):
        x[i] = x[i] * "two"


def compile_and_call() -> fp.Function:
    """Compile for examples, with nothing cached."""
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,), memspace="generic")
    fp.compile(smallest, np.zeros(1), options="--no-cache")  # starts the compiler
    start = time.perf_counter()
    compiled = fp.compile(saxpy, fp.Float32(0), vector, vector, options="--no-cache")
    took = (time.perf_counter() - start) * 1e3
    show(
        "fp.compile(saxpy, ...)", f"{took:.1f} ms, to a {type(compiled).__name__} with machine code"
    )
    show(".signature", compiled.signature)
    x, y = np.arange(5, dtype=np.float32), np.ones(5, np.float32)
    compiled(2.0, x, y=y)
    show("saxpy(2.0, x, y=y)", y)
    show(".benchmark(2.0, x, y)", compiled.benchmark(2.0, x, y, seconds=0.2))
    return compiled


def refuse(compiled: fp.Function) -> None:
    """Show the errors for a wrong tensor and a wrong program."""
    x = np.zeros(5, np.float32)
    for code, y in (("y of float64", np.zeros(5)), ("y one element short", x[:4])):
        try:
            compiled(2.0, x, y)
        except ValueError as error:
            show(f"saxpy(2.0, x, y), {code}", type(error).__name__)
            print(f"    {error}")
    try:
        unfinished(x)
    except fp.CompileError as error:
        show("a kernel that is wrong", type(error).__name__)
        print("\n".join(f"    {line}" for line in str(error).splitlines()))


def ship(compiled: fp.Function) -> None:
    """Write a library with two functions, load it again, and send one to another process."""
    path = OUT / "both.so"
    x = np.ones(3, np.float32)
    fp.export_module(path, [compiled, fp.compile(smallest, x)])
    library = fp.load_module(path)
    library.saxpy(41.0, x, x)
    library.smallest(x)
    size = path.stat().st_size // 1000
    show('fp.export_module("both.so", [...]), loaded', f"{x}   {size} kB")
    program = "import pickle, sys, numpy as np\nx = np.ones(3, 'f4')\n"
    program += "pickle.load(sys.stdin.buffer)(41.0, x, x)\nprint(x)"
    sent = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(compiled),
        capture_output=True,
        check=True,
    )
    show("pickled, called in another process", sent.stdout.decode().strip())


def join() -> None:
    """Call the function inside a JAX program."""
    try:
        import jax
    except ImportError:
        print("  JAX is not installed here: its part is left out (pip install jax)")
        return

    x = jax.numpy.arange(4, dtype="float32")
    double = fp.jax.call(doubled, jax.ShapeDtypeStruct(x.shape, x.dtype))
    show("jax.jit(lambda x: fp.jax.call(f, ...)(x) + 1)", jax.jit(lambda x: double(x) + 1)(x))


def draw() -> None:
    """Draw the Mandelbrot set with the gallery's kernel."""
    import mandelbrot

    path = OUT / "mandelbrot.png"
    start = time.perf_counter()
    picture = np.empty((800, 1200), np.int32)
    mandelbrot.mandelbrot(picture, -2.25, 1.0, 1 / 400, 500)
    show("mandelbrot, 1,200 x 800, 500 steps", f"{(time.perf_counter() - start) * 1e3:.0f} ms")
    mandelbrot.draw(os.path.relpath(path))


function = compile_and_call()
refuse(function)
ship(function)
join()
draw()
