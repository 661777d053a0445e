"""Names of older releases of TVM that programs still use."""

from __future__ import annotations

import fishplate
import pytest
from fishplate import registry
from fishplate.error import TVMError


def test_an_error_of_an_unknown_kind_is_a_tvm_error() -> None:
    @fishplate.register_global_func("test_old_names.fails")
    def fails() -> None:
        raise fishplate.core.Error("NobodyKnows", "on purpose", "").py_error()

    with pytest.raises(TVMError, match="on purpose"):
        fishplate.get_global_func("test_old_names.fails")()


def test_type_index_of_a_class() -> None:
    index = registry.get_object_type_index(fishplate.Array)
    assert index == fishplate.core._object_type_key_to_index("ffi.Array")
    assert registry.get_object_type_index(int) is None

    class Derived(fishplate.Array):
        pass

    assert registry.get_object_type_index(Derived) is None


def test_extension_classes_are_passed_as_their_handle() -> None:
    @registry.register_extension
    class Handle:
        _tvm_handle = 0x1234

    passed = fishplate.convert(lambda pointer: pointer)(Handle())
    assert passed.value == 0x1234
    with pytest.raises(TypeError, match="takes no fcreate"):
        registry.register_extension(Handle, lambda address: Handle())
