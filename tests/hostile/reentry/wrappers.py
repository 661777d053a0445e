"""Every class of wrappers times an object of every other type: objects that do not fit are refused, and nothing is
lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import fishplate as fp
import numpy as np
from fishplate import core
from fishplate.dataclasses import py_class
from scene import SCENES, Scene


@py_class("reentry.Thing")
class Thing(fp.Object):
    """A type defined in Python."""

    x: int
    y: Any = None


@py_class("reentry.Derived")
class Derived(Thing):
    """A type derived from it."""

    z: int = 0


class Unregistered(fp.Array):
    """A Python class derived from a registered one."""


MAKERS: dict[str, Callable[[], Any]] = {
    "Function": lambda: fp.convert(lambda *args: len(args)),
    "global Function": lambda: fp.get_global_func("ffi.json.Parse"),
    "Tensor": lambda: fp.from_dlpack(np.arange(3.0)),
    "Error": lambda: core.Error("ValueError", "text", ""),
    "Array": lambda: fp.Array([1, "x" * 40]),
    "List": lambda: fp.List([1, "x" * 40]),
    "Map": lambda: fp.Map({1: "x" * 40}),
    "Dict": lambda: fp.Dict({1: "x" * 40}),
    "OpaquePyObject": lambda: core._convert_to_opaque_object([]),
    "Thing": lambda: Thing(1),
    "Derived": lambda: Derived(1),
    "Unregistered": lambda: Unregistered([1]),
    "String": lambda: core.String("x" * 40)._tvm_ffi_cached_object or _text("x" * 40),
    "Bytes": lambda: _text(b"x" * 40),
    "Shape": lambda: fp.Shape((1, 2, 3))._tvm_ffi_cached_object,
}


def _text(content: Any) -> Any:
    return fp.convert(lambda x: x)(content)._tvm_ffi_cached_object


if os.environ.get("REENTRY_WITHOUT_IR") != "1":
    from fishplate import ir

    _context = ir.Context()

    def _function() -> Any:
        text = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"
        return next(iter(ir.Module.parse(text, _context).body))

    MAKERS |= {
        "ir.Context": ir.Context,
        "ir.Module": lambda: ir.Module.parse("module {}", _context),
        "ir.Operation": _function,
        "ir.Block": lambda: _function().regions[0].blocks[0],
        "ir.Region": lambda: _function().regions[0],
        "ir.Value": lambda: next(iter(_function().regions[0].blocks[0])).result,
        "ir.Type": lambda: ir.Type.parse("i32", _context),
        "ir.Attribute": lambda: ir.Attribute.parse("1 : i32", _context),
        "ir.Location": lambda: ir.Location.unknown(_context),
        "ir.PassManager": lambda: ir.PassManager(context=_context),
    }


def _put_by_move(target: Any, source: Any) -> None:
    target.__move_handle_from__(source)


def _put_by_constructor(target: Any, source: Any) -> None:
    target.__init_handle_by_constructor__(fp.convert(lambda: source))


def _put_by_echo(target: Any, source: Any) -> None:
    target.__init_handle_by_constructor__(fp.convert(lambda x: x), source)


def _put_by_init(target: Any, source: Any) -> None:
    target.__init__(source)


def _put_by_class(target: Any, source: Any) -> None:
    index = (
        source.__tvm_ffi_type_info__.type_index
        if hasattr(source, "__tvm_ffi_type_info__")
        else None
    )
    if index is None:
        index = core._object_type_key_to_index(f"ffi.{type(source).__name__}")
    holder = fp.Array([source])
    # Otherwise the existing wrapper would be returned again.
    fp.convert(lambda taken: None)(source._move())
    core._set_class_of_index(index, type(target))
    try:
        _use(holder[0])
    finally:
        core._set_class_of_index(index, type(source))


#: Ways to put an object into a wrapper.
WAYS = {
    way.__name__: way
    for way in (_put_by_move, _put_by_constructor, _put_by_echo, _put_by_init, _put_by_class)
}


def _use(wrapper: Any) -> None:
    """Use an object in every possible way."""
    for use in (
        repr,
        len,
        list,
        hash,
        bool,
        lambda x: x == x,
        lambda x: x(),
        lambda x: x[0],
        lambda x: x(1, "a"),
        fp.convert(lambda x: x),
    ):
        try:
            use(wrapper)
        except Exception:  # refusing is fine, a signal is not
            pass
    for name in dir(type(wrapper)):
        if name.startswith("__") and name not in {"__dlpack_device__", "__dlpack__", "__chandle__"}:
            continue
        try:
            value = getattr(wrapper, name)
            if name in {
                "numel",
                "data_ptr",
                "is_contiguous",
                "__dlpack_device__",
                "__dlpack__",
                "py_error",
                "pyobject",
                "pop",
                "copy",
            }:
                value()
        except Exception:
            pass


def _empty(name: str) -> Any:
    """Make a wrapper without an object; one with an object, if the class cannot make an empty one."""
    made = MAKERS[name]()
    try:
        return type(made).__new__(type(made))
    except TypeError:
        return made


def _against_all(name: str, way: Callable[[Any, Any], None]) -> Callable[[], Scene]:
    def make() -> Scene:
        made = Scene()

        def operate() -> None:
            made.act()
            for other, make_other in MAKERS.items():
                for target in (MAKERS[name](), _empty(name)):
                    source = make_other()
                    before = source.__chandle__()
                    print(f"{name} <- {other}, {way.__name__}", flush=True)
                    try:
                        way(target, source)
                    except Exception as error:
                        assert str(error), "an error without a word"
                        lost = source.__chandle__() != before and way is not _put_by_class
                        assert not lost, "a refused object was lost"
                    _use(target)
                    repr(source)

        made.operate = operate
        return made

    return make


for _name in MAKERS:
    for _way in WAYS.values():
        _make = _against_all(_name, _way)
        _make.__name__ = f"{_name}{_way.__name__}"
        _make.actions = {"nothing": lambda scene: None}
        SCENES[f"wrappers/{_make.__name__}"] = _make
