"""Cycles through FFI objects: collected if only the wrapper holds the object, kept while anything else does."""

from __future__ import annotations

import ctypes
import gc
import sys
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import fishplate as fp
import pytest

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 14), reason="this collector is not shown what functions hold"
)


class Node:
    """An object to hold and to watch."""

    f: Any


def ring(make: Callable[[Node], Any]) -> weakref.ref[Node]:
    """A node that holds the result of `make`."""
    node = Node()
    node.f = make(node)
    return weakref.ref(node)


def collected(made: list[weakref.ref[Node]]) -> int:
    gc.collect()
    return sum(node() is None for node in made)


def lambda_of(node: Node) -> fp.Function:
    return fp.convert(lambda: node)


def test_functions_and_opaque_objects_are_collected() -> None:
    def through_default(node: Node) -> fp.Function:
        return fp.convert(lambda node=node: node)

    def through_method(node: Node) -> fp.Function:
        node.method = lambda: None  # type: ignore[attr-defined]
        return fp.convert(node.__class__.__repr__.__get__(node))

    def through_two(node: Node) -> fp.Function:
        inner = fp.convert(lambda: node)
        return fp.convert(lambda: inner())

    def through_attribute(node: Node) -> fp.Function:
        f = fp.convert(lambda: None)
        f.node = node
        return f

    def opaque(node: Node) -> Any:
        return fp.core._convert_to_opaque_object(node)

    makers = [lambda_of, through_default, through_method, through_two, through_attribute, opaque]
    for make in makers:
        assert collected([ring(make) for _ in range(100)]) == 100, make.__name__


def test_function_that_refers_to_itself_is_collected() -> None:
    def make() -> weakref.ref[Any]:
        def body() -> Any:
            return f

        f = fp.convert(body)
        assert f() is f
        return weakref.ref(body)

    assert collected([make() for _ in range(100)]) == 100


def test_what_native_code_holds_stays_whole() -> None:
    held = []

    def keep(make: Callable[[Node], Any], hold: Callable[[Any], Any]) -> weakref.ref[Node]:
        node = Node()
        node.f = make(node)
        held.append(hold(node.f))
        return weakref.ref(node)

    in_containers = [lambda f: fp.Array([f]), lambda f: fp.Map({"f": f}), lambda f: fp.List([f])]
    made = [keep(lambda_of, hold) for hold in in_containers]
    made.append(keep(lambda_of, lambda f: fp.register_global_func("test_cycles.f", f)))
    for _ in range(3):
        assert collected(made) == 0
    assert held[0][0]().f is held[0][0]
    assert fp.get_global_func("test_cycles.f")() is made[-1]()
    held.clear()
    assert collected(made) == 3
    fp.register_global_func("test_cycles.f", lambda: None, override=True)
    # The registry frees replaced objects when it is safe for readers, at one of the next changes.
    for _ in range(300):
        fp.register_global_func("test_cycles.f", lambda: None, override=True)
    assert collected(made) == 4
    fp.core._remove_global_func("test_cycles.f") if hasattr(
        fp.core, "_remove_global_func"
    ) else None


def test_wrapper_comes_back_with_what_it_holds() -> None:
    node = Node()
    node.f = lambda_of(node)
    array = fp.Array([node.f])
    watch = weakref.ref(node)
    del node
    gc.collect()
    # To Python the wrapper is garbage, but the array holds the function.
    assert array[0]() is watch()
    assert array[0]().f is array[0]


def test_finalizers_run_and_may_bring_objects_back() -> None:
    back = []

    class Returns(Node):
        def __del__(self) -> None:
            back.append(self)

    for _ in range(20):
        node = Returns()
        node.f = lambda_of(node)
    del node
    gc.collect()
    assert len(back) == 20
    assert all(node.f() is node for node in back)
    watch = [weakref.ref(node) for node in back]
    back.clear()
    assert collected(watch) == 20


def test_finalizer_may_hand_the_function_to_native_code() -> None:
    handed = fp.List()

    class Hands(Node):
        def __del__(self) -> None:
            handed.append(self.f)

    node = Hands()
    node.f = lambda_of(node)
    watch = weakref.ref(node)
    del node
    for _ in range(3):
        gc.collect()
    assert handed[0]().f is handed[0]
    assert watch() is None  # references are gone once a finalizer has run; the object is not
    assert isinstance(handed[0](), Hands)


def test_native_threads_hold_and_call(native: ctypes.CDLL) -> None:
    address = ctypes.cast(native.start_callers, ctypes.c_void_p).value
    start = fp.Function.__from_extern_c__(address, keep_alive_object=native)
    calls, enough = [0], []

    def make() -> weakref.ref[Node]:
        node = Node()

        def body() -> bool:
            assert node.f is not None
            calls[0] += 1
            time.sleep(0.005)
            return bool(enough)

        node.f = fp.convert(body)
        start(node.f, 2)
        return weakref.ref(node)

    node = make()
    for _ in range(20):
        gc.collect()
        time.sleep(0.002)
    assert node() is not None
    before = calls[0]
    while calls[0] < before + 3:
        time.sleep(0.01)
    enough.append(True)
    while collected([node]) == 0:
        time.sleep(0.01)


def test_collections_beside_calls_of_other_threads() -> None:
    call = fp.convert(lambda f, *args: f(*args))
    call.release_gil = True
    stop = time.monotonic() + 1.5

    def work(x: int) -> int:
        while time.monotonic() < stop:
            node = Node()
            node.f = fp.convert(lambda y, node=node: (node, y)[1] + 1)
            assert [call(node.f, x), call(call, node.f, x)] == [x + 1, x + 1]
            x += 1
        return x

    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(work, seed) for seed in range(4)]
        while not all(run.done() for run in runs):
            gc.collect()
    assert all(run.result() > seed for seed, run in enumerate(runs))


def test_collector_sees_the_callable() -> None:
    def body() -> None: ...

    f = fp.convert(body)
    assert any(referent is body for referent in gc.get_referents(f))


def test_long_chain_of_functions_is_dropped() -> None:
    f = fp.convert(lambda: None)
    for _ in range(100_000):
        f = fp.convert(lambda f=f: f)
    del f
    gc.collect()
