"""`fp.torch.register` on a GPU: operators of kernels, their gradients, streams, graphs of CUDA and memory.

Runs where torch is installed. On the stand-in for the driver the operators run on the CPU, and what needs CUDA is skipped.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import fishplate as fp
import pytest
from framework_kernels import (
    DEVICE,
    affine,
    compiled_backward,
    compiled_squared,
    scale,
    total,
    vector,
)

torch = pytest.importorskip("torch", reason="torch is not installed")
if DEVICE == "cuda" and not torch.cuda.is_available():
    pytest.skip("torch finds no CUDA device", allow_module_level=True)

NAMESPACE = "fishplate_gpu"
#: Clock ticks for which a stream is kept busy: tens of milliseconds.
LONG = 100_000_000


def squares(name: str, **more: Any) -> Any:
    """Register b = k a a under a name."""
    return fp.torch.register(compiled_squared(), f"{NAMESPACE}::{name}", outputs=["b"], **more)


def numbers(*shape: int, **more: Any) -> Any:
    """Return random numbers on the device."""
    return torch.randn(*shape, device=DEVICE, **more)


def test_an_operator_makes_its_result() -> None:
    op = squares("eager")
    assert isinstance(op, torch._ops.OpOverload), "its kernel is not the native one"
    for size in (1, 127, 128, 1000, 1 << 20):
        a = numbers(size)
        b = op(a, 3.0)
        assert b.device == a.device and b.dtype == torch.float32
        torch.testing.assert_close(b, 3 * a * a)
    torch.testing.assert_close(torch.ops.fishplate_gpu.eager(k=0.5, a=a), 0.5 * a * a)


def test_wrong_arguments_are_refused_and_hurt_nothing() -> None:
    op = squares("refused")
    a = numbers(100)
    with pytest.raises(RuntimeError, match="expected dtype=float32, got float64"):
        op(a.double(), 1.0)
    with pytest.raises(RuntimeError, match="Mismatched|expected"):
        op(numbers(10, 10), 1.0)
    with pytest.raises(RuntimeError, match="Mismatched|expected|contiguous"):
        op(numbers(200)[::2], 1.0)
    torch.testing.assert_close(op(a, 1.0), a * a)


@pytest.mark.gpu
def test_a_tensor_in_host_memory_is_refused() -> None:
    with pytest.raises(RuntimeError, match="expected device_type=cuda, got cpu"):
        squares("host")(torch.ones(100), 1.0)


@pytest.mark.parametrize("kind", ["compiled", "python"])
def test_gradients(kind: str) -> None:
    def in_python(a: Any, grad_b: Any, k: float) -> dict[str, Any]:
        return {"a": 2 * k * a * grad_b}

    backward = compiled_backward() if kind == "compiled" else in_python
    op = squares(f"gradient_{kind}", backward=backward)
    a = numbers(1000, requires_grad=True)
    upstream = numbers(1000)
    op(a, 3.0).backward(upstream)
    torch.testing.assert_close(a.grad, 6 * a.detach() * upstream)
    a.grad = None
    op(op(a, 2.0), 3.0).sum().backward()  # 3 (2 a^2)^2
    torch.testing.assert_close(a.grad, 48 * a.detach() ** 3)
    # One number for all elements arrives as a tensor with strides of 0.
    assert torch.autograd.grad(op(a, 1.0).mean(), a)[0].shape == a.shape


def test_what_an_operator_writes_to_is_declared() -> None:
    v = vector()
    op = fp.torch.register(fp.compile(scale, v, 2.0), f"{NAMESPACE}::scale", mutates=["a"])
    schema = torch.ops.fishplate_gpu.scale.default._schema
    assert "(Tensor(a!) a, float k) -> ()" in str(schema)
    assert schema.is_mutable and schema.arguments[0].is_write
    a = numbers(1000)
    before, version = a.clone(), a._version
    assert op(a, 4.0) is None
    torch.testing.assert_close(a, before * 4)
    assert a._version > version, "autograd does not know of the change"
    # A tensor that backward needs must not change without autograd's noticing.
    weight = numbers(1000, requires_grad=True)
    product = (weight * a).sum()
    op(a, 2.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        product.backward()
    torch.library.opcheck(op, (numbers(10), 2.0))


def test_a_kernel_says_what_it_writes_to() -> None:
    fp.torch.register(compiled_squared(), f"{NAMESPACE}::found")
    schema = torch.ops.fishplate_gpu.found.default._schema
    assert "(Tensor a, float k, Tensor(a!) b) -> ()" in str(schema)


def test_a_list_of_tensors_and_a_default() -> None:
    v = vector()
    op = fp.torch.register(
        fp.compile(total, (v, v), v, 2.0), f"{NAMESPACE}::total", outputs=["out"]
    )
    schema = str(torch.ops.fishplate_gpu.total.default._schema)
    assert "(Tensor[] parts, float k=2.) -> Tensor" in schema
    x, y = numbers(2, 1000)
    torch.testing.assert_close(op([x, y]), 2 * (x + y))
    torch.testing.assert_close(op((x, y), k=3.0), 3 * (x + y))
    torch.testing.assert_close(op(parts=[y, y], k=0.5), y)
    torch.library.opcheck(op, ([x, y], 2.0))
    with pytest.raises(Exception, match="expected 2"):
        op([x, y, x])


def affine_operator(name: str, **more: Any) -> Any:
    """Register y = k x weight + bias with tensors that may be left out."""
    functions = []
    for has_weight, has_bias in ((1, 1), (0, 1), (0, 0)):
        v = vector()
        weight, bias = v if has_weight else None, v if has_bias else None
        functions.append(fp.compile(affine, v, weight, bias, 2.0, v))
    return fp.torch.register(functions, f"{NAMESPACE}::{name}", outputs=["y"], **more)


def test_optional_tensors_and_keywords() -> None:
    op = affine_operator("affine")
    schema = str(torch.ops.fishplate_gpu.affine.default._schema)
    assert "(Tensor x, Tensor? weight, Tensor? bias, float k) -> Tensor" in schema
    x, w, b = numbers(3, 1000)
    torch.testing.assert_close(op(x, w, b, 3.0), x * 3 * w + b)
    torch.testing.assert_close(op(x, None, b, 3.0), x * 3 + b)
    torch.testing.assert_close(op(k=3.0, bias=None, weight=None, x=x), x * 3)
    with pytest.raises(ValueError, match="no function was compiled for bias=None"):
        op(x, w, None, 3.0)
    for arguments in ((x, w, b, 3.0), (x, None, b, 3.0), (x, None, None, 3.0)):
        torch.library.opcheck(op, arguments)


def test_gradients_of_optional_tensors() -> None:
    def backward(grad_y: Any, weight: Any, k: float) -> dict[str, Any]:
        return {"x": grad_y * k if weight is None else grad_y * k * weight, "bias": grad_y}

    op = affine_operator("affine_gradient", backward=backward)
    x, w, b = (numbers(500, requires_grad=needs) for needs in (True, False, True))
    op(x, w, b, 3.0).sum().backward()
    torch.testing.assert_close(x.grad, 3 * w)
    torch.testing.assert_close(b.grad, torch.ones_like(b))


def test_fake_tensors_need_no_launch() -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    op = squares("fake")
    with FakeTensorMode():
        b = op(torch.empty(77, device=DEVICE), 2.0)
        assert (b.shape, b.dtype, b.device.type) == ((77,), torch.float32, DEVICE)
        # No memory is taken, so that the size may be anything.
        assert op(torch.empty(1 << 45, device=DEVICE), 2.0).shape == (1 << 45,)
        with pytest.raises(Exception, match="expected 1 dimensions of torch.float32, got 2"):
            op(torch.empty(7, 7, device=DEVICE), 2.0)
    assert op(torch.empty(5, device="meta"), 2.0).device.type == "meta"


def test_the_checks_of_torch() -> None:
    op = squares("checked", backward=compiled_backward())
    torch.library.opcheck(op, (numbers(1000), 2.0))
    torch.library.opcheck(op, (numbers(1000, requires_grad=True), 2.0))


def test_a_batch() -> None:
    op = squares("batch", backward=compiled_backward())
    x = numbers(4, 300)
    torch.testing.assert_close(torch.vmap(lambda row: op(row, 3.0))(x), 3 * x * x)
    by_columns = torch.vmap(lambda column: op(column, 3.0), in_dims=1, out_dims=1)
    torch.testing.assert_close(by_columns(x), 3 * x * x)
    nested = torch.vmap(torch.vmap(lambda row: op(row, 1.0)))
    torch.testing.assert_close(nested(x.reshape(2, 2, 300)).reshape(4, 300), x * x)


@pytest.mark.gpu
def test_a_call_runs_on_the_current_stream() -> None:
    op = squares("streamed")
    a, side = torch.zeros(1 << 16, device="cuda"), torch.cuda.Stream()
    op(a, 1.0)  # the first launch loads the kernel
    torch.cuda.synchronize()
    with torch.cuda.stream(side):
        torch.cuda._sleep(LONG)
        a.fill_(7)
        b = op(a, 2.0)  # on another stream it would see zeros
        end = side.record_event()
    assert not end.query(), "the call waited for its stream"
    assert torch.cuda.current_stream().query(), "something ran on the default stream"
    end.synchronize()
    assert torch.equal(b, torch.full_like(b, 98.0))


@pytest.mark.gpu
def test_threads_have_their_own_streams() -> None:
    op, failed = squares("threaded"), []

    def work(number: int) -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            a = torch.empty(10_000, device="cuda")
            for turn in range(50):
                a.fill_(number + turn)
                b = op(a, 2.0)
                if not torch.equal(b, torch.full_like(b, 2.0 * (number + turn) ** 2)):
                    failed.append((number, turn))

    op(numbers(8), 1.0)
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def captured(work: Callable[[], Any]) -> tuple[Any, Any]:
    """Return a graph of some work, and the work's result in it."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        work()  # loads kernels, which a capture must not
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = work()
    return graph, result


