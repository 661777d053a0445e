"""Behaviour that programs know from MLIR's own package."""

from __future__ import annotations

import io

import pytest

from fishplate import ir
from fishplate.dialects import arith, func, vector


def test_lists_of_types_are_lists() -> None:
    """Shapes and similar lists compare and concatenate like lists, and also equal tuples."""
    with ir.Context(), ir.Location.unknown():
        f32 = ir.F32Type.get()
        shape = ir.RankedTensorType.get([2, 3], f32).shape
        assert isinstance(shape, list) and repr(shape) == "[2, 3]"
        assert shape == [2, 3] and not shape != [2, 3] and shape != [2, 4]
        assert shape == (2, 3) and not shape != (2, 3) and shape != (2, 4) and shape != 5
        assert [1] + shape == [1, 2, 3] and shape + [1] == [2, 3, 1]
        assert (1,) + shape == [1, 2, 3] and shape + (1,) == [2, 3, 1]  # noqa: RUF005
        with pytest.raises(TypeError):
            shape + 1  # type: ignore[operator]
        shape[0] = 7
        assert ir.RankedTensorType.get(shape, f32).shape == [7, 3]
        assert ir.MemRefType.get([4], f32).shape == [4]
        assert ir.VectorType.get([4], f32).scalable_dims == [False]
        function = ir.FunctionType.get([f32, f32], [f32])
        assert function.inputs == [f32, f32] and [*function.inputs, f32] == function.inputs + [f32]
        assert ir.StridedLayoutAttr.get(0, [3, 1]).strides == [3, 1]
        assert ir.DenseI64ArrayAttr.get([1, 2]).value == [1, 2]


def test_clone_goes_to_the_insertion_point() -> None:
    """Like a new operation; `ip=False` inserts the copy nowhere."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            first = arith.ConstantOp(ir.IndexType.get(), 1)
            second = first.clone()
            loose = first.clone(ip=False)
        assert list(module.body) == [first, second]
        assert loose.block is None and first.clone().block is None
        third = first.clone(ir.InsertionPoint(first))
        assert list(module.body) == [third, first, second]


def test_attributes_match_as_mappings() -> None:
    """`match` sees the attributes of an operation, and `get` takes a name."""
    with ir.Context(), ir.Location.unknown():
        op = arith.ConstantOp(ir.IndexType.get(), 5)
        match op:
            case ir.OpView(attributes={"absent": _}):
                raise AssertionError
            case ir.OpView(attributes={"value": ir.IntegerAttr(value=found), **rest}):
                assert found == 5 and rest == {}
            case _:
                raise AssertionError
        with pytest.raises(TypeError, match="expected a str, got int"):
            op.attributes.get(0)  # type: ignore[call-overload]


def test_print_takes_a_state() -> None:
    """`print(state)` prints with the flags of the state; a file in its place still works."""
    with ir.Context(), ir.Location.unknown():
        op = arith.ConstantOp(ir.IndexType.get(), 5)
        texts = [io.StringIO() for _ in range(3)]
        op.print(ir.AsmState(op), file=texts[0])
        op.print(texts[1])
        op.print(file=texts[2])
        assert {text.getvalue() for text in texts} == {str(op)}
        with pytest.raises(TypeError, match="expected an AsmState, got int"):
            op.print(5, file=texts[0])


def test_a_function_may_return_an_operation_without_results() -> None:
    """The function then returns nothing."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(ir.VectorType.get([4], ir.F32Type.get()))
            def shown(value: ir.Value) -> object:
                return vector.PrintOp(source=value)

        assert str(shown.func_op.type) == "(vector<4xf32>) -> ()" and module.operation.verify()


def test_a_context_that_is_entered_again_keeps_point_and_location() -> None:
    """Another context hides both, and they are restored after it."""
    with ir.Context() as context, ir.Location.name("here") as location:
        module = ir.Module.create()
        with ir.InsertionPoint(module.body) as point:
            with context:
                assert ir.InsertionPoint.current is point and ir.Location.current is location
                made = arith.ConstantOp(ir.IndexType.get(), 1)
            with ir.Context():
                assert ir.InsertionPoint.current is None and ir.Location.current is None
            assert ir.InsertionPoint.current is point
    assert list(module.body) == [made]


def test_attributes_by_index_have_their_names() -> None:
    """Like those of a dictionary."""
    with ir.Context(), ir.Location.unknown():
        op = arith.ConstantOp(ir.IndexType.get(), 5)
        named = op.attributes[0]
        assert isinstance(named, ir.NamedAttribute)
        assert named.name == "value" and named.attr is op.attributes["value"]
        assert op.attributes[-1].name == "value"
        with pytest.raises(IndexError):
            _ = op.attributes[1]


def test_nothing_goes_behind_a_terminator() -> None:
    """The exception class is that of MLIR's package."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func()
            def empty() -> None: ...

        end = ir.InsertionPoint(empty.func_op.entry_block)
        with end, pytest.raises(IndexError, match="already has a terminator"):
            arith.ConstantOp(ir.IndexType.get(), 5)


def test_errors_that_are_emitted_are_not_in_the_exception() -> None:
    """`emit_error_diagnostics` passes them to the handlers instead."""
    with ir.Context() as context:
        heard: list[str] = []

        def hear(said: ir.Diagnostic) -> bool:
            heard.append(said.message)
            return True

        context.emit_error_diagnostics = True
        with context.attach_diagnostic_handler(hear), pytest.raises(ir.MLIRError) as caught:
            ir.Module.parse("nonsense")
        assert caught.value.error_diagnostics == [] and len(heard) == 1
