"""Containers behave like Python's own: cases that the peer's tests leave out."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import (
    Callable,
    Hashable,
    Mapping,
    MutableMapping,
    MutableSequence,
    Sequence,
)
from typing import Any

import fishplate
import numpy as np
import pytest
from fishplate import Array, Dict, List, Map

SEQUENCES = (Array, List)
MAPS = (Map, Dict)
ALL = SEQUENCES + MAPS


@pytest.mark.parametrize(
    ("cls", "abc"),
    [(Array, Sequence), (List, MutableSequence), (Map, Mapping), (Dict, MutableMapping)],
)
def test_abstract_base_classes(cls: type, abc: type) -> None:
    made = cls([1] if cls in SEQUENCES else {1: 1})
    assert isinstance(made, abc)
    assert isinstance(made, Hashable)
    assert isinstance(made, fishplate.Object)
    assert isinstance(made, MutableSequence | MutableMapping) is (cls in (List, Dict))


@pytest.mark.parametrize("cls", ALL)
def test_pattern_matching(cls: type) -> None:
    match cls([1, 2]) if cls in SEQUENCES else cls({"a": 1}):
        case [1, second]:
            assert cls in SEQUENCES and second == 2
        case {"a": 1}:
            assert cls in MAPS
        case _:
            pytest.fail("neither a sequence nor a mapping")


class Index:
    """An index by protocol; an action runs when it is read."""

    def __init__(self, value: int, action: Callable[[], object] = lambda: None) -> None:
        self.value, self.action = value, action

    def __index__(self) -> int:
        self.action()
        return self.value


@pytest.mark.parametrize("cls", SEQUENCES)
def test_elements_and_slices_are_those_of_a_list(cls: type) -> None:
    plain = [1, "a", 2.5, None, True, b"bytes", "a string that is longer"]
    made = cls(plain)
    assert len(made) == len(plain)
    assert list(made) == plain
    for i in range(-len(plain), len(plain)):
        assert made[i] == plain[i]
    assert made[Index(2)] == made[np.int64(2)] == 2.5
    bounds = [None, -100, -3, -1, 0, 1, 5, 100]
    for start in bounds:
        for stop in bounds:
            for step in (None, 1, 2, -1, -3, 100):
                at = slice(start, stop, step)
                assert made[at] == plain[at], at
    assert list(reversed(made)) == plain[::-1]


@pytest.mark.parametrize("cls", SEQUENCES)
@pytest.mark.parametrize("index", [3, -4, 1 << 70, -(1 << 70), 2**63 - 1, -(2**63), np.int64(7)])
def test_index_out_of_range(cls: type, index: int) -> None:
    with pytest.raises(IndexError, match=f"size: 3, got index {index}$"):
        cls([1, 2, 3])[index]


@pytest.mark.parametrize("index", ["0", None, 1.0, (0,), [0]])
def test_index_of_a_wrong_type(index: object) -> None:
    name = type(index).__name__
    with pytest.raises(TypeError, match=f"indices must be integers or slices, not {name}"):
        Array([1])[index]
    items = List([1])
    with pytest.raises(TypeError, match=f"indices must be integers or slices, not {name}"):
        items[index] = 1
    with pytest.raises(TypeError, match=f"indices must be integers or slices, not {name}"):
        del items[index]
    with pytest.raises(ValueError, match="slice step cannot be zero"):
        Array([1])[::0]


def test_construction_from_any_iterable() -> None:
    assert list(Array(range(3))) == [0, 1, 2]
    assert list(Array(x * x for x in range(3))) == [0, 1, 4]
    assert list(Array("ab")) == ["a", "b"]
    assert list(Array({1: 2})) == [1]
    assert list(Array(Array([1]))) == [1]
    assert list(Array(np.arange(2))) == [0, 1]
    assert list(Array(range(1000))) == list(range(1000))
    assert list(Array(input_list=(1,))) == list(List(input_list=[1])) == [1]
    assert list(List()) == []
    assert dict(Map(input_dict={1: 2})) == dict(Dict(input_dict={1: 2})) == {1: 2}
    assert dict(Dict(None)) == dict(Dict()) == {}
    assert dict(Map(Dict({1: 2}))) == dict(Dict(Map({1: 2}))) == {1: 2}
    assert dict(Map([(1, 2)])) == dict(Dict([1, 2] for _ in range(2))) == {1: 2}


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: Array(), TypeError, "Array.* missing 1 required positional argument"),
        (lambda: Array([1], [2]), TypeError, "Array.* takes one argument, input_list, got 2"),
        (lambda: Array(items=[1]), TypeError, r"Array.* input_list, got the keywords \['items'\]"),
        (lambda: Array(1), TypeError, "'int' object is not iterable"),
        (lambda: List(None), TypeError, "'NoneType' object is not iterable"),
        (lambda: Map(), TypeError, "Map.* missing 1 required positional argument"),
        (lambda: Map({}, x=1), TypeError, r"Map.* input_dict, got the keywords \['x'\]"),
        (lambda: Map(1), AttributeError, "'int' object has no attribute 'items'"),
        (lambda: Dict([(1, 2), "abc"]), ValueError, r"item 1 of list must be .*, got 3 values"),
    ],
)
def test_construction_refused(
    make: Callable[[], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


def test_items_that_are_no_pairs() -> None:
    class Odd(Mapping):
        def __init__(self, pair: object) -> None:
            self.pair = pair

        def __getitem__(self, key: object) -> object: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Any: ...
        def items(self) -> Any:
            return [(1, 2), self.pair]

    with pytest.raises(ValueError, match=r"items\(\)\[1\] of Odd must be .*, got 3 values"):
        Map(Odd((1, 2, 3)))
    with pytest.raises(TypeError, match="not iterable"):
        Map(Odd(None))


def test_an_iterable_that_raises() -> None:
    def items() -> Any:
        yield 1
        raise OSError("on purpose")

    for cls in SEQUENCES:
        with pytest.raises(OSError, match="on purpose"):
            cls(items())
    with pytest.raises(OSError, match="on purpose"):
        List([1])[:] = items()


@pytest.mark.parametrize("cls", ALL)
def test_an_empty_wrapper_raises(cls: type) -> None:
    empty = cls.__new__(cls)
    assert repr(empty) == f"{cls.__name__}(chandle=None)"
    actions: list[Callable[[], object]] = [
        lambda: len(empty),
        lambda: iter(empty),
        lambda: list(empty),
        lambda: empty[0],
        lambda: 1 in empty,
        lambda: hash(empty),
        lambda: copy.copy(empty),
        lambda: copy.deepcopy(empty),
        lambda: Array([empty]),
    ]
    if cls in SEQUENCES:
        actions += [lambda: empty[1:], lambda: empty + [1]]
    else:
        actions += [lambda: list(empty.items()), lambda: empty.get(1), lambda: empty | {1: 2}]
    if cls is List:
        actions += [
            lambda: empty.append(1),
            lambda: empty.pop(),
            lambda: empty.__setitem__(0, 1),
            lambda: empty.__setitem__(slice(0), []),
            lambda: empty.__delitem__(0),
            lambda: empty.__delitem__(slice(0)),
            lambda: empty.extend([1]),
            lambda: empty.clear(),
        ]
    if cls is Dict:
        actions += [
            lambda: empty.__setitem__(0, 1),
            lambda: empty.__delitem__(0),
            lambda: empty.pop(1, None),
            lambda: empty.clear(),
        ]
    for action in actions:
        with pytest.raises(ValueError, match="holds no FFI object"):
            action()


def test_a_wrapper_takes_nothing_else() -> None:
    made, changed = List([1]), Dict({1: 2})
    # The runtime would change a copy of an Array or a Map, so a List or a Dict must not be replaced by one.
    for other in (Map({1: 2}), Array([1, 2]), Dict({}), changed):
        with pytest.raises(TypeError, match="List cannot hold an object of type ffi"):
            made.__move_handle_from__(other)
        assert other.id_ != 0
    with pytest.raises(TypeError, match="Dict cannot hold an object of type ffi.Map"):
        changed.__move_handle_from__(Map({1: 3}))
    assert list(made) == [1] and changed[1] == 2


def test_membership() -> None:
    marker = object()
    made = Array([1, 2.5, "a", None, (1, 2), {"k": 1}, marker])
    for value in (1, 2.5, "a", None, (1, 2), [1, 2], np.int64(1), marker, Map({"k": 1})):
        assert value in made
    for value in (3, "b", (1, 3), object(), {"k": 1}, b"a"):
        assert value not in made
    assert made.index("a") == 2 and made.count(1) == 1
    with pytest.raises(ValueError):
        made.index("absent")


@pytest.mark.parametrize("cls", SEQUENCES)
def test_concatenation(cls: type) -> None:
    for other in ([3], (3,), Array([3]), List([3]), iter([3])):
        assert type(cls([1]) + other) is cls
    assert list([0] + cls([1]) + range(2)) == [0, 1, 0, 1]
    with pytest.raises(TypeError, match="unsupported operand"):
        cls([1]) + 1
    with pytest.raises(TypeError, match="unsupported operand"):
        1 + cls([1])


@pytest.mark.parametrize("cls", MAPS)
def test_union(cls: type) -> None:
    made = cls({"a": 1, "b": 2})
    for result in (made | {"b": 3, "c": 4}, made | Map({"b": 3, "c": 4})):
        assert type(result) is cls
        assert list(result.items()) == [("a", 1), ("b", 3), ("c", 4)]
    assert dict({"a": 0, "z": 1} | made) == {"a": 1, "z": 1, "b": 2}
    assert dict(made) == {"a": 1, "b": 2}
    with pytest.raises(TypeError, match="unsupported operand"):
        made | [("a", 1)]
    before = made
    made |= {"c": 3}
    assert (made is before) is (cls is Dict)
    assert dict(made) == {"a": 1, "b": 2, "c": 3}


@pytest.mark.parametrize("cls", MAPS)
@pytest.mark.parametrize("size", [0, 1, 4, 5, 17, 1000])
def test_maps_keep_the_order(cls: type, size: int) -> None:
    plain = {f"key {i}": i for i in range(size)}
    made = cls(plain)
    assert len(made) == len(made.keys()) == len(made.items()) == len(made.values()) == size
    assert list(made) == list(made.keys()) == list(plain)
    assert list(made.values()) == list(plain.values())
    assert list(made.items()) == list(plain.items())
    assert dict(made) == plain
    for key, value in plain.items():
        assert key in made and key in made.keys()
        assert made[key] == made.get(key) == value
        assert (key, value) in made.items()
        assert (key, -1) not in made.items()


@pytest.mark.parametrize("cls", MAPS)
def test_views_are_sets(cls: type) -> None:
    made = cls({"a": 1, "b": 2})
    assert made.keys() & {"a", "z"} == {"a"}
    assert made.keys() | {"z"} == {"a", "b", "z"}
    assert made.keys() - {"a"} == {"b"}
    assert made.items() ^ {("a", 1)} == {("b", 2)}
    assert made.keys() == {"a", "b"} and made.items().isdisjoint({("a", 2)})
    assert 2 in made.values() and 3 not in made.values()
    assert "a" not in made.items()


@pytest.mark.parametrize("cls", MAPS)
def test_a_missing_key(cls: type) -> None:
    made = cls({"a": 1})
    for key in ("b", 1, (1, 2), None, 2.5):
        with pytest.raises(KeyError) as caught:
            made[key]
        assert caught.value.args == (key,)
        assert made.get(key) is None
        assert made.get(key, default=key) == key
    for call in (
        lambda: made.get(),
        lambda: made.get(1, 2, 3),
        lambda: made.get("a", key=1),
        lambda: made.get("a", other=1),
        lambda: made.get(default=1),
    ):
        with pytest.raises(TypeError, match="get "):
            call()


def test_dict_changes() -> None:
    made, plain = Dict({}), {}
    for i in range(200):
        key = i * 7 % 61
        if i % 3 == 2:
            made.pop(key, None)
            plain.pop(key, None)
        else:
            # A new value for a key may move it to the end of the order; that is not tested here.
            made[key] = plain[key] = i
        assert dict(made) == plain
    with pytest.raises(KeyError) as caught:
        del made["absent", 1]
    assert caught.value.args == (("absent", 1),)
    made.update({"x": 1}, y=2)
    made.update([("z", 3)])
    assert (made["x"], made["y"], made["z"]) == (1, 2, 3)
    assert made.setdefault("x", 9) == 1 and made.setdefault("new", 9) == 9
    key, value = made.popitem()
    assert key not in made and value is not None
    made.clear()
    assert not made and list(made) == []


def test_list_changes_are_those_of_a_list() -> None:
    made, plain = List(range(10)), list(range(10))

    def both(change: Callable[[Any], object]) -> None:
        outcomes = []
        for target in (made, plain):
            try:
                outcomes.append(change(target))
            except Exception as error:
                outcomes.append(type(error))
        assert outcomes[0] == outcomes[1]
        assert list(made) == plain

    both(lambda x: x.insert(-100, "first"))
    both(lambda x: x.insert(1 << 60, "last"))
    both(lambda x: x.insert(3, None))
    both(lambda x: x.__setitem__(slice(2, 5), [1]))
    both(lambda x: x.__setitem__(slice(5, 2), "abc"))
    both(lambda x: x.__setitem__(slice(None, None, 2), [0] * ((len(x) + 1) // 2)))
    both(lambda x: x.__setitem__(slice(None, None, 2), [0]))
    both(lambda x: x.__setitem__(slice(None, None, -3), (8 for _ in x[::-3])))
    both(lambda x: x.__delitem__(slice(1, None, 4)))
    both(lambda x: x.__delitem__(slice(None, None, -2)))
    both(lambda x: x.pop(0))
    both(lambda x: x.pop(-2))
    both(lambda x: x.pop(100))
    both(lambda x: x.remove(8))
    both(lambda x: x.remove("absent"))
    both(lambda x: x.extend(range(3)))
    both(lambda x: x.__iadd__([5])[:])
    both(lambda x: x.reverse())
    both(lambda x: x.__setitem__(slice(1, 3), x))
    both(lambda x: x.clear())
    both(lambda x: x.pop())
    with pytest.raises(TypeError, match="pop expected at most 1 argument, got 2"):
        made.pop(1, 2)
    with pytest.raises(TypeError, match="integer"):
        made.insert("a", 1)
    made.insert(1 << 80, "end")
    assert list(made) == ["end"]


def test_a_value_that_cannot_be_converted_changes_nothing() -> None:
    endless: list[Any] = []
    endless.append(endless)
    made = List([1, 2, 3])
    for change in (
        lambda: made.append(endless),
        lambda: made.__setitem__(0, endless),
        lambda: made.__setitem__(slice(0, 2), [7, endless]),
        lambda: made.__setitem__(slice(None, None, 2), [7, endless]),
        lambda: made.extend([7, endless]),
        lambda: made.insert(0, endless),
        lambda: Array([1, endless]),
        lambda: Map({1: endless}),
    ):
        with pytest.raises(RecursionError):
            change()
        assert list(made) == [1, 2, 3]


#: Python's limit for recursion is higher than the stacks of these threads allow.
DEEP = """
import sys, threading
import fishplate as fp
from fishplate.dataclasses import py_class

