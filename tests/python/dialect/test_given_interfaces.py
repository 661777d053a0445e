# ruff: noqa: F722, F821 (types of MLIR in annotations)
"""Interfaces of operations without C++, from the model and from hooks: MLIR's own passes use them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.ir.declare import Dialect, Operand, Region, Result, Successor
from fishplate.ir.hooks import hook


class Flow(Dialect):
    """operations whose interfaces are given in Python"""


class ReadOp(Flow.Operation, traits=[("MemoryEffects", "read memory")]):
    """reads memory, says the model"""

    memory: Operand["memref<4xf32>"]
    out: Result["f32"]


class ThinkOp(Flow.Operation):
    """has the effects that a hook says"""

    number: Operand["i32"]
    loud: bool = False
    out: Result["i32"]


class RepeatOp(Flow.Operation, traits=["SingleBlock", "NoTerminator"]):
    """runs its region again and again"""

    body: Region[1]


class CountOp(Flow.Operation, traits=["SingleBlock"]):
    """a loop with a bound and a carried value"""

    bound: Operand["index"]
    start: Operand["i32"]
    out: Result["i32"]
    body: Region[1]


class YieldOp(Flow.Operation, traits=["ReturnLike", "IsTerminator"]):
    """ends a region"""

    values: Operand[list["i32"]]


class JumpOp(Flow.Operation, traits=["IsTerminator"]):
    """goes to another block"""

    values: Operand[list["i32"]]
    to: Successor


class ChooseOp(Flow.Operation, traits=["IsTerminator"]):
    """goes to one of two blocks"""

    first: Operand["i1"]
    ones: Operand[list["i32"]]
    twos: Operand[list["i32"]]
    one: Successor
    two: Successor


class PairOp(Flow.Operation):
    """allocates memory for two numbers"""

    one: Result["memref<i32>"]
    two: Result["memref<i32>"]


class InvokeOp(Flow.Operation):
    """calls a function"""

    function: ir.FlatSymbolRefAttr
    inputs: Operand[list["i32"]]
    out: Result["i32"]


class FillOp(Flow.Operation):
    """writes its result into an operand"""

    value: Operand["f32"]
    outs: Operand["tensor<4xf32>"]
    out: Result["tensor<4xf32>"]


class CellOp(Flow.Operation):
    """allocates memory for a number"""

    cell: Result["memref<i32>"]


class GetOp(Flow.Operation):
    """loads a number"""

    cell: Operand["memref<i32>"]
    out: Result["i32"]


class SetOp(Flow.Operation):
    """stores a number"""

    cell: Operand["memref<i32>"]
    value: Operand["i32"]


HOOKS: dict[str, Callable[..., Any]] = {
    "flow.think.effects": lambda op: ["write"] if op.attributes["loud"].value else [],
    "flow.think.speculatability": lambda op: not op.attributes["loud"].value,
    "flow.repeat.loop": lambda op: {},
    "flow.repeat.effects": lambda op: ["write"],
    "flow.count.loop": lambda op: {
        "induction_vars": [0],
        "upper_bounds": ["bound"],
        "inits": "start",
        "iter_args": [1],
    },
    "flow.count.successor_regions": lambda op, source: (
        [(0, 1)] if source is None else [(0, 1), None]
    ),
    "flow.count.entry_operands": lambda op, region: "start",
    "flow.jump.successor_operands": lambda op, successor: "values",
    "flow.choose.successor_operands": lambda op, successor: ["ones", "twos"][successor],
    "flow.pair.slots": lambda op: [
        (name, ir.IntegerType.get_signless(32, op.result_types[0].context))
        for name in ("one", "two")
    ],
    "flow.invoke.call": lambda op: {"callee": "function", "arguments": "inputs"},
    "flow.fill.dps_inits": lambda op: "outs",
    "flow.cell.slots": lambda op: [
        ("cell", ir.IntegerType.get_signless(32, op.result_types[0].context))
    ],
    "flow.cell.effects": lambda op: [("allocate", "cell")],
    "flow.get.access": lambda op: ("load", "cell", "out"),
    "flow.set.access": lambda op: ("store", "cell", "value"),
}


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context with the dialect and its hooks."""
    for name, function in HOOKS.items():
        hook(name)(function)
    with ir.Context() as context, ir.Location.unknown():
        Flow.register()
        yield context


def after(text: str, pipeline: str) -> str:
    """Return a module after passes."""
    module = ir.Module.parse(text)
    ir.PassManager.parse(f"builtin.module({pipeline})").run(module)
    assert module.operation.verify()
    return str(module)


