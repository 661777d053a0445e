"""The kernels of `examples/gpu` on a GPU, each against NumPy in float64, in its own process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

GALLERY = Path(__file__).resolve().parents[2] / "examples/gpu"
NAMES = sorted({path.stem for path in GALLERY.glob("*.py")} - {"arrays", "rows"})
#: Kernels that run in a second process too, with machine code from the cache: with dynamic shared memory, with shared
#: arrays beside it, and with specialised warps.
TWICE = ("matmul_bf16", "matmul_fp32", "matmul_hopper")


@pytest.mark.gpu
@pytest.mark.parametrize("name", NAMES)
def test_a_kernel_is_right(name: str) -> None:
    pytest.importorskip("torch")
    for _ in range(1 + (name in TWICE)):
        answer = subprocess.run(
            [sys.executable, GALLERY / f"{name}.py"], capture_output=True, text=True, timeout=100
        )
        assert answer.returncode == 0, answer.stderr
        assert "True" in answer.stdout and "False" not in answer.stdout, answer.stdout
        assert "on the processor" not in answer.stdout, answer.stdout
