"""A module that was parsed is not verified again before passes and patterns, unless something was edited since."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fishplate import ir
from fishplate.ir import rewrite

TEXT = """
func.func @f(%a: i32, %b: f32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
func.func private @g(i32)
"""


def _body(module: ir.Module) -> ir.Block:
    return module.body.operations[0].regions[0].blocks[0]


def _first(module: ir.Module) -> ir.Operation:
    return _body(module).operations[0].operation


def _set_operand(module: ir.Module) -> None:
    _first(module).operands[0] = _body(module).arguments[1]


def _replace_uses(module: ir.Module) -> None:
    _body(module).arguments[0].replace_all_uses_with(_body(module).arguments[1])


def _set_type(module: ir.Module) -> None:
    _first(module).results[0].set_type(ir.F32Type.get())


def _set_attribute(module: ir.Module) -> None:
    module.body.operations[1].operation.attributes["sym_name"] = ir.StringAttr.get("f")


def _remove_attribute(module: ir.Module) -> None:
    del module.body.operations[0].operation.attributes["function_type"]


def _erase(module: ir.Module) -> None:
    _body(module).operations[2].operation.erase()


def _move(module: ir.Module) -> None:
    _first(module).move_after(_body(module).operations[1].operation)


def _add_argument(module: ir.Module) -> None:
    _body(module).add_argument(ir.F32Type.get(), ir.Location.unknown())


def _add_block(module: ir.Module) -> None:
    _body(module).create_after()


def _add_operation(module: ir.Module) -> None:
    ir.Operation.create("func.return", ip=ir.InsertionPoint(_first(module)))


def _use_outside(module: ir.Module) -> object:
    return _first(module).results[0], ir.Operation.create(
        "arith.negf", operands=[_first(module).results[0]], results=[ir.F32Type.get()]
    )


EDITS = (
    *(_set_operand, _replace_uses, _set_type, _set_attribute, _remove_attribute, _erase, _move),
    *(_add_argument, _add_block, _add_operation, _use_outside),
)


def _passes(module: ir.Module) -> None:
    ir.PassManager.parse("builtin.module(cse)").run(module)


def _patterns(module: ir.Module) -> None:
    rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze())


@pytest.mark.parametrize("run", [_passes, _patterns])
@pytest.mark.parametrize("edit", EDITS)
def test_every_edit_is_verified(
    edit: Callable[[ir.Module], object], run: Callable[[ir.Module], None]
) -> None:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        keep = edit(module)
        with pytest.raises(
            (ir.MLIRError, ValueError), match="does not verify|used by an operation"
        ):
            run(module)
        del keep


def test_an_edit_of_one_module_does_not_hide_one_of_another() -> None:
    with ir.Context(), ir.Location.unknown():
        first = ir.Module.parse(TEXT)
        _erase(first)
        second = ir.Module.parse(TEXT)
        with pytest.raises(ir.MLIRError, match="does not verify"):
            _passes(first)
        _passes(second)


def test_unregistered_operations_are_refused_again() -> None:
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse('"some.op"() : () -> ()')
        context.allow_unregistered_dialects = False
        with pytest.raises(ir.MLIRError, match="does not verify"):
            _passes(module)


@pytest.mark.parametrize("edit", [edit for edit in EDITS if edit is not _use_outside])
def test_every_edit_is_verified_before_it_is_printed(edit: Callable[[ir.Module], object]) -> None:
    """MLIR prints a module that does not verify in the generic form."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        for _ in range(2):
            assert str(module).startswith("module {")
            assert module.operation.get_asm().startswith("module {")
        edit(module)
        assert '"func.func"' in str(module) and '"func.func"' in module.operation.get_asm()