THINK = """
func.func @f(%a: i32) -> (i32, i32) {{
  %0 = "flow.think"(%a) <{{loud = {0}}}> : (i32) -> i32
  %1 = "flow.think"(%a) <{{loud = {0}}}> : (i32) -> i32
  %2 = "flow.think"(%0) <{{loud = {0}}}> : (i32) -> i32
  return %0, %1 : i32, i32
}}"""


def test_effects_by_a_hook(ctx: ir.Context) -> None:
    assert after(THINK.format("false"), "cse").count("flow.think") == 1
    assert after(THINK.format("true"), "cse").count("flow.think") == 3
    assert after(THINK.format("false"), "canonicalize").count("flow.think") == 2
    module = ir.Module.parse(THINK.format("true"))
    think = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert [effect.kind for effect in think.get_memory_effects()] == ["write"]
    assert think.has_trait("ConditionallySpeculatable")


def test_effects_by_the_model(ctx: ir.Context) -> None:
    text = """
    func.func @f(%m: memref<4xf32>) -> (f32, f32) {
      %0 = "flow.read"(%m) : (memref<4xf32>) -> f32
      %1 = "flow.read"(%m) : (memref<4xf32>) -> f32
      %2 = "flow.read"(%m) : (memref<4xf32>) -> f32
      return %0, %1 : f32, f32
    }"""
    module = ir.Module.parse(text)
    read = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert [(e.kind, e.operand_number) for e in read.get_memory_effects()] == [("read", 0)]
    assert after(text, "cse").count("flow.read") == 1


def test_loops(ctx: ir.Context) -> None:
    text = """
    func.func @f(%a: i32) {
      flow.repeat {
        %0 = "flow.think"(%a) <{loud = false}> : (i32) -> i32
        %1 = "flow.think"(%0) <{loud = true}> : (i32) -> i32
      }
      return
    }""".replace("flow.repeat {", '"flow.repeat"() ({').replace(
        "      }\n      return", "      }) : () -> ()\n      return"
    )
    moved = after(text, "func.func(loop-invariant-code-motion)")
    assert moved.index("loud = false") < moved.index("flow.repeat") < moved.index("loud = true")
    text = COUNT
    module = ir.Module.parse(text)
    count = module.body.operations[0].regions[0].blocks[0].operations[0]
    loop = ir.LoopLikeOpInterface(count)
    block = count.regions[0].blocks[0]
    assert loop.induction_vars == [block.arguments[0]]
    assert loop.upper_bounds == [count.operands[0]]
    assert loop.lower_bounds is None
    assert (loop.inits, loop.region_iter_args) == ([count.operands[1]], [block.arguments[1]])
    assert loop.yielded_values == [block.operations[1].operands[0]]
    assert loop.results == [count.results[0]]
    assert count.has_trait("RegionBranchOpInterface")


COUNT = """
func.func @f(%n: index, %a: i32) -> i32 {
  %r = "flow.count"(%n, %a) ({
  ^bb0(%i: index, %x: i32):
    %0 = "flow.think"(%a) <{loud = false}> : (i32) -> i32
    "flow.yield"(%x) : (i32) -> ()
  }) : (index, i32) -> i32
  return %r : i32
}"""


def test_control_flow_is_followed(ctx: ir.Context) -> None:
    constant = COUNT.replace(
        "%a: i32) -> i32 {", "%b: i32) -> i32 {\n  %a = arith.constant 7 : i32"
    )
    # The carried value is 7 in every iteration, so the result is.
    assert "return %c7" in after(constant, "sccp")
    text = """
    func.func @f(%b: i32) -> i32 {
      %a = arith.constant 7 : i32
      "flow.jump"(%a) [^next] : (i32) -> ()
    ^next(%x: i32):
      return %x : i32
    }"""
    assert "return %c7" in after(text, "sccp")
    jump = ir.Module.parse(text).body.operations[0].regions[0].blocks[0].operations[1]
    assert ir.BranchOpInterface(jump).successor_operands(0) == [jump.operands[0]]


def test_calls_are_inlined(ctx: ir.Context) -> None:
    text = """
    func.func private @g(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    func.func @f(%a: i32) -> i32 {
      %0 = "flow.invoke"(%a) <{function = @g}> : (i32) -> i32
      return %0 : i32
    }"""
    inlined = after(text, "inline")
    assert "flow.invoke" not in inlined
    assert "@g" not in inlined
    assert "arith.addi %arg0, %arg0" in inlined
    call = ir.Module.parse(text).body.operations[1].regions[0].blocks[0].operations[0]
    assert str(ir.CallOpInterface(call).callee) == "@g"
    assert ir.CallOpInterface(call).arguments == [call.operands[0]]


def test_destination_style(ctx: ir.Context) -> None:
    text = """
    func.func @f(%v: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "flow.fill"(%v, %t) : (f32, tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }"""
    fill = ir.Module.parse(text).body.operations[0].regions[0].blocks[0].operations[0]
    assert ir.DestinationStyleOpInterface(fill).inits == [fill.operands[1]]
    assert ir.DestinationStyleOpInterface(fill).inputs == [fill.operands[0]]


