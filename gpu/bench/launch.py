"""Host time from a call in Python to a queued launch: Fishplate, the bare driver and the installed peers.

    python gpu/bench/launch.py OUT.json [--package fishplate|tvm_ffi]

With `tvm_ffi` the rows of the stock package are measured, in a separate process with its own floor.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import floor
from timing import Result, Rows, statement, write

N = 1024
ROUNDS = int(os.environ.get("GPU_BENCH_ROUNDS", "100"))
FLOOR = "cuLaunchKernel in a C loop"
OURS = "fishplate: add_one"
LANG = "fishplate: @fp.kernel add_one"
#: Launches of a kernel with three tensor maps: the bare driver's, and ours, which finds the maps among those it keeps.
MAPS_FLOOR = "cuLaunchKernel in a C loop, three tensor maps"
MAPS = "fishplate: @fp.kernel with three tensor maps"


def functions() -> tuple[Any, Any]:
    """Return two compiled functions: add_one, and a function that only checks its three tensors."""
    from fishplate import spec
    from fishplate.compiler import CudaLaunch, Nop, compile_module

    n = spec.Var("n", "int32")
    x, y, z = (spec.Tensor(name, [n], "float32", device_type="cuda") for name in "xyz")
    args = ["x", "y", "n"]
    provider = CudaLaunch(floor.PTX, "add_one", "ceildiv(n, 256)", 256, args=args)
    return (
        compile_module(None, "add_one", [x, y], provider),
        compile_module(None, "nop", [x, y, z], Nop()),
    )


def carried_module(package: Any) -> Any:
    """Return the C++ functions that `gpu/pack` built, loaded with either package."""
    path = Path(os.environ.get("GPU_CARRIED", "")) / "libgpu_peer.so"
    if not path.is_file():
        raise ImportError(f"{path} was not carried here")
    module = package.load_module(str(path))
    module.get_function("load_kernel")(floor.PTX, "add_one")
    return module


def check(call: Callable[[], Any], x: Any, y: Any) -> None:
    """Raise unless a call writes x + 1 into y."""
    y.fill_(-1)
    call()
    if not bool((y == x + 1).all()):
        raise AssertionError("wrong result")


def shared_rows(rows: Rows, package: Any, torch: Any) -> tuple[Any, ...]:
    """Add the rows of either package: C++ functions called through it, and the floor."""
    x, y, z = (torch.rand(N, device="cuda") for _ in range(3))
    fx, fy, fz = map(package.from_dlpack, (x, y, z))
    stream = torch.cuda.current_stream().cuda_stream
    bare = (x.data_ptr(), y.data_ptr(), N, stream)
    for what, mode in floor.MODES.items():
        rows.add(FLOOR + what, lambda mode=mode: floor.add_one(*bare, mode))
    tensors = (x, y, z, fx, fy, fz)
    rows.attempt(f"{package.__name__}: C++ functions", cpp_rows, rows, package, tensors)
    return tensors


def cpp_rows(rows: Rows, package: Any, tensors: tuple[Any, ...]) -> None:
    """Add the C++ functions called through a package."""
    x, y, z, fx, fy, fz = tensors
    module, name = carried_module(package), package.__name__
    check(lambda: module.get_function("add_one")(x, y), x, y)
    call, nop = module.get_function("add_one"), module.get_function("nop")
    two, three = "f(x, y)", "f(x, y, z)"
    rows.add(f"{name}: C++ add_one, own tensors", lambda: statement(two, f=call, x=fx, y=fy))
    rows.add(f"{name}: C++ add_one, torch tensors", lambda: statement(two, f=call, x=x, y=y))
    kept = module.get_function("nop")
    kept.release_gil = False
    for what, f in (("", nop), (", lock kept", kept)):
        own, torch = (f"{name}: nop, 3 {kind} tensors{what}" for kind in ("own", "torch CUDA"))
        rows.add(own, lambda f=f: statement(three, f=f, x=fx, y=fy, z=fz))
        rows.add(torch, lambda f=f: statement(three, f=f, x=x, y=y, z=z))


def our_rows(rows: Rows, tensors: tuple[Any, ...]) -> None:
    """Add the compiled functions."""
    x, y, z, fx, fy, fz = tensors
    add_one, nop = functions()
    check(lambda: add_one(x, y), x, y)
    check(lambda: add_one(fx, fy), x, y)
    rows.add(f"{OURS}, fp.Tensors", lambda: statement("f(x, y)", f=add_one, x=fx, y=fy))
    rows.add(f"{OURS}, torch tensors", lambda: statement("f(x, y)", f=add_one, x=x, y=y))
    three = "f(x, y, z)"
    rows.add(
        "fishplate: checks of 3 own tensors", lambda: statement(three, f=nop, x=fx, y=fy, z=fz)
    )
    rows.add("fishplate: checks of 3 torch tensors", lambda: statement(three, f=nop, x=x, y=y, z=z))


def language_rows(rows: Rows, tensors: tuple[Any, ...]) -> None:
    """Add the same kernel in the kernel language, compiled once."""
    import fishplate as fp
    from fp_add_one import add_one

    x, y, _, fx, fy, _ = tensors
    compiled = fp.compile(add_one, x, y)
    check(lambda: compiled(x, y), x, y)
    two = "f(x, y)"
    rows.add(f"{LANG}, fp.Tensors", lambda: statement(two, f=compiled, x=fx, y=fy))
    rows.add(f"{LANG}, torch tensors", lambda: statement(two, f=compiled, x=x, y=y))
    check(lambda: add_one(x, y), x, y)
    rows.add(f"{LANG}, torch tensors, @fp.jit", lambda: statement(two, f=add_one, x=x, y=y))


def map_rows(rows: Rows, package: Any, torch: Any) -> None:
    """Add the launches with three tensor maps."""
    import fishplate as fp
    from fp_add_one import three_maps

    tensors = [torch.zeros(256, 256, device="cuda", dtype=torch.bfloat16) for _ in range(3)]
    own = list(map(package.from_dlpack, tensors))
    compiled = fp.compile(three_maps, *tensors)
    rows.add(MAPS_FLOOR, lambda: floor.three_maps(torch.cuda.current_stream().cuda_stream))
    for what, (a, b, c) in (("fp.Tensors", own), ("torch tensors", tensors)):
        call = {"f": compiled, "a": a, "b": b, "c": c}
        rows.add(f"{MAPS}, {what}", lambda call=call: statement("f(a, b, c)", **call))


def peer_rows(rows: Rows, torch: Any, x: Any, y: Any) -> None:
    """Add the times of other projects on this machine for the same kernel."""
    rows.add("torch: add(out=)", lambda: statement("f(x, 1, out=y)", f=torch.add, x=x, y=y))

    def cupy_row() -> Callable[[int], float]:
        import cupy

        code = 'extern "C" __global__ void add_one(const float* x, float* y, int n)'
        code += "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = x[i] + 1; }"
        kernel = cupy.RawKernel(code, "add_one")
        cx, cy, n = cupy.from_dlpack(x), cupy.from_dlpack(y), cupy.int32(N)
        names = {"f": kernel, "g": (N // 256,), "b": (256,), "a": (cx, cy, n)}
        return statement("f(g, b, a)", **names)

    def triton_row() -> Callable[[int], float]:
        from triton_add_one import add_one

        return statement("f(x, y, n, BLOCK=256)", f=add_one[(N // 256,)], x=x, y=y, n=N)

    rows.add("CuPy: RawKernel", cupy_row)
    rows.add("Triton: launch", triton_row)


def base_of(name: str) -> str | None:
    """Return the row that a row is compared with."""
    if name.startswith(MAPS):
        return MAPS_FLOOR
    return None if name in (FLOOR, MAPS_FLOOR) or "nop" in name or "checks" in name else FLOOR


def results(rows: Rows, package: str) -> list[Result]:
    """Return the measured rows with their ratios and bars."""
    medians = rows.measure(ROUNDS)
    bars = {f"{name}, fp.Tensors": 1.04 for name in (OURS, LANG)}
    bars |= {f"{name}, torch tensors": 1.10 for name in (OURS, LANG)}
    bars |= {f"{MAPS}, {what}": 1.12 for what in ("fp.Tensors", "torch tensors")}
    found = []
    for name, value in medians.items():
        base = base_of(name)
        ratio = value / medians[base] if base in medians else None
        shown = f"{name} ({package}'s process)" if name == FLOOR else name
        found.append(Result(shown, value, "ns", base, ratio, bars.get(name)))
    for name, why in rows.failed.items():
        is_absent = why.startswith(("ImportError", "ModuleNotFoundError"))
        found.append(Result(name, None, "ns", note=why, at_least=None if is_absent else 0))
    return found


def main() -> None:
    """Measure one package's rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--package", default="fishplate", choices=["fishplate", "tvm_ffi"])
    arguments = parser.parse_args()
    import importlib

    import torch

    package = importlib.import_module(arguments.package)
    rows = Rows(torch.cuda.synchronize)
    tensors = shared_rows(rows, package, torch)
    if arguments.package == "fishplate":
        rows.attempt(OURS, our_rows, rows, tensors)
        rows.attempt(LANG, language_rows, rows, tensors)
        rows.attempt(MAPS, map_rows, rows, package, torch)
        peer_rows(rows, torch, *tensors[:2])
    write(arguments.out, arguments.package, results(rows, arguments.package))


if __name__ == "__main__":
    main()
