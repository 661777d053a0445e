"""Binding classes and functions by the names that TVM's own documents use."""

from __future__ import annotations

import sys
import types
from typing import Any

import fishplate
import pytest
from fishplate.dataclasses import c_class


@pytest.fixture
def module() -> Any:
    """A module to put functions into, registered as imported."""
    made = types.ModuleType("binding_test_api")
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]


def test_a_class_bound_to_a_native_type(module: types.ModuleType) -> None:
    @fishplate.register_func("binding_test.MakePair", override=True)
    def make_pair(a: int, b: int) -> Any:
        return fishplate.get_global_func("ffi.MakeObjectFromPackedArgs")(
            "testing.TestIntPair", "a", a, "b", b
        )

    @fishplate.register_func("binding_test.pair_sum", override=True)
    def pair_sum(pair: Any) -> int:
        return pair.a + pair.b

    fishplate._init_api("binding_test", module.__name__)
    import fishplate.testing as testing

    try:

        @fishplate.register_object("testing.TestIntPair")
        class Pair(fishplate.Object):
            def __init__(self, a: int, b: int) -> None:
                self.__init_handle_by_constructor__(module.MakePair, a, b)

            def total(self) -> int:
                return module.pair_sum(self)

        with pytest.raises(TypeError):
            Pair("a", 2)
        assert isinstance(fishplate.convert(lambda x: x)(Pair(1, 2)), Pair)
        assert Pair(3, 4).total() == 7
    finally:
        fishplate.register_object("testing.TestIntPair")(testing.TestIntPair)


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(ValueError, match="Cannot find object type index for relax.NoSuchThing"):

        @fishplate.register_object("relax.NoSuchThing")
        class NoSuchThing(fishplate.Object):
            pass

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fishplate.registry, "_SKIP_UNKNOWN_OBJECTS", True)

        class Skipped(fishplate.Object):
            pass

        assert fishplate.register_object("relax.NoSuchThing")(Skipped) is Skipped
        assert c_class("relax.NoSuchThing")(Skipped) is Skipped
    with pytest.raises(TypeError, match="type_key must be a string, type, or None, got int"):
        fishplate.register_object(1)


def test_what_a_constructor_returns_must_be_an_object() -> None:
    empty = fishplate.Object.__new__(fishplate.Object)
    with pytest.raises(TypeError, match="must return an object"):
        empty.__init_handle_by_constructor__(fishplate.convert(lambda: 1))
    with pytest.raises(TypeError, match="expected a Function, got int"):
        empty.__init_handle_by_constructor__(1)
    assert empty.id_ == 0
