"""Precompiled kernels: PTX, cubins and fatbins, their arguments, and errors before a launch."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from stand_in import STUB, Driver, values
from fishplate import cuda, spec
from kernels import ADD_ONE, CLUSTER, PARAMS


def test_from_a_file_as_bytes_and_as_text(tmp_path: Path) -> None:
    path = tmp_path / "kernels.ptx"
    path.write_text(ADD_ONE)
    for given in (path, str(path), ADD_ONE, ADD_ONE.encode(), memoryview(ADD_ONE.encode())):
        assert fp.load_cubin(given).image == ADD_ONE.encode()
    with pytest.raises(FileNotFoundError):
        fp.load_cubin(tmp_path / "absent.cubin")
    with pytest.raises(
        TypeError, match="expected a path, PTX as text or an image as bytes, got int"
    ):
        fp.load_cubin(3)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"args": ["x", "y", "m"]},
            "`m` in the arguments of the kernel is not .* expected one of `n`",
        ),
        ({"args": ["x", "y"]}, "the kernel `add_one` takes 3 parameters, got 2"),
        ({"args": ["x", "n", "y"]}, "parameter 1 of the kernel `add_one` has 8 bytes, got 4 bytes"),
        ({}, "the kernel `add_one` takes 3 parameters, got 4"),
        ({"args": ["x", "y", "n"], "cluster": 0}, "every side of a cluster must be positive"),
        ({"args": ["x", "y", "n"], "cluster": -1}, "cluster must hold positive numbers, got -1"),
        ({"args": ["x", "y", "n"], "smem": "n +"}, "cannot read the expression `n [+]`"),
        ({"args": ["x", "y", "n"], "smem": "+".join(["n"] * 20_000)}, "expected fewer operations"),
        ({"args": ["x", "y", "n"], "smem": "(" * 20_000}, "[(]{200}[.]{3}`: expected less nesting"),
    ],
)
def test_what_does_not_fit(options: dict, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        cuda.load_cubin(ADD_ONE).kernel("add_one", PARAMS, 1, 256, **options)


@pytest.mark.parametrize("sides", [2.5, None, (1, 2.5), [None]])
def test_sides_that_are_none(sides: Any) -> None:
    kernel = cuda.load_cubin(ADD_ONE).kernel
    with pytest.raises(TypeError, match="grid must hold ints and expressions, got"):
        kernel("add_one", PARAMS, sides, 256, args=["x", "y", "n"])
    assert kernel("add_one", PARAMS, np.int64(2), (np.int32(32), 1), args=["x", "y", "n"])


def test_an_image_that_is_none() -> None:
    module = cuda.load_cubin(b"\x00\x01")
    with pytest.raises(ValueError, match="expected PTX text, a cubin or a fatbin"):
        module.kernel("add_one", PARAMS, 1, 1)


def test_a_spec_of_objects_and_a_scalar(driver: Driver) -> None:
    n = spec.Var("n", "int32")
    x, y = (spec.Tensor(name, [n], "float32", device_type="cuda") for name in "xy")
    count = spec.Var("count", "int32")
    kernel = cuda.load_cubin(ADD_ONE).kernel(
        "add_one",
        [x, y, count],
        ("ceildiv(count, 32)", 1),
        (32,),
        args=["x", "y", "count"],
        smem=64,
    )
    a, b = cuda.empty(100), cuda.empty(100)
    kernel(a, b, count=40)
    if STUB:
        assert "grid=[2, 1, 1] block=[32, 1, 1] shared=64" in driver.launches()[0]
        assert driver.launches()[0].endswith("0x00000028]")
    assert kernel.signature.startswith("add_one(x: Tensor([n], float32)")


def test_clusters(driver: Driver) -> None:
    out = cuda.empty(1, "int32")
    kernel = cuda.load_cubin(CLUSTER).kernel(
        "cluster_size", "y: Tensor([1], int32, device=cuda)", 8, 32, cluster=4, args=["y"]
    )
    kernel(out)
    if STUB:
        assert driver.launches()[0].startswith("cuLaunchKernelEx cluster_size grid=[8, 1, 1]")
        assert driver.launches()[0].endswith("cluster=[4, 1, 1]")
    elif cuda.arch() >= "sm_90":
        assert values(out)[0] == 4
    bad = cuda.load_cubin(CLUSTER).kernel(
        "cluster_size", "y: Tensor([1], int32, device=cuda)", 6, 32, cluster=4, args=["y"]
    )
    with pytest.raises(
        cuda.CUDADialectError, match="in cuLaunchKernelEx\n.*cluster=4,1,1"
    ) as caught:
        bad(out)
    assert caught.value.details["cluster"] == "4,1,1"


SOURCE = """
extern "C" __global__ void add_one(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] + 1;
}
"""


@pytest.mark.gpu
@pytest.mark.parametrize("form", ["cubin", "fatbin", "ptx"])
def test_what_nvcc_makes(form: str, tmp_path: Path, tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    compiler = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if not Path(compiler).is_file():
        pytest.skip("no nvcc here")
    source, made = tmp_path / "add_one.cu", tmp_path / f"add_one.{form}"
    source.write_text(SOURCE)
    command = [compiler, f"-{form}", f"-arch={cuda.arch()}", source, "-o", made]
    subprocess.run(command, check=True)
    module = fp.load_cubin(made)
    kernel = module.kernel("add_one", PARAMS, "ceildiv(n, 128)", 128, args=["x", "y", "n"])
    kernel(*tensors)
    np.testing.assert_array_equal(values(tensors[1]), np.arange(1000) + 1)
    if form != "ptx":
        absent = module.kernel("absent", PARAMS, 1, 1, args=["x", "y", "n"])
        with pytest.raises(cuda.CUDADialectError, match="for the kernel `absent`") as caught:
            absent(*tensors)
        assert (caught.value.code, caught.value.name) == (500, "CUDA_ERROR_NOT_FOUND")


def test_an_exported_kernel_is_called_from_a_library(driver: Driver, tmp_path: Path) -> None:
    kernel = cuda.load_cubin(ADD_ONE).kernel(
        "add_one", PARAMS, "ceildiv(n, 256)", 256, args=["x", "y", "n"]
    )
    kernel.export(tmp_path / "add_one.so")
    module = fp.load_module(str(tmp_path / "add_one.so"))
    assert not module.add_one.release_gil, "a launch is short, from a library as well"
    x, y = cuda.empty(10), cuda.empty(10)
    module.add_one(x, y)
    cuda.synchronize()
    assert len(driver.launches()) == STUB
