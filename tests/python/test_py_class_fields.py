"""Fields of types that are defined in Python: their offsets, conversion, release.

Types are registered through the extension itself, below the decorators.
"""

from __future__ import annotations

import itertools
import sys
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from fishplate import _core
from fishplate.core import KWARGS, MISSING, Object, TypeSchema

_core._set_constructor_markers(KWARGS, MISSING)
_ROOT = _core._TYPE_INDICES["ffi.Object"]
_number = itertools.count()


def declare(name: str, annotation: object, **options: Any) -> SimpleNamespace:
    """A field as declared by `dataclasses.field`."""
    given = {
        "doc": None,
        "default": MISSING,
        "default_factory": MISSING,
        "init": True,
        "repr": True,
        "hash": True,
        "compare": True,
        "kw_only": False,
        "structural_eq": None,
        **options,
    }
    return SimpleNamespace(name=name, _ty_schema=TypeSchema.from_annotation(annotation), **given)


class Type:
    """A type with a few fields, its constructor and its fields' accessors."""

    def __init__(self, *fields: SimpleNamespace, parent: int = _ROOT) -> None:
        self.index = _core._allocate_type_index(f"test.fields.T{next(_number)}", parent)
        _core._set_class_of_index(self.index, Object)
        _core._register_type_fields(self.index, 0, list(fields), None)
        self.fields = {row["name"]: row for row in _core._describe_fields(self.index)}
        self.make = _core._lookup_type_attr(self.index, "__ffi_init__")

    def place(self) -> dict[str, tuple[int, int, int]]:
        """Offset, size and alignment of each field."""
        return {
            name: (row["offset"], row["size"], row["alignment"])
            for name, row in self.fields.items()
        }

    def get(self, obj: Object, name: str) -> Any:
        """Read a field."""
        return self.fields[name]["getter"](obj)

    def set(self, obj: Object, name: str, value: Any) -> None:
        """Set a field."""
        self.fields[name]["setter"](obj, value)


def test_fields_lie_behind_one_another_as_c_would_place_them() -> None:
    header = _core._OBJECT_HEADER_SIZE
    parent = Type(declare("a", bool), declare("b", int), declare("c", bool))
    assert parent.place() == {
        "a": (header, 1, 1),
        "b": (header + 8, 8, 8),
        "c": (header + 16, 1, 1),
    }
    # A derived type starts in the padding of its parent.
    child = Type(declare("d", bool), declare("e", Any), parent=parent.index)
    assert child.place() == {"d": (header + 17, 1, 1), "e": (header + 24, 16, 8)}


def test_members_that_a_native_parent_does_not_tell_of_are_spared() -> None:
    """Upstream puts the first field of the child on top of them."""
    parent = _core._TYPE_INDICES["ffi.StructuralVisitor"]
    size = _core._native_size(parent)
    assert size >= _core._OBJECT_HEADER_SIZE + 8 and not _core._describe_fields(parent)
    child = Type(declare("a", bool), parent=parent)
    assert child.place() == {"a": (size, 1, 1)}


def test_each_kind_of_storage_keeps_its_value() -> None:
    kind = Type(
        declare("i", int),
        declare("f", float),
        declare("b", bool),
        declare("s", str),
        declare("y", bytes),
        declare("o", int | None),
        declare("u", int | str),
        declare("any", Any),
        declare("fn", type(len) and __import__("collections").abc.Callable),
    )
    obj = kind.make(1, 2, 1, "a text that is long", b"xy", None, "u", [1], len)
    read = [kind.get(obj, name) for name in ("i", "f", "b", "s", "y", "o", "u")]
    assert read == [1, 2.0, True, "a text that is long", b"xy", None, "u"]
    assert [type(value) for value in read[:3]] == [int, float, bool]
    assert kind.get(obj, "fn")([1, 2]) == 2


