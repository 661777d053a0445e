# ruff: noqa: F722, F821 (types of MLIR in annotations)
"""Loops whose interface a hook implements, in passes that only the library with all dialects has."""

from typing import Any

import pytest

from fishplate import ir
from fishplate.ir.declare import Dialect, Operand, Region
from fishplate.ir.hooks import hook


class Rounds(Dialect):
    """loops"""


class CountOp(Rounds.Operation, traits=["SingleBlock", "NoTerminator"]):
    """counts"""

    first: Operand["index"]
    last: Operand["index"]
    step: Operand["index"]
    body: Region[1]


WHOLE = {
    "induction_vars": [0],
    "lower_bounds": ["first"],
    "upper_bounds": ["last"],
    "steps": ["step"],
}


@pytest.mark.parametrize(
    "answer",
    [
        WHOLE,
        {"induction_vars": [0]},
        {"induction_vars": [0], "upper_bounds": ["last"]},
        WHOLE | {"steps": ["step", "step"]},
        WHOLE | {"steps": []},
    ],
)
def test_induction_variables_with_and_without_bounds(answer: Any) -> None:
    hook("rounds.count.loop")(lambda op: answer)
    hook("rounds.count.successor_regions")(
        lambda op, source: [(0, 1)] if source is None else [(0, 1), None]
    )
    with ir.Context(), ir.Location.unknown():
        Rounds.register()
        module = ir.Module.parse(
            """
            func.func @f(%a: index, %b: index) {
              %one = arith.constant 1 : index
              "rounds.count"(%a, %b, %one) ({
              ^bb0(%i: index):
                %0 = arith.cmpi slt, %i, %a : index
                "test.use"(%0) : (i1) -> ()
              }) : (index, index, index) -> ()
              return
            }""".replace('"test.use"(%0) : (i1) -> ()', "")
        )
        ir.PassManager.parse("builtin.module(int-range-optimizations)").run(module)
        assert module.operation.verify()