def test_memory_becomes_values(ctx: ir.Context) -> None:
    text = """
    func.func @f(%a: i32, %c: i1) -> i32 {
      %m = "flow.cell"() : () -> memref<i32>
      "flow.set"(%m, %a) : (memref<i32>, i32) -> ()
      cf.cond_br %c, ^one, ^two
    ^one:
      %x = "flow.get"(%m) : (memref<i32>) -> i32
      %y = arith.addi %x, %x : i32
      "flow.set"(%m, %y) : (memref<i32>, i32) -> ()
      cf.br ^two
    ^two:
      %r = "flow.get"(%m) : (memref<i32>) -> i32
      return %r : i32
    }"""
    promoted = after(text, "func.func(mem2reg)")
    assert "flow." not in promoted
    assert "arith.addi %arg0, %arg0" in promoted
    unset = after(
        text.replace('"flow.set"(%m, %a) : (memref<i32>, i32) -> ()', ""),
        "func.func(mem2reg)",
    )
    assert "ub.poison" in unset


#: Answers that do not fit, each with a part of the error.
WRONG = [
    (
        "flow.think.effects",
        lambda op: 1 // 0,
        "integer modulo by zero|division by zero|integer division",
    ),
    ("flow.think.effects", lambda op: 7, "expected a list, got 7"),
    ("flow.think.effects", lambda op: ["eat"], 'expected read, write, allocate or free, got "eat"'),
    (
        "flow.think.effects",
        lambda op: [("read", "nothing")],
        "there are no operands .* named `nothing`",
    ),
    ("flow.think.effects", lambda op: [("read", 5)], "from 0 to 1 exclusive, got 5"),
    ("flow.think.effects", lambda op: [("read",)], "expected an effect"),
]


@pytest.mark.parametrize(("name", "answer", "wrong"), WRONG)
def test_wrong_answers(name: str, answer: Any, wrong: str, ctx: ir.Context) -> None:
    hook(name)(answer)
    with ir.Context(), ir.Location.unknown():
        Flow.register()
        with pytest.raises(Exception, match=f"the hook {name}: .*({wrong})"):
            after(THINK.format("false"), "cse")
        module = ir.Module.parse(THINK.format("false"))
        think = module.body.operations[0].regions[0].blocks[0].operations[0]
        with pytest.raises(Exception, match=f"the hook {name}: .*({wrong})"):
            think.get_memory_effects()


def test_hooks_may_not_use_the_ir(ctx: ir.Context) -> None:
    said: list[str] = []
    kept: list[Any] = []

    def effects(op: Any) -> list[str]:
        for use in (
            lambda: kept[0].body.operations[0].erase(),
            lambda: str(kept[0]),
            lambda: ir.PassManager.parse("builtin.module(cse)").run(kept[0]),
            lambda: kept[1].replace_all_uses_with(kept[1]),
        ):
            with pytest.raises(ValueError) as raised:
                use()
            said.append(str(raised.value))
        return []

    hook("flow.think.effects")(effects)
    with ir.Context(), ir.Location.unknown():
        Flow.register()
        kept.append(ir.Module.parse(THINK.format("false")))
        kept.append(kept[0].body.operations[0].regions[0].blocks[0].arguments[0])
        ir.PassManager.parse("builtin.module(cse)").run(kept[0])
        assert str(kept[0]).count("flow.think") == 1
    assert len(said) >= 4
    assert all("a hook of a dialect is running" in text or "pipeline" in text for text in said)


def test_threads(ctx: ir.Context) -> None:
    ctx.enable_multithreading(True)
    text = "\n".join(THINK.format("false").replace("@f", f"@f{i}") for i in range(8))
    assert after(text, "func.func(cse,canonicalize)").count("flow.think") == 8
    ctx.enable_multithreading(False)


def test_where_control_comes_from(ctx: ir.Context) -> None:
    """None stands for the operation itself."""
    asked: set[Any] = set()

    def regions(op: Any, source: Any) -> Any:
        asked.add(("from", source))
        return [(0, 1)] if source is None else [(0, 1), None]

    def operands(op: Any, region: Any) -> Any:
        asked.add(("to", region))
        return "start"

    hook("flow.count.successor_regions")(regions)
    hook("flow.count.entry_operands")(operands)
    with ir.Context(), ir.Location.unknown():
        Flow.register()
        after(COUNT, "sccp")
        assert {("from", None), ("from", 0), ("to", 0)} <= asked
        assert all(number in (None, 0) for _, number in asked)


