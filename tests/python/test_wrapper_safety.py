"""Contents and lifetime of a wrapper: no Python code can make a call read the wrong object."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import textwrap
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from dlpack_producer import DLTensor, Producer
from fishplate import core
from fishplate.dataclasses import py_class


@py_class("test_wrapper_safety.Pair")
class Pair(fp.Object):
    a: Any
    b: Any


class Meddling:
    """Runs code while it is converted to an argument."""

    def __init__(self, action: Callable[[], Any]) -> None:
        self.action = action

    def __tvm_ffi_value__(self) -> int:
        self.action()
        return 1


def take_away(wrapper: Any) -> None:
    """Move the object out of a wrapper, and release it."""
    fp.Object.__new__(fp.Object).__move_handle_from__(wrapper)


MAKERS: dict[str, Callable[[], Any]] = {
    "Function": lambda: fp.convert(lambda *args: len(args)),
    "Tensor": lambda: fp.from_dlpack(np.arange(3, dtype="float32")),
    "Error": lambda: core.Error("ValueError", "text", ""),
    "Array": lambda: fp.Array([1, 2]),
    "List": lambda: fp.List([1, 2]),
    "Map": lambda: fp.Map({1: 2}),
    "Dict": lambda: fp.Dict({1: 2}),
    "OpaquePyObject": lambda: core._convert_to_opaque_object([]),
    "Pair": lambda: Pair(1, 2),
}


@pytest.mark.parametrize("target", MAKERS)
@pytest.mark.parametrize("source", MAKERS)
def test_a_refused_move_loses_nothing(target: str, source: str) -> None:
    into, other = MAKERS[target](), MAKERS[source]()
    handles = into.id_, other.id_
    if target == source:
        into.__move_handle_from__(other)
        assert (into.id_, other.id_) == (handles[1], 0)
    else:
        with pytest.raises(TypeError, match="cannot hold an object of type ffi|test_wrapper"):
            into.__move_handle_from__(other)
        assert (into.id_, other.id_) == handles


def test_a_constructor_that_makes_something_else() -> None:
    for name, make in MAKERS.items():
        if name != "Array":
            with pytest.raises(TypeError, match="cannot hold an object of type ffi.Array"):
                make().__init_handle_by_constructor__(fp.convert(lambda: fp.Array([1])))


def test_a_plain_object_is_not_handed_out_for_a_function() -> None:
    plain = fp.Object.__new__(fp.Object)
    fp.register_global_func("test_wrapper_safety.f", lambda: 7, override=True)
    plain.__move_handle_from__(fp.get_global_func("test_wrapper_safety.f"))
    found = fp.get_global_func("test_wrapper_safety.f")
    assert isinstance(found, fp.Function) and found() == 7
    tensor = fp.from_dlpack(np.zeros(2))
    plain.__move_handle_from__(tensor)
    assert isinstance(fp.convert(lambda x: x)(plain), fp.Tensor)


def test_a_moved_function_forgets_the_old_one() -> None:
    fp.register_global_func("test_wrapper_safety.first", lambda: 0, override=True)
    first = fp.get_global_func("test_wrapper_safety.first")
    assert first._global_name == "test_wrapper_safety.first"
    first.__move_handle_from__(fp.convert(lambda *args: args))
    assert first._global_name is None and first._signature is None
    assert len(first(1, 2, 3)) == 3


@pytest.mark.parametrize(
    ("key", "base"),
    [
        ("ffi.Tensor", fp.Object),
        ("ffi.Function", fp.Object),
        ("ffi.Error", fp.Object),
        ("ffi.Array", fp.Object),
        ("ffi.Map", core.CContainerBase),
        ("ffi.Dict", fp.Map),
        ("ffi.List", fp.Array),
        ("ffi.String", core.PyNativeObject),
        ("ffi.Shape", core.PyNativeObject),
        ("test_wrapper_safety.Pair", fp.Function),
        ("test_wrapper_safety.Pair", fp.Tensor),
    ],
)
def test_a_class_without_the_layout_is_refused(key: str, base: type) -> None:
    before = core._object_type_key_to_index(key)
    known = core._type_index_to_type_info(before)
    with pytest.raises(TypeError, match="must derive from|cannot stand for"):
        fp.register_object(key)(type("Mine", (base,), {"__slots__": ()}))
    assert core._type_index_to_type_info(before) is known
    assert fp.convert(lambda x: x)(fp.Array([1]))[0] == 1


def test_a_function_that_is_moved_while_it_is_called() -> None:
    function = fp.convert(lambda *args: len(args))
    assert function(Meddling(lambda: take_away(function)), [bytes(40)]) == 2
    with pytest.raises(TypeError, match="it was moved"):
        function()


def test_an_argument_that_is_moved_while_others_are_converted() -> None:
    gone = fp.Array([object(), "x" * 50])
    count = fp.convert(lambda x, _, junk: (len(x), len(junk)))
    assert tuple(
        count(gone, Meddling(lambda: take_away(gone)), [fp.Array([i]) for i in range(9)])
    ) == (2, 9)
    assert gone.id_ == 0


def test_an_argument_that_is_given_another_object() -> None:
    changed = fp.List([1, 2, 3])
    function = fp.convert(lambda x, _: list(x))
    assert list(function(changed, Meddling(lambda: changed.__init__(["y" * 50])))) == [1, 2, 3]
    assert list(changed) == ["y" * 50]


def test_an_object_lives_no_longer_than_the_wrapper_that_lost_it() -> None:
    class Last:
        pass

    inside = Last()
    died = weakref.ref(inside)
    lost = fp.Array([inside])
    del inside
    take_away(lost)
    assert died() is not None
    del lost
    gc.collect()
    assert died() is None


def test_a_temporary_keeps_nothing() -> None:
    died = []

    class Last:
        def __del__(self) -> None:
            died.append(True)

    holder = fp.Object.__new__(fp.Object)
    holder.__move_handle_from__(fp.Array([Last()]))
    del holder
    assert died == [True]


def test_the_same_object_borrowed_and_moved() -> None:
    both = fp.Array(["x" * 50, "y" * 50])
    seen = fp.convert(lambda a, b: (list(a), list(b), a.id_ == b.id_))
    first, second, same = seen(both, both._move())
    assert list(first) == list(second) == ["x" * 50, "y" * 50] and same
    assert both.id_ == 0
    other = fp.Array([1])
    with pytest.raises(ValueError, match="holds no FFI object"):
        seen(other._move(), other)
    assert list(other) == [1]


def test_a_moved_argument_that_is_not_taken_comes_back() -> None:
    kept = fp.Array([1, 2])
    with pytest.raises(ZeroDivisionError):
        fp.convert(lambda x, y: None)(kept._move(), Meddling(lambda: 1 // 0))
    assert list(kept) == [1, 2] and fp.convert(lambda x: x)(kept) is kept


def test_a_moved_argument_whose_wrapper_gets_another_object() -> None:
    moved, other = fp.Array([1]), fp.Array([2])
    function = fp.convert(lambda x, _: list(x))
    swap = Meddling(lambda: moved.__move_handle_from__(other))
    assert list(function(moved._move(), swap)) == [1]
    assert list(moved) == [2]


def test_a_callback_moves_what_its_caller_borrows() -> None:
    taken = fp.convert(lambda x: None)
    gone = fp.Array(["x" * 50])
    # The callback gets the same wrapper that the call in progress has borrowed from.
    assert fp.convert(lambda x: taken(x._move()))(gone) is None
    assert gone.id_ == 0


def test_a_cached_object_that_nobody_else_holds() -> None:
    class Fleeting(core.String):
        @property
        def _tvm_ffi_cached_object(self) -> Any:
            return fp.Array(["x" * 50])

    text = str.__new__(Fleeting, "text")
    result = fp.convert(lambda x, junk: list(x))(text, [fp.Array([i]) for i in range(20)])
    assert list(result) == ["x" * 50]


def test_a_class_of_arguments_can_die() -> None:
    function = fp.convert(lambda x: x)

    def pass_one(number: int) -> weakref.ref[type]:
        kind = type("Kind", (), {"__tvm_ffi_value__": lambda self: number})
        assert function(kind()) == number
        return weakref.ref(kind)

    refs = [pass_one(number) for number in range(300)]
    gc.collect()
    assert sum(ref() is not None for ref in refs) == 0
    # New classes at the addresses of freed ones are converted in their own way.
    others = [type("Other", (), {"__tvm_ffi_int__": lambda self, n=n: n}) for n in range(300)]
    assert [function(other()) for other in others] == list(range(300))


class Value(ctypes.Structure):
    """An FFI value."""

    _fields_ = (
        ("type_index", ctypes.c_int32),
        ("small", ctypes.c_uint32),
        ("value", ctypes.c_void_p),
    )


def call_with(function: fp.Function, type_index: int, address: int | None) -> int:
    """Call a function with one value like C code; return the status."""
    runtime, result = ctypes.CDLL("libtvm_ffi.so"), Value()
    argument = Value(type_index, 0, address)
    handle = ctypes.c_void_p(function.__chandle__())
    return runtime.TVMFFIFunctionCall(handle, ctypes.byref(argument), 1, ctypes.byref(result))


@pytest.mark.parametrize("type_index", [7, 8, 9, 10, 64, 65, 70, 71])
def test_null_pointers_from_c(type_index: int) -> None:
    seen: list[Any] = []
    assert call_with(fp.convert(seen.append), type_index, None) != 0
    assert seen == []


def lend(function: Callable[[Any], Any], tensor: DLTensor) -> str | None:
    """Lend a tensor to a function like C code; return the error's message."""
    errors: list[str] = []
    runtime = ctypes.CDLL("libtvm_ffi.so")
    if call_with(fp.convert(function), 7, ctypes.addressof(tensor)) == 0:
        return None
    error = ctypes.c_void_p()
    runtime.TVMFFIErrorMoveFromRaised(ctypes.byref(error))
    echo = fp.convert(lambda x: errors.append(f"{x.kind}: {x.message}"))
    assert call_with(echo, 67, error.value) == 0
    runtime.TVMFFIObjectDecRef(error)
    return errors[0]


