"""Errors on a device: the code and its name, the failed launch, and whether the process continues."""

from __future__ import annotations

import ast
import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from stand_in import STUB, Driver, values
from fishplate import cuda
from fishplate.cuda import CUDADialectError
from kernels import ADD_ONE, HEAD, PARAMS, add_one, add_one_in_python


def works(tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    """Assert that launches still work."""
    add_one()(*tensors)
    if not STUB:
        np.testing.assert_array_equal(values(tensors[1]), np.arange(1000) + 1)


def test_a_bad_configuration(tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    kernel = cuda.load_cubin(ADD_ONE).kernel
    function = kernel("add_one", PARAMS, 4, 2048, args=["x", "y", "n"])
    with pytest.raises(CUDADialectError, match="in cuLaunchKernelEx") as caught:
        function(*tensors)
    assert (caught.value.code, caught.value.name) == (1, "CUDA_ERROR_INVALID_VALUE")
    assert caught.value.details["block"] == "2048,1,1"
    function = kernel("add_one", PARAMS, 4, 2048, args=["x", "y", "n"], preflight=True)
    with pytest.raises(CUDADialectError, match="a block has 2048 threads, the limit is 1024"):
        function(*tensors)
    function = kernel(
        "add_one", PARAMS, 4, 32, smem="n * 1024", args=["x", "y", "n"], preflight=True
    )
    with pytest.raises(CUDADialectError, match="bytes of dynamic shared memory, the limit is"):
        function(*tensors)
    works(tensors)


def test_out_of_memory(tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    with pytest.raises(CUDADialectError, match="in cuMemAlloc") as caught:
        cuda.empty(1 << 58)
    assert (caught.value.code, caught.value.name) == (2, "CUDA_ERROR_OUT_OF_MEMORY")
    with pytest.raises(ValueError, match="a tensor of shape .* cannot exist"):
        cuda.empty((1 << 40, 1 << 40))
    works(tensors)


def test_tensors_on_the_wrong_device(tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    with pytest.raises(ValueError, match=r"y.*device.*cuda") as caught:
        add_one()(tensors[0], np.zeros(1000, np.float32))
    assert "cpu" in str(caught.value)
    works(tensors)


@pytest.mark.stub
def test_tensors_on_two_devices() -> None:
    with pytest.raises(
        ValueError, match="device index on argument #1 .* expected to match x.device.index, got 1"
    ):
        add_one()(cuda.empty(8, device=0), cuda.empty(8, device=1))


@pytest.mark.parametrize(
    ("head", "injected", "codes"),
    [
        (HEAD.replace("sm_80", "sm_120"), 209, {209, 218, 222}),
        (HEAD.replace("7.8", "99.0"), 222, {218, 222}),
    ],
)
def test_ptx_that_the_driver_cannot_take(
    driver: Driver,
    tensors: tuple[fp.Tensor, fp.Tensor],
    head: str,
    injected: int,
    codes: set[int],
) -> None:
    code = ADD_ONE.replace(HEAD, head)
    function = cuda.load_cubin(code).kernel("add_one", PARAMS, 4, 256, args=["x", "y", "n"])
    if STUB:
        # Machine code from the driver's linker, and the PTX.
        driver.fail("cuModuleLoadDataEx", injected, times=2)
    with pytest.raises(CUDADialectError, match="in cuModuleLoadDataEx") as caught:
        function(*tensors)
    if STUB:
        driver.fail("cuModuleLoadDataEx", injected, times=0)
    assert caught.value.code in codes and caught.value.name.startswith("CUDA_ERROR_")
    assert "newer" in str(caught.value) or "\n" in str(caught.value), caught.value
    works(tensors)


@pytest.mark.stub
@pytest.mark.parametrize("make", [add_one, add_one_in_python])
@pytest.mark.parametrize(
    ("function", "code", "name"),
    [
        ("cuLaunchKernelEx", 400, "CUDA_ERROR_INVALID_HANDLE"),  # a stream of another device
        ("cuLaunchKernelEx", 701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"),
        ("cuLaunchKernelEx", 719, "CUDA_ERROR_LAUNCH_FAILED"),  # from an earlier kernel
    ],
)
def test_an_error_of_the_driver(
    driver: Driver,
    tensors: tuple[fp.Tensor, fp.Tensor],
    function: str,
    code: int,
    name: str,
    make: Any,
) -> None:
    kernel = make()
    kernel(*tensors)
    # A launch that is refused for a handle is retried on the device of its tensors, with newly loaded code.
    driver.fail(function, code, times=4 if code == 400 else 1)
    with pytest.raises(CUDADialectError, match=f"in {function}") as caught:
        kernel(*tensors)
    assert (caught.value.code, caught.value.name) == (code, name)
    assert ("is the stream of another device?" in str(caught.value)) == (code == 400)
    driver.fail(function, code, times=0)
    works(tensors)


#: Calls that fail on a lost device.
REFUSED = """cuLaunchKernelEx cuMemAlloc cuMemFree cuMemcpy cuCtxSynchronize cuStreamSynchronize cuStreamCreate
cuStreamDestroy cuModuleUnload cuModuleLoadDataEx cuCtxPushCurrent cuCtxGetCurrent cuDevicePrimaryCtxRetain
cuDevicePrimaryCtxRelease cuThreadExchangeStreamCaptureMode cuFuncGetAttribute cuDeviceGetAttribute""".split()


def lose_the_device(driver: Driver) -> None:
    """Use a device before and after it is lost; all objects are released at the end."""
    x, y, stream = cuda.empty(1000), cuda.empty(1000), cuda.make_stream()
    by_hand, in_python = add_one(), add_one_in_python()
    by_hand(x, y)
    in_python(x, y)
    for name in REFUSED:
        driver.fail(name, 719, 1 << 30)
    steps = [lambda: by_hand(x, y), lambda: in_python(x, y), lambda: add_one()(x, y)]
    steps += [lambda: add_one_in_python()(x, y), lambda: cuda.copy(np.zeros(1000, np.float32), x)]
    steps += [lambda: cuda.empty(3), cuda.make_stream, stream.synchronize]
    for step in [*steps, cuda.synchronize, cuda.arch]:
        with pytest.raises(CUDADialectError) as caught:
            step()
        assert (caught.value.code, caught.value.name) == (719, "CUDA_ERROR_LAUNCH_FAILED")


@pytest.mark.stub
def test_a_device_that_is_lost(driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    try:
        lose_the_device(driver)
        gc.collect()
        # Releasing those objects failed silently, and the process continues.
        tried = [line.split()[0] for line in driver.log()]
        assert "cuDevicePrimaryCtxRelease" in tried
    finally:
        for name in REFUSED:
            driver.fail(name, 0, 0)
    works(tensors)


@pytest.mark.stub
def test_a_code_that_the_driver_has_no_name_for(
    driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]
) -> None:
    driver.fail("cuMemAlloc", 12345)
    with pytest.raises(CUDADialectError, match="^CUDA Error Code: 12345 in cuMemAlloc$") as caught:
        cuda.empty(3)
    assert (caught.value.code, caught.value.name) == (12345, None)
    works(tensors)


def test_a_driver_that_is_not_there() -> None:
    program = "from fishplate import cuda; print(cuda.device_count()); cuda.empty(3)"
    environment = {**os.environ, "FISHPLATE_CUDA_LIBRARY": "libabsent.so"}
    command = [sys.executable, "-c", program]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=100)
    assert answer.stdout == "0\n"
    said = "CUDA Error Code: 35 (cudaErrorInsufficientDriver): no CUDA driver was found "
    assert said + "(libabsent.so: cannot open shared object file" in answer.stderr


LOST = """
import sys
sys.path.insert(0, {here!r})
from fishplate import cuda
from kernels import TRAP, add_one
x, y = cuda.empty(1000), cuda.empty(1000)
function = add_one()
function(x, y)
cuda.synchronize()
cuda.load_cubin(TRAP).kernel("trap_all", "x: Tensor([n], float32, device=cuda)", 1, 32, args=[])(x)
said = []
for step in (cuda.synchronize, lambda: function(x, y), lambda: cuda.empty(10), cuda.synchronize):
    try:
        step()
    except cuda.CUDADialectError as error:
        said.append((error.code, error.name))
print(said)
del x, y, function
print("goes on")
"""


@pytest.mark.gpu
def test_a_device_lost_by_a_kernel_that_traps() -> None:
    program = LOST.format(here=str(Path(__file__).parent))
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=100
    )
    assert answer.returncode == 0, answer.stderr
    said, last = answer.stdout.splitlines()
    assert last == "goes on"
    told = ast.literal_eval(said)
    assert len(told) >= 3, said
    assert all(code >= 700 and name.startswith("CUDA_ERROR_") for code, name in told), said
