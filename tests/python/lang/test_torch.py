"""Compiled functions as operators of PyTorch. Runs where torch is installed."""

from __future__ import annotations

import sys
import weakref
from typing import Any

import numpy as np
import pytest

import fishplate as fp

torch = pytest.importorskip("torch", reason="torch is not installed: operators are not tested here")


@fp.jit
def add(a: fp.Tensor, k: fp.Float32, b: fp.Tensor) -> None:
    for i in fp.parallel_range(a.shape[0]):
        b[i] = a[i] + k


def shared() -> fp.Function:
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    return fp.compile(add, vector, 2.0, vector)


def test_an_operator_that_makes_its_result() -> None:
    op = fp.torch.register(shared(), "fishplate_test::add", outputs=["b"])
    x = torch.arange(6.0)
    torch.testing.assert_close(op(x, 3.0), x + 3)
    torch.testing.assert_close(torch.ops.fishplate_test.add(x, k=3.0), x + 3)
    assert "(Tensor a, float k) -> Tensor" in str(torch.ops.fishplate_test.add.default._schema)
    torch.library.opcheck(op, (x, 2.0), test_utils=("test_schema", "test_faketensor"))


def test_shapes_without_data() -> None:
    fp.torch.register(shared(), "fishplate_test::add_meta", outputs=["b"])
    made = torch.ops.fishplate_test.add_meta(torch.empty(7, device="meta"), 1.0)
    assert made.shape == (7,) and made.dtype == torch.float32 and made.device.type == "meta"
    with pytest.raises(Exception, match="expected 1 dimensions of torch.float32, got 2"):
        torch.ops.fishplate_test.add_meta(torch.empty(7, 2, device="meta"), 1.0)


def test_a_program_that_torch_traces() -> None:
    op = fp.torch.register(shared(), "fishplate_test::add_traced", outputs=["b"])

    def program(x: Any) -> Any:
        return op(x * 2, 1.0).sum()

    compiled = torch.compile(program, backend="eager", fullgraph=True)
    for size in (4, 9):
        x = torch.arange(float(size))
        torch.testing.assert_close(compiled(x), (x * 2 + 1).sum())


def test_an_operator_that_writes_to_what_it_takes() -> None:
    op = fp.torch.register(shared(), "fishplate_test::add_into", mutates=["b"])
    schema = str(torch.ops.fishplate_test.add_into.default._schema)
    assert "(Tensor a, float k, Tensor(a!) b) -> ()" in schema
    x, y = torch.ones(3), torch.zeros(3)
    assert op(x, 4.0, y) is None and y.tolist() == [5, 5, 5]
    found = fp.torch.register(shared(), "fishplate_test::add_found")
    schema = str(torch.ops.fishplate_test.add_found.default._schema)
    assert "(Tensor a, float k, Tensor(a!) b) -> ()" in schema, "a kernel says what it writes to"
    with pytest.raises(RuntimeError, match="ValueError: Mismatched b"):
        found(x, 4.0, torch.zeros(4))


def test_what_an_operator_writes_to_is_not_hidden() -> None:
    with pytest.raises(ValueError, match="fishplate_test::hidden: the function writes to 'b'"):
        fp.torch.register(shared(), "fishplate_test::hidden", mutates=[])
    with pytest.raises(ValueError, match="mutates: 'c' is not a tensor parameter; .* are a, b"):
        fp.torch.register(shared(), "fishplate_test::hidden", mutates=["c"])
    # A function of which nothing is known may write to every tensor.
    unknown = shared()
    unknown._access = "???"
    fp.torch.register(unknown, "fishplate_test::unknown")
    schema = str(torch.ops.fishplate_test.unknown.default._schema)
    assert "(Tensor(a!) a, float k, Tensor(b!) b) -> ()" in schema


def test_an_operator_that_writes_to_a_list() -> None:
    @fp.jit
    def double(parts: tuple[fp.Tensor, fp.Tensor]) -> None:
        for i in range(parts[0].shape[0]):
            parts[0][i] *= 2
            parts[1][i] *= 2

    vector = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),))
    op = fp.torch.register(fp.compile(double, (vector, vector)), "fishplate_test::double")
    schema = str(torch.ops.fishplate_test.double.default._schema)
    assert "(Tensor(a!)[] parts) -> ()" in schema
    x, y = torch.ones(3), torch.arange(3.0)
    versions = x._version, y._version
    op([x, y])
    assert x.tolist() == [2, 2, 2] and y.tolist() == [0, 2, 4]
    assert (x._version, y._version) > versions
    torch.library.opcheck(op, ([x, y],))


