"""The kernel language in one page: compile a loop, call it, refuse a wrong tensor, ship it, draw.

Started by run.py with the folder of the gallery and one for the files that it writes.
"""

from __future__ import annotations

import os
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
    """Do as little as a kernel can."""
    x[0] = 1


@fp.jit
def unfinished(x: fp.Tensor) -> None:
    """Multiply by what is no number."""
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
    return compiled


def refuse(compiled: fp.Function) -> None:
    """Show what a wrong tensor and a wrong program are told."""
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
    """Write a library and load it again."""
    path = OUT / "saxpy.so"
    compiled.export(path)
    x = np.ones(3, np.float32)
    fp.load_module(path).saxpy(41.0, x, x)
    show('.export("saxpy.so"), load_module, call', f"{x}   {path.stat().st_size // 1000} kB")


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
draw()
