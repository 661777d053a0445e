"""Compiled functions as operators of PyTorch. Runs where torch is installed."""

from __future__ import annotations

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
    everything = fp.torch.register(shared(), "fishplate_test::add_all")
    assert "Tensor(a!) a, float k, Tensor(b!) b" in str(
        torch.ops.fishplate_test.add_all.default._schema
    )
    with pytest.raises(ValueError, match="expected to match|Mismatched"):
        everything(x, 4.0, torch.zeros(4))


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