ALIVE = "an array over memory lent for this call is still alive (argument #0): copy it"


def test_an_array_that_outlives_a_loan() -> None:
    producer, kept = Producer(), []
    assert ALIVE in str(lend(lambda t: kept.append(np.from_dlpack(t)), producer.tensor))
    kept.clear()
    assert ALIVE in str(lend(lambda t: kept.append(t.__dlpack__()), producer.tensor))
    kept.clear()
    assert ALIVE in str(lend(np.from_dlpack, producer.tensor))
    assert lend(lambda t: kept.append(np.from_dlpack(t).copy()), producer.tensor) is None
    assert kept[0].shape == (2, 3)


def test_an_array_of_numpy_that_outlives_a_loan_is_moved_to_a_copy() -> None:
    producer, kept = Producer(), []
    producer.memory[0], producer.memory[5] = 7, 8

    def keep(t: Any) -> None:
        array = np.from_dlpack(t)
        kept.extend([array, array[1:, ::-1], array])

    owner = np.frombuffer(producer.memory, dtype="float32")
    assert ALIVE in str(lend(keep, producer.tensor))
    # The memory belongs to the lender again; its own arrays still use it.
    producer.memory[0], producer.memory[5] = 1, 2
    assert kept[0][0, 0] == 7 and kept[1][0, 0] == 8
    assert (owner[0], owner[5]) == (1, 2)


