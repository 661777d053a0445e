"""One launch: the driver calls, and the result on a GPU."""

from __future__ import annotations

import fishplate as fp
import numpy as np
import pytest
from stand_in import Driver, values
from fishplate import cuda
from kernels import add_one


def test_a_launch(driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    x, y = tensors
    add_one()(x, y)
    if launches := driver.launches():
        address = [f"0x{tensor.data_ptr():016x}" for tensor in (x, y)]
        params = f"params=[{address[0]}, {address[1]}, 0x000003e8]"
        expected = "cuLaunchKernelEx add_one grid=[4, 1, 1] block=[256, 1, 1] shared=0 stream=0x0 "
        assert launches == [expected + params]
    else:
        np.testing.assert_array_equal(values(y), np.arange(1000) + 1)


def test_no_elements_launch_nothing(driver: Driver) -> None:
    add_one()(cuda.empty(0), cuda.empty(0))
    assert driver.launches() == []


def test_memory_goes_there_and_back() -> None:
    data = np.random.default_rng(3).standard_normal((7, 5)).astype(np.float32)
    there, further = cuda.empty((7, 5)), cuda.empty((7, 5))
    cuda.copy(there, data)
    cuda.copy(further, there)
    np.testing.assert_array_equal(values(further), data)
    with pytest.raises(ValueError, match="one dtype and shape, got float32 .7, 5. to copy into"):
        cuda.copy(cuda.empty(35), there)
    with pytest.raises(ValueError, match="expected a CUDA device such as cuda:0, got cpu"):
        cuda.empty(3, device="cpu")


@pytest.mark.parametrize("dtype", ["int16", np.int16, np.dtype("int16"), fp.Int16])
def test_what_a_type_may_be(dtype: object) -> None:
    made = cuda.empty(np.int64(3), dtype)
    assert (str(made.dtype), tuple(made.shape)) == ("int16", (3,))
    with pytest.raises(TypeError, match="expected a shape, one or several integers, got float"):
        cuda.empty(2.5, dtype)


def test_what_the_device_says() -> None:
    assert cuda.device_count() >= 1
    assert cuda.device_name() and cuda.arch().startswith("sm_")
    assert cuda.driver_version() >= (12, 0)
    with pytest.raises(ValueError, match="no CUDA device 4096: the driver has"):
        cuda.device_name(4096)


@pytest.mark.gpu
def test_tensors_of_torch() -> None:
    torch = pytest.importorskip("torch")
    x = torch.rand(100_003, device="cuda")
    y = torch.full_like(x, -1)
    function = add_one()
    function(x, y)
    assert torch.equal(y, x + 1)
    function(x[1000:2000], y[:1000])  # views keep their offset
    assert torch.equal(y[:1000], x[1000:2000] + 1)


@pytest.mark.gpu
def test_arrays_of_cupy_and_jax() -> None:
    function = add_one()
    cupy = pytest.importorskip("cupy")
    x, y = cupy.arange(500, dtype="float32"), cupy.zeros(500, dtype="float32")
    function(x, y)
    cuda.synchronize()
    assert bool((y == x + 1).all())
    jax = pytest.importorskip("jax")
    if jax.default_backend() == "gpu":
        given = jax.numpy.arange(500, dtype="float32")
        function(given, y)
        cuda.synchronize()
        np.testing.assert_array_equal(cupy.asnumpy(y), np.arange(500) + 1)
