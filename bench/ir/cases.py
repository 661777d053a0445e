"""Statements of the section "MLIR": the same on `fishplate.ir` and on MLIR's own bindings.

The names of the two packages are the same, so one text serves both; only the creation of a context with dialects
differs, and the worker does it. Names and bars are also read outside the measuring process.
"""

from __future__ import annotations

from types import ModuleType

OPS = 10_000
BUILD = f"build arith.addi, one of {OPS:,}"
MATCHES = 2_000
REWRITE = f"apply a pattern greedily, one of {MATCHES:,} matches"
FLOOR = "floor: operator.add"
FUNCTIONS = 400
#: Rows of pipelines, each run on a module that was just parsed.
PASSES = {
    "cse": "run cse on a parsed module",
    "canonicalize": "run canonicalize on a parsed module",
}

ITERATE = f"for op in block.operations, one of {OPS:,}"
WALK = f"op.walk(callback), one of {OPS:,}"
USERS = "[use.owner for use in value.uses], one of 40"

# Ours / MLIR's, at most. Rows without a bar are only informative.
UNBARRED = (
    "StringAttr.get('x')",
    "UnitAttr.get()",
    "FunctionType.get([i32], [i32])",
    "ArrayAttr.get([one, one])",
    "Location.file('a', 1, 2)",
    "len(op.operands)",
    "tensor.shape",
)
BARS = {
    BUILD: 0.4,
    REWRITE: 0.5,
    **dict.fromkeys(PASSES.values(), 1.05),
    "op.name": 0.7,
    "op.location": 0.7,
    "op.attributes['value']": 0.7,
    "op.operands[0]": 0.7,
    "op.result": 0.7,
    "op.results[0].type": 0.7,
    ITERATE: 0.7,
    WALK: 0.4,
    USERS: 0.7,
    "opview.lhs": 0.7,
    "opview.result": 0.7,
    "value.type": 0.7,
    "value.owner": 0.7,
    "block.operations[0]": 0.7,
    "tensor.element_type": 0.7,
    "IntegerType.get_signless(32)": 0.7,
    "F32Type.get()": 0.7,
    "RankedTensorType.get([2, 4], i32)": 0.7,
    "MemRefType.get([2, 4], i32)": 0.7,
    "VectorType.get([2, 4], i32)": 0.7,
    "IntegerAttr.get(i32, 5)": 0.7,
    "FloatAttr.get(f32, 1.0)": 0.7,
    "parse a module": 0.8,
    "print a module": 0.4,
}


# Number of items in a row; its time is that of one item.
COUNTS = {ITERATE: OPS, WALK: OPS, USERS: 40}
CLASSES = (
    *(
        "ArrayAttr",
        "F32Type",
        "FloatAttr",
        "FunctionType",
        "IntegerAttr",
        "IntegerType",
        "Location",
    ),
    *("MemRefType", "RankedTensorType", "StringAttr", "UnitAttr", "VectorType"),
)


def module_text() -> str:
    """A module of many small functions, with branches, loops and constants."""
    body = """
  func.func @f{n}(%a: i32, %m: memref<?xf32>) -> i32 {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %size = memref.dim %m, %c0 : memref<?xf32>
    scf.for %i = %c0 to %size step %c1 {{
      %x = memref.load %m[%i] : memref<?xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %m[%i] : memref<?xf32>
    }}
    %k = arith.constant {n} : i32
    %less = arith.cmpi slt, %a, %k : i32
    cf.cond_br %less, ^yes, ^no(%k : i32)
  ^yes:
    %sum = arith.addi %a, %k : i32
    cf.br ^no(%sum : i32)
  ^no(%r: i32):
    return %r : i32
  }}"""
    return "module {" + "".join(body.format(n=n) for n in range(FUNCTIONS)) + "\n}\n"


def one(ir: ModuleType) -> object:
    """An operation that returns the number 1, at the current insertion point."""
    i32 = ir.IntegerType.get_signless(32)
    value = ir.IntegerAttr.get(i32, 1)
    return ir.Operation.create("arith.constant", results=[i32], attributes={"value": value})


def build_loop(arith: ModuleType, value: object) -> None:
    """Builds the operations of the row BUILD at the current insertion point."""
    addi = arith.addi
    for _ in range(OPS):
        addi(value, value)


def chain(ir: ModuleType) -> object:
    """A module with a function of MATCHES additions, each of which uses the one before."""
    lines = (f"%{at + 1} = arith.addi %{at}, %b : i32" for at in range(MATCHES))
    start = "%0 = arith.muli %a, %b : i32"
    body = "\n".join((start, *lines, f"return %{MATCHES} : i32"))
    return ir.Module.parse(f"func.func @f(%a: i32, %b: i32) -> i32 {{\n{body}\n}}")


def to_products(rewrite: ModuleType, arith: ModuleType) -> object:
    """A pattern that replaces additions by products, frozen."""

    def to_product(op: object, rewriter: object) -> None:
        left, right = op.operands
        with rewriter.ip:
            rewriter.replace_op(op, arith.MulIOp(left, right, loc=op.location))

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.AddIOp, to_product)
    return patterns.freeze()


def _many(ir: ModuleType) -> object:
    """A module of OPS operations without operands."""
    constants = (f"%x{at} = arith.constant {at} : i32" for at in range(OPS))
    return ir.Module.parse("\n".join(constants))


def _used(ir: ModuleType, arith: ModuleType, value: object) -> object:
    """A value with 40 uses."""
    used = arith.AddIOp(value, value).result
    for _ in range(20):
        arith.AddIOp(used, used)
    return used


def statements(ir: ModuleType, arith: ModuleType) -> dict[str, tuple[str, dict[str, object]]]:
    """Every row except BUILD, REWRITE and those of PASSES. A context with its dialects is current, and a location."""
    import operator

    i32 = ir.IntegerType.get_signless(32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        constant = one(ir)
        value = constant.result
        view = arith.AddIOp(value, value)
        used = _used(ir, arith, value)
    text = module_text()
    many = _many(ir)
    names = {
        "ir": ir,
        **{name: getattr(ir, name) for name in CLASSES},
        "i32": i32,
        "f32": ir.F32Type.get(),
        "one": ir.IntegerAttr.get(i32, 1),
        "tensor": ir.RankedTensorType.get([2, 4], i32),
        "block": many.body,
        "many": many.operation,
        "used": used,
        "go_on": lambda op: ir.WalkResult.ADVANCE,
        "op": view.operation,
        "constant": constant,
        "opview": view,
        "value": view.result,
        "text": text,
        "module": ir.Module.parse(text),
        "add": operator.add,
        "keep": module,
    }
    elsewhere = (BUILD, REWRITE, *PASSES.values())
    texts = {row: row for row in (*BARS, *UNBARRED) if row not in elsewhere}
    texts |= {
        FLOOR: "add(2, 3)",
        "op.attributes['value']": "constant.attributes['value']",
        ITERATE: "for op in block.operations: pass",
        WALK: "many.walk(go_on)",
        USERS: "[use.owner for use in used.uses]",
        "parse a module": "ir.Module.parse(text)",
        "print a module": "str(module)",
    }
    return {row: (statement, names) for row, statement in texts.items()}
