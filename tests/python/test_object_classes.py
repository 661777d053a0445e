"""Every FFI object is an instance of `Object`, whatever language its class is written in."""

from __future__ import annotations

import fishplate
import numpy as np
import pytest
from fishplate.core import Error, OpaquePyObject, _convert_to_opaque_object

OBJECTS = [
    fishplate.get_global_func("ffi.json.Parse"),
    fishplate.from_dlpack(np.zeros(2)),
    Error("ValueError", "text", ""),
    _convert_to_opaque_object([]),
    fishplate.Array([1]),
    fishplate.Dict({}),
]


@pytest.mark.parametrize("value", OBJECTS, ids=lambda value: type(value).__name__)
def test_isinstance(value: object) -> None:
    assert isinstance(value, fishplate.Object)
    assert issubclass(type(value), fishplate.Object)


def test_a_tensor_can_be_moved() -> None:
    tensor = fishplate.from_dlpack(np.zeros(2))
    taken = fishplate.convert(lambda x: x.shape)(tensor._move())
    assert taken == (2,)
    assert tensor.id_ == 0


def test_other_values_are_none() -> None:
    text = fishplate.core.String("text")
    for value in (1, text, fishplate.Shape((1,)), fishplate.dtype("int8"), object()):
        assert not isinstance(value, fishplate.Object)
    assert not issubclass(OpaquePyObject, fishplate.Tensor)


def test_classes_are_abstract_base_classes() -> None:
    class Whole(fishplate.Object):
        pass

    assert not isinstance(3, Whole)
    Whole.register(int)
    assert isinstance(3, Whole) and issubclass(bool, Whole) and not isinstance("3", Whole)

    class Claims:
        @property
        def __class__(self) -> type:  # type: ignore[override]
            return Whole

    assert isinstance(Claims(), Whole)
