"""Hooks of the extension and the runtime: methods of user classes that run in the middle of an operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import fishplate as fp
import numpy as np
from fishplate import core
from fishplate.dataclasses import py_class
from scene import Scene, fresh, scene

#: The scene whose hooks run: classes with hooks are registered once.
current: list[Scene] = []


def _act() -> None:
    if current:
        current[-1].act()


@py_class("reentry.Key")
class Key(fp.Object):
    """Hashes and compares in Python, and acts in the hook that `hook` names."""

    x: int
    hook: str

    def __any_hash__(self) -> int:
        if self.hook == "hash":
            _act()
        return 1

    def __any_equal__(self, other: Any) -> bool:
        if self.hook == "equal":
            _act()
        return self.x == getattr(other, "x", None)


@py_class("reentry.Holder")
class Holder(fp.Object):
    """Has fields of several kinds."""

    any: Any = None
    number: int = 0
    numbers: list[int] = []  # a type of the FFI has no class attributes
    text: str = ""
    table: dict[str, Any] = {}


class Last:
    """Acts when it is destroyed."""

    def __del__(self) -> None:
        _act()


def _new() -> Scene:
    made = Scene()
    current[:] = [made]
    return made


def _passing(name: str, value: Any) -> type:
    """Make a class whose instances are converted by the method of a name, which acts."""

    def method(self: Any, *args: Any, **keywords: Any) -> Any:
        _act()
        return value() if callable(value) else value

    return type("Passing", (), {name: method})


def _in_a_call(name: str, value: Any) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        array, table, tensor = (
            fp.Array(["a" * 40, object()]),
            fp.Dict({1: "b" * 40}),
            fp.from_dlpack(np.arange(4.0)),
        )
        function = fp.convert(
            lambda *args: (
                [type(a).__name__ for a in args] + [list(args[0]), len(args[1]), args[2].shape]
            )
        )
        made.victims += [function, array, table, tensor]
        made.containers += [array, table]
        hooked = _passing(name, value)()
        made.operate = lambda: function(array, table, tensor, hooked, array, [hooked, array])
        return made

    return make


for _name, _value in {
    "__tvm_ffi_value__": 1,
    "__tvm_ffi_int__": 1,
    "__tvm_ffi_float__": 1.5,
    "__tvm_ffi_object__": lambda: fp.Array([1]),
    "__tvm_ffi_opaque_ptr__": 64,
    "__cuda_stream__": (0, 64),
    "__dlpack__": lambda: np.arange(3.0).__dlpack__(),
    "__dlpack_device__": (1, 0),
}.items():
    _make = _in_a_call(_name, _value)
    _make.__name__ = "in_a_call"
    scene(_name)(_make)


@scene("__dlpack__")
def of_an_array_that_asks_back() -> Scene:
    """A producer with both methods, as frameworks have."""
    made = _new()

    class Producer:
        array = np.arange(6.0)

        def __dlpack__(self, **keywords: Any) -> Any:
            _act()
            return self.array.__dlpack__(**keywords)

        def __dlpack_device__(self) -> tuple[int, int]:
            _act()
            return (1, 0)

    function, first = (
        fp.convert(lambda a, b, c: (a.shape, b.shape, c.shape)),
        fp.from_dlpack(np.arange(3.0)),
    )
    made.victims += [function, first]
    made.operate = lambda: function(first, Producer(), first)
    return made


@scene("__dlpack__")
def from_dlpack() -> Scene:
    """`from_dlpack` itself."""
    made = of_an_array_that_asks_back()
    producer = made.operate.__closure__[0].cell_contents()
    made.operate = lambda: fp.from_dlpack(producer)
    return made


@scene("__tvm_ffi_value__")
def in_the_middle_of_nothing_else() -> Scene:
    """The function itself is the only thing that the call borrows."""
    made = _new()
    function = fp.convert(lambda *args: len(args))
    made.victims.append(function)
    hooked = _passing("__tvm_ffi_value__", 1)()
    made.operate = lambda: function(hooked, hooked)
    return made


@scene("__tvm_ffi_value__")
def with_more_arguments_than_the_stack_has() -> Scene:
    """The arguments are packed on the heap."""
    made = _new()
    function, arrays = (
        fp.convert(lambda *args: [list(a) for a in args[:-1]]),
        [fp.Array([i, "x" * 40]) for i in range(20)],
    )
    made.victims += [function, *arrays]
    hooked = _passing("__tvm_ffi_value__", 1)()
    made.operate = lambda: function(*arrays, hooked)
    return made


@scene("__tvm_ffi_value__")
def returned_from_a_callback() -> Scene:
    """The result of a callback is converted."""
    made = _new()
    array = fp.Array(["a" * 40])
    function = fp.convert(lambda x: [x, _passing("__tvm_ffi_value__", 1)(), x])
    made.victims += [function, array]
    made.operate = lambda: function(array)
    return made


@scene("__tvm_ffi_value__")
def moved_beside() -> Scene:
    """An argument that is moved, and one that is borrowed, from the same wrapper."""
    made = _new()
    array, other = fp.Array(["a" * 40]), fp.List([1])
    function = fp.convert(lambda *args: [type(a).__name__ for a in args])
    made.victims += [function, array, other]
    hooked = _passing("__tvm_ffi_value__", 1)()
    made.operate = lambda: function(other, array, hooked, other._move(), array._move(), hooked)
    return made


@scene("cached object")
def of_a_string() -> Scene:
    """`_tvm_ffi_cached_object` as a property."""
    made = _new()

    class Fleeting(core.String):
        @property
        def _tvm_ffi_cached_object(self) -> Any:
            _act()
            return fp.Array(["x" * 50])

    text, array = str.__new__(Fleeting, "text"), fp.Array(["a" * 40])
    function = fp.convert(lambda *args: [list(args[0]), list(args[1])])
    made.victims += [function, array]
    made.operate = lambda: function(array, text, [fp.Array([i]) for i in range(20)])
    return made


def _dict_scene(
    hook: str, size: int, operate: Callable[[Any, Key], Any], kind: Any = fp.Dict
) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        table = kind({Key(i, hook): f"value {i}" * 5 for i in range(size)})
        made.victims.append(table)
        made.containers.append(table)
        made.operate = lambda: operate(table, Key(size - 1, hook))
        return made

    return make


def _set(table: Any, key: Key) -> None:
    table[key] = "new" * 20


def _set_new(table: Any, key: Key) -> None:
    table[Key(1000, key.hook)] = "new" * 20


def _delete(table: Any, key: Key) -> None:
    del table[key]


_TABLE_OPERATIONS: dict[str, Callable[[Any, Key], Any]] = {
    "get": lambda table, key: table[key],
    "contains": lambda table, key: key in table,
    "set": _set,
    "set_new": _set_new,
    "delete": _delete,
    "pop": lambda table, key: table.pop(key),
    "update": lambda table, key: table.update({key: 1, Key(77, key.hook): 2}),
}
# A small map has no hashes.
for _hook, _sizes in {"hash": {30: "dense"}, "equal": {3: "small", 30: "dense"}}.items():
    for _size, _word in _sizes.items():
        for _what, _operate in _TABLE_OPERATIONS.items():
            _make = _dict_scene(_hook, _size, _operate)
            _make.__name__ = f"{_word}_dict_{_what}"
            scene(f"__any_{_hook}__")(_make)
        for _what in ("get", "contains"):
            _make = _dict_scene(_hook, _size, _TABLE_OPERATIONS[_what], fp.Map)
            _make.__name__ = f"{_word}_map_{_what}"
            scene(f"__any_{_hook}__")(_make)


def _made_of_keys(hook: str, kind: Any) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        source = {Key(i, hook): i for i in range(12)}
        made.operate = lambda: kind(source)
        return made

    return make


for _hook in ("hash", "equal"):
    for _kind in (fp.Dict, fp.Map):
        _make = _made_of_keys(_hook, _kind)
        _make.__name__ = f"{_kind.__name__.lower()}_constructor"
        scene(f"__any_{_hook}__")(_make)


def _sequence_scene(operate: Callable[[Any, Key], Any], kind: Any = fp.List) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        items = kind([Key(i, "equal") for i in range(200)])
        made.victims.append(items)
        made.containers.append(items)
        made.operate = lambda: operate(items, Key(-1, "equal"))
        return made

    return make


for _what, _operate in {
    "list_contains": lambda items, key: fp.get_global_func("ffi.ListContains")(items, key),
}.items():
    _make = _sequence_scene(_operate)
    _make.__name__ = _what
    scene("__any_equal__")(_make)
_make = _sequence_scene(
    lambda items, key: fp.get_global_func("ffi.ArrayContains")(items, key), fp.Array
)
_make.__name__ = "array_contains"
scene("__any_equal__")(_make)


class Number:
    """An index, a number and a truth value that act."""

    def __index__(self) -> int:
        _act()
        return 1

    def __float__(self) -> float:
        _act()
        return 1.0

    def __bool__(self) -> bool:
        _act()
        return True


class Items:
    """An iterable that acts while it is read."""

    def __iter__(self) -> Iterator[Any]:
        for i in range(5):
            if i == 2:
                _act()
            yield "x" * 40

    def __len__(self) -> int:
        _act()
        return 5

    def keys(self) -> Iterator[Any]:
        _act()
        return iter(("a", "b"))

    def __getitem__(self, key: Any) -> Any:
        _act()
        return "y" * 40

    def items(self) -> Iterator[Any]:
        for i in range(5):
            _act()
            yield (i, "y" * 40)


class Equal:
    """Compares and hashes in Python, and acts."""

    def __eq__(self, other: object) -> bool:
        _act()
        return False

    def __hash__(self) -> int:
        _act()
        return 1


def _changes(operate: Callable[[Any, Any], Any]) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        items, table = (
            fp.List(["a" * 40, object(), fp.Array([1])] * 3),
            fp.Dict({i: "b" * 40 for i in range(9)}),
        )
        made.victims += [items, table]
        made.containers += [items, table]
        made.operate = lambda: operate(items, table)
        return made

    return make


def _assign(items: Any, at: Any, value: Any) -> None:
    items[at] = value


for _hook, _rows in {
    "__index__": {
        "get": lambda items, table: items[Number()],
        "set": lambda items, table: _assign(items, Number(), "new"),
        "delete": lambda items, table: items.__delitem__(Number()),
        "slice": lambda items, table: items[Number() :],
        "slice_set": lambda items, table: _assign(
            items, slice(Number(), None, Number()), ["n"] * 8
        ),
        "slice_delete": lambda items, table: items.__delitem__(slice(Number(), None)),
        "insert": lambda items, table: items.insert(Number(), "new"),
        "pop": lambda items, table: items.pop(Number()),
        "array_get": lambda items, table: fp.Array(list(items))[Number()],
        "size_of_a_tensor": lambda items, table: fp.from_dlpack(np.zeros((2, 3))).size(Number()),
    },
    "__eq__": {
        "in": lambda items, table: Equal() in items,
        "count": lambda items, table: items.count(Equal()),
        "index": lambda items, table: items.index("a" * 40) + items.count(Equal()),
    },
    "__hash__": {
        "dict_of": lambda items, table: fp.Dict({Equal(): items}),
        "set_of": lambda items, table: len({Equal(), *(x for x in items if x is None)}),
    },
    "iterators": {
        "list": lambda items, table: fp.List(Items()),
        "array": lambda items, table: fp.Array(Items()),
        "shape": lambda items, table: fp.Shape(int(len(x) > 0) for x in Items()),
        "extend": lambda items, table: items.extend(Items()),
        "slice_set": lambda items, table: _assign(items, slice(1, 3), Items()),
        "again": lambda items, table: items.__init__(Items()),
        "dict": lambda items, table: fp.Dict(Items()),
        "map": lambda items, table: fp.Map(Items()),
        "update": lambda items, table: table.update(Items()),
        "dict_again": lambda items, table: table.__init__(Items()),
        "own_elements": lambda items, table: [_act() or x for x in items],
        "own_pairs": lambda items, table: [_act() or pair for pair in table.items()],
        "own_values": lambda items, table: [_act() or x for x in table.values()],
    },
    "__tvm_ffi_value__": {
        "append": lambda items, table: items.append(_passing("__tvm_ffi_value__", 1)()),
        "set_item": lambda items, table: _assign(items, 2, _passing("__tvm_ffi_value__", 1)()),
        "dict_key": lambda items, table: _assign(table, _passing("__tvm_ffi_value__", 1)(), items),
        "dict_value": lambda items, table: _assign(
            table, items, _passing("__tvm_ffi_value__", 1)()
        ),
        "dict_find": lambda items, table: table[_passing("__tvm_ffi_value__", 1)()],
        "array_of": lambda items, table: fp.Array(
            [items, _passing("__tvm_ffi_value__", 1)(), table]
        ),
        "nested": lambda items, table: fp.convert(
            [items, {"a": _passing("__tvm_ffi_value__", 1)()}]
        ),
        "any": lambda items, table: core.CAny([items, _passing("__tvm_ffi_value__", 1)(), items]),
    },
}.items():
    for _what, _operate in _rows.items():
        _make = _changes(_operate)
        _make.__name__ = _what
        scene(_hook)(_make)


def _last_in(
    put: Callable[[Any, Any, Any], Any], operate: Callable[[Any, Any, Any], Any]
) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()
        items, table, holder = fp.List([]), fp.Dict({}), Holder(any=1)
        put(items, table, holder)
        items.extend(["a" * 40, fp.Array([1])] * 4)
        table.update({i: "b" * 40 for i in range(9)})
        made.victims += [items, table, holder]
        made.containers += [items, table]
        made.operate = lambda: operate(items, table, holder)
        return made

    return make


for _what, (_put, _operate) in {
    "list_clear": (lambda i, t, h: i.append(Last()), lambda i, t, h: i.clear()),
    "list_pop": (lambda i, t, h: i.append(Last()), lambda i, t, h: i.pop(0) and None),
    "list_set": (lambda i, t, h: i.append(Last()), lambda i, t, h: _assign(i, 0, "new")),
    "list_delete": (lambda i, t, h: i.append(Last()), lambda i, t, h: i.__delitem__(0)),
    "list_slice": (
        lambda i, t, h: i.append(Last()),
        lambda i, t, h: _assign(i, slice(0, 2), ["n"] * 9),
    ),
    "dict_clear": (lambda i, t, h: _assign(t, "k", Last()), lambda i, t, h: t.clear()),
    "dict_set": (lambda i, t, h: _assign(t, "k", Last()), lambda i, t, h: _assign(t, "k", 1)),
    "dict_delete": (lambda i, t, h: _assign(t, "k", Last()), lambda i, t, h: t.__delitem__("k")),
    "dict_pop": (lambda i, t, h: _assign(t, "k", Last()), lambda i, t, h: t.pop("k") and None),
    "field_set": (lambda i, t, h: setattr(h, "any", Last()), lambda i, t, h: setattr(h, "any", 1)),
}.items():
    _make = _last_in(_put, _operate)
    _make.__name__ = _what
    scene("__del__")(_make)


@scene("__del__")
def of_a_replaced_global_function() -> Scene:
    """The contents of a global function are released when another one takes its name, though not at once."""
    made = _new()
    name = fresh("global")

    def operate() -> None:
        for _ in range(100):
            fp.register_global_func(name, lambda last=Last(): last, override=True)  # noqa: B008

    made.operate = operate
    return made


@scene("__del__")
def of_an_argument() -> Scene:
    """Temporary objects of a call are released after it."""
    made = _new()
    array = fp.Array([1, "x" * 40])
    function = fp.convert(lambda *args: len(args))
    made.victims += [function, array]
    made.operate = lambda: function(array, [Last(), array], (lambda last: lambda: last)(Last()))
    return made


@scene("__del__")
def of_a_moved_argument() -> Scene:
    """The callee drops its argument."""
    made = _new()
    other = fp.Array(["x" * 40])
    function = fp.convert(lambda *args: None)
    made.victims += [function, other]
    made.operate = lambda: function(other, fp.Array([Last()])._move(), other)
    return made


@scene("__del__")
def of_a_lost_object() -> Scene:
    """A wrapper keeps the object that it lost until it dies."""
    made = _new()
    outer = fp.Array([1])

    def operate() -> None:
        wrapper = fp.Array([Last(), "x" * 40])
        wrapper.__init__([2])
        del wrapper

    made.victims.append(outer)
    made.operate = operate
    return made
