"""Tensors and streams of torch and CuPy as arguments and results."""

from __future__ import annotations

import fishplate
import pytest

pytestmark = pytest.mark.gpu

echo = fishplate.convert(lambda x: x)
CUDA = fishplate.device("cuda:0")


def test_torch_tensor_is_shared() -> None:
    torch = pytest.importorskip("torch")
    tensor = torch.arange(6.0, device="cuda").reshape(2, 3)
    result = echo(tensor)
    assert isinstance(result, torch.Tensor) and result.data_ptr() == tensor.data_ptr()
    assert fishplate.from_dlpack(tensor.T).strides == (1, 3)


def test_call_runs_on_torchs_stream() -> None:
    torch = pytest.importorskip("torch")
    ask = fishplate.convert(lambda *_: fishplate.get_raw_stream(CUDA))
    stream, tensor = torch.cuda.Stream(), torch.zeros(4, device="cuda")
    with torch.cuda.stream(stream):
        for argument in (tensor, [tensor], {"a": tensor}, echo([tensor])):
            assert ask(argument) == stream.cuda_stream
    assert ask(tensor) == torch.cuda.current_stream().cuda_stream
    assert fishplate.get_raw_stream(CUDA) == 0
    assert echo(stream).value == stream.cuda_stream


def test_cupy_array_is_shared() -> None:
    torch = pytest.importorskip("torch")
    cupy = pytest.importorskip("cupy")
    array = cupy.arange(6, dtype="float32").reshape(2, 3)
    tensor = echo(array)
    assert (tensor.device, tensor.data_ptr()) == (CUDA, array.data.ptr)
    assert cupy.from_dlpack(tensor).data.ptr == array.data.ptr
    assert torch.equal(torch.from_dlpack(tensor), torch.from_dlpack(array))
