"""Operations, types and attributes of the dialects that are linked into the library."""

from __future__ import annotations

import importlib
import inspect
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith, builtin, cf, func, gpu, llvm, memref, nvvm, scf, ub

LINKED = "arith builtin cf dlti func gpu index llvm math memref nvvm scf ub vector".split()


@pytest.fixture
def module() -> Iterator[ir.Module]:
    """Return a module; the insertion point is its end."""
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made


def constant(value: int, width: int = 32) -> Any:
    """Build a constant."""
    return arith.constant(ir.IntegerAttr.get(ir.IntegerType.get_signless(width), value))


def index(value: int) -> Any:
    """Build a constant of type index."""
    return arith.constant(ir.IntegerAttr.get(ir.IndexType.get(), value))


@pytest.mark.parametrize("name", LINKED)
def test_every_name_of_every_module_can_be_made(name: str) -> None:
    module = importlib.import_module(f"fishplate.dialects.{name}")
    for member in module.__all__:
        made = getattr(module, member)
        if isinstance(made, type) and issubclass(made, ir.OpView):
            assert inspect.signature(made.__init__) is not None and made.OPERATION_NAME
        elif callable(made):
            assert inspect.signature(made) is not None


def test_24_traversal_gives_classes_without_imports() -> None:
    program = (
        "from fishplate import ir\n"
        "with ir.Context():\n"
        "    m = ir.Module.parse('func.func private @f()')\n"
        "    f = m.body.operations[0]\n"
        "    assert type(f).__name__ == 'FuncOp' and f.sym_name == 'f', f\n"
        "    assert type(ir.Type.parse('!llvm.ptr<3>')).__name__ == 'LLVMPointerType'\n"
        "import sys; assert 'fishplate.dialects.scf' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_28_inferred_results(module: ir.Module) -> None:
    one = constant(1)
    total = arith.addi(one, one.owner)
    assert total.type is one.type and type(total.owner) is arith.AddIOp
    assert (total.owner.lhs, total.owner.rhs) == (one, one)
    less = arith.cmpi(arith.CmpIPredicate.slt, one, total)
    assert str(less.type) == "i1" and less.owner.predicate is arith.CmpIPredicate.slt
    vector = arith.constant(ir.Attribute.parse("dense<1> : vector<4xi32>"))
    assert str(arith.cmpi("eq", vector, vector).type) == "vector<4xi1>"
    place = memref.alloca(ir.Type.parse("memref<4xf32>"), [], [])
    assert str(memref.load(place, [index(0)]).type) == "f32"
    wide = arith.extsi(ir.IntegerType.get_signless(64), one)
    assert str(wide.type) == "i64"
    low, high = arith.mulsi_extended(one, one)
    assert low.type is high.type is one.type
    with pytest.raises(TypeError, match=r"arith\.extsi, argument `out`: expected a type, got"):
        arith.extsi(one, one)
    with pytest.raises(
        TypeError, match=r"memref\.load: operand `memref` must be memref .* got i32"
    ):
        memref.load(one, [])


def test_28_29_attributes_of_all_kinds(module: ir.Module) -> None:
    one = constant(1)
    added = arith.addi(one, one, overflow_flags=arith.IntegerOverflowFlags.nsw).owner
    assert "overflow<nsw>" in str(added) and added.overflowFlags is arith.IntegerOverflowFlags.nsw
    added.overflowFlags = "nsw, nuw"
    assert added.overflowFlags == arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw
    with pytest.raises(ValueError, match="'bits'|\"bits\" is not a IntegerOverflowFlags"):
        added.overflowFlags = "bits"
    product = llvm.add(one, one, overflow_flags="nuw").owner
    assert product.overflowFlags is llvm.IntegerOverflowFlags.nuw
    assert "overflow<nuw>" in str(product)
    product.overflowFlags = "nsw"
    assert product.overflowFlags is llvm.IntegerOverflowFlags.nsw
    with pytest.raises(TypeError, match=r"expected .*overflow.*, got \"x\""):
        arith.addi(one, one, overflow_flags=ir.StringAttr.get("x"))
    shape = memref.alloca(ir.Type.parse("memref<4xf32>"), [], [], alignment=64)
    assert shape.owner.alignment == 64
    shape.owner.alignment = None
    assert shape.owner.alignment is None
    with pytest.raises(ValueError, match="expected an int from"):
        shape.owner.alignment = 2**64
    hidden = func.func("f", ir.FunctionType.get([], []), sym_visibility="private")
    assert hidden.sym_name == "f" and hidden.sym_visibility == "private"
    assert hidden.function_type is ir.FunctionType.get([], []) and hidden.arg_attrs is None
    called = func.CallOp([], "f", [], no_inline=True)
    assert called.callee == "f" and called.no_inline is True


def test_30_variadic_of_variadic(module: ir.Module) -> None:
    pieces = ir.Module.parse(
        "llvm.func @f(%a: i32) {\n"
        "  llvm.switch %a : i32, ^bb1(%a : i32) [1: ^bb1(%a : i32), 2: ^bb2]\n"
        "^bb1(%b: i32):\n  llvm.return\n^bb2:\n  llvm.return\n}"
    )
    switch = pieces.body.operations[0].body.blocks[0].operations[0]
    assert type(switch) is llvm.SwitchOp
    value = switch.value
    assert switch.defaultOperands == (value,) and switch.caseOperands == ((value,), ())
    assert len(switch.caseDestinations) == 2
    with ir.InsertionPoint(pieces.body.operations[0].body.blocks.append()):
        again = llvm.switch(
            value,
            [value],
            [[value], []],
            switch.defaultDestination,
            list(switch.caseDestinations),
            case_values=switch.attributes["case_values"],
        )
    assert again.caseOperands == ((value,), ())


def test_31_32_regions_and_successors(module: ir.Module) -> None:
    i32, i1 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(1)
    kernel = func.func("f", ir.FunctionType.get([i32, i1], [i32]))

    @kernel.body.new_block(i32, i1)
    def entry(a: Any, c: Any) -> None:
        loop = scf.ForOp(index(0), index(8), index(1), [a])
        with ir.InsertionPoint(loop.body):
            scf.yield_([arith.addi(loop.inner_iter_args[0], a)])
        choice = scf.if_([i32], c)
        with choice.thenRegion.new_block():
            scf.yield_([loop.results[0]])
        with choice.elseRegion.new_block():
            scf.yield_([a])
        func.return_(choice.results)

    assert module.operation.verify() and len(entry.operations) == 6
    flow = func.func("g", ir.FunctionType.get([i1], []))
    first, last = flow.body.blocks.append(i1), flow.body.blocks.append(i32)
    with ir.InsertionPoint(first):
        branch = cf.cond_br(first.arguments[0], [constant(1)], [constant(2)], last, last)
    with ir.InsertionPoint(last):
        func.return_([])
    assert branch.trueDest == branch.falseDest == last and len(branch.trueDestOperands) == 1
    assert module.operation.verify()
    assert type(module.operation) is builtin.ModuleOp


def test_14_18_types_and_attributes(module: ir.Module) -> None:
    i32 = ir.IntegerType.get_signless(32)
    array = llvm.LLVMArrayType.get(i32, 4)
    assert str(array) == "!llvm.array<4 x i32>" and (array.elementType, array.numElements) == (
        i32,
        4,
    )
    assert array.replace(numElements=8).numElements == 8
    assert llvm.LLVMPointerType.get().addressSpace == 0
    shape = nvvm.MMAShapeAttr.get(m=16, n=8, k=32)
    assert (shape.m, shape.n, shape.k) == (16, 8, 32) and nvvm.MMAShapeAttr.parse(
        str(shape)
    ) is shape
    assert str(gpu.DimensionAttr.get("x")) == "#gpu<dim x>" and gpu.DimensionAttr.get(0).value == 0
    assert pickle.loads(pickle.dumps(shape)) is shape
    assert str(ub.PoisonAttr.get()) == "#ub.poison"
    flags = arith.FastMathFlagsAttr.get("nnan,ninf")
    assert flags.value == arith.FastMathFlags.nnan | arith.FastMathFlags.ninf
    with pytest.raises(TypeError, match="text form of llvm.struct is C"):
        llvm.LLVMStructType.get()
    assert type(ir.Type.parse("!llvm.struct<(i32)>")) is llvm.LLVMStructType


def test_25_36_a_class_of_ones_own(module: ir.Module) -> None:
    before = arith.MulIOp
    with pytest.raises(ValueError, match=r"`arith\.muli` has the class `arith\.MulIOp` already"):

        @ir.register_operation_class("arith.muli", "test.Twice")
        class Twice(before):
            """Refused."""

    @ir.register_operation_class("arith.muli", "test.MyMul", replace=True)
    class MyMul(before):
        """A product with a method."""

        __slots__ = ()

        def is_square(self) -> bool:
            return self.lhs == self.rhs

    try:
        two = constant(2)
        product = arith.muli(two, two)
        assert type(product.owner) is MyMul and product.owner.is_square()
        assert isinstance(product.owner, arith.MulIOp)
        assert type(module.body.operations[1]) is MyMul
    finally:
        ir.register_operation_class("arith.muli", "arith.MulIOp", replace=True)(before)


def test_55_other_contexts(module: ir.Module) -> None:
    with ir.Context(), ir.Location.unknown():
        other = ir.IntegerType.get_signless(8)
    one = constant(1)
    with pytest.raises(ValueError, match=r"argument `out`: .*belongs to another context"):
        arith.extsi(other, one)
    with pytest.raises(ValueError, match="belongs to another context"):
        llvm.LLVMArrayType.get(other, 3)


def test_27_erased_operations(module: ir.Module) -> None:
    added = arith.addi(constant(1), constant(2)).owner
    added.erase()
    for use in (lambda: added.lhs, lambda: added.overflowFlags, lambda: added.result):
        with pytest.raises(ir.InvalidHandleError, match=r"`arith\.addi`.*erased"):
            use()
    with pytest.raises(ir.InvalidHandleError):
        arith.addi(added, added)