@pytest.mark.gpu
def test_a_graph_is_captured_and_replayed() -> None:
    op = squares("graphed")
    v = vector()
    double = fp.torch.register(fp.compile(scale, v, 2.0), f"{NAMESPACE}::double", mutates=["a"])
    a = numbers(1000)

    def work() -> Any:
        b = op(op(a, 2.0) + 1, 3.0)
        double(b, 10.0)
        return b

    graph, result = captured(work)
    for _ in range(3):
        a.copy_(numbers(1000))
        graph.replay()
        torch.testing.assert_close(result, 30 * (2 * a * a + 1) ** 2)


@pytest.mark.gpu
def test_a_graph_has_the_backward_pass_too() -> None:
    op = squares("graphed_gradient", backward=compiled_backward())
    a = numbers(1000, requires_grad=True)
    graph, (gradient,) = captured(lambda: torch.autograd.grad(op(a, 3.0).sum(), a))
    with torch.no_grad():
        a.copy_(numbers(1000))
    graph.replay()
    torch.testing.assert_close(gradient, 6 * a.detach())


def test_memory_is_given_back() -> None:
    op = squares("freed")
    a = numbers(1 << 20)
    op(a, 1.0)
    allocated = torch.cuda.memory_allocated if DEVICE == "cuda" else lambda: 0
    references, before = sys.getrefcount(a), allocated()
    for _ in range(100):
        op(a, 1.0)
        with pytest.raises(RuntimeError):
            op(a.double(), 1.0)
    assert (sys.getrefcount(a), a._use_count(), allocated()) == (references, 1, before)


@pytest.mark.skipif(not torch.distributed.is_available(), reason="torch has no distributed package")
def test_shards_of_a_mesh(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from torch import distributed
    from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh

    backend = "nccl" if DEVICE == "cuda" else "gloo"
    if not distributed.is_backend_available(backend):
        pytest.skip(f"torch has no {backend}")
    monkeypatch.setenv("NCCL_SOCKET_IFNAME", "lo")  # there may be no other network
    op = squares("sharded", sharding="pointwise")
    store = distributed.FileStore(str(tmp_path / "store"), 1)
    distributed.init_process_group(backend, rank=0, world_size=1, store=store)
    try:
        x = numbers(600)
        made = op(distribute_tensor(x, init_device_mesh(DEVICE, (1,)), [Shard(0)]), 2.0)
        assert made.placements == (Shard(0),)
        torch.testing.assert_close(made.full_tensor(), 2 * x * x)
    finally:
        distributed.destroy_process_group()
