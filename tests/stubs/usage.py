"""A program of the kind that users write: a type checker has to accept it unchanged."""

from __future__ import annotations

from typing import Any

import fishplate as fp
from fishplate.core import CObject
from fishplate.dataclasses import field, py_class
from typing_extensions import assert_type  # noqa: UP035  the stubs are read as of Python 3.10


@fp.register_global_func("stubs.add")
def add(a: int, b: int) -> int:
    return a + b


@py_class("stubs.Point")
class Point(fp.Object):
    x: float
    y: float = 0.0
    tags: list[str] = field(default_factory=list)


@fp.register_object("ffi.Error")
class Shown(fp.Object):
    def first(self) -> int:
        return self.__chandle__()


def calls() -> None:
    function = fp.get_global_func("stubs.add")
    assert function is not None
    answer: int = function(1, b=2)
    function.release_gil = True
    names: list[str] = fp.registry.list_global_func_names()
    made: fp.Function = fp.convert_func(lambda x: x)
    print(answer, names, made(1))


def containers() -> None:
    array: fp.Array[int] = fp.Array([1, 2, 3])
    total: int = array[0] + sum(array)
    mapping: fp.Map[str, int] = fp.Map({"a": 1})
    for key, value in mapping.items():
        total += len(key) + value
    shape: fp.Shape = fp.Shape((1, 2))
    print(total, len(shape), array[1:])


def objects(other: CObject) -> bool:
    point = Point(1.0, tags=["a"])
    return point.same_as(other) and point.x == point.y


def tensors(array: Any) -> int:
    tensor: fp.Tensor = fp.from_dlpack(array)
    kind: fp.dtype = tensor.dtype
    where: fp.Device = tensor.device
    return tensor.data_ptr() + tensor.shape[0] + kind.bits + where.index


def sequences() -> None:
    numbers: fp.List[int] = fp.List([3, 1]) * 2
    numbers.sort(key=lambda number: -number)
    copied: fp.List[int] = numbers.copy()
    entries: fp.Dict[str, int] = fp.Dict([("a", 1)])
    last: tuple[str, int] = entries.popitem()
    print(copied.index(1, 0, 2), copied < [4], last, [*reversed(entries)])


@fp.jit
def first(x: fp.Tensor, n: fp.Int32) -> Any:
    return n + fp.math.sqrt(2.0)


@fp.jit(options="--opt-level 2")
def scale(x: fp.Tensor, by: fp.Float32, flip: fp.Constexpr[bool] = False) -> None:
    i = fp.thread_idx().x * 2
    x[i, 0] = -by * x[i] if flip else by + x[i]


@fp.kernel
def fill(x: fp.Tensor, value: fp.Float32) -> None:
    x[fp.block_idx().x] = value


def kernels(array: Any) -> fp.CompiledFunction:
    assert_type(scale(array, 2.0), None)
    assert_type(first(array, 1), Any)
    fill(array, 0.0).launch(grid=1, block=1)
    made = fp.compile[fp.OptLevel(2), fp.EnableTVMFFI](first, array, fp.sym_int())
    assert_type(made, fp.CompiledFunction)
    made.export("first.so")
    texts: list[str] = [made.mlir, made.llvm, made.asm, made.signature]
    print(texts, made.spec, made.benchmark(array, 1).median, made(array, 1))
    return made
