"""Programs that build modules with the conveniences of MLIR's own Python bindings.

Each gets a namespace with ``ir``, the modules of dialects and ``region_op``, and builds at the current insertion
point. They run with our package and with MLIR's (``test_upstream.py``), and have to build the same modules.
"""

# Annotations are IR types, and values have no annotation in both packages. mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN003, ANN202, B007

from __future__ import annotations

import array
from types import SimpleNamespace


def constants(m: SimpleNamespace) -> None:
    """Constants of every kind of type."""
    ir, arith = m.ir, m.arith
    i1, i32 = ir.IntegerType.get_signless(1), ir.IntegerType.get_signless(32)
    arith.constant(i1, True)
    arith.constant(i32, -7)
    arith.constant(ir.IndexType.get(), 3)
    arith.constant(ir.F32Type.get(), 1.5)
    arith.constant(i32, ir.IntegerAttr.get(i32, 9))
    tensor = ir.RankedTensorType.get([2, 2], i32)
    arith.constant(tensor, array.array("i", [1, 2, 3, 4]))
    splat = ir.DenseElementsAttr.get_splat(tensor, ir.IntegerAttr.get(i32, 5))
    assert arith.ConstantOp(tensor, splat).type == tensor
    three = arith.ConstantOp.create_index(3)
    assert three.literal_value == 3 and isinstance(three.type, ir.IndexType)
    assert arith.ConstantOp(ir.F64Type.get(), 2.5).literal_value == 2.5


def arithmetic(m: SimpleNamespace) -> None:
    """Values from functions of operations, with flags by keyword."""
    ir, arith, math = m.ir, m.arith, m.math
    i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()

    @m.func.FuncOp.from_py_func(i32, f32)
    def f(a, x):
        b = arith.addi(a, a, overflow_flags=arith.IntegerOverflowFlags.nsw)
        less = arith.cmpi(arith.CmpIPredicate.slt, a, b)
        c = arith.select(less, a, b)
        y = math.sqrt(arith.mulf(x, x, fastmath=arith.FastMathFlags.fast))
        return arith.addf(arith.sitofp(f32, c), y)


def functions(m: SimpleNamespace) -> None:
    """Declarations, definitions and calls."""
    ir, func, arith = m.ir, m.func, m.arith
    i32 = ir.IntegerType.get_signless(32)
    outer = func.FuncOp("outer", ([i32], [i32, i32]), visibility="private")
    assert outer.is_external and str(outer.visibility) == '"private"'
    assert outer.type == ir.FunctionType.get([i32], [i32, i32])
    inner = func.FuncOp("inner", ir.FunctionType.get([i32], [i32]))
    with ir.InsertionPoint(inner.add_entry_block()):
        both = func.CallOp(outer, [inner.arguments[0]])
        one = func.CallOp([i32], ir.FlatSymbolRefAttr.get("inner"), [both.results[0]])
        again = func.call([i32], "inner", [one.results[0]])
        func.return_([arith.addi(again, both.results[1])])
    assert not inner.is_external and inner.entry_block.arguments[0] == inner.arguments[0]

    def body(op):
        func.ReturnOp([op.arguments[0]])

    func.FuncOp("built", ([i32], [i32]), body_builder=body)


def python_functions(m: SimpleNamespace) -> None:
    """Functions from Python functions, which call each other."""
    ir, func, arith = m.ir, m.func, m.arith
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i32, i32)
    def add(a, b):
        return arith.addi(a, b)

    @func.FuncOp.from_py_func(i32, name="pair")
    def two(a, func_op):
        assert func_op.arguments[0] == a
        return add(a, a), a

    @func.FuncOp.from_py_func(i32, results=[i32])
    def three(a, **more):
        first, second = two(a)
        assert set(more) == {"func_op"}
        func.ReturnOp([add(first, second)])

    @func.FuncOp.from_py_func()
    def nothing():
        pass

    @func.func()
    def calls_nothing():
        nothing()

    @func.func(i32, name="twice")
    def again(a):
        return [a, a]


