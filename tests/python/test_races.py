"""Threads that use the same things at the same time: wrappers, classes, containers, callbacks, fields, errors.

With the GIL the interpreter switches between the threads. Without it they run at once (tests/free_threaded/run).
"""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate import core
from fishplate.dataclasses import py_class

THREADS = 16
ECHO = fp.convert(lambda x: x)


@py_class("test_races.Point")
class Point(fp.Object):
    x: int
    tag: Any = None


@pytest.fixture(autouse=True)
def quick_switches() -> Any:
    """Let the interpreter switch often between threads."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def together(work: Callable[[int], Any], threads: int = THREADS) -> list[Any]:
    """Call `work` with 0, 1, … on threads that start at the same time; return the results."""
    start, results, errors = threading.Barrier(threads), [None] * threads, []

    def run(index: int) -> None:
        start.wait()
        try:
            results[index] = work(index)
        except BaseException as error:
            errors.append(error)

    started = [threading.Thread(target=run, args=(i,)) for i in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    if errors:
        raise errors[0]
    return results


# -- wrappers ---------------------------------------------------------------------------------------


def test_an_object_has_one_wrapper() -> None:
    array = fp.Array([Point(i) for i in range(8)])
    for round in range(60):
        # No wrapper of the element is alive before the threads ask for it.
        seen = together(lambda _, at=round % 8: [array[at] for _ in range(4)])
        assert len({id(wrapper) for wrappers in seen for wrapper in wrappers}) == 1


def test_wrappers_die_while_others_ask_for_them() -> None:
    array = fp.Array([Point(i) for i in range(4)])

    def work(seed: int) -> None:
        for i in range(1500):
            at = (seed + i) % 4
            assert array[at].x == at
            assert ECHO(array[at]).same_as(array[at])

    together(work)


def test_wrappers_with_a_finalizer() -> None:
    died = []

    class Last:
        def __del__(self) -> None:
            died.append(None)

    box = fp.List([None])

    def work(_: int) -> None:
        for _ in range(200):
            box[0] = Last()
            ECHO(box[0])

    together(work)
    box[0] = None
    gc.collect()
    assert len(died) == THREADS * 200


def test_a_wrapper_is_moved_once() -> None:
    for _ in range(100):
        array = fp.Array([1, "x" * 50])
        taken = []

        def work(_: int, array: Any = array, taken: list[Any] = taken) -> None:
            try:
                assert len(array) == 2
                taken.append(list(ECHO(array._move())))
            except ValueError as error:
                assert "moved" in str(error)

        together(work, 4)
        assert taken and all(found == [1, "x" * 50] for found in taken)


def test_a_wrapper_is_given_other_objects_while_it_is_read() -> None:
    shared = fp.List([1, 2, 3])

    def work(index: int) -> None:
        for i in range(300):
            if index == 0:
                shared.__init__([i, i, i])
            else:
                assert len(list(shared)) == 3
                assert len(ECHO(shared)) == 3

    together(work, 6)


# -- classes ----------------------------------------------------------------------------------------


def test_the_first_objects_of_new_classes() -> None:
    for _ in range(40):
        classes = [type("Number", (int,), {}), type("Text", (str,), {}), type("Thing", (), {})]

        def work(_: int, classes: list[type] = classes) -> None:
            number, text, thing = classes
            assert ECHO(number(7)) == 7
            assert ECHO(text("abc")) == "abc"
            it = thing()
            assert ECHO(it) is it

        together(work, 4)
        watch = weakref.ref(classes[0])
        del classes, work
    gc.collect()
    assert watch() is None


def test_classes_come_and_go() -> None:
    def work(index: int) -> None:
        for i in range(60):
            cls = type("Number", (int,), {"index": index})
            assert ECHO(cls(i)) == i

    together(work)


def test_types_are_registered_side_by_side() -> None:
    def work(index: int) -> list[Any]:
        made = []
        for i in range(8):

            @py_class(f"test_races.made_{index}_{i}")
            class Made(fp.Object):
                value: int
                other: Any = None

            made.append(Made(i, Made(index)))
        return [(it.value, it.other.value) for it in made]

    assert together(work) == [[(i, index) for i in range(8)] for index in range(THREADS)]


def test_a_fallback_class_is_made_once() -> None:
    for i in range(20):

        @py_class(f"test_races.hidden_{i}")
        class Hidden(fp.Object):
            value: int

        array = fp.Array([Hidden(3)])
        gc.collect()
        core._set_class_of_index(core._object_type_key_to_index(f"test_races.hidden_{i}"), None)
        classes = together(lambda _, array=array: type(array[0]))
        assert len(set(classes)) == 1


# -- containers -------------------------------------------------------------------------------------


def test_lists_grow_and_shrink() -> None:
    shared = fp.List([])

    def work(index: int) -> int:
        popped = 0
        for i in range(400):
            shared.append(f"text number {index} {i}")
            if i % 3 == 0:
                popped += shared.pop() is not None
            if i % 50 == 0:
                assert all(text.startswith("text") for text in shared[:10])
        return popped

    popped = sum(together(work))
    assert len(shared) == THREADS * 400 - popped


def test_elements_are_replaced_while_they_are_read() -> None:
    shared = fp.List([Point(0)] * 8)

    def work(index: int) -> None:
        for i in range(400):
            shared[i % 8] = Point(index, "t" * 40)
            assert 0 <= shared[(i + index) % 8].x < THREADS

    together(work)


def test_slices_are_replaced_while_they_are_read() -> None:
    shared = fp.List(["x" * 40] * 50)

    def work(index: int) -> None:
        for i in range(100):
            if index % 2:
                shared[10:20] = ["y" * 40] * (10 + i % 3 - 1)
            else:
                try:
                    assert all(set(text) <= {"x", "y"} for text in shared[5:40])
                except RuntimeError as error:
                    assert "shorter" in str(error)

    together(work, 8)


def test_dictionaries_change_while_they_are_read() -> None:
    shared = fp.Dict({})

    def work(index: int) -> None:
        for i in range(300):
            key = f"key {index} {i % 20}"
            shared[key] = Point(i)
            assert shared[key].x == i
            assert isinstance(shared.get(f"key {(index + 1) % THREADS} 0", shared[key]), Point)
            if i % 7 == 0:
                del shared[key]
                assert key not in shared
            if i % 60 == 0:
                try:
                    assert all(isinstance(value, Point) for _, value in shared.items())
                except RuntimeError as error:
                    assert "changed" in str(error)

    together(work)
    assert all(key.startswith("key") for key in shared)


@pytest.mark.parametrize("kind", [fp.Array, fp.List])
def test_an_iterator_gives_each_element_once(kind: Any) -> None:
    shared = iter(kind(list(range(2000))))
    seen = together(lambda _: list(shared))
    assert sorted(x for part in seen for x in part) == list(range(2000))


def test_an_iterator_over_a_map_gives_each_key_once() -> None:
    shared = iter(fp.Map({f"key {i}": i for i in range(1000)}))
    seen = together(lambda _: list(shared))
    assert sorted(x for part in seen for x in part) == sorted(f"key {i}" for i in range(1000))


def test_python_containers_change_while_they_are_converted() -> None:
    numbers, table = list(range(50)), {f"k{i}": i for i in range(20)}

    def work(index: int) -> None:
        for i in range(150):
            if index % 4 == 0:
                numbers[i % 50] = str(i) * 20
                numbers.append(i)
                numbers.pop()
                table[f"k{i % 20}"] = Point(i)
            else:
                assert len(fp.Array(numbers)) in (50, 51, 52, 53, 54)
                assert len(fp.Map(table)) == 20

    together(work, 8)


def test_a_bytearray_changes_while_it_is_passed() -> None:
    data = bytearray(b"x" * 100)

    def work(index: int) -> None:
        for _ in range(200):
            if index == 0:
                data.extend(b"x" * 5000)
                del data[100:]
            else:
                assert set(ECHO(data)) == {120}

    together(work, 6)


def test_a_capsule_is_consumed_once() -> None:
    for _ in range(60):
        capsule = fp.from_dlpack(np.arange(4.0)).__dlpack__()

        def work(_: int, capsule: Any = capsule) -> int:
            try:
                return fp.from_dlpack(capsule).shape[0]
            except ValueError:
                return 0

        assert sorted(together(work, 4)) == [0, 0, 0, 4]


# -- fields, functions, errors ----------------------------------------------------------------------


def test_fields_are_written_while_they_are_read() -> None:
    shared = Point(0, "start " * 10)

    def work(index: int) -> None:
        for i in range(500):
            shared.x = index
            shared.tag = f"from {index} " * 8 if i % 2 else [index, "x" * 40]
            assert 0 <= shared.x < THREADS
            tag = shared.tag
            assert len(tag) == 2 or tag.startswith(("from ", "start "))

    together(work)


def test_callbacks_call_each_other() -> None:
    def down(n: int) -> int:
        return 0 if n == 0 else 1 + down_again(n - 1)

    down_again = fp.convert(down)
    assert together(lambda index: [down_again(index) for _ in range(60)]) == [
        [index] * 60 for index in range(THREADS)
    ]


def test_callbacks_on_threads_of_c(native: ctypes.CDLL) -> None:
    address = ctypes.cast(native.call_on_thread, ctypes.c_void_p).value
    call_on_thread = fp.Function.__from_extern_c__(address, keep_alive_object=native)

    def work(index: int) -> None:
        for i in range(30):
            assert call_on_thread(lambda x: x + 1, index * 1000 + i) == index * 1000 + i + 1

    together(work)


def test_each_thread_gets_its_own_error() -> None:
    def fail(kind: int, text: str) -> None:
        raise (ValueError, KeyError, TypeError, IndexError)[kind](text)

    raising = fp.convert(fail)

    def work(index: int) -> None:
        kind = (ValueError, KeyError, TypeError, IndexError)[index % 4]
        for i in range(150):
            with pytest.raises(kind, match=f"thread {index} round {i} "):
                raising(index % 4, f"thread {index} round {i} ")

    together(work)


def test_global_functions_are_replaced_while_they_are_called() -> None:
    fp.register_global_func("test_races.replaced", lambda: 0, override=True)

    def work(index: int) -> None:
        for _ in range(100):
            if index < 2:
                fp.register_global_func("test_races.replaced", lambda: index, override=True)
            else:
                assert fp.get_global_func("test_races.replaced")() in (0, 1)

    together(work)


def test_names_defaults_and_attributes_of_a_function() -> None:
    function = fp.convert(lambda x, y: x * 100 + y)
    signatures = [core.Signature(("x", "y"), {"y": i}, 0, ()) for i in range(4)]

    def work(index: int) -> None:
        for i in range(200):
            if index < 2:
                function._signature = signatures[i % 4]
                function.note = f"note {i}"
            else:
                assert function(y=2, x=1) == 102
                function.with_signature(signatures[0])

    function._signature = signatures[0]
    together(work)


def test_text_and_types_that_come_back() -> None:
    def work(index: int) -> None:
        for i in range(300):
            short, long = f"s{i % 40}", f"a longer text with {i % 40}"
            assert ECHO(short) == short
            assert ECHO(long) == long
            assert ECHO(fp.dtype("float32x4")) == "float32x4"
            assert ECHO(fp.Shape((i, index))) == (i, index)
            assert ECHO(i << 70) == i << 70

    together(work)


def test_tensors_and_their_arrays() -> None:
    first = fp.convert(lambda x: float(np.from_dlpack(x)[0]))

    def work(index: int) -> None:
        array = np.full(4, float(index))
        for _ in range(100):
            assert first(array) == index
            assert np.from_dlpack(fp.from_dlpack(array))[3] == index
            assert fp.from_dlpack(array).shape == (4,)

    together(work)


def test_values_are_kept_and_given_back() -> None:
    shared = core.CAny(0)

    def work(index: int) -> None:
        for i in range(300):
            shared.__init__(f"a text of thread {index}" if i % 2 else Point(index))
            repr(shared)
            found = core._to_py_class_value(shared)
            assert isinstance(found, (Point, str))

    together(work, 8)


def test_a_dispatcher_learns_while_it_is_called() -> None:
    class Learning(core.Dispatcher):
        def _dispatch(self, *args: Any) -> Any:
            self._remember(args, KINDS[len(args) % 4])
            return len(args) % 4

    KINDS = [fp.convert(lambda *args, i=i: i) for i in range(4)]
    core._use_vectorcall(Learning)
    for _ in range(20):
        shared = Learning()

        def work(index: int, shared: Any = shared) -> None:
            for i in range(40):
                args = (1, 2.5, None, True)[: 1 + (i + index) % 4]
                assert shared(*args) == len(args) % 4

        together(work, 8)
