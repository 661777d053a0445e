"""Tensors for other packages: `__dlpack__`, the C exchange table, lent tensors in callbacks."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import fishplate
import numpy as np
import pytest
from dlpack_producer import (
    CPU,
    CUDA,
    DLTensor,
    ExchangeApi,
    Producer,
    Versioned,
    capsule_pointer,
    new_capsule,
)
from fishplate.core import DLTensorTestWrapper

TABLE_NAME = b"dlpack_exchange_api"
NEW, OLD = "dltensor_versioned", '"dltensor"'


def make_tensor() -> fishplate.Tensor:
    return fishplate.from_dlpack(np.arange(6.0).reshape(2, 3))


@pytest.mark.parametrize(
    ("version", "name"),
    [(None, OLD), ((0, 8), OLD), ((1, 0), NEW), ((1, 3), NEW), ((2, 0), NEW)],
)
def test_form_by_version(version: tuple[int, int] | None, name: str) -> None:
    assert name in repr(make_tensor().__dlpack__(max_version=version))


def test_what_cannot_be_done_is_refused() -> None:
    tensor = make_tensor()
    with pytest.raises(BufferError, match="cpu:0, not cuda:1"):
        tensor.__dlpack__(dl_device=(2, 1))
    on_gpu = fishplate.from_dlpack(Producer(device_type=CUDA).legacy())
    with pytest.raises(BufferError, match="copy=True needs a tensor on the CPU: .* on cuda:0"):
        on_gpu.__dlpack__(copy=True)
    empty = Producer(shape=(2, 3))
    empty.tensor.data = None
    with pytest.raises(
        BufferError, match=r"the data pointer of this tensor of shape \[2, 3\] is null"
    ):
        fishplate.from_dlpack(empty.legacy()).__dlpack__(copy=True)
    assert tensor.__dlpack__(stream=None, dl_device=(1, 0), copy=False) is not None
    for bad in (1, (1,), "1.0"):
        with pytest.raises(TypeError, match="max_version must be a tuple"):
            tensor.__dlpack__(max_version=bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="unexpected keyword argument 'nope'"):
        tensor.__dlpack__(nope=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="positional"):
        tensor.__dlpack__(1)  # type: ignore[misc]


@pytest.mark.parametrize("version", [None, (1, 0)])
@pytest.mark.parametrize(
    "array",
    [
        np.arange(24, dtype="int16").reshape(2, 3, 4),
        np.arange(24.0).reshape(4, 6)[::-2, 1::3],
        np.arange(24.0).reshape(4, 6).T,
        np.array(7, dtype="uint8"),
        np.zeros((3, 0, 2)),
        np.array([1 + 2j, 3], dtype="complex128"),
    ],
)
def test_copies(array: np.ndarray, version: tuple[int, int] | None) -> None:
    tensor = fishplate.from_dlpack(array)
    capsule = tensor.__dlpack__(copy=True, max_version=version, dl_device=(1, 0))
    if version:
        flags = Versioned.from_address(capsule_pointer(capsule, NEW.encode())).flags
        assert flags == 2, "the consumer may see that it is a copy"
    copy = fishplate.from_dlpack(capsule)
    assert copy.is_contiguous() and copy.dtype == tensor.dtype
    np.testing.assert_array_equal(np.from_dlpack(copy), array)
    if array.size:
        assert copy.data_ptr() != tensor.data_ptr()
        np.from_dlpack(copy)[...] += 1
        assert (np.from_dlpack(copy) != array).all()


def test_a_copy_of_read_only_memory_may_be_written() -> None:
    array = np.arange(3.0)
    array.flags.writeable = False
    tensor = fishplate.from_dlpack(array.__dlpack__(max_version=(1, 0)))
    with pytest.raises(BufferError, match="read-only"):
        tensor.__dlpack__(copy=False)
    copy = np.from_dlpack(fishplate.from_dlpack(tensor.__dlpack__(copy=True)))
    copy[0] = 5
    assert array[0] == 0
    np.testing.assert_array_equal(np.from_dlpack(tensor, copy=True), array)


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_capsule_that_nobody_takes_lets_go(version: tuple[int, int] | None) -> None:
    producer = Producer()
    tensor = fishplate.from_dlpack(producer.legacy())
    capsule = tensor.__dlpack__(max_version=version)
    del tensor
    assert producer.released == 0
    del capsule
    assert producer.released == 1


def test_consumer_keeps_the_memory() -> None:
    producer = Producer()
    array = np.from_dlpack(fishplate.from_dlpack(producer.legacy()))
    assert producer.released == 0 and array[1, 2] == 5
    del array
    assert producer.released == 1


def test_numpy_takes_a_tensor_as_an_array() -> None:
    source = np.arange(6.0).reshape(2, 3)
    tensor = fishplate.from_dlpack(source)
    array = np.asarray(tensor)
    assert array.dtype == np.float64 and np.shares_memory(array, source)
    assert np.asarray(tensor, np.float32).tolist() == source.tolist()
    assert not np.shares_memory(np.array(tensor), source) and np.add(tensor, 1).sum() == 21
    with pytest.raises(ValueError, match="a float64 tensor cannot be an array of .*without a copy"):
        tensor.__array__(np.float32, copy=False)


def test_empty_tensor_raises() -> None:
    empty = fishplate.Tensor()
    for use in (
        lambda: empty.shape,
        lambda: empty.dtype,
        lambda: empty.data_ptr(),
        lambda: empty.__dlpack__(),
        lambda: fishplate.convert(lambda x: x)(empty),
    ):
        with pytest.raises(ValueError, match="the Tensor is empty"):
            use()
    assert "None" in repr(empty) and empty != fishplate.Tensor()


def table() -> ExchangeApi:
    capsule = fishplate.Tensor.__dlpack_c_exchange_api__
    return ExchangeApi.from_address(capsule_pointer(capsule, TABLE_NAME))


def test_own_table_exports_and_imports() -> None:
    tensor, api = make_tensor(), table()
    assert (api.major, api.prev_api) == (1, None)
    managed, made = ctypes.c_void_p(), ctypes.py_object()
    export = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)
    assert export(api.from_py_object)(tensor, ctypes.addressof(managed)) == 0
    described = Versioned.from_address(managed.value).tensor
    assert described.data == tensor.data_ptr() and described.ndim == 2
    load = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
    assert load(api.to_py_object)(managed, ctypes.addressof(made)) == 0
    back = made.value
    assert isinstance(back, fishplate.Tensor) and back.data_ptr() == tensor.data_ptr()
    borrowed = DLTensor()
    assert export(api.borrow)(tensor, ctypes.addressof(borrowed)) == 0
    assert borrowed.shape[:2] == [2, 3]
    with pytest.raises(TypeError, match="expected a Tensor, got list"):
        export(api.from_py_object)([], ctypes.addressof(managed))


def test_own_table_allocates_on_the_cpu() -> None:
    shape = (ctypes.c_int64 * 2)(3, 5)
    wanted = DLTensor(device_type=CPU, ndim=2, code=2, bits=32, lanes=1, shape=shape)
    managed = ctypes.c_void_p()
    allocate = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4)(table().allocator)
    place = ctypes.addressof(managed)
    assert allocate(ctypes.addressof(wanted), place, None, None) == 0
    made = Versioned.from_address(managed.value)
    assert made.tensor.data % 64 == 0 and made.tensor.strides[:2] == [5, 1]
    made.deleter(managed.value)
    said: list[bytes] = []
    report = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)(
        lambda _, kind, message: said.extend((kind, message))
    )
    wanted.device_type = CUDA
    address = ctypes.cast(report, ctypes.c_void_p)
    assert allocate(ctypes.addressof(wanted), place, None, address) != 0
    assert said == [b"ValueError", b"a Tensor can only be allocated on the CPU"]
    wanted.device_type, shape[0] = CPU, -1
    assert allocate(ctypes.addressof(wanted), place, None, None) != 0


def test_class_with_a_table_comes_back_by_it() -> None:
    wrapper = DLTensorTestWrapper(make_tensor())
    echo = fishplate.convert(lambda x: x)
    result = echo(wrapper)
    assert isinstance(result, fishplate.Tensor)
    assert result.data_ptr() == wrapper.tensor.data_ptr()
    wrapper.tensor = 3  # type: ignore[assignment]
    with pytest.raises(TypeError, match="expected a Tensor, got int"):
        echo(wrapper)


def test_call_runs_on_the_stream_of_the_table() -> None:
    cuda = fishplate.device("cuda:0")
    ask = fishplate.convert(lambda *_: fishplate.get_raw_stream(cuda))
    wrapper = DLTensorTestWrapper(fishplate.from_dlpack(Producer(device_type=CUDA).legacy()))
    with fishplate.use_raw_stream(cuda, 0x1230):
        assert ask(wrapper) == 0x1230
        assert ask([wrapper]) == 0x1230


@pytest.mark.parametrize("value", [3, "x", new_capsule(8, b"another")])
def test_table_that_is_none(value: object) -> None:
    broken = type("Broken", (), {"__dlpack_c_exchange_api__": value})()
    for take in (fishplate.from_dlpack, fishplate.convert(lambda x: x)):
        with pytest.raises(ValueError, match="Broken must be a PyCapsule named dlpack_exchange"):
            take(broken)


def test_bare_address_of_a_table_is_not_believed() -> None:
    odd = type("Odd", (), {"__c_dlpack_exchange_api__": 8})()
    assert fishplate.convert(lambda x: x)(odd) is odd
    with pytest.raises(TypeError, match="got Odd"):
        fishplate.from_dlpack(odd)


def test_table_of_another_version() -> None:
    future = ExchangeApi.from_buffer_copy(table())
    future.major = 2

    class Future(DLTensorTestWrapper):
        __dlpack_c_exchange_api__ = new_capsule(ctypes.addressof(future), TABLE_NAME)

    with pytest.raises(ValueError, match=r"Future has no table of version 1\.x"):
        fishplate.from_dlpack(Future(make_tensor()))
    # A newer table may refer to an older one, which is then used.
    old = DLTensorTestWrapper.__dlpack_c_exchange_api__
    future.prev_api = capsule_pointer(old, TABLE_NAME)
    assert fishplate.from_dlpack(Future(make_tensor())).shape == (2, 3)


class Value(ctypes.Structure):
    _fields_ = [("type_index", ctypes.c_int32), ("small", ctypes.c_uint32), ("v", ctypes.c_void_p)]


def call_with_lent(function: fishplate.Function, tensor: DLTensor) -> int:
    """The steps of C++ code that calls a function with a TensorView."""
    runtime = ctypes.PyDLL(str(Path(fishplate.__file__).parent / "lib/libtvm_ffi.so"))
    args, result = (Value * 1)(Value(7, 0, ctypes.addressof(tensor))), Value()
    handle = ctypes.c_void_p(function.__chandle__())
    return runtime.TVMFFIFunctionCall(handle, args, 1, ctypes.byref(result))


def test_lent_tensor_in_a_callback() -> None:
    producer, kept = Producer(), []

    def use(tensor: fishplate.Tensor) -> None:
        assert (tensor.shape, tensor.strides, tensor.dtype) == ((2, 3), (3, 1), "float32")
        assert tensor.data_ptr() == ctypes.addressof(producer.memory)
        array = np.from_dlpack(tensor)
        array[0, 1] = 42
        inner = fishplate.convert(lambda x: x.shape)
        assert tuple(inner(tensor)) == (2, 3) and "(lent)" in repr(tensor)
        kept.append(tensor)

    assert call_with_lent(fishplate.convert(use), producer.tensor) == 0
    assert producer.memory[1] == 42
    # The memory may be gone now; the tensor owns its description.
    (tensor,) = kept
    assert tensor.shape == (2, 3) and tensor.device == fishplate.device("cpu")
    for use_memory in (
        lambda: tensor.data_ptr(),
        lambda: tensor.__dlpack__(),
        lambda: tensor.__dlpack__(max_version=(1, 0)),
        lambda: fishplate.convert(lambda x: x)(tensor),
    ):
        with pytest.raises(ValueError, match="lent for the time of a call, which is over"):
            use_memory()


@pytest.mark.parametrize("ndim", [-1, 10**6])
def test_lent_tensor_without_sense(ndim: int) -> None:
    producer, seen = Producer(), []
    producer.tensor.ndim = ndim
    assert call_with_lent(fishplate.convert(seen.append), producer.tensor) != 0
    assert not seen


def test_tensor_class_of_a_callback() -> None:
    def kind(tensor: Any) -> str:
        return type(tensor).__name__

    function = fishplate.core._convert_to_ffi_func(kind, fishplate.Tensor)
    assert function(make_tensor()) == "Tensor"
    with pytest.raises(TypeError, match="must expose __dlpack_c_exchange_api__"):
        fishplate.core._convert_to_ffi_func(kind, np.ndarray)


def test_torch_tensors() -> None:
    torch = pytest.importorskip("torch")
    echo, tensor = fishplate.convert(lambda x: x), torch.arange(6.0).reshape(2, 3)
    result = echo(tensor[:, 1:])
    assert isinstance(result, torch.Tensor) and result.data_ptr() == tensor[:, 1:].data_ptr()
    assert torch.equal(torch.from_dlpack(fishplate.from_dlpack(tensor)), tensor)
    assert isinstance(echo([tensor, 1])[0], torch.Tensor)
    assert fishplate.dtype(torch.bfloat16) == "bfloat16" and echo(torch.bool) == "bool"
