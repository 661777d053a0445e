"""Eager calls of operators of `fp.torch.register`, beside operators of torch written in C++ by hand.

    python gpu/bench/operators.py OUT.json [--dry]

Both launch the same machine code, that of `add_one` in `fp_add_one.py`. Rows take turns, and the least of each counts.
`--dry` measures on CPU tensors and launches nothing: what remains is the cost of an operator around its launch.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import site
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from timing import Result, Rows, statement, write

N = 1024
ROUNDS = int(os.environ.get("GPU_BENCH_ROUNDS", "100"))
SOURCE = Path(__file__).resolve().parents[1] / "operator.cc"
#: Headers of CUDA that those of torch include.
HEADERS = ("cuda_runtime_api.h", "crt/host_config.h")
NAMESPACE = "fishplate_bench"
#: The rows: ours and those by hand.
BY_HAND = "torch operator in C++"
GUARDED = f"{BY_HAND}, with a device guard"
INTO = f"{BY_HAND}, into an argument"
OURS = "fp.torch.register"
OURS_INTO = f"{OURS}, into an argument"
BAR = 1.15


def cuda_headers() -> Path:
    """Return the folder with the headers of CUDA's runtime, which those of torch include."""
    from torch.utils.cpp_extension import CUDA_HOME

    folders = [Path(home) / "include" for home in (CUDA_HOME, "/usr/local/cuda") if home]
    for packages in {sysconfig.get_path("purelib"), *site.getsitepackages()}:
        folders += sorted(Path(packages).glob("nvidia/*/include"))
        folders.append(Path(packages) / "triton/backends/nvidia/include")
    for folder in folders:
        if all((folder / name).is_file() for name in HEADERS):
            return folder
    looked = ", ".join(map(str, folders)) or "no folder"
    raise FileNotFoundError(
        f"building {SOURCE.name} needs {' and '.join(HEADERS)}, which are not in {looked}"
    )


def build(torch: Any, folder: Path) -> ctypes.CDLL:
    """Build the operators in C++, and register them with torch."""
    root, library = Path(torch.__file__).parent, folder / "liboperator.so"
    include = [root / "include", root / "include/torch/csrc/api/include", cuda_headers()]
    command = ["g++", "-std=c++20", "-O3", "-fPIC", "-shared", "-o", str(library), str(SOURCE)]
    command += [f"-isystem{path}" for path in include]
    command += [f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.compiled_with_cxx11_abi())}"]
    command += [f"-L{root / 'lib'}", "-lc10", "-lc10_cuda", "-ltorch_cpu", "-ltorch", "-ldl"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"g++ does not build {SOURCE.name}:\n{done.stderr[-4000:]}")
    torch.ops.load_library(str(library))
    return ctypes.CDLL(str(library))


def check(call: Callable[[Any], Any], x: Any) -> None:
    """Raise unless a call returns x + 1."""
    if not bool((call(x) == x + 1).all()):
        raise AssertionError("wrong result")


def into(call: Callable[..., Any], torch: Any) -> Callable[[Any], Any]:
    """Return a function that returns the argument to which an operator writes."""

    def made(x: Any) -> Any:
        y = torch.full_like(x, -1)
        call(x, y)
        return y

    return made


def nothing() -> Any:
    """Return a function of two vectors in host memory that only checks them."""
    from fishplate import spec
    from fishplate.compiler import Nop, compile_module

    n = spec.Var("n", "int64")
    params = [spec.Tensor(name, [n], "float32", device_type="cpu") for name in "xy"]
    return compile_module(None, "nop", params, Nop())


def compiled() -> Any:
    """Return the compiled function."""
    import fishplate as fp
    from fp_add_one import add_one

    vector = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    return fp.compile(add_one, vector, vector)


