"""Runs published examples of the CuTe DSL on Fishplate, from a checkout of NVIDIA/cutlass: `CUTLASS=<checkout> make cute`.

    .venv/bin/python scripts/cute_examples.py <checkout> [part of a path ...]

Prints one line for each file: `ok`, `needs` with the missing part of this machine, or `failed` with the names that
Fishplate lacks or with the last line of the error. Exits with 1 if a file failed. Nothing of the examples is kept.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: Path of the examples in a checkout.
FOLDER = "examples/python/CuTeDSL"
#: Time limit of one example in seconds.
LIMIT = 600
#: Errors of a program that only a GPU can run.
GPU_ONLY = re.compile(
    "no CUDA driver was found|runs on a GPU only|Found no NVIDIA driver|not compiled with CUDA|No CUDA GPUs"
)


@dataclass(frozen=True)
class Example:
    """Files by a pattern, arguments that keep their sizes small, and their expected error, if any.

    If a notebook has its sizes in its text, `sizes` is a pattern for them and the replacement without a GPU.
    """

    pattern: str
    arguments: str = ""
    raises: str = ""
    sizes: tuple[str, str] = ("", "")


NOTEBOOKS = "hello_world data_types tensor tensorssa print cute_layout_algebra composed_layout"
EXAMPLES = [
    Example(
        "dsl_tutorials/tvm_ffi/error_reporting.py", raises=r"ValueError: (Mismatched|Invalid) a"
    ),
    Example("dsl_tutorials/tvm_ffi/*.py"),
    *(
        Example(f"dsl_tutorials/{name}.py")
        for name in (
            "call_bypass_dlpack call_from_jit dynamic_smem_size smem_allocator inline_ptx print_latex "
            "torch_fake_tensor"
        ).split()
    ),
    Example("dsl_tutorials/export/*.py"),
    # Its tiles are copied without predicates.
    Example("cute/ampere/kernel/elementwise/elementwise_apply.py", "--M 128 --N 512"),
    Example("cute/ampere/kernel/elementwise/*.py", "--M 96 --N 160"),
    Example(
        "cute/ampere/kernel/dense_gemm/sgemm.py",
        "--a_major k --b_major k --iterations 1 --warmup_iterations 0",
    ),
    Example(
        "cute/ampere/kernel/dense_gemm/*.py",
        "--mnkl 128,128,64,1 --iterations 1 --warmup_iterations 0",
    ),
    Example(
        "cute/ampere/kernel/attention/flash_attention_v2.py",
        "--batch_size 1 --seqlen_q 256 --seqlen_k 256 --num_head 1 --iterations 1 --warmup_iterations 0",
    ),
    Example(
        "cute/hopper/kernel/dense_gemm/dense_gemm.py", "--mnkl 512,64,128,1 --tile_shape_mn 64,64"
    ),
    Example(
        "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py",
        "--mnkl 128,128,128,1 --tile_shape_mn 64,64",
    ),
    Example("cute/hopper/kernel/attention/fmha.py", "--q_shape 1,128,1,64 --k_shape 1,192,1,64"),
    Example("cute/notebooks/elementwise_add.ipynb", sizes=(r"(?m)^M, N = .*$", "M, N = 128, 1024")),
    *(Example(f"cute/notebooks/{name}.ipynb") for name in NOTEBOOKS.split()),
    *(
        Example(f"dsl_tutorials/{name}.py")
        for name in ("dataclass_immutable", "programmatic_dependent_launch")
    ),
    Example("dsl_tutorials/jax/*.py"),
    Example(
        "cute/ampere/kernel/attention/hstu_attention.py",
        "--batch_size 1 --seqlen_q 64 --seqlen_kv 128 --num_head 1 --head_dim 64 --no_fast_sigmoid",
    ),
    Example(
        "cute/ampere/tutorial/elementwise_add_autotune.py",
        "--M 64 --N 256 --iterations 1 --warmup_iterations 0",
    ),
    Example("cute/hopper/kernel/cta_norm/cta_norm.py", "--M 16 --N 512"),
    Example(
        "cute/hopper/kernel/dense_gemm/dense_gemm_fp8*.py",
        "--mnkl 128,128,128,1 --tile_shape_mn 64,64",
    ),
    *(Example(f"cute/notebooks/{name}.ipynb") for name in ("async_pipeline", "benchmark_autotune")),
]


def main(arguments: list[str]) -> int:
    """Run the examples of a checkout; if words are given, only those whose path contains one."""
    if not arguments or not arguments[0]:
        print(
            "make cute: set CUTLASS to a checkout of NVIDIA/cutlass: CUTLASS=<checkout> make cute"
        )
        return 2
    folder = Path(arguments[0]).resolve() / FOLDER
    if not folder.is_dir():
        print(f"make cute: CUTLASS={arguments[0]} has no folder {FOLDER}")
        return 2
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for path, example in files(folder):
            if arguments[1:] and not any(word in path for word in arguments[1:]):
                continue
            outcome = outcome_of(folder / path, example, Path(scratch))
            failed += outcome.startswith("failed")
            print(f"{path}: {outcome}", flush=True)
    return 1 if failed else 0


def files(folder: Path) -> Iterator[tuple[str, Example]]:
    """Yield the files, each once with the first example that names it, and patterns that match no file."""
    seen: dict[str, Example] = {}
    for example in EXAMPLES:
        found = sorted(str(path.relative_to(folder)) for path in folder.glob(example.pattern))
        for path in found or [example.pattern]:
            seen.setdefault(path, example)
    yield from seen.items()


def outcome_of(path: Path, example: Example, scratch: Path) -> str:
    """Return the line of a file: missing names, or the outcome of its run."""
    if not path.exists():
        return "failed: the checkout has no such file"
    text = program(path)
    if lacking := missing_names(text):
        more = f" and {len(lacking) - 1} more" if len(lacking) > 1 else ""
        return f"failed: no {lacking[0]}{more}"
    # The files of a folder share one working folder: some read files that another wrote.
    here = scratch / path.parent.name
    here.mkdir(exist_ok=True)
    if path.suffix == ".ipynb":
        if example.sizes[0] and not has_gpu():
            text = re.sub(*example.sizes, text)
        path = here / f"{path.stem}.py"
        path.write_text(text)
    return run(path, example, here)


def has_gpu() -> bool:
    """Tell whether the CUDA driver finds a GPU."""
    return bool(importlib.import_module("cute_example").has_gpu())


def program(path: Path) -> str:
    """Return the text of a program, or of the cells of a notebook without the lines that are not Python."""
    if path.suffix != ".ipynb":
        return path.read_text()
    cells = [
        "".join(cell["source"])
        for cell in json.loads(path.read_text())["cells"]
        if cell["cell_type"] == "code"
    ]
    return re.sub(r"(?m)^[!%].*$", "", "\n\n".join(cells)) + "\n"


def run(path: Path, example: Example, here: Path) -> str:
    """Run a program in its own process; return the outcome."""
    command = [sys.executable, str(ROOT / "scripts/cute_example.py"), str(path)]
    paths = [
        str(ROOT / "python"),
        str(ROOT / "target/peer/wheel"),
        os.environ.get("PYTHONPATH", ""),
    ]
    try:
        done = subprocess.run(
            [*command, *example.arguments.split()],
            cwd=here,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"failed: it ran for more than {LIMIT} s"
    return ending(example, done.returncode, done.stderr)


def ending(example: Example, status: int, stderr: str) -> str:
    """Return the outcome of a run, from its status and its errors."""
    error = last_error(stderr)
    if status and GPU_ONLY.search(stderr):
        return "needs a GPU"
    if package := re.match(r"ModuleNotFoundError: No module named '([^']*)'", error):
        return f"needs the package {package[1]}"
    if package := re.search(r"was not found .* run `pip install ([\w-]+)`", error):
        return f"needs the package {package[1]}"
    if example.raises:
        if status == 1 and re.search(example.raises, error):
            return "ok, with the error that it shows"
        return f"failed: it ended with {error or 'no error'}, expected {example.raises}"
    if status:
        return f"failed: {error or f'it ended with status {status}'}"
    return "ok"


def last_error(text: str) -> str:
    """Return the line of a traceback with the error."""
    found = re.findall(r"(?m)^[\w.]*(?:Error|Exception|Exit|Interrupt)\b.*$", text)
    lines = text.strip().splitlines()
    return str(found[-1] if found else lines[-1] if lines else "")


def missing_names(text: str) -> list[str]:
    """Return the names of `cutlass` that a program uses and Fishplate lacks, in line order."""
    tree = ast.parse(text)
    bound: dict[str, str] = {}
    used: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] == "cutlass":
                    used.setdefault(name.name, node.lineno)
                    bound[name.asname or "cutlass"] = name.name if name.asname else "cutlass"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "cutlass":
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                used.setdefault(whole, node.lineno)
                bound[name.asname or name.name] = whole
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (chain := dotted(node)):
            first, _, rest = chain.partition(".")
            if first in bound:
                used.setdefault(f"{bound[first]}.{rest}", node.lineno)
    lacking: dict[str, int] = {}
    for name, line in used.items():
        if lost := first_missing(name):
            lacking[lost] = min(line, lacking.get(lost, line))
    return sorted(lacking, key=lambda name: lacking[name])


def dotted(node: ast.expr) -> str:
    """Return `a.b.c` for a dotted expression, else nothing."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (inner := dotted(node.value)):
        return f"{inner}.{node.attr}"
    return ""


def first_missing(name: str) -> str:
    """Return the part of a dotted name that Fishplate lacks, through modules and classes."""
    importlib.import_module("fishplate.cute").install()
    value: object = importlib.import_module("cutlass")
    parts = name.split(".")
    for at, part in enumerate(parts[1:], 2):
        if not inspect.ismodule(value) and not inspect.isclass(value):
            break
        try:
            value = getattr(value, part)
        except AttributeError:
            return ".".join(parts[:at])
    return ""


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "python"))
    sys.exit(main(sys.argv[1:]))
