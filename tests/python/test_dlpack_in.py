"""Tensors of other packages as arguments and through from_dlpack: valid, unusual and broken ones."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Callable
from typing import Any

import fishplate
import numpy as np
import pytest
from dlpack_producer import CUDA, Producer, new_capsule

echo = fishplate.convert(lambda x: x)

ELEMENTS = "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 float32 float64".split()


@pytest.mark.parametrize("name", ELEMENTS)
@pytest.mark.parametrize("take", [fishplate.from_dlpack, echo])
def test_numpy_array_is_shared(name: str, take: Any) -> None:
    array = np.arange(6).astype(name).reshape(2, 3)
    tensor = take(array)
    assert (tensor.dtype, tensor.shape, tensor.strides) == (name, (2, 3), (3, 1))
    assert tensor.data_ptr() == array.ctypes.data
    array[1, 2] = 1
    np.testing.assert_array_equal(np.from_dlpack(tensor), array)


@pytest.mark.parametrize("letter", "lqLQ")
def test_both_64_bit_integers_of_c(letter: str) -> None:
    assert echo(np.zeros(1, letter)).dtype in ("int64", "uint64")


@pytest.mark.parametrize("name", ["complex64", "complex128"])
def test_complex_numbers_go_through(name: str) -> None:
    array = np.array([1 + 2j, 3j], dtype=name)
    tensor = echo(array)
    assert tensor.dtype == name and tensor.dtype.itemsize == array.itemsize
    np.testing.assert_array_equal(np.from_dlpack(tensor), array)
    assert fishplate.dtype(name) == tensor.dtype


@pytest.mark.parametrize(
    "cut",
    [
        np.s_[::-1],
        np.s_[1:3, ::2],
        np.s_[:0],
        np.s_[1],
        np.s_[1, 2],
        np.s_[:, None, 1:],
        np.s_[...],
    ],
)
def test_views_of_an_array(cut: Any) -> None:
    whole = np.arange(24, dtype="int16").reshape(4, 6)
    view = np.asarray(whole[cut]) if np.ndim(whole[cut]) else np.array(whole[cut])
    tensor = echo(view)
    assert tensor.shape == view.shape and tensor.numel() == view.size
    assert tensor.is_contiguous() == (view.flags.c_contiguous or view.size == 0)
    if view.size:
        assert tensor.strides == tuple(stride // 2 for stride in view.strides)
        np.testing.assert_array_equal(np.from_dlpack(tensor), view)


def read_only() -> np.ndarray:
    array = np.zeros(4)
    array.flags.writeable = False
    return array


REFUSED = {
    "read-only": read_only,
    "other byte order": lambda: np.zeros(4, ">f4"),
    "structured": lambda: np.zeros(4, "i4,f4"),
    "a field of a structure": lambda: np.zeros(4, "i1,i4")["f1"],
    "objects": lambda: np.array([None, 1]),
    "text": lambda: np.array(["a", "b"]),
    "dates": lambda: np.zeros(2, "M8[s]"),
    "long double": lambda: np.zeros(2, np.longdouble),
}


@pytest.mark.parametrize("take", [fishplate.from_dlpack, echo])
@pytest.mark.parametrize("kind", REFUSED)
def test_numpy_refuses_what_dlpack_cannot_say(kind: str, take: Any) -> None:
    array = REFUSED[kind]()
    with pytest.raises(BufferError) as numpys_own:
        array.__dlpack__()
    with pytest.raises(BufferError) as ours:
        take(array)
    assert str(ours.value) == str(numpys_own.value)


def test_elements_of_ml_dtypes() -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    array = np.arange(4).astype(ml_dtypes.bfloat16)[::2]
    tensor = echo(array)
    assert (tensor.dtype, tensor.strides) == ("bfloat16", (2,))
    assert tensor.data_ptr() == array.ctypes.data
    # One byte each, which is not what DLPack means by four bits.
    with pytest.raises(BufferError):
        echo(np.zeros(4, ml_dtypes.int4))


def test_tensor_keeps_the_array_and_lets_go() -> None:
    class Memory(bytearray):
        pass

    memory = Memory(32)
    gone = weakref.ref(memory)
    tensor = fishplate.from_dlpack(np.frombuffer(memory, "float32"))
    del memory
    assert gone() is not None and np.from_dlpack(tensor).sum() == 0
    del tensor
    gc.collect()
    assert gone() is None


def test_passing_an_array_leaves_no_reference() -> None:
    array = np.zeros(8)
    before = sys.getrefcount(array)
    for _ in range(100):
        echo(array)
    assert sys.getrefcount(array) == before


def test_subclasses_of_arrays_speak_for_themselves() -> None:
    class Mine(np.ndarray):
        def __dlpack__(self, **_: Any) -> Any:
            raise BufferError("not this one")

    with pytest.raises(BufferError, match="not this one"):
        echo(np.zeros(2).view(Mine))


def test_jax_array_is_shared() -> None:
    jax = pytest.importorskip("jax")
    with jax.default_device(jax.devices("cpu")[0]):
        array = jax.numpy.arange(4, dtype="float32")
        tensor = echo(array)
        assert tensor.data_ptr() == array.unsafe_buffer_pointer()
        np.testing.assert_array_equal(np.from_dlpack(tensor), array)
        np.testing.assert_array_equal(jax.numpy.from_dlpack(echo(np.arange(3))), np.arange(3))


@pytest.mark.parametrize("form", ["legacy", "versioned"])
def test_capsule_is_used_once(form: str) -> None:
    producer = Producer()
    capsule = getattr(producer, form)()
    tensor = fishplate.from_dlpack(capsule)
    assert (tensor.shape, tensor.strides) == ((2, 3), (3, 1))
    with pytest.raises(ValueError, match="can only be consumed once"):
        fishplate.from_dlpack(capsule)
    assert producer.released == 0
    del tensor
    assert producer.released == 1


def test_wrong_capsules_and_objects() -> None:
    with pytest.raises(TypeError, match="got a capsule named nonsense"):
        fishplate.from_dlpack(new_capsule(1, b"nonsense"))
    for other in (3, None, "x", object()):
        with pytest.raises(TypeError, match=f"PyCapsule, got {type(other).__name__}"):
            fishplate.from_dlpack(other)


@pytest.mark.parametrize("answer", [None, 3, "dltensor", new_capsule(1, b"arrow_array")])
def test_producer_that_returns_nonsense(answer: object) -> None:
    class Broken:
        def __dlpack__(self) -> object:
            return answer

    for take in (fishplate.from_dlpack, echo):
        with pytest.raises(TypeError, match="PyCapsule"):
            take(Broken())


@pytest.mark.parametrize("form", ["legacy", "versioned"])
@pytest.mark.parametrize("ndim", [-1, 5000, 2**31 - 1])
def test_absurd_number_of_dimensions(form: str, ndim: int) -> None:
    producer = Producer()
    producer.tensor.ndim = ndim
    with pytest.raises(ValueError, match="dimensions"):
        fishplate.from_dlpack(getattr(producer, form)())


def test_shape_that_is_missing_or_negative() -> None:
    producer = Producer()
    producer.tensor.shape = None
    with pytest.raises(ValueError, match="has no shape"):
        fishplate.from_dlpack(producer.legacy())
    with pytest.raises(ValueError, match="negative extent"):
        fishplate.from_dlpack(Producer((2, -3)).legacy())


def test_version_from_the_future() -> None:
    producer = Producer()
    producer.version = (2, 0)
    with pytest.raises(RuntimeError, match=r"version 2\.0 is not supported"):
        fishplate.from_dlpack(producer.versioned())
    assert producer.released == 0


def test_unknown_device_is_carried_and_named() -> None:
    tensor = fishplate.from_dlpack(Producer(device_type=77).legacy())
    assert tensor.__dlpack_device__() == (77, 0)
    assert str(tensor.device) == "unknown(77):0" and "unknown(77)" in repr(tensor.device)
    with pytest.raises(ValueError, match="Unknown device type: 77"):
        print(tensor.device.type)
    with pytest.raises((BufferError, RuntimeError, ValueError)):
        np.from_dlpack(tensor)


def test_read_only_capsule_stays_read_only() -> None:
    producer = Producer()
    producer.flags = 1
    tensor = fishplate.from_dlpack(producer.versioned())
    assert not np.from_dlpack(tensor).flags.writeable
    with pytest.raises(BufferError, match="read-only"):
        tensor.__dlpack__()


def test_producer_that_knows_the_newer_form_only() -> None:
    class Newer(Producer):
        def __dlpack__(self, *, max_version: tuple[int, int] | None = None) -> object:
            if max_version is None:
                raise BufferError("ask for a version")
            return self.versioned()

    assert echo(Newer()).shape == (2, 3)
    locked = Newer()
    locked.flags = 1
    with pytest.raises(BufferError, match="ask for a version"):
        echo(locked)


def test_requirements() -> None:
    array = np.zeros(64, "float32")
    start = next(i for i in range(16) if (array.ctypes.data + 4 * i) % 64 == 0)
    assert fishplate.from_dlpack(array[start:], require_alignment=64).numel() == 64 - start
    with pytest.raises(RuntimeError, match="not aligned to 64 bytes"):
        fishplate.from_dlpack(array[start + 1 :], require_alignment=64)
    with pytest.raises(ValueError, match="must not be negative"):
        fishplate.from_dlpack(array, require_alignment=-8)
    with pytest.raises(RuntimeError, match="not contiguous"):
        fishplate.from_dlpack(array[::2], require_contiguous=True)
    with pytest.raises(TypeError, match="unexpected keyword argument 'alignment'"):
        fishplate.from_dlpack(array, alignment=8)  # type: ignore[call-arg]


def test_stream_that_a_producer_names() -> None:
    class OnCuda(Producer):
        def __tvm_ffi_env_stream__(self) -> int:
            return 0xABC0

    cuda = fishplate.device("cuda:0")
    ask = fishplate.convert(lambda _: fishplate.get_raw_stream(cuda))
    assert ask(OnCuda(device_type=CUDA)) == 0xABC0
    assert fishplate.get_raw_stream(cuda) == 0


def test_a_producer_is_told_the_stream_that_its_tensor_is_used_on() -> None:
    class OnDevice:
        def __init__(self, device: tuple[int, int], old: bool = True) -> None:
            self.device, self.old, self.streams = device, old, []

        def __dlpack_device__(self) -> tuple[int, int]:
            return self.device

        def __dlpack__(self, **given: Any) -> object:
            if not self.old and "max_version" not in given:
                raise BufferError("only the newer form")
            self.streams.append(given.get("stream"))
            return np.zeros(3).__dlpack__()

    def streams(device: tuple[int, int], old: bool = True) -> list[Any]:
        producer = OnDevice(device, old)
        fishplate.from_dlpack(producer)
        return producer.streams

    assert streams((2, 0)) == [None]
    with fishplate.use_raw_stream(fishplate.device("cuda:1"), 0x1230):
        assert streams((2, 1)) == [0x1230]
        assert streams((2, 1), old=False) == [0x1230]
        assert streams((2, 0)) == streams((1, 0)) == [None]
    assert streams((2, 1)) == [None]


@pytest.mark.parametrize(
    ("use", "error"),
    [
        # The last reference is that of a wrapper, of an object in a wrapper, and of an argument that was converted.
        (lambda made: fishplate.from_dlpack(made) @ None, TypeError),
        (lambda made: fishplate.from_dlpack(made).__dlpack__(dl_device=(CUDA, 0)), BufferError),
        (lambda made: fishplate.Array([fishplate.from_dlpack(made)])[5], IndexError),
        (lambda made: fishplate.convert(lambda *_: None)([made], "\ud800"), UnicodeEncodeError),
    ],
)
def test_a_deleter_that_runs_python_code_keeps_the_exception(
    use: Callable[[Producer], Any], error: type[Exception]
) -> None:
    producer = Producer()
    with pytest.raises(error) as caught:
        use(producer)
    caught.value.__traceback__ = None
    assert producer.released == 1
