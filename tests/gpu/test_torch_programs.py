"""Programs with operators of `fp.torch.register` on a GPU: `torch.compile`, export, AOTInductor.

Runs where torch is installed. On the stand-in for the driver the operators run on the CPU.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fishplate as fp
import pytest
from framework_kernels import DEVICE, compiled_backward, compiled_squared, scale, vector

torch = pytest.importorskip("torch", reason="torch is not installed")
if DEVICE == "cuda" and not torch.cuda.is_available():
    pytest.skip("torch finds no CUDA device", allow_module_level=True)

from torch.utils.cpp_extension import CUDA_HOME  # noqa: E402

NAMESPACE = "fishplate_programs"
COMPILER = next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C++ compiler for Inductor")
needs_triton = pytest.mark.skipif(
    DEVICE == "cuda" and importlib.util.find_spec("triton") is None,
    reason="no Triton, which Inductor needs on a GPU",
)
needs_toolkit = pytest.mark.skipif(
    DEVICE == "cuda" and CUDA_HOME is None,
    reason="no CUDA toolkit, whose headers the code of AOTInductor includes",
)


def inductor(test: Any) -> Any:
    """Mark a test that lets Inductor generate code."""
    return needs_triton(needs_compiler(test))


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Let each test start with nothing compiled and nothing counted."""
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    yield
    torch._dynamo.reset()


def squares(name: str, **more: Any) -> Any:
    """Register b = k a a under a name."""
    return fp.torch.register(compiled_squared(), f"{NAMESPACE}::{name}", outputs=["b"], **more)


def graph_breaks() -> int:
    """Return the number of times that Dynamo left a program since the test began."""
    return sum(torch._dynamo.utils.counters["graph_break"].values())


def graphs() -> int:
    """Return the number of graphs that Dynamo traced since the test began."""
    return torch._dynamo.utils.counters["stats"]["unique_graphs"]


def test_no_graph_break() -> None:
    op = squares("unbroken")

    def program(x: Any) -> Any:
        return op(torch.sin(x), 2.0).cos() + op(x, 3.0)

    x = torch.randn(300, device=DEVICE)
    explained = torch._dynamo.explain(program)(x)
    assert (explained.graph_break_count, explained.graph_count) == (0, 1), explained.break_reasons
    (graph,) = explained.graphs
    called = [node for node in graph.graph.nodes if "unbroken" in str(node.target)]
    assert len(called) == 2, graph.graph


@inductor
def test_a_compiled_program() -> None:
    op = squares("compiled")

    def program(x: Any) -> Any:
        return (op(torch.sin(x) + 1, 2.0) * x).relu()

    compiled = torch.compile(program, fullgraph=True)
    for size in (100, 257, 1000, 31):
        x = torch.randn(size, device=DEVICE)
        torch.testing.assert_close(compiled(x), program(x))
    # One graph for the first size, one for any size: not one for each.
    assert (graph_breaks(), graphs()) == (0, 2)


@inductor
def test_a_compiled_program_with_gradients() -> None:
    op = squares("compiled_gradient", backward=compiled_backward())

    def program(x: Any) -> Any:
        return (op(x * 2, 3.0) * 2).sum()

    x = torch.randn(1000, device=DEVICE, requires_grad=True)
    torch.compile(program, fullgraph=True)(x).backward()
    torch.testing.assert_close(x.grad, 48 * x.detach())
    assert (graph_breaks(), graphs()) == (0, 1)


@inductor
def test_a_compiled_program_that_writes() -> None:
    v = vector()
    op = fp.torch.register(fp.compile(scale, v, 2.0), f"{NAMESPACE}::scale", mutates=["a"])

    def program(x: Any, y: Any) -> Any:
        op(y, 3.0)
        z = x + y
        op(z, 10.0)
        return z - y

    x, y = torch.randn(2, 500, device=DEVICE)
    tripled = 3 * y
    z = torch.compile(program, fullgraph=True)(x, y)
    torch.testing.assert_close(y, tripled)
    torch.testing.assert_close(z, 10 * (x + tripled) - tripled)
    assert graph_breaks() == 0


@pytest.mark.gpu
@inductor
def test_a_program_in_graphs_of_cuda() -> None:
    op = squares("overhead")
    program = torch.compile(lambda x: op(x + 1, 2.0) * 3, fullgraph=True, mode="reduce-overhead")
    for _ in range(5):  # the first calls warm up and capture
        x = torch.randn(1000, device="cuda")
        torch.testing.assert_close(program(x), 6 * (x + 1) ** 2)
    assert graph_breaks() == 0
    assert torch._dynamo.utils.counters["inductor"]["cudagraph_skips"] == 0


class Model(torch.nn.Module):
    """A module around an operator."""

    def __init__(self, op: Any) -> None:
        super().__init__()
        self.op = op

    def forward(self, x: Any) -> Any:
        """Return 2 (x + 1)^2 and one more."""
        return self.op(x + 1, 2.0) + 1


def exported(op: Any) -> Any:
    """Export a program that takes vectors of any length."""
    size = torch.export.Dim("size", min=2, max=1 << 20)
    x = torch.randn(64, device=DEVICE)
    return torch.export.export(Model(op).to(DEVICE), (x,), dynamic_shapes=({0: size},))


def check(run: Any) -> None:
    """Compare with torch, at several sizes."""
    for size in (64, 1000):
        x = torch.randn(size, device=DEVICE)
        torch.testing.assert_close(run(x), 2 * (x + 1) ** 2 + 1)


LOADER = """
import sys, fishplate as fp, torch
sys.path.insert(0, sys.argv[2])
from framework_kernels import DEVICE, compiled_squared
fp.torch.register(compiled_squared(), "fishplate_programs::exported", outputs=["b"])
program = torch.export.load(sys.argv[1]).module()
for size in (64, 1000):
    x = torch.randn(size, device=DEVICE)
    torch.testing.assert_close(program(x), 2 * (x + 1) ** 2 + 1)
print("as torch computes it")
"""


def test_a_program_is_exported(tmp_path: Path) -> None:
    program = exported(squares("exported"))
    assert str(program.graph).count("fishplate_programs.exported") == 1
    check(program.module())
    file = tmp_path / "program.pt2"
    torch.export.save(program, file)
    command = [sys.executable, "-c", LOADER, str(file), str(Path(__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, env={**os.environ})
    assert (done.returncode, done.stdout) == (0, "as torch computes it\n"), done.stderr


@inductor
@needs_toolkit
def test_a_program_compiled_ahead(tmp_path: Path) -> None:
    program = exported(squares("ahead"))
    path = torch._inductor.aoti_compile_and_package(
        program, package_path=str(tmp_path / "ahead.pt2")
    )
    check(torch._inductor.aoti_load_package(path))