def loops(m: SimpleNamespace) -> None:
    """Loops from Python loops, nested, with and without carried values."""
    ir, func, scf, arith = m.ir, m.func, m.scf, m.arith
    f32 = ir.F32Type.get()

    @func.FuncOp.from_py_func(ir.IndexType.get(), f32)
    def f(n, x):
        for _ in scf.for_(8):
            scf.yield_([])
        for _ in scf.for_(0, n, 2):
            for _ in scf.for_(1, 4):
                scf.yield_([])
            scf.yield_([])
        for _, total, result in scf.for_(0, 8, iter_args=[x]):
            scf.yield_([arith.addf(total, x)])
        for _, (a, b), results in scf.for_(0, 8, 2, [x, result]):
            scf.yield_([b, a])
        return results[1]


def loop_operations(m: SimpleNamespace) -> None:
    """A loop as an operation, with its parts."""
    ir, func, scf, arith = m.ir, m.func, m.scf, m.arith
    index = ir.IndexType.get()

    @func.FuncOp.from_py_func(index, index, index)
    def f(low, high, start):
        loop = scf.ForOp(low, high, low, [start])
        with ir.InsertionPoint(loop.body):
            scf.yield_([arith.addi(loop.inner_iter_args[0], loop.induction_variable)])
        second = scf.ForOp(low, high, low, loop)
        with ir.InsertionPoint(second.body):
            scf.yield_(second.inner_iter_args)
        return second.results[0]


def branches(m: SimpleNamespace) -> None:
    """Branches with and without an else case."""
    ir, func, scf = m.ir, m.func, m.scf
    index = ir.IndexType.get()

    @func.FuncOp.from_py_func(ir.IntegerType.get_signless(1), index, index)
    def f(c, a, b):
        choice = scf.IfOp(c, [index], has_else=True)
        with ir.InsertionPoint(choice.then_block):
            scf.yield_([a])
        with ir.InsertionPoint(choice.else_block):
            scf.yield_([b])
        plain = scf.IfOp(c)
        assert plain.else_block is None
        with ir.InsertionPoint(plain.then_block):
            scf.yield_([])
        return choice.results[0]


def while_loops(m: SimpleNamespace) -> None:
    """A loop with a condition."""
    ir, func, scf, arith = m.ir, m.func, m.scf, m.arith
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i32, i32)
    def f(start, end):
        loop = scf.WhileOp([i32], [start])
        before, after = (region.blocks.append(i32) for region in loop.regions)
        with ir.InsertionPoint(before):
            less = arith.cmpi(arith.CmpIPredicate.slt, before.arguments[0], end)
            scf.condition(less, before.arguments)
        with ir.InsertionPoint(after):
            scf.yield_([arith.addi(after.arguments[0], after.arguments[0])])
        return loop.results[0]


def switches(m: SimpleNamespace) -> None:
    """A switch over an index, with builders and with blocks."""
    ir, func, scf, arith = m.ir, m.func, m.scf, m.arith
    index = ir.IndexType.get()

    @func.FuncOp.from_py_func(index)
    def f(x):
        def case(op, position, number):
            scf.yield_([arith.constant(index, 10 * position + number)])

        def rest(op):
            scf.yield_([op.arg])

        chosen = scf.index_switch([index], x, [2, 5], case, rest)
        op = scf.IndexSwitchOp([], chosen, [1])
        for block in [op.default_block, op.case_block(0)]:
            with ir.InsertionPoint(block):
                scf.yield_([])
        assert len(op.case_blocks) == len(op.case_regions) == 1
        return chosen


def parallel_loops(m: SimpleNamespace) -> None:
    """A parallel loop of two dimensions over a tensor."""
    ir, func, scf = m.ir, m.func, m.scf
    tensor = ir.RankedTensorType.get([8], ir.F32Type.get())

    @func.FuncOp.from_py_func(ir.IndexType.get(), tensor)
    def f(n, t):
        loop = scf.ForallOp([0, n], [8, 8], [1, 2], [t])
        assert loop.rank == 2 and len(loop.induction_variables) == 2
        assert [str(value.type) for value in loop.inner_iter_args] == ["tensor<8xf32>"]
        end = loop.terminator()
        assert len(end.block.operations) == 0
        return loop.results[0]


