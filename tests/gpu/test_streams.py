"""Which stream and which device a launch goes to, and the state that it leaves behind."""

from __future__ import annotations

import ctypes
import gc
import threading
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from stand_in import Driver, values
from fishplate import cuda
from kernels import ADD_ONE, PARAMS, add_kernel, add_on, add_one, add_one_in_python


#: Makes one handwritten function, and one in Python.
both = pytest.mark.parametrize("make", [add_one, add_one_in_python])


def stream_of(line: str) -> int:
    return int(line.split("stream=")[1].split()[0], 16)


def test_the_stream_of_the_environment(
    driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]
) -> None:
    function, stream = add_one(), cuda.make_stream()
    with stream.use():
        function(*tensors)
    stream.synchronize()
    function(*tensors)
    if launches := driver.launches():
        assert [stream_of(line) for line in launches] == [stream.handle, 0]
    else:
        np.testing.assert_array_equal(values(tensors[1]), np.arange(1000) + 1)


@pytest.mark.stub
def test_a_stream_lives_as_long_as_it_is_used(
    driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]
) -> None:
    function = add_one()
    with cuda.make_stream().use():
        function(*tensors)
        assert stream_of(driver.launches()[0]) != 0
        assert "cuStreamDestroy" not in driver.log()
    gc.collect()
    assert "cuStreamDestroy" in driver.log()


def test_a_copy_comes_after_what_is_on_the_current_stream(
    driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]
) -> None:
    function, stream, host = add_one(), cuda.make_stream(), np.zeros(1000, np.float32)
    with stream.use():
        for _ in range(20):
            function(*tensors)
        function(tensors[1], tensors[1])
        cuda.copy(host, tensors[1])
    if log := driver.log():
        copied = log.index(f"cuMemcpyAsync 4000 {stream.handle:#x}")
        assert log[copied + 1] == "cuStreamSynchronize"
    else:
        np.testing.assert_array_equal(host, np.arange(1000) + 2)


def test_a_stream_as_an_argument(driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]) -> None:
    function = cuda.load_cubin(ADD_ONE).kernel(
        "add_one", f"{PARAMS}, s: Stream", 4, 256, args=["x", "y", "n"]
    )
    stream = cuda.make_stream()
    for given in (ctypes.c_void_p(stream.handle), stream, stream.handle):
        function(*tensors, given)
    stream.synchronize()
    if launches := driver.launches():
        assert [stream_of(line) for line in launches] == [stream.handle] * 3
    else:
        np.testing.assert_array_equal(values(tensors[1]), np.arange(1000) + 1)


def test_a_stream_that_a_kernel_in_python_is_launched_on(
    driver: Driver, tensors: tuple[fp.Tensor, fp.Tensor]
) -> None:
    stream = cuda.make_stream()
    add_on(*tensors, stream)
    fp.compile(add_on, *tensors, stream)(*tensors, stream)
    for given in (stream, stream.handle, ctypes.c_void_p(stream.handle)):
        add_kernel(*tensors, 2).launch(grid=8, block=128, stream=given)
    stream.synchronize()
    if launches := driver.launches():
        assert [stream_of(line) for line in launches] == [stream.handle] * 5
    else:
        np.testing.assert_array_equal(values(tensors[1]), np.arange(1000) + 2)
    with pytest.raises(TypeError, match="use fishplate.cuda.make_stream"):
        cuda.Stream(stream.handle)


@pytest.mark.stub
@both
def test_the_device_is_the_tensors_and_is_given_back(driver: Driver, make: Any) -> None:
    function = make()
    driver.call("cuCtxSetCurrent", 0x100)
    for device in (1, 0, 1):
        function(cuda.empty(8, device=device), cuda.empty(8, device=device))
        assert driver.device() == 0
    driver.fail("cuLaunchKernelEx", 700)
    with pytest.raises(cuda.CUDADialectError, match="CUDA_ERROR_ILLEGAL_ADDRESS") as caught:
        function(cuda.empty(8, device=1), cuda.empty(8, device=1))
    assert (driver.device(), caught.value.details["device"]) == (0, "1")
    assert sum(line == "cuModuleLoadDataEx" for line in driver.log()) == 2  # once for each device
    driver.call("cuCtxSetCurrent", 0)


