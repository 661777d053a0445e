"""Kinds of types and attributes, and casters for types and values of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import get_global_func, ir
from fishplate.dialects import arith


def test_typeids(ctx: ir.Context) -> None:
    i8, i32 = ir.IntegerType.get_signless(8), ir.IntegerType.get_signless(32)
    assert i8.typeid == i32.typeid == ir.IntegerType.static_typeid != ir.F32Type.get().typeid
    assert len({i8.typeid, i32.typeid, ir.IndexType.static_typeid}) == 2
    assert i8.typeid.name == ir.IntegerType.type_name == "builtin.integer"
    assert ir.StringAttr.attr_name == "builtin.string"
    assert ir.StringAttr.get("x").typeid == ir.StringAttr.static_typeid
    assert ir.Location.unknown().typeid != ir.Location.name("x").typeid
    assert i8.typeid != "builtin.integer"


def test_a_class_of_many_kinds_has_no_typeid() -> None:
    for cls in (ir.FloatType, ir.ShapedType, ir.Type):
        with pytest.raises(AttributeError, match=f"{cls.__name__} stands for no kind"):
            _ = cls.static_typeid
    assert not hasattr(ir.BoolAttr, "attr_name")


def test_typeids_without_a_context() -> None:
    assert ir.IntegerType.static_typeid.name == "builtin.integer"


@pytest.fixture
def number() -> Iterator[type]:
    """A class for values of type `index`; other tests do not use such values."""

    @ir.register_value_caster(ir.IndexType, replace=True)
    class Number(ir.Value):
        def __add__(self, other: Number) -> Any:
            return arith.addi(self, other)

    yield Number
    ir.register_value_caster(ir.IndexType, replace=True)(lambda value: value)


TEXT = """
func.func @f(%a: index, %b: i32) -> index {
  %0 = arith.constant 3 : index
  return %0 : index
}
"""


def test_25_a_value_caster_changes_the_class(ctx: ir.Context, number: Any) -> None:
    block = ir.Module.parse(TEXT).body.operations[0].regions[0].blocks[0]
    constant, ret = block.operations
    a, b = block.arguments
    seen = (a, constant.result, constant.results[0], ret.operands[0], next(a.uses, constant.result))
    assert all(type(each) is number for each in seen)
    assert type(b) is ir.BlockArgument
    with ir.InsertionPoint(ret):
        total = a + constant.result
    assert type(total) is number and total.owner.name == "arith.addi"
    assert total.owner.operands[0] == a and total.type is ir.IndexType.get()
    assert [use.owner.name for use in constant.result.uses] == ["arith.addi", "func.return"]
    ret.operands[0] = total
    assert ret.operands[0] == total and block.owner.verify()
    total.owner.operands[0] = constant.result
    ret.operands[0] = constant.result
    total.owner.erase()
    with pytest.raises(ir.InvalidHandleError, match="arith.addi"):
        _ = total.type


def test_25_a_function_is_a_caster_too(ctx: ir.Context, number: Any) -> None:
    ir.register_value_caster("builtin.index", replace=True)(lambda value: (type(value), value))
    block = ir.Module.parse(TEXT).body.operations[0].regions[0].blocks[0]
    cls, value = block.arguments[0]
    assert cls is ir.BlockArgument and value.arg_number == 0
    cls, value = block.operations[0].result
    assert cls is ir.OpResult and value.result_number == 0


def test_25_casters_that_raise_are_heard(ctx: ir.Context, number: Any) -> None:
    def refuse(value: ir.Value) -> Any:
        raise KeyError("no such value")

    ir.register_value_caster(ir.IndexType, replace=True)(refuse)
    block = ir.Module.parse(TEXT).body.operations[0].regions[0].blocks[0]
    with pytest.raises(KeyError, match="no such value"):
        block.arguments[0]


def test_25_registering_twice_needs_replace(number: Any) -> None:
    with pytest.raises(RuntimeError, match="Value caster is already registered: .*Number"):
        ir.register_value_caster(ir.IndexType.static_typeid)(lambda value: value)
    with pytest.raises(TypeError, match="expected a function or a class, got 3"):
        ir.register_value_caster(ir.IndexType, replace=True)(3)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="expected a TypeID, a class or the name"):
        ir.register_value_caster(3)  # type: ignore[arg-type]


def test_25_a_type_caster_changes_the_class(ctx: ir.Context) -> None:
    class Nothing(ir.NoneType):
        @property
        def is_nothing(self) -> bool:
            return True

    with pytest.raises(ValueError, match=r"has the class `ir.NoneType` already.*replace=True"):
        ir.register_type_caster(ir.NoneType)(Nothing)
    with pytest.raises(TypeError, match="expected a class below"):
        ir.register_type_caster(ir.NoneType, replace=True)(lambda ty: ty)
    ir.register_type_caster(ir.NoneType.static_typeid, replace=True)(Nothing)
    try:
        with ir.Context():
            made = ir.Type.parse("none")
            assert type(made) is Nothing and made.is_nothing and made is ir.NoneType.get()
        assert isinstance(made, ir.NoneType)
    finally:
        register = get_global_func("ir.register_type_class")
        register("builtin.none", "ir.NoneType", "ir.Type", True)
    assert type(ir.Type.parse("none", ir.Context())) is ir.NoneType
