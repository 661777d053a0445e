"""Loads a library that was written in Rust with the stock Python package, and uses all of it."""

from __future__ import annotations

import copy
import gc
import json
import sys
import threading
from collections.abc import Callable

import tvm_ffi
from tvm_ffi.dataclasses import c_class, py_class


def raises(kind: type[Exception], part: str, call: Callable[..., object], *args: object) -> None:
    """Checks that a call raises, and its message."""
    try:
        call(*args)
    except kind as error:
        assert part in str(error), f"{part!r} not in {error}"
        return
    raise AssertionError(f"{call} did not raise")


def check_functions(module: tvm_ffi.Module) -> None:
    assert module.add(20, 22) == 42
    assert module.add(41) == 42
    assert module.greeting("a longer name than seven") == "hello a longer name than seven"
    assert module.apply(lambda x: x * 2, 21) == 42
    raises(IndexError, "out of range", module.fail, "IndexError", "out of range")
    raises(Exception, "on purpose", module.panics)
    raises(
        TypeError, "argument #0 (`x`) when calling: `add(x: int, y: int = 1)", module.add, "1", 2
    )
    raises(TypeError, "Expected 1 to 2 but got 3 arguments", module.add, 1, 2, 3)
    raises(KeyError, "1", module.apply, {}.__getitem__, 1)
    array = tvm_ffi.convert([1, 2])
    assert module.references(array) == 2
    # Moved in: the caller's reference becomes the function's.
    assert module.references(array._move()) == 1
    text = tvm_ffi.convert(["a longer name than seven"])
    raises(TypeError, "but got `ffi.Array`", module.greeting, text._move())
    metadata = module.get_function_metadata("add")
    assert json.loads(metadata["type_schema"])["named_args"]["return"] == [{"type": "int"}]
    assert (metadata["arg_names"], metadata["arg_defaults"]) == (["x", "y"], [1])
    assert module.get_function_doc("add").startswith("Adds two numbers.")


def check_objects(module: tvm_ffi.Module) -> None:
    @c_class("test_kernels.Counter")
    class Counter(tvm_ffi.Object):
        count: int
        step: int

    counter = Counter(3, step=2)
    assert (counter.count, counter.step) == (3, 2)
    assert counter.advance() == 5
    assert counter.advance(2) == 9
    counter.count = 1
    assert tvm_ffi.get_global_func("test_kernels.count_of")(counter) == 1
    assert Counter.starting_at(8).count == 8
    assert isinstance(module.counter_at(4), Counter)
    assert Counter().step == 1
    assert repr(Counter(1)).endswith("Counter(count=1, step=1)")
    assert Counter.__dict__["count"].__doc__ == "Where it is."

    raises(AttributeError, "", setattr, counter, "step", 5)
    raises(
        AttributeError,
        "Field `step` of `test_kernels.Counter` is frozen",
        Counter.step.set,
        counter,
        5,
    )
    raises(
        TypeError,
        "Field `count` of `test_kernels.Counter` expected `int`",
        setattr,
        counter,
        "count",
        "x",
    )
    raises(TypeError, "argument 'step': expected `int`", Counter, 1, "x")
    raises(TypeError, "takes at most 2 positional", Counter, 1, 2, 3)

    twin = copy.deepcopy(counter)
    twin.count = 100
    assert counter.count == 1
    text = tvm_ffi.serialization.to_json_graph_str(counter)
    again = tvm_ffi.serialization.from_json_graph_str(text)
    assert (again.count, again.step) == (1, 2)

    # A type derived in Python is laid out there: the fields that Rust would read do not exist.
    @py_class("test_kernels.PythonCounter")
    class PythonCounter(Counter):
        more: int = 3

    raises(TypeError, "an object that another language laid out", PythonCounter, 1, 2)


def check_threads(module: tvm_ffi.Module) -> None:
    counter = module.counter_at(0)

    def work() -> None:
        for _ in range(2000):
            counter.advance()
            counter.count = counter.count

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 2000 <= counter.count <= 8000


def check_lifetime(path: str) -> None:
    """Objects and functions outlive the module that they came from."""
    kept = []
    for i in range(1000):
        module = tvm_ffi.load_module(path)
        kept.append((module.counter_at(i), module.add))
        del module
    gc.collect()
    assert all(counter.advance() == i + 1 for i, (counter, _) in enumerate(kept))
    assert all(add(1) == 2 for _, add in kept)


def main() -> None:
    path = sys.argv[1]
    module = tvm_ffi.load_module(path)
    check_functions(module)
    check_objects(module)
    check_threads(module)
    check_lifetime(path)
    print("kernels: functions, objects, threads and lifetimes as expected")


if __name__ == "__main__":
    main()
