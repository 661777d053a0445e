"""The dialect parses what it prints, its rules are checked, and the pass folds."""

import pytest
from fishplate import ir

import my_project

TEXT = """
func.func @sum() -> !my_project.amount<"eur"> {
  %0 = my_project.constant 40 : <"eur">
  %1 = my_project.constant 2 : <"eur">
  %2 = my_project.add %0, %1 : <"eur">
  return %2 : !my_project.amount<"eur">
}
"""


@pytest.fixture
def context() -> ir.Context:
    context = ir.Context()
    with context:
        my_project.register()
    return context


def test_text_survives_a_round_trip(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT, context)
    assert module.operation.verify()
    assert str(ir.Module.parse(str(module), context)) == str(module)


def test_operands_have_to_be_amounts(context: ir.Context) -> None:
    text = 'func.func @f(%a: i32) { %0 = "my_project.add"(%a, %a) : (i32, i32) -> i32\n return }'
    with pytest.raises(ir.MLIRError, match="lhs"):
        ir.Module.parse(text, context)


def test_the_pass_folds_constants(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT, context)
    with context:
        ir.PassManager.parse("builtin.module(my-project-fold,canonicalize)").run(module)
    assert "my_project.constant 42" in str(module)
    assert "my_project.add" not in str(module)