@py_class("test.container.Deep")
class Deep(fp.Object):
    items: list

endless = []
endless.append(endless)
sys.setrecursionlimit(10**6)

def work():
    made = fp.List([1])
    for change in (
        lambda: fp.Array([endless]), lambda: fp.Map({1: endless}), lambda: fp.convert(endless),
        lambda: made.append(endless), lambda: made.extend([endless]), lambda: Deep(endless),
    ):
        try:
            change()
        except RecursionError:
            print("refused")

work()
threading.stack_size(256 * 1024)
thread = threading.Thread(target=work)
thread.start()
thread.join()
"""


def test_an_endless_container_is_refused_whatever_pythons_limit_is() -> None:
    ended = subprocess.run([sys.executable, "-c", DEEP], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout.split(), ended.stderr) == (0, ["refused"] * 12, "")


def test_copies() -> None:
    inner = List([1])
    for made in (Array([inner]), List([inner])):
        shallow, deep = copy.copy(made), copy.deepcopy(made)
        assert type(shallow) is type(deep) is type(made)
        assert not shallow.same_as(made) and shallow[0].same_as(inner)
        assert not deep[0].same_as(inner) and deep == made
    for made in (Map({"k": inner}), Dict({"k": inner})):
        shallow, deep = copy.copy(made), copy.deepcopy(made)
        assert type(shallow) is type(deep) is type(made)
        assert shallow["k"].same_as(inner)
        assert not deep["k"].same_as(inner) and deep == made


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickles(protocol: int) -> None:
    for made in (
        Array([1, "a", [2.5]]),
        List([None, {"k": 1}]),
        Map({"a": (1, 2)}),
        Dict({1: "x", 2: "y" * 100}),
        fishplate.Shape((1, 2, 3)),
    ):
        again = pickle.loads(pickle.dumps(made, protocol))
        assert type(again) is type(made)
        assert again == made


def test_equality_and_hash() -> None:
    assert Array([1, [2]]) == [1, [2]] == List([1, (2,)])
    assert (1, 2) == Array([1, 2]) != [1]
    assert Array([1]) != "1" and Array([1]) != 1 and Map({}) != {} and Map({}) != Array([])
    assert hash(Array([1, "a" * 50])) == hash(Array([1, "a" * 50]))
    assert {Map({1: 2}): "x"}[Map({1: 2})] == "x"
    assert Map({1: 2, 3: 4}) == Map({3: 4, 1: 2})


def test_cycles() -> None:
    made = List([1])
    made.append(made)
    assert made[1] is made
    assert repr(made)
    assert made == made
    again = Dict({})
    again["self"] = again
    assert again["self"] is again and repr(again)
    assert list(again.values())[0].same_as(again)
    for cycle in (made, again):
        # Each returns a result or raises an error; none crashes.
        for action in (hash, copy.deepcopy, pickle.dumps, fishplate.structural_hash):
            try:
                action(cycle)
            except (ValueError, RecursionError, RuntimeError, TypeError):
                pass
    made.clear()
    again.clear()


def test_identity_of_elements() -> None:
    inner = Array([1])
    made = Array([inner, inner])
    assert made[0] is inner and made[1] is inner
    assert next(iter(made)) is inner
    assert Map({"k": inner})["k"] is inner


def test_help_shows_signatures() -> None:
    assert str(inspect.signature(Array)) == "(input_list)"
    assert str(inspect.signature(List)) == "(input_list=())"
    assert str(inspect.signature(Map)) == "(input_dict)"
    assert str(inspect.signature(Dict)) == "(input_dict=None)"
    assert str(inspect.signature(Map.get)) == "(self, /, key, default=None)"
    assert str(inspect.signature(List.append)) == "(self, value, /)"