def by_hand(torch: Any, ptx: str | None, folder: Path) -> Any:
    """Return the namespace of the operators in C++, with a kernel loaded unless there is none to launch."""
    library = build(torch, folder)
    if ptx is not None:
        code = library.load_kernel(ptx.encode(), b"fp_kernel")
        if code:
            raise RuntimeError(f"the driver refused the kernel: {code}")
    return torch.ops.fishplate_by_hand


def add_rows(rows: Rows, torch: Any, folder: Path) -> None:
    """Add the rows on the GPU."""
    import fishplate as fp

    x = torch.rand(N, device="cuda")
    y = torch.empty_like(x)
    function = compiled()
    peer = by_hand(torch, function.ptx, folder)
    ours = fp.torch.register(function, f"{NAMESPACE}::add_one", outputs=["y"])
    writes = fp.torch.register(function, f"{NAMESPACE}::add_one_into", mutates=["y"])
    made = {
        BY_HAND: peer.add_one.default,
        GUARDED: peer.add_one_guarded.default,
        OURS: ours,
    }
    for name, call in made.items():
        check(call, x)
        rows.add(name, lambda call=call: statement("f(x)", f=call, x=x))
    for name, call in ((INTO, peer.add_one_into.default), (OURS_INTO, writes)):
        check(into(call, torch), x)
        rows.add(name, lambda call=call: statement("f(x, y)", f=call, x=x, y=y))
    rows.add("the compiled function itself", lambda: statement("f(x, y)", f=function, x=x, y=y))


def add_dry_rows(rows: Rows, torch: Any, folder: Path) -> None:
    """Add the rows on the CPU, where nothing is launched."""
    import fishplate as fp

    ours = fp.torch.register(nothing(), f"{NAMESPACE}::nothing", outputs=["y"])
    peer, x = by_hand(torch, None, folder), torch.rand(N)
    for name, call in ((BY_HAND, peer.add_one.default), (OURS, ours)):
        rows.add(name, lambda call=call: statement("f(x)", f=call, x=x))


def graph_breaks(torch: Any, device: str) -> int:
    """Return how often Dynamo leaves a program with an operator."""
    import fishplate as fp

    function = compiled() if device == "cuda" else nothing()
    op = fp.torch.register(function, f"{NAMESPACE}::traced", outputs=["y"])
    writes = fp.torch.register(function, f"{NAMESPACE}::traced_into", mutates=["y"])

    def program(x: Any) -> Any:
        y = op(x.sin()) * 2
        writes(x, y)
        return op(y + x)

    torch._dynamo.reset()
    found = torch._dynamo.explain(program)(torch.rand(N, device=device))
    if found.graph_count != 1:
        print(f"{found.graph_count} graphs: {found.break_reasons}")
    return int(found.graph_break_count)


def results(rows: Rows, breaks: int | None) -> list[Result]:
    """Return the rows with their ratios and bars."""
    least = rows.measure(ROUNDS, min)
    bases = {OURS: (BY_HAND, BAR), GUARDED: (BY_HAND, None), OURS_INTO: (INTO, BAR)}
    found = []
    for name, value in least.items():
        base, bar = bases.get(name, (None, None))
        ratio = value / least[base] if base in least else None
        found.append(Result(f"{name}: add_one", value, "ns", base, ratio, bar))
    found += [Result(name, None, note=why, at_least=0) for name, why in rows.failed.items()]
    if breaks is not None:
        found.append(
            Result("torch.compile: graph breaks at operators", breaks, "breaks", at_most=0)
        )
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--dry", action="store_true", help="CPU tensors, and nothing is launched")
    arguments = parser.parse_args()
    import torch

    rows = Rows((lambda: None) if arguments.dry else torch.cuda.synchronize)
    add = add_dry_rows if arguments.dry else add_rows
    with tempfile.TemporaryDirectory() as folder:
        rows.attempt(OURS, add, rows, torch, Path(folder))
        device = "cpu" if arguments.dry else "cuda"
        breaks = rows.attempt("torch.compile", graph_breaks, torch, device)
        write(arguments.out, "operators", results(rows, breaks))


if __name__ == "__main__":
    main()