CHOOSE = """
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  "flow.choose"(%c, %x, %y, %y)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 2, 1>}>
    : (i1, i32, i32, i32) -> ()
^one(%p: i32, %q: i32):
  return %q : i32
^two(%r: i32):
  %k = arith.constant 1 : i32
  return %k : i32
}"""


def test_dead_arguments_of_blocks_go(ctx: ir.Context) -> None:
    """The canonicalizer takes operands of branches away, and the sizes of their groups change with them."""
    simple = after(CHOOSE, "canonicalize")
    assert '"flow.choose"(%arg0, %arg2)[^bb1, ^bb2]' in simple
    assert "operandSegmentSizes = array<i32: 1, 1, 0>" in simple


@pytest.mark.parametrize(
    "answer",
    [
        lambda op, successor: "ones",
        lambda op, successor: ["twos", "ones"][successor],
        lambda op, successor: [],
        lambda op, successor: 7,
        lambda op, successor: 1 // 0,
    ],
)
def test_branches_with_wrong_operands(answer: Any, ctx: ir.Context) -> None:
    """No operand belongs to two successors."""
    hook("flow.choose.successor_operands")(answer)
    with ir.Context(), ir.Location.unknown():
        Flow.register()
        with pytest.raises(ir.MLIRError, match="successor"):
            after(CHOOSE.replace("(%r: i32)", "(%r: i32, %s: i32)"), "canonicalize")


def test_memory_of_several_slots(ctx: ir.Context) -> None:
    """Each slot is promoted. Values that meet in a block are passed to it by branches without operands before."""
    text = """
    func.func @f(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
      %m, %n = "flow.pair"() : () -> (memref<i32>, memref<i32>)
      "flow.set"(%m, %x) : (memref<i32>, i32) -> ()
      "flow.set"(%n, %y) : (memref<i32>, i32) -> ()
      "flow.choose"(%c)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^one:
      "flow.set"(%m, %y) : (memref<i32>, i32) -> ()
      "flow.set"(%n, %x) : (memref<i32>, i32) -> ()
      cf.br ^two
    ^two:
      %v = "flow.get"(%m) : (memref<i32>) -> i32
      %w = "flow.get"(%n) : (memref<i32>) -> i32
      return %v, %w : i32, i32
    }"""
    promoted = after(text, "func.func(mem2reg)")
    assert "memref" not in promoted
    assert "operandSegmentSizes = array<i32: 1, 0, 2>" in promoted


class Unsteady:
    """A hook that gives another answer each time, some of them wrong."""

    def __init__(self, *answers: Any) -> None:
        """Take the answers; an exception is raised."""
        self.answers = answers
        self.calls = 0
        self.steady = True

    def __call__(self, *args: Any) -> Any:
        """Answer."""
        self.calls += 1
        answer = self.answers[0 if self.steady else self.calls % len(self.answers)]
        if isinstance(answer, Exception):
            raise answer
        return answer(*args) if callable(answer) else answer


ALL = (
    COUNT.replace("@f(", "@count(")
    + CHOOSE.replace("@f(", "@choose(")
    + """
func.func @fill(%v: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "flow.fill"(%v, %t) : (f32, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @cell(%a: i32) -> i32 {
  %m = "flow.cell"() : () -> memref<i32>
  "flow.set"(%m, %a) : (memref<i32>, i32) -> ()
  %x = "flow.get"(%m) : (memref<i32>) -> i32
  return %x : i32
}"""
)


@pytest.mark.parametrize("first", range(4))
def test_answers_that_change(first: int, ctx: ir.Context) -> None:
    """MLIR asks several times and expects the same answer, so it gets the same one until the pipeline ends."""
    wrong = [
        None,
        ValueError("no"),
        7,
        [],
        {},
        [0, 1],
        [(0, 2), None],
        ("load", 0, 0),
        "nobody",
    ]
    wrong = wrong[first:] + wrong[:first]
    hooks = {name: Unsteady(HOOKS[name], *wrong) for name in HOOKS if "think" not in name}
    for name, unsteady in hooks.items():
        hook(name)(unsteady)
    pipelines = [
        "canonicalize",
        "sccp",
        "func.func(mem2reg,loop-invariant-code-motion)",
        "cse",
    ]
    for pipeline in pipelines:
        with ir.Context(), ir.Location.unknown():
            Flow.register()
            module = ir.Module.parse(ALL)
            for unsteady in hooks.values():
                unsteady.steady = False
            for use in (
                lambda module=module, pipeline=pipeline: ir.PassManager.parse(
                    f"builtin.module({pipeline})"
                ).run(module),
                lambda module=module: str(module),
                lambda module=module: module.operation.verify(),
            ):
                try:
                    use()
                except (ValueError, TypeError, ir.MLIRError) as error:
                    assert str(error)
            for unsteady in hooks.values():
                unsteady.steady = True