@pytest.mark.stub
@both
def test_the_stream_of_each_device(driver: Driver, make: Any) -> None:
    function = make()
    streams = [cuda.make_stream(device) for device in (0, 1)]
    with streams[0].use(), streams[1].use():
        for device in (0, 1):
            function(cuda.empty(8, device=device), cuda.empty(8, device=device))
    assert [stream_of(line) for line in driver.launches()] == [stream.handle for stream in streams]


@pytest.mark.stub
@both
def test_the_first_call_may_be_captured(driver: Driver, make: Any) -> None:
    x, y, stream = cuda.empty(8), cuda.empty(8), cuda.make_stream()
    driver.call("cuStreamBeginCapture_v2", stream.handle, 0)
    with stream.use():
        make()(x, y)
    graph = ctypes.c_size_t()
    driver.call("cuStreamEndCapture", stream.handle, ctypes.addressof(graph))
    assert graph.value and stream_of(driver.launches()[0]) == stream.handle


@pytest.mark.gpu
def test_torchs_current_stream() -> None:
    torch = pytest.importorskip("torch")
    function, stream = add_one(), torch.cuda.Stream()
    x, y = torch.rand(1 << 20, device="cuda"), torch.zeros(1 << 20, device="cuda")
    # The driver loads a kernel when it is first launched, and may wait for the device then.
    function(x.mul_(2), y)
    assert not bool((y == 0).all())
    torch.cuda._sleep(1000)
    y.zero_()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(100_000_000)  # later work on this stream waits
        x.mul_(2)
        function(x, y)
        assert not stream.query()
    assert bool((y == 0).all())  # the default stream does not wait
    stream.synchronize()
    assert torch.equal(y, x + 1)
    with fp.use_torch_stream(torch.cuda.stream(stream)):
        function(fp.from_dlpack(y), fp.from_dlpack(x))
    stream.synchronize()
    assert torch.equal(x, y + 1)


@pytest.mark.gpu
def test_other_threads_run_while_one_waits_for_a_stream() -> None:
    torch = pytest.importorskip("torch")
    stream, is_over, rounds = cuda.make_stream(), threading.Event(), [0]

    def count() -> None:
        while not is_over.wait(0.001):
            rounds[0] += 1

    with torch.cuda.stream(torch.cuda.ExternalStream(stream.handle)):
        torch.cuda._sleep(1_000_000_000)  # half a second
    other = threading.Thread(target=count)
    other.start()
    stream.synchronize()
    is_over.set()
    other.join()
    assert rounds[0] > 20


@pytest.mark.gpu
@both
@pytest.mark.parametrize("warm", [False, True])
def test_a_graph_captures_a_call(warm: bool, make: Any) -> None:
    torch = pytest.importorskip("torch")
    function = make()
    x, y = torch.zeros(4096, device="cuda"), torch.zeros(4096, device="cuda")
    if warm:
        function(x, y)
    graph = torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        function(x, y)
        function(y, x)
    y.fill_(-5)
    for turn in range(1, 4):
        graph.replay()
        torch.cuda.synchronize()
        assert bool((x == 2 * turn).all()) and bool((y == 2 * turn - 1).all())


@pytest.mark.gpu
def test_two_gpus() -> None:
    torch = pytest.importorskip("torch")
    if torch.cuda.device_count() < 2:
        pytest.skip("one GPU here")
    x, y = torch.rand(1000, device="cuda:1"), torch.zeros(1000, device="cuda:1")
    add_one()(x, y)
    torch.cuda.synchronize(1)
    assert torch.equal(y, x + 1) and torch.cuda.current_device() == 0
