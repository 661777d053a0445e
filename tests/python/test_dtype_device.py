"""Data types and devices: names, numbers, other packages' types, bad input."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import fishplate
import numpy as np
import pytest
from fishplate.core import DataType

echo = fishplate.convert(lambda x: x)


def test_dtype_is_a_str_made_once() -> None:
    made = fishplate.dtype("float32x4")
    assert made is fishplate.dtype("float32" + "x4") and isinstance(made, str)
    assert (made, hash(made), repr(made)) == ("float32x4", hash("float32x4"), "dtype('float32x4')")
    assert (made.type_code, made.bits, made.lanes, made.itemsize) == (2, 32, 4, 16)
    assert type(str(made)) is str and {made: 1}["float32x4"] == 1
    assert np.zeros(1, fishplate.dtype("int16")).dtype == np.int16


def test_dtype_goes_through_calls_pickles_and_copies() -> None:
    for text in ("int8", "float8_e4m3fn", "complex64", "boolx3"):
        made = fishplate.dtype(text)
        for again in (echo(made), pickle.loads(pickle.dumps(made)), copy.deepcopy(made)):
            assert type(again) is fishplate.dtype and again == text
            assert again._tvm_ffi_dtype == made._tvm_ffi_dtype
    inner = DataType("int4")
    assert pickle.loads(pickle.dumps(inner)) == inner != DataType("int8")
    assert hash(inner) == hash(DataType("int4")) and repr(inner) == "DataType('int4')"
    assert type(str(DataType("float8_e4m3fn"))) is str


@pytest.mark.parametrize("text", ["foo", "int32x", "float32 ", "x", "int999", "complex64x0"])
def test_names_that_are_none(text: str) -> None:
    assert not fishplate.dtype.is_dtype(text)
    for make in (fishplate.dtype, DataType):
        with pytest.raises(ValueError, match="dtype"):
            make(text)


@pytest.mark.parametrize("content", [None, 3, 1.5, object, int, [], np.array, "\udc80"])
def test_things_that_are_no_data_types(content: Any) -> None:
    with pytest.raises(ValueError):
        fishplate.dtype(content)


def test_wrong_calls() -> None:
    for call in (
        lambda: fishplate.dtype(),  # type: ignore[call-arg]
        lambda: fishplate.dtype("int8", "int8"),  # type: ignore[call-arg]
        lambda: fishplate.dtype(text="int8"),  # type: ignore[call-arg]
        lambda: DataType(3),  # type: ignore[arg-type]
        lambda: fishplate.dtype.from_dlpack_data_type((1, 2)),  # type: ignore[arg-type]
        lambda: fishplate.dtype.from_dlpack_data_type("int"),  # type: ignore[arg-type]
        lambda: fishplate.dtype.__new__(str, "int8"),
        lambda: fishplate.dtype("int8").with_lanes("2"),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError):
            call()
    for numbers in ((256, 8, 1), (0, 999, 1), (0, 8, 70000), (-1, 8, 1), (0, 2**70, 1)):
        with pytest.raises(OverflowError):
            fishplate.dtype.from_dlpack_data_type(numbers)
    assert fishplate.dtype("int32").with_lanes(-4) == "int32xvscalex4"


def test_subclasses_of_dtype() -> None:
    class Plain(fishplate.dtype):
        pass

    class ByStr(fishplate.dtype):
        def __new__(cls, text: str) -> ByStr:
            made = str.__new__(cls, text)
            made._tvm_ffi_dtype = DataType(text)
            return made

    class WithSlot(fishplate.dtype):
        __slots__ = ("_tvm_ffi_dtype",)

        def __new__(cls, text: str) -> WithSlot:
            made = str.__new__(cls, text)
            made._tvm_ffi_dtype = DataType(text)
            return made

    for cls in (Plain, ByStr, WithSlot):
        made = cls("int16")
        assert type(made) is cls and made.bits == 16 and echo(made) == "int16"
    unfinished = str.__new__(Plain, "int16")
    with pytest.raises(AttributeError, match="holds no DataType"):
        print(unfinished.bits)
    with pytest.raises(AttributeError, match="cannot be changed"):
        fishplate.dtype("int8")._tvm_ffi_dtype = DataType("int16")


def test_class_of_data_types_from_calls() -> None:
    class Mine(str):
        pass

    fishplate.core._set_class_dtype(Mine)
    try:
        made = echo(np.dtype("int8"))
        assert type(made) is Mine and made._tvm_ffi_dtype.bits == 8
        assert type(fishplate.from_dlpack(np.zeros(1)).dtype) is Mine
    finally:
        fishplate.core._set_class_dtype(fishplate.dtype)
    assert type(echo(np.dtype("int8"))) is fishplate.dtype


def test_data_types_of_numpy() -> None:
    for name in ("bool", "int8", "uint64", "float16", "float64"):
        assert echo(np.dtype(name)) == fishplate.dtype(np.dtype(name)) == name
    assert fishplate.dtype(np.float32) == "float32"
    for bad in (">i4", "complex64", "M8[s]", "S3", "O", "i4,f4", np.longdouble):
        with pytest.raises(ValueError, match="Unsupported numpy or ml_dtypes dtype"):
            echo(np.dtype(bad))


def test_protocols_of_data_types_and_devices() -> None:
    class Element:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def __dlpack_data_type__(self) -> Any:
            return self.answer

    class Place(Element):
        __dlpack_data_type__ = None  # type: ignore[assignment]

    class Where:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def __dlpack_device__(self) -> Any:
            return self.answer

    assert echo(Element((2, 16, 4))) == fishplate.dtype(Element((2, 16, 4))) == "float16x4"
    for bad in ((1, 2), None, [2, 16, 4]):
        with pytest.raises(TypeError, match=r"__dlpack_data_type__\(\) must be a tuple"):
            echo(Element(bad))
    assert echo(Where((2, 3))) == fishplate.device("cuda", 3)
    for bad in ((1,), None):
        with pytest.raises(TypeError, match=r"__dlpack_device__\(\) must be a tuple"):
            echo(Where(bad))


def test_device_names_round_trip() -> None:
    for kind in fishplate.DLDeviceType:
        made = fishplate.device(kind, 2)
        assert fishplate.device(str(made)) == made == echo(made)
        assert made.type == str(made).split(":")[0] == fishplate.Device._DEVICE_TYPE_TO_NAME[kind]
        assert pickle.loads(pickle.dumps(made)) == made and hash(made) == hash(copy.copy(made))
    assert fishplate.device("mps") == fishplate.device("metal")
    assert fishplate.device("cuda -arch=sm_90", 1) == fishplate.device("cuda:1")
    assert fishplate.device("cuda", np.int64(1)) == fishplate.device("cuda", np.array(1))
    assert (
        fishplate.device("cpu") != fishplate.device("cpu", 1) and fishplate.device("cpu") != "cpu"
    )


@pytest.mark.parametrize(
    ("args", "error", "message"),
    [
        (("nvptx",), ValueError, "^Unknown device: nvptx$"),
        (("",), ValueError, "Unknown device"),
        (("cpu:",), ValueError, "Invalid device index: "),
        (("cpu:0:0",), ValueError, "Invalid device: cpu:0:0"),
        (("cpu", "1"), TypeError, "Invalid device index: 1"),
        (("cpu", 1.5), TypeError, "Invalid device index: 1.5"),
        (("cpu", 2**40), OverflowError, "device index must fit 32 bits, got 1099511627776"),
        ((2**40,), OverflowError, "device type must fit 32 bits"),
        ((None,), TypeError, "must be a name or a number, got NoneType"),
        ((), TypeError, "device_type"),
        (("cpu", 0, 0), TypeError, "positional"),
    ],
)
def test_devices_that_are_none(args: tuple[Any, ...], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        fishplate.Device(*args)


def test_class_of_devices_from_calls() -> None:
    class Mine(fishplate.Device):
        pass

    fishplate.core._set_class_device(Mine)
    try:
        assert type(fishplate.device("cpu")) is type(echo(fishplate.Device("cpu"))) is Mine
    finally:
        fishplate.core._set_class_device(fishplate.Device)
    for setter in ("device", "tensor"):
        with pytest.raises(TypeError, match="derive from it"):
            getattr(fishplate.core, f"_set_class_{setter}")(int)


def test_names_of_numpy_types() -> None:
    names = fishplate.dtype._NUMPY_DTYPE_TO_STR
    assert names is fishplate.dtype("int8")._NUMPY_DTYPE_TO_STR
    assert names[np.dtype("float32")] == "float32" and names[np.dtype(bool)] == "bool"
    assert {str(kind) for kind in names} >= {"int8", "uint64", "float16"}
