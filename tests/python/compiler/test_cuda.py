"""Launches from Python: errors when they are compiled, and the error of a call without a driver."""

from __future__ import annotations

import os
import subprocess
import sys

import fishplate as fp
import pytest
from fishplate import spec
from fishplate.compiler import CUDADialectError, CudaLaunch, CuteCall, compile_module

PTX = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry fill(.param .u64 p, .param .u32 n) { ret; }
"""

PARAMS = [spec.DataPointer("p"), spec.Var("n", "int32"), spec.Var("unused", "float64")]


def launch(**options: object) -> CudaLaunch:
    return CudaLaunch(PTX, "fill", "ceildiv(n, 128)", 128, params=["p", "n"], **options)


def test_a_launch_is_compiled_without_cuda() -> None:
    function = compile_module(None, "fill", PARAMS, launch(preflight=True))
    assert isinstance(function, fp.Function)
    with pytest.raises(TypeError, match="Mismatched type on argument #1"):
        function(0, "text", 0.0)


@pytest.mark.parametrize(
    ("provider", "message"),
    [
        (CudaLaunch(PTX, "fil", 1, 1), "the PTX has no kernel `fil`, expected one of `fill`"),
        (CudaLaunch(PTX, "fill", 1, 1), "the kernel `fill` takes 2 parameters, got 3"),
        (
            CudaLaunch(PTX, "fill", "m", 1, params=["p", "n"]),
            "`m` in grid.x is not an integer variable of the spec, expected one of `n`",
        ),
        (
            CudaLaunch(PTX, "fill", "n +", 1, params=["p", "n"]),
            "cannot read the expression `n +`: expected a number, a variable or `(` at byte 3",
        ),
    ],
)
def test_launches_that_do_not_fit(provider: CudaLaunch, message: str) -> None:
    with pytest.raises(ValueError) as caught:
        compile_module(None, "fill", PARAMS, provider)
    assert str(caught.value) == message


def test_without_a_driver_a_call_says_so() -> None:
    program = f"""
from fishplate import spec
from fishplate.compiler import CUDADialectError, CudaLaunch, compile_module
params = [spec.DataPointer("p"), spec.Var("n", "int32")]
fill = compile_module(None, "fill", params, CudaLaunch({PTX!r}, "fill", "n", 1))
fill(0, 0)  # nothing to launch
try:
    fill(0, 1)
except CUDADialectError as error:
    assert (error.code, error.name, error.details) == (35, "cudaErrorInsufficientDriver", {{}})
    assert "/nowhere/libcuda.so" in str(error), error
    print("told")
"""
    environment = {**os.environ, "FISHPLATE_CUDA_LIBRARY": "/nowhere/libcuda.so"}
    answer = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert answer.stdout == "told\n", answer.stderr


def test_the_error_knows_what_the_message_says() -> None:
    error = CUDADialectError(
        "CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE: invalid argument): the launch of `k` was refused\n"
        "kind=cuda_launch;api=cuLaunchKernel;grid=1,1,1;violation=zero_launch_dimension"
    )
    assert (error.code, error.name) == (1, "CUDA_ERROR_INVALID_VALUE")
    assert error.details["grid"] == "1,1,1"
    assert error.details["violation"] == "zero_launch_dimension"
    assert CUDADialectError("CUDA Error Code: 700").code == 700
    assert CUDADialectError("something else").code is None


def test_a_status_of_the_kernel_is_a_code_of_cuda() -> None:
    kernel = """
    llvm.func @f(%status: i32) -> i32 {
      llvm.return %status : i32
    }"""
    function = compile_module(kernel, "f", [spec.Var("status", "int32")], CuteCall(cuda=True))
    function(0)
    with pytest.raises(CUDADialectError) as caught:
        function(700)
    assert caught.value.code == 700
    assert CuteCall(cuda_init="cuda_init").cuda
    assert not CuteCall().cuda