def test_autograd_sees_what_an_operator_writes_to() -> None:
    op = fp.torch.register(shared(), "fishplate_test::add_seen", mutates=["b"])
    w = torch.rand(3, requires_grad=True)
    saved = w.exp()
    op(torch.ones(3), 1.0, saved.detach())
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        saved.sum().backward()
    # Tensors of inference mode have no version to count.
    with torch.inference_mode():
        y = torch.zeros(3)
        op(torch.ones(3), 1.0, y)
    op(torch.ones(3), 1.0, y)
    assert y.tolist() == [2, 2, 2]


def test_extents_that_are_products_and_numbers() -> None:
    n, m = fp.sym_int(), fp.sym_int()

    @fp.jit
    def outer(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            for j in range(b.shape[0]):
                c[i, j] = a[i] * b[j]

    row = fp.make_fake_compact_tensor
    f = fp.compile(
        outer,
        row(fp.Float64, (n,)),
        row(fp.Float64, (m,)),
        row(fp.Float64, (n, m), stride_order=(1, 0)),
    )
    op = fp.torch.register(f, "fishplate_test::outer", outputs=["c"])
    a, b = torch.arange(3, dtype=torch.float64), torch.arange(4, dtype=torch.float64)
    torch.testing.assert_close(op(a, b), torch.outer(a, b))


def test_what_cannot_be_an_operator() -> None:
    example = np.zeros(4, np.float32)
    apart = fp.compile(add, example, 2.0, example)
    with pytest.raises(ValueError, match=r"no argument says b.shape\[0\]"):
        fp.torch.register(apart, "fishplate_test::apart", outputs=["b"])
    with pytest.raises(
        ValueError, match="outputs: 'k' is not a tensor parameter; the tensor parameters are a, b"
    ):
        fp.torch.register(apart, "fishplate_test::apart", outputs=["k"])
    with pytest.raises(TypeError, match="expected a compiled function, got JitFunction"):
        fp.torch.register(add, "fishplate_test::apart")


@fp.jit
def squared(a: fp.Tensor, k: fp.Float32, b: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = k * a[i] * a[i]


@fp.jit
def squared_backward(grad_b: fp.Tensor, a: fp.Tensor, k: fp.Float32, grad_a: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        grad_a[i] = 2 * k * a[i] * grad_b[i]


def squares(name: str, **more: Any) -> Any:
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    forward = fp.compile(squared, vector, 2.0, vector)
    return fp.torch.register(forward, f"fishplate_test::{name}", outputs=["b"], **more)


def compiled_backward() -> fp.Function:
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    return fp.compile(squared_backward, vector, vector, 2.0, vector)


@pytest.mark.parametrize("kind", ["compiled", "python"])
def test_gradients(kind: str) -> None:
    def in_python(a: Any, grad_b: Any, k: float) -> dict[str, Any]:
        return {"a": 2 * k * a * grad_b}

    backward = compiled_backward() if kind == "compiled" else in_python
    op = squares(f"squared_{kind}", backward=backward)
    x = torch.arange(5.0, requires_grad=True)
    op(x, 3.0).sum().backward()
    torch.testing.assert_close(x.grad, 6 * x.detach())
    torch.library.opcheck(op, (x, 3.0))
    program = torch.compile(lambda x: (op(x, 3.0) * 2).sum(), backend="aot_eager", fullgraph=True)
    x.grad = None
    program(x).backward()
    torch.testing.assert_close(x.grad, 12 * x.detach())


def test_wrong_gradients_are_refused() -> None:
    with pytest.raises(ValueError, match="'c' is neither an argument"):
        squares("wrong_name", backward=lambda c: {})
    with pytest.raises(ValueError, match="expected a parameter to fill, one of grad_a, grad_k"):
        squares("nothing_filled", backward=shared())
    op = squares("wrong_result", backward=lambda grad_b: grad_b)
    with pytest.raises(TypeError, match="must return a dict, got Tensor"):
        op(torch.ones(3, requires_grad=True), 1.0).sum().backward()


def test_a_batch() -> None:
    op = squares("batched")
    x = torch.arange(6.0).reshape(2, 3)
    torch.testing.assert_close(torch.vmap(lambda row: op(row, 3.0))(x), 3 * x * x)
    columns = torch.vmap(lambda column: op(column, 3.0), in_dims=1, out_dims=1)(x)
    torch.testing.assert_close(columns, 3 * x * x)
    with pytest.raises(ValueError, match="vmap must be"):
        squares("unknown_rule", vmap="fast")


def test_lists_and_defaults() -> None:
    @fp.jit
    def total(parts: tuple[fp.Tensor, fp.Tensor], out: fp.Tensor, k: fp.Float32 = 2.0) -> None:
        for i in range(out.shape[0]):
            out[i] = k * (parts[0][i] + parts[1][i])

    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    f = fp.compile(total, (vector, vector), vector, 2.0)
    op = fp.torch.register(f, "fishplate_test::total", outputs=["out"])
    schema = str(torch.ops.fishplate_test.total.default._schema)
    assert "(Tensor[] parts, float k=2.) -> Tensor" in schema, schema
    x, y = torch.arange(4.0), torch.ones(4)
    torch.testing.assert_close(op([x, y]), 2 * (x + y))
    torch.testing.assert_close(op([x, y], k=3.0), 3 * (x + y))
    torch.library.opcheck(op, ([x, y], 2.0))
    program = torch.compile(lambda x, y: op([x, y]) + 1, backend="eager", fullgraph=True)
    torch.testing.assert_close(program(x, y), 2 * (x + y) + 1)


@fp.jit
def affine(
    x: fp.Tensor, weight: fp.Tensor | None, bias: fp.Tensor | None, k: fp.Float32, y: fp.Tensor
) -> None:
    for i in fp.parallel_range(x.shape[0]):
        value = x[i] * k
        if weight is not None:
            value = value * weight[i]
        if bias is not None:
            value = value + bias[i]
        y[i] = value


def affine_variants(*left_out: tuple[str, ...]) -> list[fp.Function]:
    made = []
    for names in left_out:
        vector = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),))
        weight, bias = (None if name in names else vector for name in ("weight", "bias"))
        made.append(fp.compile(affine, vector, weight, bias, 2.0, vector))
    return made


