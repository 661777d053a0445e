"""Arrays by `__cuda_array_interface__`: a fictitious package whose arrays are in host memory."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import fishplate
import numpy as np
import pytest

echo = fishplate.convert(lambda x: x)
CUDA = fishplate.device("cuda:0")
ask = fishplate.convert(lambda *_: fishplate.get_raw_stream(CUDA))


class GpuArray:
    """An array of a package without DLPack. Entries of the interface may be replaced, or left out by `...`."""

    def __init__(self, array: np.ndarray, **entries: Any) -> None:
        self.array = array
        data = array.ctypes.data, False
        interface = {"shape": array.shape, "typestr": array.dtype.str, "data": data, "version": 3}
        interface |= {"strides": array.strides, "stream": None, **entries}
        self.interface = {name: value for name, value in interface.items() if value is not ...}

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.interface


@pytest.mark.parametrize("take", [fishplate.from_dlpack, echo])
@pytest.mark.parametrize("version", [0, 1, 2, 3])
@pytest.mark.parametrize("dtype", "?1 i1 u2 i4 u8 f2 f4 f8 c8 c16".replace("?1", "?").split())
def test_an_array_is_shared(dtype: str, version: int, take: Any) -> None:
    array = np.zeros((2, 3), dtype)
    tensor = take(GpuArray(array, version=version))
    assert (tensor.shape, tensor.strides, tensor.device) == ((2, 3), (3, 1), CUDA)
    assert tensor.dtype == str(array.dtype) and tensor.data_ptr() == array.ctypes.data


@pytest.mark.parametrize("cut", [np.s_[::2], np.s_[:, ::-1], np.s_[1], np.s_[None], np.s_[:0]])
def test_strides(cut: Any) -> None:
    array = np.zeros((4, 6), np.int32)[cut]
    tensor = echo(GpuArray(array))
    assert tensor.strides == tuple(step // 4 for step in array.strides)
    assert tensor.data_ptr() == array.ctypes.data


@pytest.mark.parametrize("strides", [None, ...])
def test_without_strides_there_are_no_gaps(strides: Any) -> None:
    assert echo(GpuArray(np.zeros((2, 3, 4)), strides=strides)).strides == (12, 4, 1)
    assert echo(GpuArray(np.array(1.0), strides=strides)).shape == ()


def test_an_empty_array_has_no_address() -> None:
    for address in (0, None):
        tensor = echo(GpuArray(np.zeros((0, 3)), data=(address, False)))
        assert tensor.shape == (0, 3) and tensor.data_ptr() == 0


WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"version": 4}, ValueError, "has version 4; versions 0 to 3 are known"),
    ({"version": ...}, ValueError, "has no entry 'version'"),
    ({"shape": ...}, ValueError, "has no entry 'shape'"),
    ({"shape": [2, 3]}, TypeError, "expected a tuple of ints as 'shape', got list"),
    ({"shape": (2, -3)}, ValueError, "the extent -3 is negative"),
    ({"typestr": ...}, ValueError, "has no entry 'typestr'"),
    ({"typestr": 4}, TypeError, "expected a str as 'typestr', got int"),
    ({"typestr": ">f4"}, BufferError, "elements of type '>f4' are not supported"),
    ({"typestr": "|V2"}, BufferError, "elements of type '|V2' are not supported"),
    ({"typestr": "<f3"}, BufferError, "elements of type '<f3' are not supported"),
    ({"typestr": ""}, BufferError, "elements of type '' are not supported"),
    ({"strides": (8,)}, ValueError, "expected 2 strides, got 1"),
    ({"strides": (24, 6)}, BufferError, "a stride of 6 bytes is not a multiple of the element's 8"),
    ({"data": 8}, TypeError, r"expected \(address, read_only\) as 'data', got int"),
    ({"data": (0, False)}, ValueError, "the address of an array with elements is 0"),
    ({"mask": object()}, BufferError, "masked arrays are not supported"),
    ({"stream": 0}, ValueError, "stream 0 is ambiguous; expected None, 1 for the legacy default"),
]


@pytest.mark.parametrize("take", [fishplate.from_dlpack, echo])
@pytest.mark.parametrize(("entries", "error", "text"), WRONG)
def test_errors(entries: dict[str, Any], error: type[Exception], text: str, take: Any) -> None:
    with pytest.raises(error, match=text.replace("|", r"\|")):
        take(GpuArray(np.zeros((2, 3)), **entries))
    assert take(GpuArray(np.zeros((2, 3)))).shape == (2, 3), "it works after errors"


def test_what_is_no_dict_is_refused() -> None:
    array = GpuArray(np.zeros(2))
    array.interface = [1]  # type: ignore[assignment]
    with pytest.raises(TypeError, match="__cuda_array_interface__: expected a dict, got list"):
        echo(array)


def test_the_mask_may_be_none_and_a_stream_of_version_2_says_nothing() -> None:
    assert ask(GpuArray(np.zeros(2), mask=None, version=2, stream=7)) == 0


@pytest.mark.parametrize("stream", [1, 2, 0x7F001000])
def test_the_call_runs_on_the_stream(stream: int) -> None:
    first, second = (GpuArray(np.zeros(2), stream=number) for number in (stream, 0x1230))
    assert ask(first) == stream
    assert ask(3, first, second) == stream, "the first array counts"
    assert ask(GpuArray(np.zeros(2)), second) == 0x1230
    assert fishplate.get_raw_stream(CUDA) == 0


def test_the_current_stream_of_arrays_that_also_speak_dlpack() -> None:
    from dlpack_producer import CUDA as KIND
    from dlpack_producer import Producer

    class Both(GpuArray):
        """Like CuPy's arrays."""

        def __dlpack__(self, **_: Any) -> Any:
            self.producer = Producer(device_type=KIND)
            return self.producer.legacy()

        def __dlpack_device__(self) -> tuple[int, int]:
            return KIND, 0

    assert ask(Both(np.zeros(2), stream=0x4560)) == 0x4560
    assert ask(Both(np.zeros(2), stream=None)) == 0
    with fishplate.use_raw_stream(CUDA, 0x7890):
        assert ask(Both(np.zeros(2), stream=0x4560)) == 0x7890, "it was made ready there"


def test_read_only_arrays() -> None:
    array = GpuArray(np.zeros(2), data=(64, True))
    for take in (fishplate.from_dlpack, echo):
        with pytest.raises(BufferError, match="the array is read-only"):
            take(array)
    reads = fishplate.convert(lambda x: x.data_ptr())
    reads._access = "r"
    reads._lend_arguments(False)
    assert reads(array) == 64


def test_requirements_of_from_dlpack() -> None:
    assert fishplate.from_dlpack(GpuArray(np.zeros(2)), require_contiguous=True).shape == (2,)
    with pytest.raises(Exception, match="contiguous"):
        fishplate.from_dlpack(GpuArray(np.zeros(4)[::2]), require_contiguous=True)


def test_the_tensor_keeps_the_array() -> None:
    array = GpuArray(np.zeros(2))
    gone = weakref.ref(array)
    tensor = fishplate.from_dlpack(array)
    del array
    gc.collect()
    assert gone() is not None
    del tensor
    gc.collect()
    assert gone() is None
