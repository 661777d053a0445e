"""Programs for MLIR's own Python bindings build the same modules here."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from upstream_programs import PROGRAMS  # type: ignore[import-not-found]

from fishplate import dialects, ir
from fishplate.dialects import (
    arith,
    builtin,
    cf,
    func,
    gpu,
    llvm,
    math,
    memref,
    region_op,
    scf,
    ub,
    vector,
)

OURS = SimpleNamespace(
    ir=ir,
    region_op=region_op,
    arith=arith,
    builtin=builtin,
    cf=cf,
    func=func,
    gpu=gpu,
    llvm=llvm,
    math=math,
    memref=memref,
    scf=scf,
    vector=vector,
)

THEIRS = """
import json, sys, warnings
from types import SimpleNamespace
warnings.simplefilter("ignore")
sys.path.insert(0, sys.argv[1])
from jax._src.interpreters import mlir as jm
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import arith, builtin, cf, func, gpu, llvm, math, memref, scf, vector
from jaxlib.mlir.extras.meta import region_op
from upstream_programs import PROGRAMS
m = SimpleNamespace(**{name: value for name, value in globals().items() if not name.startswith("_")})
texts = {}
for program in PROGRAMS:
    with jm.make_ir_context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            program(m)
        texts[program.__name__] = module.operation.get_asm(print_generic_op_form=True)
