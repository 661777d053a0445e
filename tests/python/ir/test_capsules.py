"""Objects in capsules, and the other names that programs for MLIR's package use."""

from __future__ import annotations

import ctypes
import gc

import pytest

from fishplate import ir
from fishplate.dialects import _ods_common, arith


def test_round_trip() -> None:
    with ir.Context() as context, ir.Location.unknown() as location:
        module = ir.Module.create()
        things = [context, location, module, module.operation, ir.IndexType.get()]
        for thing in [*things, ir.AffineMap.get_identity(2), ir.PassManager()]:
            base = next(cls for cls in type(thing).__mro__ if "_CAPIPtr" in vars(cls))
            capsule = thing._CAPIPtr
            assert f"{base.__name__}._CAPIPtr" in repr(capsule)
            assert base._CAPICreate(capsule) is thing


def test_a_capsule_keeps_its_object() -> None:
    before = ir.Context._get_live_count()
    capsule = ir.Context()._CAPIPtr
    gc.collect()
    assert ir.Context._get_live_count() == before + 1
    assert isinstance(ir.Context._CAPICreate(capsule), ir.Context)
    del capsule
    gc.collect()
    assert ir.Context._get_live_count() == before


def test_other_capsules_are_refused() -> None:
    """A capsule of another copy of MLIR may have the same name."""
    new = ctypes.pythonapi.PyCapsule_New
    new.restype = ctypes.py_object
    new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = b"fishplate.ir.Type._CAPIPtr"
    with ir.Context() as context:
        for other in (context._CAPIPtr, new(16, name, None), 5):
            with pytest.raises(ValueError, match="named fishplate.ir.Type._CAPIPtr, got"):
                ir.Type._CAPICreate(other)


def test_thread_pool() -> None:
    pool = ir.ThreadPool()
    first, second = ir.Context(thread_pool=pool), ir.Context()
    second.set_thread_pool(pool)
    for context in (first, second):
        assert context.get_num_threads() == pool.get_max_concurrency() > 0
        assert context._mlir_thread_pool_ptr() == pool._mlir_thread_pool_ptr()
    del pool
    with first, ir.Location.unknown():
        module = ir.Module.parse("func.func @f() { return } func.func @g() { return }")
        ir.PassManager.parse("builtin.module(func.func(cse))").run(module)


def test_generic_build() -> None:
    class Op(ir.OpView):
        OPERATION_NAME = "custom.op"
        _ODS_REGIONS = (1, True)
        _ODS_OPERAND_SEGMENTS = (1, -1, 0)

    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        value = arith.ConstantOp(ir.IndexType.get(), 1).result
        op = Op.build_generic([], [value, [value, value], None])
        assert len(op.regions) == 1 and list(op.attributes["operandSegmentSizes"]) == [1, 2, 0]
        for operands, words in [
            ([None, None, None], "must be a Value \\(was None"),
            ([value, [None], None], "contained a None item"),
            ([value], "requires 3 operand segments but was provided 1"),
            ([5, None, None], "must be a Value, got a int"),
        ]:
            with pytest.raises(ValueError, match=words):
                Op.build_generic([], operands)
        with pytest.raises(ValueError, match="requires a maximum of 1 regions"):
            Op.build_generic([], [value, None, None], regions=2)


def test_ods_common() -> None:
    assert _ods_common.equally_sized_accessor([1, 2, 3, 4, 5], 1, 2, 1, 1) == (3, 2)
    with pytest.raises(ValueError, match="4 elements do not make 2 groups"):
        _ods_common.equally_sized_accessor([1, 2, 3, 4], 1, 2, 1, 1)
    with ir.Context(), ir.Location.unknown():
        one = arith.ConstantOp(ir.IndexType.get(), 1)
        assert _ods_common.get_op_result_or_value(one) == one.result
        assert list(
            _ods_common.segmented_accessor([1, 2, 3], ir.DenseI32ArrayAttr.get([1, 2]), 1)
        ) == [2, 3]


def test_attribute_builders() -> None:
    with ir.Context() as context:
        assert str(ir.AttrBuilder.get("I32Attr")(5, context=context)) == "5 : i32"
        assert str(ir.AttrBuilder.get("StrArrayAttr")(["a"], context=context)) == '["a"]'
        assert not ir.AttrBuilder.contains("NoSuchAttr")
        with pytest.raises(KeyError):
            ir.AttrBuilder.get("NoSuchAttr")

        @ir.register_attribute_builder("test_capsules.Attr")
        def build(x: int, context: ir.Context | None = None) -> ir.Attribute:
            return ir.StringAttr.get(str(x))

        assert ir.AttrBuilder.get("test_capsules.Attr") is build
        with pytest.raises(RuntimeError, match="already registered"):
            ir.register_attribute_builder("test_capsules.Attr")(build)


def test_kinds_of_locations() -> None:
    with ir.Context():
        name, file = ir.Location.name("a"), ir.Location.file("f", 1, 2)
        assert isinstance(name, ir.NameLoc) and not isinstance(file, ir.NameLoc)
        assert isinstance(file, ir.FileLineColLoc) and not isinstance(5, ir.FileLineColLoc)
        fused = ir.FusedLoc.get([name, file])
        assert isinstance(fused, ir.FusedLoc) and fused.locations == [name, file]
        assert name.locations == []


def test_append_moves() -> None:
    with ir.Context(), ir.Location.unknown():
        first = ir.Module.parse("func.func private @a()")
        second = ir.Module.parse("func.func private @b()")
        moved = first.body.operations[0]
        second.body.append(moved)
        assert len(first.body.operations) == 0 and second.body.operations[1] == moved
        first.body.append(moved)
        assert first.body.operations[0] == moved and len(second.body.operations) == 1
        with pytest.raises(ValueError, match="into itself"):
            first.body.append(first.operation)
