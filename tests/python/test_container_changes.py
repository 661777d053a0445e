"""Containers that change while they are read: an error or a defined result, never a crash."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from fishplate import Array, Dict, List, Map


def test_a_list_that_grows_is_iterated_up_to_its_old_end() -> None:
    made = List([1, 2, 3])
    seen = []
    for item in made:
        seen.append(item)
        made.append(item)
    assert seen == [1, 2, 3] and len(made) == 6


def test_a_list_that_shrinks_ends_early() -> None:
    made = List(range(100))
    seen = []
    for item in made:
        seen.append(item)
        made.pop()
    assert seen == list(range(50))
    at_end = iter(made)
    assert len(list(at_end)) == 50
    made.append(1)
    assert next(at_end, "over") == "over"


def test_a_list_that_is_cleared_or_gone() -> None:
    made = List(["x" * 50] * 10)
    items = iter(made)
    next(items)
    made.clear()
    assert list(items) == []
    items = iter(List(["y" * 50] * 3))
    gc.collect()
    assert list(items) == ["y" * 50] * 3


@pytest.mark.parametrize("size", [1, 3, 4, 5, 16, 100])
@pytest.mark.parametrize("view", ["keys", "values", "items", "__iter__"])
def test_a_dict_that_grows_or_shrinks_raises(size: int, view: str) -> None:
    made = Dict({i: str(i) for i in range(size)})
    for change in (
        lambda: made.__setitem__("new", 1),
        lambda: made.__delitem__("new"),
        lambda: made.clear(),
    ):
        items = iter(getattr(made, view)())
        next(items)
        change()
        for _ in range(2):
            with pytest.raises(RuntimeError, match="Dict changed size during iteration"):
                next(items)


@pytest.mark.parametrize("size", [1, 4, 5, 40])
def test_values_may_be_set_while_iterating(size: int) -> None:
    made = Dict({i: 0 for i in range(size)})
    seen = []
    for key in made:
        made[key] = key * 2
        seen.append(key)
    assert seen == list(range(size))
    assert dict(made) == {i: i * 2 for i in range(size)}


def test_a_dict_of_the_same_size_with_other_keys() -> None:
    # Undetected like in Python itself, or an error; at most as many entries as there were.
    for size in (3, 8, 30):
        made = Dict({i: i for i in range(size)})
        count = 0
        try:
            for key in made:
                del made[key]
                made[f"other {key}"] = key
                count += 1
        except RuntimeError as error:
            assert "during iteration" in str(error)
        assert count <= size


def test_an_iterator_outlives_its_map() -> None:
    items = iter(Map({i: "x" * 50 for i in range(20)}).items())
    gc.collect()
    assert len(list(items)) == 20
    assert list(items) == []


def test_an_iterator_survives_a_move() -> None:
    made = Array(["x" * 50, "y" * 50])
    items = iter(made)
    Array([]).__move_handle_from__(made)
    assert list(items) == ["x" * 50, "y" * 50]
    with pytest.raises(ValueError, match="holds no FFI object"):
        iter(made)


class Meddling:
    """Changes a container while its index is read, or while it is converted."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def __index__(self) -> int:
        self.action()
        return 2

    def __tvm_ffi_int__(self) -> int:
        self.action()
        return 2


def test_an_index_that_changes_the_list() -> None:
    made = List([1, 2, 3])
    with pytest.raises(IndexError, match="size: 0, got index"):
        made[Meddling(made.clear)]
    made.extend([1, 2, 3])
    assert made[: Meddling(made.clear)] == []
    made.extend([1, 2, 3])
    with pytest.raises(IndexError, match="size: 0, got index"):
        made[Meddling(made.clear)] = 5


def test_a_conversion_that_changes_the_list() -> None:
    made = List([1, 2, 3])
    with pytest.raises(IndexError):
        made[2] = Meddling(made.clear)
    made.append(Meddling(lambda: made.append("first")))
    assert list(made) == ["first", 2]
    made[0:1] = [Meddling(made.clear)]
    assert list(made) == [2]
    source: list[Any] = [0, None, 9]
    source[1] = Meddling(source.clear)
    assert list(Array(source)) == [0, 2, 9]


def test_a_move_while_converting() -> None:
    made, thief = List([1]), List([])
    with pytest.raises(ValueError, match="holds no FFI object"):
        made.append(Meddling(lambda: thief.__move_handle_from__(made)))
    assert list(thief) == [1]
    kept, thief = Dict({1: 1}), Dict({})
    with pytest.raises(ValueError, match="holds no FFI object"):
        kept[1] = Meddling(lambda: thief.__move_handle_from__(kept))
    assert dict(thief) == {1: 1}


def test_a_finaliser_that_changes_the_list() -> None:
    made = List([])

    class Last:
        def __del__(self) -> None:
            made.append("gone")

    for remove in (
        lambda: made.__setitem__(0, 1),
        lambda: made.__delitem__(0),
        lambda: made.clear(),
        lambda: made.pop() and None,
        lambda: made.__setitem__(slice(0, 1), []),
    ):
        made.clear()
        made.append(Last())
        remove()
        gc.collect()
        assert "gone" in list(made)


def test_a_mapping_that_changes_while_it_is_read() -> None:
    class Growing(dict):
        def items(self) -> Iterator[tuple[int, int]]:
            for i in range(3):
                self[i + 10] = i
                yield i, i

    assert dict(Map(Growing())) == {0: 0, 1: 1, 2: 2}
