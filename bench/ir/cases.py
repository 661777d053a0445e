"""What the section "MLIR" measures: the same statements on `fishplate.ir` and on MLIR's own bindings.

The names of the two packages are the same, so one text serves both; only the making of a context
with dialects differs, which is the worker's. Names and bars are read outside of the measuring process too.
"""

from __future__ import annotations

from types import ModuleType

OPS = 10_000
BUILD = f"build arith.addi, one of {OPS:,}"
FLOOR = "floor: operator.add"
FUNCTIONS = 400

# Ours / MLIR's, at most. Rows without a bar are here for the reader.
UNBARRED = ("IntegerAttr.get(i32, 5)", "StringAttr.get('x')")
BARS = {
    BUILD: 0.5,
    "op.name": 0.7,
    "op.location": 0.7,
    "op.attributes['value']": 0.7,
    "op.operands[0]": 0.7,
    "opview.lhs": 0.7,
    "opview.result": 0.7,
    "value.type": 0.7,
    "value.owner": 0.7,
    "IntegerType.get_signless(32)": 0.7,
    "RankedTensorType.get([2, 4], i32)": 0.7,
    "parse a module": 1.1,
    "print a module": 1.1,
}


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
    """An operation that gives the number 1, at the current insertion point."""
    i32 = ir.IntegerType.get_signless(32)
    value = ir.IntegerAttr.get(i32, 1)
    return ir.Operation.create("arith.constant", results=[i32], attributes={"value": value})


def build_loop(arith: ModuleType, value: object) -> None:
    """Builds the operations of the row BUILD at the current insertion point."""
    addi = arith.addi
    for _ in range(OPS):
        addi(value, value)


def statements(ir: ModuleType, arith: ModuleType) -> dict[str, tuple[str, dict[str, object]]]:
    """Every row but BUILD. A context with its dialects is current, and a location."""
    import operator

    i32 = ir.IntegerType.get_signless(32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        constant = one(ir)
        value = constant.result
        view = arith.AddIOp(value, value)
    text = module_text()
    names = {
        "ir": ir,
        "IntegerAttr": ir.IntegerAttr,
        "IntegerType": ir.IntegerType,
        "RankedTensorType": ir.RankedTensorType,
        "StringAttr": ir.StringAttr,
        "i32": i32,
        "op": view.operation,
        "constant": constant,
        "opview": view,
        "value": view.result,
        "text": text,
        "module": ir.Module.parse(text),
        "add": operator.add,
        "keep": module,
    }
    texts = {row: row for row in (*BARS, *UNBARRED) if row != BUILD}
    texts |= {
        FLOOR: "add(2, 3)",
        "op.attributes['value']": "constant.attributes['value']",
        "parse a module": "ir.Module.parse(text)",
        "print a module": "str(module)",
    }
    return {row: (statement, names) for row, statement in texts.items()}
