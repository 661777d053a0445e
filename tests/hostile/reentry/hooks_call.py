"""Hooks that run in the middle of calls: callbacks, setters, constructors, and conversions of objects to Python
values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fishplate as fp
import numpy as np
from fishplate import core
from fishplate.dataclasses import py_class
from hooks import Holder, _act, _new, _passing
from scene import Scene, fresh, scene


@scene("callbacks")
def called_with_its_own_argument() -> Scene:
    """The callback gets the same wrapper that the call has borrowed from."""
    made = _new()
    array = fp.Array(["a" * 40, object()])

    def body(x: Any, y: Any) -> Any:
        _act()
        return [x, y]

    function = fp.convert(body)
    made.victims += [function, array]
    made.operate = lambda: function(array, array)
    return made


@scene("callbacks")
def called_with_a_lent_tensor() -> Scene:
    """Memory that C lends for the duration of the call."""
    import ctypes

    made = _new()
    memory = np.arange(6.0)

    def body(t: Any) -> None:
        array = np.from_dlpack(t)
        made.victims.append(t)
        _act()
        array[0] = 3
        assert t.shape == (6,)

    function = fp.convert(body)
    made.victims.append(function)
    integers = (ctypes.c_int64 * 2)(6, 1)

    class Tensor(ctypes.Structure):
        _fields_ = (
            ("data", ctypes.c_void_p),
            ("device", ctypes.c_int32 * 2),
            ("ndim", ctypes.c_int32),
            ("dtype", ctypes.c_uint8 * 4),
            ("shape", ctypes.c_void_p),
            ("strides", ctypes.c_void_p),
            ("offset", ctypes.c_uint64),
        )

    class Value(ctypes.Structure):
        _fields_ = (
            ("index", ctypes.c_int32),
            ("small", ctypes.c_uint32),
            ("value", ctypes.c_void_p),
        )

    address = ctypes.addressof(integers)
    tensor = Tensor(memory.ctypes.data, (1, 0), 1, (2, 64, 1, 0), address, address + 8, 0)
    runtime = ctypes.PyDLL("libtvm_ffi.so")

    def operate() -> int:
        argument, result, handle = (
            Value(7, 0, ctypes.addressof(tensor)),
            Value(),
            function.__chandle__(),
        )
        if not handle:
            return -1
        # C code holds a reference to the function that it calls.
        runtime.TVMFFIObjectIncRef(ctypes.c_void_p(handle))
        status = runtime.TVMFFIFunctionCall(
            ctypes.c_void_p(handle), ctypes.byref(argument), 1, ctypes.byref(result)
        )
        runtime.TVMFFIObjectDecRef(ctypes.c_void_p(handle))
        return status

    made.operate = operate
    return made


@scene("callbacks")
def of_a_structural_map() -> Scene:
    """A walk over a tree calls a function for each node."""
    made = _new()
    root = fp.Array([fp.List([1, 2, "x" * 40]), fp.Dict({"a": fp.Array([3])}), 4])
    made.victims += [root, root[0], root[1]]
    made.containers += [root[0], root[1]]

    def change(x: int) -> int:
        _act()
        return x + 1

    made.operate = lambda: fp.structural_map(root, (int, change))
    return made


@scene("callbacks")
def of_a_structural_walk() -> Scene:
    """The same, without changes."""
    made = of_a_structural_map()
    root = made.victims[0]
    walk = getattr(fp, "structural_walk", None) or fp.structural_map
    made.operate = lambda: walk(root, (int, lambda x: (_act(), x)[1]))
    return made


@scene("callbacks")
def that_fails() -> Scene:
    """The text of an exception, and the class of its kind."""
    made = _new()
    array = fp.Array(["a" * 40])

    class Bad(Exception):
        def __str__(self) -> str:
            _act()
            return "bad"

        def __setattr__(self, name: str, value: Any) -> None:
            _act()
            made.victims.append(value)
            super().__setattr__(name, value)

    core.ERROR_NAME_TO_TYPE["reentry.Bad"] = Bad
    core.ERROR_TYPE_TO_NAME[Bad] = "reentry.Bad"

    def body(x: Any) -> Any:
        raise Bad

    function = fp.convert(body)
    made.victims += [function, array]
    made.operate = lambda: function(array)
    made.expected = "Bad"
    return made


@scene("setters")
def of_a_field() -> Scene:
    """The conversion of a value for a field."""
    made = _new()
    holder = Holder(any=fp.Array(["a" * 40]))
    made.victims += [holder, holder.any]
    hooked = _passing("__tvm_ffi_value__", lambda: fp.Array([1]))()
    made.operate = lambda: setattr(holder, "any", [hooked, holder, hooked])
    return made


def _typed(name: str, value: Callable[[], Any]) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        holder = Holder(any=fp.Array(["a" * 40]), numbers=[1, 2], table={"a": 1})
        made.victims += [holder, holder.numbers, holder.table]
        made.containers += [holder.numbers, holder.table]
        made.operate = lambda: setattr(holder, name, value())
        return made

    return make


for _what, _value in {
    "number": lambda: _passing("__tvm_ffi_int__", 3)(),
    "numbers": lambda: [1, _passing("__tvm_ffi_int__", 3)(), 2],
    "table": lambda: {"a": _passing("__tvm_ffi_value__", 3)()},
    "text": lambda: _passing("__tvm_ffi_value__", "t")(),
}.items():
    _make = _typed(_what, _value)
    _make.__name__ = f"typed_{_what}"
    scene("setters")(_make)


@scene("setters")
def of_a_constructor() -> Scene:
    """The arguments of a constructor that is called again on the same object."""
    made = _new()
    holder = Holder(any=fp.Array(["a" * 40]))
    made.victims += [holder, holder.any]
    made.operate = lambda: Holder(
        any=[holder, _passing("__tvm_ffi_value__", 1)()], numbers=[_passing("__tvm_ffi_int__", 3)()]
    )
    return made


@scene("setters")
def of_an_object_that_is_made_again() -> Scene:
    """A constructor function for a wrapper that already has an object."""
    made = _new()
    items = fp.List(["a" * 40])
    make_list = fp.convert(lambda *args: (_act(), fp.List(args))[1])
    made.victims += [items, make_list]
    made.containers.append(items)
    made.operate = lambda: items.__init_handle_by_constructor__(make_list, items, items)
    return made


@scene("setters")
def of_a_schema() -> Scene:
    """A schema converts a container element by element."""
    made = _new()
    items = fp.List(["1", 2, fp.List([3])])
    schema = core.TypeSchema.from_annotation(list[int | str | list[float]])
    made.victims += [items, items[2]]
    made.containers += [items, items[2]]
    made.operate = lambda: schema.convert(
        [items[2], _passing("__tvm_ffi_int__", 2)(), items[2], "a"]
    )
    return made


@scene("native values")
def that_are_made_of_objects() -> Scene:
    """`__from_tvm_ffi_object__` of a class whose instances are not wrappers."""
    made = _new()

    @py_class(fresh("Native"))
    class Plain(fp.Object):
        x: int

    plain = Plain(3)

    class Native(core.PyNativeObject):
        @staticmethod
        def __from_tvm_ffi_object__(cls: Any, obj: Any) -> Any:
            made.victims.append(obj)
            _act()
            return obj

    index = Plain.__tvm_ffi_type_info__.type_index
    array = fp.Array([plain, "a" * 40, plain])
    core._set_class_of_index(index, Native)
    function = fp.convert(lambda x, y: [x, y])
    made.victims += [array, plain, function]
    made.containers.append(array)
    made.operate = lambda: [list(array), function(plain, plain)]
    return made