def test_optional_tensors() -> None:
    functions = affine_variants((), ("weight",), ("weight", "bias"))
    op = fp.torch.register(functions, "fishplate_test::affine", outputs=["y"])
    schema = str(torch.ops.fishplate_test.affine.default._schema)
    assert "(Tensor x, Tensor? weight, Tensor? bias, float k) -> Tensor" in schema
    x, w, b = torch.randn(3, 7)
    torch.testing.assert_close(op(x, w, b, 3.0), x * 3 * w + b)
    torch.testing.assert_close(op(x, None, b, 3.0), x * 3 + b)
    torch.testing.assert_close(op(x=x, weight=None, bias=None, k=3.0), x * 3)
    with pytest.raises(ValueError, match="no function was compiled for bias=None"):
        op(x, w, None, 3.0)
    for arguments in ((x, w, b, 3.0), (x, None, b, 3.0), (x, None, None, 3.0)):
        torch.library.opcheck(op, arguments)
    compiled = torch.compile(lambda x, b: op(x, None, b, 2.0), backend="eager", fullgraph=True)
    torch.testing.assert_close(compiled(x, b), x * 2 + b)
    torch.testing.assert_close(compiled(x, None), x * 2)


def test_optional_tensors_with_gradients() -> None:
    def backward(grad_y: Any, weight: Any, k: float) -> dict[str, Any]:
        return {"x": grad_y * k if weight is None else grad_y * k * weight, "bias": grad_y}

    functions = affine_variants((), ("weight",))
    op = fp.torch.register(
        functions, "fishplate_test::affine_grad", outputs=["y"], backward=backward
    )
    x, w, b = (torch.randn(5, requires_grad=needs) for needs in (True, False, True))
    op(x, None, b, 3.0).sum().backward()
    torch.testing.assert_close(x.grad, torch.full((5,), 3.0))
    torch.testing.assert_close(b.grad, torch.ones(5))
    torch.library.opcheck(op, (x, w, b, 3.0))