def test_a_value_of_another_kind_is_refused_and_the_old_one_stays() -> None:
    kind = Type(declare("i", int), declare("many", list[int]))
    obj = kind.make(1, [1, 2])
    for name, value, words in (
        ("i", "x", "expected int, got str"),
        ("i", 1 << 80, "expected int, got int|out of int64 range"),
        ("many", [1, "x"], r"element \[1\]: expected int, got str"),
        ("many", None, "expected List, got None"),
    ):
        with pytest.raises(TypeError, match=words):
            kind.set(obj, name, value)
    assert kind.get(obj, "i") == 1
    with pytest.raises(TypeError, match="expected int, got str"):
        kind.make("x", [])


def test_elements_are_converted_on_the_way_in() -> None:
    kind = Type(declare("many", tuple[float, ...]))
    obj = kind.make([1, True, 2.5])
    to_list = _core._get_global_func("ffi.ReprPrint", False)
    assert "1" in str(to_list(obj))
    same = kind.get(obj, "many")
    kind.set(obj, "many", same)
    assert kind.get(obj, "many").same_as(same)


def test_defaults_and_factories() -> None:
    kind = Type(
        declare("a", int, default=5),
        declare("b", list[int], default_factory=lambda: [1, 2]),
        declare("c", int, default=7, kw_only=True, init=False),
    )
    one, two = kind.make(), kind.make(6)
    assert (kind.get(one, "a"), kind.get(two, "a"), kind.get(one, "c")) == (5, 6, 7)
    assert not kind.get(one, "b").same_as(kind.get(two, "b"))


def test_what_a_field_holds_is_let_go_with_the_object() -> None:
    class Token:
        pass

    token = Token()
    before = sys.getrefcount(token)
    kind = Type(declare("any", Any), declare("maybe", Any))
    for _ in range(1000):
        obj = kind.make(token, None)
        kind.set(obj, "maybe", token)
        kind.set(obj, "maybe", None)
        with pytest.raises(TypeError):
            kind.make()
        del obj
    assert sys.getrefcount(token) == before


def test_a_type_is_refused_whole() -> None:
    """A schema without a conversion leaves no field behind: the key can be used again."""
    key = f"test.fields.T{next(_number)}"
    index = _core._allocate_type_index(key, _ROOT)
    unknown = declare("b", int)
    unknown._ty_schema = TypeSchema("no.such.Type")
    with pytest.raises(TypeError, match="no.such.Type"):
        _core._register_type_fields(index, 0, [declare("a", int), unknown], None)
    assert _core._describe_fields(index) == []
    assert _core._allocate_type_index(key, _ROOT) == index
    _core._register_type_fields(index, 0, [declare("a", int)], 1)
    with pytest.raises(ValueError, match="already registered"):
        _core._allocate_type_index(key, _ROOT)


def test_a_key_of_the_runtime_is_taken() -> None:
    for key, parent in (("ffi.Array", _ROOT), ("ffi.IntEnum", _ROOT)):
        with pytest.raises(ValueError, match=f"'{key}' is already registered"):
            _core._allocate_type_index(key, parent)
    with pytest.raises(ValueError, match="no object type"):
        _core._allocate_type_index("test.fields.Orphan", 3)
    with pytest.raises(ValueError, match="no type that can have fields"):
        _core._register_type_fields(_ROOT, 0, [], None)


def test_nonsense_in_a_field_is_refused() -> None:
    index = _core._allocate_type_index(f"test.fields.T{next(_number)}", _ROOT)
    for field, error in (
        (SimpleNamespace(), AttributeError),
        (declare("a", int, structural_eq="maybe"), ValueError),
        (declare("a", int, structural_eq=3), TypeError),
        (declare(5, int), TypeError),
    ):
        with pytest.raises(error):
            _core._register_type_fields(index, 0, [field], None)


def test_fields_are_set_from_many_threads() -> None:
    kind = Type(declare("i", int), declare("many", list[int]))
    failures = []

    def work(number: int) -> None:
        try:
            for step in range(300):
                obj = kind.make(step, [number, step])
                kind.set(obj, "many", [step] * 3)
                assert len(kind.get(obj, "many")) == 3
        except BaseException as error:  # reported by the test, not lost in the thread
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