def test_an_array_in_a_traceback_or_a_cycle_is_let_go() -> None:
    producer = Producer()

    def fail(t: Any) -> None:
        array = np.from_dlpack(t)
        raise ValueError(f"on purpose, {array.ndim}")

    assert lend(fail, producer.tensor) == "ValueError: on purpose, 2"

    def cycle(t: Any) -> None:
        array = [np.from_dlpack(t)]
        array.append(array)

    assert lend(cycle, producer.tensor) is None

    def fail_and_keep(t: Any) -> None:
        kept.append(np.from_dlpack(t))
        raise ValueError("on purpose")

    kept: list[Any] = []
    assert ALIVE in str(lend(fail_and_keep, producer.tensor))


def run_apart(program: str) -> str:
    """Run a program in its own process, and return its output."""
    folder = str(Path(fp.__file__).parents[1])
    program = f"import sys; sys.path.insert(0, {folder!r})\n" + textwrap.dedent(program)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_too_large_is_a_memory_error() -> None:
    program = """
        import resource, fishplate as fp
        from fishplate.core import TypeSchema
        numbers = [0] * 2_000_000
        pairs = dict.fromkeys(range(500_000))
        tuples = [()] * 1_000_000
        count = fp.convert(len)
        kinds = [
            lambda: fp.Array(numbers), lambda: fp.List(numbers), lambda: fp.Shape(numbers),
            lambda: fp.Dict(pairs), lambda: fp.Map(pairs), lambda: count(numbers), lambda: count(pairs),
            lambda: count(tuples), lambda: count(*numbers), lambda: fp.Array(tuples),
            lambda: TypeSchema.from_annotation(list[int]).convert(numbers),
            lambda: TypeSchema.from_annotation(dict[int, object]).convert(pairs),
        ]
        fp.Array([1]), fp.List([1]), fp.Shape([1]), fp.Dict({1: 1}), fp.Map({1: 1}), TypeSchema.from_annotation(int).convert(1)
        used = int(open("/proc/self/statm").read().split()[0]) * 4096
        resource.setrlimit(resource.RLIMIT_AS, (used + (12 << 20),) * 2)
        for index, kind in enumerate(kinds):
            try:
                kind()
            except MemoryError:
                print(index, "MemoryError")
            except RuntimeError as error:
                print(index, error)
            except TypeError as error:
                print(index, error)
            else:
                print(index, "done")
    """
    lines = run_apart(program).splitlines()
    assert len(lines) == 12
    assert sum("MemoryError" in line or "memory" in line for line in lines) >= 8, lines


def test_fields_that_start_beyond_all_objects() -> None:
    with pytest.raises(ValueError, match="cannot start at byte"):
        core._register_type_fields(Pair.__tvm_ffi_type_info__.type_index, 2**63 - 1, [], None)