def buffers(m: SimpleNamespace) -> None:
    """Buffers: sizes, loads, stores and views."""
    ir, func, memref, arith = m.ir, m.func, m.memref, m.arith
    f32, index = ir.F32Type.get(), ir.IndexType.get()

    @func.FuncOp.from_py_func(index)
    def f(n):
        square = memref.alloc(ir.MemRefType.get([16, 16], f32), [], [])
        dynamic = ir.ShapedType.get_dynamic_size()
        rows = memref.alloca(ir.MemRefType.get([dynamic, 4], f32), [n], [], alignment=64)
        zero = arith.constant(index, 0)
        memref.store(memref.load(square, [zero, n]), rows, [n, zero])
        memref.subview(square, [2, 2], [8, 8], [1, 1])
        memref.subview(square, [0, 0], [16, 16], [1, 1])
        part = memref.subview(square, [0, 1], [4, 4], [2, 3])
        memref.subview(part, [1, 1], [2, 2], [1, 1])
        three = arith.constant(index, 3)
        memref.subview(square, [three, 2], [8, three], [1, 1])
        memref.dealloc(square)


def control_flow(m: SimpleNamespace) -> None:
    """Blocks that branch to each other."""
    ir, func, cf, arith = m.ir, m.func, m.cf, m.arith
    i1, i32 = ir.IntegerType.get_signless(1), ir.IntegerType.get_signless(32)
    f = func.FuncOp("f", ([i1, i32], [i32]))
    entry = f.add_entry_block()
    left, right = entry.create_after(), entry.create_after(i32)
    with ir.InsertionPoint(entry):
        cf.cond_br(f.arguments[0], [], [f.arguments[1]], left, right)
    with ir.InsertionPoint(left):
        cf.br([arith.constant(i32, 1)], right)
    with ir.InsertionPoint(right):
        func.return_([right.arguments[0]])


def kernels(m: SimpleNamespace) -> None:
    """Kernels in a separate module, and launches of them."""
    ir, func, gpu, arith = m.ir, m.func, m.gpu, m.arith

    @m.builtin.module(attrs={"gpu.container_module": ir.UnitAttr.get()})
    def whole():
        f32 = ir.F32Type.get()
        module = gpu.GPUModuleOp("kernels")
        with ir.InsertionPoint(module.regions[0].blocks.append()):

            def body(op):
                gpu.thread_id(gpu.Dimension.x)
                gpu.printf("%f", op.entry_block.arguments[0])
                gpu.return_([])

            ty = ir.FunctionType.get([f32], [])
            first = gpu.GPUFuncOp(
                ty, "first", kernel=True, body_builder=body, known_block_size=[128, 1, 1]
            )
            second = gpu.GPUFuncOp(ir.FunctionType.get([], []), "second", kernel=True)
            with ir.InsertionPoint(second.add_entry_block()):
                gpu.return_([])
            assert first.is_kernel and second.is_kernel and len(first.entry_block.arguments) == 1

        @func.FuncOp.from_py_func(f32)
        def host(x):
            token = gpu.wait()
            done = gpu.launch_func(["kernels", "first"], (2, 1, 1), (128, 1, 1), [x], [token])
            gpu.wait([done])
            one = arith.constant(ir.IndexType.get(), 1)
            gpu.LaunchFuncOp(["kernels", "second"], (one, one, one), (one, one, one))
            launch = gpu.LaunchOp((one, 2, 3), (4, 5, 6))
            again = gpu.launch_((1, 1, 1), (2, 2, 2))
            for op in [launch, again]:
                with ir.InsertionPoint(op.regions[0].blocks[0]):
                    gpu.printf("%f", x)
                    gpu.terminator()


