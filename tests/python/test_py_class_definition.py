"""Definition of a `py_class`: forward references, failing definitions, hooks and computed fields."""

from __future__ import annotations

import itertools
from typing import Any, Optional

import pytest
from fishplate import method
from fishplate.core import Object, _object_type_key_to_index, _type_cls_to_type_info
from fishplate.dataclasses import KW_ONLY, asdict, field, fields, init_property, py_class, replace
from fishplate.dataclasses.definition import _WAITING

_number = itertools.count()


def key(name: str) -> str:
    return f"test_py_class_definition.{name}{next(_number)}"


def test_classes_name_one_another() -> None:
    @py_class(key("Tree"))
    class Tree(Object):
        value: int
        parent: Optional[Forest]  # noqa: F821, UP045

    assert Tree.__tvm_ffi_type_info__.fields is None

    @py_class(key("Forest"))
    class Forest(Object):
        trees: list[Tree]

    assert [f.name for f in fields(Tree)] == ["value", "parent"]
    assert Forest([Tree(1, None)]).trees[0].value == 1


def test_a_name_that_never_comes() -> None:
    name = key("Lost")

    @py_class(name)
    class Lost(Object):
        x: NeverDefined  # noqa: F821

        def __init__(self) -> None:
            raise AssertionError("it cannot get here")

    assert name in _WAITING
    with pytest.raises(TypeError, match=r"Cannot instantiate Lost.*x: NeverDefined \(name"):
        Lost()
    assert name not in _WAITING and _type_cls_to_type_info(Lost) is None

    @py_class(name)
    class Found(Object):
        x: int

    assert Found(1).x == 1


def test_a_waiting_class_that_fails_takes_none_along() -> None:
    waiting = key("Waiting")

    @py_class(waiting)
    class Waiting(Object):
        x: Later  # noqa: F821
        y: "Strange[int]"  # noqa: F821, UP037

    class Strange:
        def __class_getitem__(cls, item: Any) -> object:
            return object()

    globals()["Strange"] = Strange
    try:
        with pytest.raises(TypeError):

            @py_class(key("Later"))
            class Later(Object):
                z: int

    finally:
        del globals()["Strange"]
    assert waiting not in _WAITING


def test_a_parent_that_waits_comes_first() -> None:
    @py_class(key("Base"))
    class Base(Object):
        a: Helper  # noqa: F821

    @py_class(key("Derived"))
    class Derived(Base):
        b: int

    @py_class(key("Helper"))
    class Helper(Object):
        c: int

    made = Derived(Helper(1), 2)
    assert (made.a.c, made.b) == (1, 2) and isinstance(made, Base)


def test_a_failed_definition_frees_its_key() -> None:
    name = key("Twice")
    with pytest.raises(TypeError):

        @py_class(name)
        class Wrong(Object):
            x: complex

    @py_class(name)
    class Right(Object):
        x: int

    assert Right(2).x == 2
    with pytest.raises(ValueError, match="already registered.*restart Python"):

        @py_class(name)
        class Again(Object):
            x: int

    assert Right(3).x == 3 and _object_type_key_to_index(name) is not None


def test_computed_fields_and_post_init() -> None:
    order = []

    @py_class(key("Square"), frozen=True)
    class Square(Object):
        side: int
        _: KW_ONLY
        unit: str = "m"

        @init_property
        def area(self) -> int:
            order.append("area")
            return self.side * self.side

        def __post_init__(self) -> None:
            order.append("post")
            assert self.area == self.side**2

    made = Square(3, unit="cm")
    assert (made.area, order) == (9, ["area", "post"])
    assert asdict(replace(made, side=4)) == {"side": 4, "unit": "cm", "area": 9}
    with pytest.raises(TypeError, match="no field 'color' to replace"):
        replace(made, color=1)
    with pytest.raises(TypeError, match="at most 1 positional"):
        Square(3, "cm")


def test_a_computed_field_that_fails_leaves_no_half_object() -> None:
    @py_class(key("Failing"))
    class Failing(Object):
        x: int

        @init_property
        def y(self) -> int:
            raise KeyError("on purpose")

    with pytest.raises(KeyError, match="on purpose"):
        Failing(1)


def test_an_init_of_ones_own() -> None:
    @py_class(key("Own"))
    class Own(Object):
        x: int
        y: int = 5

        def __init__(self, text: str) -> None:
            self.x = int(text)

    @py_class(key("Below"))
    class Below(Own):
        z: int = field(default=0)

        def __init__(self, text: str, z: int) -> None:
            super().__init__(text)
            self.z = z

    made = Below("7", 8)
    assert (made.x, made.z, type(made)) == (7, 8, Below)


def test_keyword_arguments_of_long_classes() -> None:
    """More fields than the extension resolves on the stack."""
    names = [f"f{i}" for i in range(30)]
    body = {"__annotations__": dict.fromkeys(names, int), "__module__": __name__}
    long = py_class(key("Long"))(type(Object)("Long", (Object,), body))
    by_name = {name: i for i, name in enumerate(names)}
    for made in (long(*range(30)), long(**by_name), long(0, **dict(list(by_name.items())[1:]))):
        assert [getattr(made, name) for name in names] == list(range(30))
    with pytest.raises(TypeError, match="missing required argument: 'f29'"):
        long(*range(29))


def test_methods_take_keywords_from_everywhere() -> None:
    @py_class(key("Named"))
    class Named(Object):
        x: int

        @method
        def scaled(self, by: int = 2, *, _unit: str = "") -> int:
            return self.x * by

        @method
        def shifted(self, by: int, of: Any = (1, 2)) -> int:
            return self.x + by + len(of)

    functions = {row.name: row.func for row in Named.__tvm_ffi_type_info__.methods}
    shifted = functions["shifted"]
    assert shifted(Named(3), by=4) == shifted(Named(3), 4, of=[1, 2]) == 9
    with pytest.raises(TypeError, match="unexpected keyword argument 'to'"):
        shifted(Named(3), to=4)
    # Keyword-only parameters have no position in FFI calls.
    assert functions["scaled"](Named(3), 5) == 15