json.dump(texts, sys.stdout)
"""


@pytest.fixture(scope="module")
def theirs() -> dict[str, str]:
    """Return the modules that MLIR's own bindings build, as text."""
    command = [sys.executable, "-c", THEIRS, str(Path(__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    texts: dict[str, str] = json.loads(done.stdout)
    return texts


@pytest.fixture
def module() -> Iterator[ir.Module]:
    """Return a module; the insertion point is its end."""
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_the_same_module(
    program: Callable[[Any], None], module: ir.Module, theirs: dict[str, str]
) -> None:
    program(OURS)
    assert module.operation.verify()
    ours = ir.Module.parse(module.operation.get_asm())
    expected = ir.Module.parse(theirs[program.__name__])
    assert str(ours) == str(expected)


def lines(module: ir.Module) -> list[str]:
    """Return the stripped lines of a module that verifies."""
    assert module.operation.verify()
    return [line.strip() for line in str(module).splitlines()]


def test_numbers_among_indices_and_sizes(module: ir.Module) -> None:
    dynamic = ir.ShapedType.get_dynamic_size()

    @func.FuncOp.from_py_func(ir.IndexType.get())
    def f(n: ir.Value) -> None:
        rows = memref.alloc(ir.MemRefType.get([dynamic, dynamic], ir.F32Type.get()), [4, n])
        memref.store(memref.load(rows, [0, n]), rows, [n, 1])
        view = memref.subview(rows, [n, 0], [2, n], [1, 2])
        assert str(view.type) == "memref<2x?xf32, strided<[?, 2], offset: ?>>"
        space = ir.Attribute.parse("3 : i64")
        square = memref.alloca(ir.MemRefType.get([8, 8], ir.F32Type.get(), memory_space=space))
        view = memref.subview(square, [n, 0], [2, 4], [1, 1])
        assert str(view.type) == "memref<2x4xf32, strided<[8, 1], offset: ?>, 3>"

    assert "memref.store %0, %alloc[%arg0, %c1] : memref<?x?xf32>" in lines(module)
    square = memref.alloc(ir.MemRefType.get([8, 8], ir.F32Type.get()))
    with pytest.raises(ValueError, match="expected 2 sizes, got 1"):
        memref.subview(square, [0, 0], [1], [1, 1])
    with pytest.raises(TypeError, match="expected a memref with a rank, got index"):
        memref.subview(arith.constant(ir.IndexType.get(), 1), [0], [1], [1])


def test_poison_needs_no_value(module: ir.Module) -> None:
    value = ub.poison(ir.IntegerType.get_signless(32))
    assert str(value.owner) == "%0 = ub.poison : i32"
    assert str(ub.PoisonOp(value.type, value=value.owner.value).value) == "#ub.poison"


def test_constants_fit_their_type(module: ir.Module) -> None:
    four = ir.VectorType.get([4], ir.F32Type.get())
    arith.constant(four, 1)
    arith.constant(ir.F32Type.get(), 2)
    found = lines(module)
    assert "%cst = arith.constant dense<1.000000e+00> : vector<4xf32>" in found
    assert "%cst_0 = arith.constant 2.000000e+00 : f32" in found
    i8 = ir.IntegerType.get_signless(8)
    for value in [1.5, "one", None]:
        with pytest.raises(TypeError, match=r"expected a value of type i8, got"):
            arith.constant(i8, value)
    with pytest.raises(ValueError, match="300"):
        arith.constant(i8, 300)
    assert lines(module) == found
    with pytest.raises(ValueError, match="literal"):
        _ = arith.ConstantOp(four, 1.0).literal_value


def test_loops_end_by_themselves_and_take_the_type_of_a_bound(module: ir.Module) -> None:
    @func.FuncOp.from_py_func(ir.IntegerType.get_signless(32))
    def f(n: ir.Value) -> None:
        for i in scf.for_(0, n):
            arith.addi(i, n)

    found = lines(module)
    assert "scf.for %arg1 = %c0_i32 to %arg0 step %c1_i32  : i32 {" in found, found


def test_a_launch_decorates_its_kernel(module: ir.Module) -> None:
    @func.FuncOp.from_py_func()
    def host() -> None:
        @gpu.launch(grid_size=(1, 2, 3), block_size=(4, 5, 6))
        def kernel(*places: ir.Value) -> None:
            assert len(places) == 12
            gpu.printf("%d", places[3])

        assert isinstance(kernel, gpu.LaunchOp)

    assert "gpu.terminator" in lines(module)
    with pytest.raises(ValueError, match="grid_size: expected sizes in x, y and z, got 2"):
        gpu.launch(grid_size=(1, 2), block_size=(1, 1, 1))(print)


def test_what_fails_leaves_nothing_behind(module: ir.Module) -> None:
    index = ir.IndexType.get()

    def fails(*_: Any) -> None:
        arith.constant(index, 1)
        raise LookupError("inside")

    attempts: list[Callable[[], Any]] = [
        lambda: func.FuncOp.from_py_func(index)(fails),
        lambda: func.FuncOp("f", ([], []), body_builder=fails),
        lambda: builtin.module(fails),
        lambda: region_op(scf.ExecuteRegionOp)([index])(fails),
    ]
    for attempt in attempts:
        with pytest.raises(LookupError, match="inside"):
            attempt()
    assert len(module.body.operations) == 0

    def returns(a: ir.Value) -> ir.Value:
        return a

    with pytest.raises(ValueError, match="explicit `results=` requires"):
        func.FuncOp.from_py_func(index, results=[index])(returns)
    with pytest.raises(TypeError, match="parameter `a` of `returns`: expected a type of the IR"):
        region_op(scf.ExecuteRegionOp)([])(returns)
    assert len(module.body.operations) == 0


def test_calls_say_what_is_wrong(module: ir.Module) -> None:
    declared = func.FuncOp("f", ([], []), visibility="private")
    made = func.call(declared, [], no_inline=True)
    assert isinstance(made, func.CallOp) and made.no_inline and made.callee == "f"
    with pytest.raises(ValueError, match="arguments after the function's name"):
        func.CallOp([], "f")
    with pytest.raises(ValueError, match="got more"):
        func.CallOp(declared, [], [])
    with pytest.raises(TypeError, match=r"expected a FuncOp, got func\.call"):
        func.CallOp(made, [])
    with pytest.raises(IndexError, match="not have a body|Entry block does not exist"):
        _ = declared.arguments
    declared.add_entry_block()
    with pytest.raises(IndexError, match="already"):
        declared.add_entry_block()


def test_functions_of_all_dialects_have_a_body_in_the_same_way(module: ir.Module) -> None:
    i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
    functions: list[tuple[Any, type[Exception]]] = [
        (func.FuncOp("f", ([i32, f32], [])), IndexError),
        (llvm.LLVMFuncOp("g", ir.Type.parse("!llvm.func<void (i32, f32)>")), IndexError),
        (gpu.GPUFuncOp(ir.FunctionType.get([i32, f32], []), "h"), RuntimeError),
    ]
    for op, misuse in functions:
        with pytest.raises(misuse, match="not have a body|Entry block does not exist"):
            _ = op.arguments
        locs = [ir.Location.name("a"), ir.Location.name("b")]
        block = op.add_entry_block(locs)
        assert block == op.entry_block and not op.is_external
        assert [each.type for each in op.arguments] == [i32, f32]
        assert [each.location for each in op.arguments] == locs
        with pytest.raises(misuse, match="already"):
            op.add_entry_block()


def test_traversal_gives_extended_classes(module: ir.Module) -> None:
    parsed = ir.Module.parse("llvm.func @f(%a: i32) { llvm.return }\nfunc.func private @g()")
    first, second = parsed.body.operations
    assert isinstance(first, llvm.LLVMFuncOp) and len(first.arguments) == 1
    assert isinstance(second, func.FuncOp) and second.is_external
    assert second.operation.name == "func.func" and second.sym_name == "g"


@pytest.mark.parametrize("name", "arith builtin func gpu llvm memref scf ub vector".split())
def test_extras_are_what_modules_and_stubs_have(name: str) -> None:
    dialect = importlib.import_module(f"fishplate.dialects.{name}")
    folder = Path(dialects.__file__).parent
    extras = __import__(f"fishplate.dialects._extras.{name}", fromlist=["*"])
    stub = (folder / f"{name}.pyi").read_text()
    assert extras.__all__ == sorted(extras.__all__)
    for member in extras.__all__:
        assert member in dir(dialect)
        held, made = getattr(extras, member), getattr(dialect, member)
        if isinstance(held, type):
            assert issubclass(made, held) and f"class {member}(_x.{member}):" in stub
        else:
            assert made is held
            assert f"from fishplate.dialects._extras.{name} import {member} as {member}" in stub
    public = {
        each
        for each in vars(extras)
        if getattr(vars(extras)[each], "__module__", "") == extras.__name__
    }
    assert {each for each in public if not each.startswith("_")} == set(extras.__all__)