def test_functions_that_are_no_variants_of_each_other() -> None:
    functions = affine_variants((), ())
    with pytest.raises(ValueError, match="two functions leave out the same tensors"):
        fp.torch.register(functions, "fishplate_test::affine_twice", outputs=["y"])
    with pytest.raises(ValueError, match="the functions take different parameters"):
        fp.torch.register([functions[0], shared()], "fishplate_test::affine_other", outputs=["y"])
    with pytest.raises(ValueError, match="an operator needs a function"):
        fp.torch.register([], "fishplate_test::affine_none")


def test_a_program_is_exported() -> None:
    op = squares("exported")

    class Model(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return op(x + 1, 2.0)

    program = torch.export.export(Model(), (torch.arange(3.0),))
    assert "fishplate_test.exported" in str(program.graph)
    torch.testing.assert_close(
        program.module()(torch.arange(3.0)), 2 * (torch.arange(3.0) + 1) ** 2
    )


def test_shards(tmp_path: Any) -> None:
    from torch import distributed
    from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh

    with pytest.raises(ValueError, match="sharding must be 'pointwise'"):
        squares("unknown_sharding", sharding="columns")
    op = squares("sharded", sharding="pointwise")
    store = distributed.FileStore(str(tmp_path / "store"), 1)
    distributed.init_process_group("gloo", rank=0, world_size=1, store=store)
    try:
        mesh = init_device_mesh("cpu", (1,))
        x = torch.arange(6.0)
        made = op(distribute_tensor(x, mesh, [Shard(0)]), 2.0)
        assert made.placements == (Shard(0),)
        torch.testing.assert_close(made.full_tensor(), 2 * x * x)
    finally:
        distributed.destroy_process_group()


@fp.jit
def described(
    a: fp.Tensor, n: fp.Int32, k: fp.Float64, flip: fp.Boolean, rows: fp.Tensor, ends: fp.Tensor
) -> None:
    for i in range(rows.shape[0]):
        for j in range(rows.shape[1]):
            rows[i, j] = a[j] * k + i * n
    ends[0] = a[a.shape[0] - 1] if flip else a[0]
    ends[1] = n


def test_a_kernel_without_python() -> None:
    size, n = fp.sym_int(), fp.sym_int32()
    make = fp.make_fake_compact_tensor
    vector = make(fp.Float64, (size,))
    matrix = make(fp.Float64, (3, size), stride_order=(1, 0))
    f = fp.compile(described, vector, n, 1.0, True, matrix, make(fp.Float64, (2,)))
    for _ in range(2):  # An operator may be registered again.
        op = fp.torch.register(f, "fishplate_test::described", outputs=["rows", "ends"])
    assert isinstance(op, torch._ops.OpOverload), "it has a kernel of its own"
    a = torch.arange(1, 5, dtype=torch.float64)
    for flip in (True, False):
        rows, ends = op(a, 10, 0.5, flip)
        expected = a * 0.5 + 10 * torch.arange(3.0, dtype=torch.float64)[:, None]
        torch.testing.assert_close(rows, expected)
        assert ends.tolist() == [4.0 if flip else 1.0, 10.0]
    torch.library.opcheck(op, (a, 10, 0.5, True))
    with pytest.raises(RuntimeError, match="expected dtype=float64, got float32"):
        op(a.float(), 10, 0.5, True)
    with pytest.raises(RuntimeError, match="argument #0 has no dimension 0"):
        op(torch.tensor(1.0, dtype=torch.float64), 10, 0.5, True)
    empty, ends = op(torch.ones(2, dtype=torch.float64)[::1], 0, 0.0, False)
    assert empty.shape == (3, 2) and ends.tolist() == [1.0, 0.0]


def test_kernels_give_their_tensors_back() -> None:
    op = squares("counted")
    x = torch.arange(1000.0)
    weak = [weakref.ref(op(x, 2.0).untyped_storage()) for _ in range(3)]
    assert all(ref() is None for ref in weak)
    with pytest.raises(RuntimeError):
        op(x.double(), 2.0)
    before = sys.getrefcount(x)
    for _ in range(100):
        op(x, 2.0)
    assert sys.getrefcount(x) == before and x._use_count() == 1