def vectors(m: SimpleNamespace) -> None:
    """Vectors in and out of buffers."""
    ir, func, vector, arith = m.ir, m.func, m.vector, m.arith
    f32, index = ir.F32Type.get(), ir.IndexType.get()
    four = ir.VectorType.get([4], f32)

    @func.FuncOp.from_py_func(ir.MemRefType.get([16], f32), index, f32)
    def f(buffer, at, x):
        a = vector.load(four, buffer, [at])
        b = vector.broadcast(four, x)
        c = vector.fma(a, b, a)
        vector.store(c, buffer, [at])
        ty = ir.AffineMap.get_identity(1)
        read = vector.transfer_read(four, buffer, [at], ty, x, [True])
        vector.print_(source=read)
        return vector.reduction(f32, vector.CombiningKind.ADD, arith.addf(read, c))


def llvm_functions(m: SimpleNamespace) -> None:
    """Functions of the LLVM dialect."""
    ir, llvm = m.ir, m.llvm
    i32 = ir.IntegerType.get_signless(32)
    ty = ir.Type.parse("!llvm.func<i32 (i32)>")
    f = llvm.LLVMFuncOp("f", ir.TypeAttr.get(ty))
    block = f.regions[0].blocks.append(i32)
    with ir.InsertionPoint(block):
        seven = llvm.mlir_constant(ir.IntegerAttr.get(i32, 7))
        llvm.return_(arg=llvm.xor(block.arguments[0], seven))
    llvm.func("declared", ir.TypeAttr.get(ty), c_conv=ir.Attribute.parse("#llvm.cconv<fastcc>"))


def modules(m: SimpleNamespace) -> None:
    """Modules inside of the module, from Python functions too."""
    ir, builtin, arith = m.ir, m.builtin, m.arith
    with ir.InsertionPoint(builtin.ModuleOp().body):
        arith.constant(ir.IndexType.get(), 0)

    @builtin.module
    def first():
        arith.constant(ir.IndexType.get(), 1)

    @builtin.module(attrs={"arith.note": ir.UnitAttr.get()})
    def second():
        arith.constant(ir.IndexType.get(), 2)


def variable_results(m: SimpleNamespace) -> None:
    """Functions of operations whose number of results only the operation knows."""
    ir, func, builtin, memref, llvm = m.ir, m.func, m.builtin, m.memref, m.llvm
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    declared = func.FuncOp("declared", ([i32], [i32]), visibility="private")

    @func.func(i32)
    def f(x):
        one = builtin.unrealized_conversion_cast([i64], [x])
        two = builtin.unrealized_conversion_cast([i32, i32], [one])
        called = llvm.inline_asm(None, [], "nop", "", has_side_effects=True)
        assert len(called.results) == 0
        answer = llvm.inline_asm(i32, [two[1]], "mov $0, $1", "=r,r")
        buffer = memref.alloc(ir.MemRefType.get([4], i32), [], [])
        rest = memref.extract_strided_metadata(buffer)
        assert len(rest) == 4
        return func.constant(declared.type, "declared"), answer


def regions(m: SimpleNamespace) -> None:
    """A region from a Python function, its terminator from the function's result."""
    ir, func, scf, arith = m.ir, m.func, m.scf, m.arith
    index = ir.IndexType.get()
    choose = m.region_op(scf.ExecuteRegionOp, terminator=scf.YieldOp)

    @func.FuncOp.from_py_func(index)
    def f(x):
        @choose([index])
        def one():
            return [arith.addi(x, x)]

        @choose([index, index])
        def two():
            return [x, one]

        return two[1]


PROGRAMS = [
    constants,
    arithmetic,
    functions,
    python_functions,
    loops,
    loop_operations,
    branches,
    while_loops,
    switches,
    parallel_loops,
    buffers,
    control_flow,
    kernels,
    vectors,
    llvm_functions,
    modules,
    variable_results,
    regions,
]
