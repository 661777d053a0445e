"""`List` and `Dict` behave like Python's `list` and `dict`: each line runs on both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fishplate import Array, Dict, List, Map


def _outcome(run: Callable[[Any], object], target: Any) -> tuple[object, object]:
    """The result or the exception of a change, and the target after it."""
    try:
        result = run(target)
    except Exception as error:
        result = type(error)
    after = list(target.items()) if hasattr(target, "items") else list(target)
    if isinstance(result, (Array, List)):
        result = list(result)
    if isinstance(result, (Dict, Map)):
        result = dict(result)
    return result, after


LIST_CALLS = [
    lambda x: x.sort(),
    lambda x: x.sort(reverse=True),
    lambda x: x.sort(key=lambda item: -item),
    lambda x: x.sort(key=lambda item: item % 2),
    lambda x: x.sort(key=lambda item: 1 // (item - 2)),
    lambda x: x.sort(lambda item: item),
    lambda x: x.copy(),
    lambda x: x.copy() is x,
    lambda x: x.count(1),
    lambda x: x.count("absent"),
    lambda x: x.index(1),
    lambda x: x.index(1, 2),
    lambda x: x.index(1, 2, 3),
    lambda x: x.index(1, -1),
    lambda x: x.index(1, -100, 100),
    lambda x: x.index(3, 1),
    lambda x: x.index("absent"),
    lambda x: x.remove("absent"),
    lambda x: x * 2,
    lambda x: 2 * x,
    lambda x: x * 0,
    lambda x: x * -1,
    lambda x: x * 1.5,
    lambda x: x * "a",
    lambda x: x.__imul__(3),
    lambda x: x.__imul__(0),
    lambda x: [*reversed(x)],
    lambda x: [x.pop() for _ in reversed(x[:2])],
    lambda x: x < [4],
    lambda x: [4] < x,
    lambda x: x <= [3, 1, 2, 1],
    lambda x: x > [3, 1],
    lambda x: x >= [3, 1, 2, 1, 0],
    lambda x: x < [3, "a"],
    lambda x: x < 1,
    lambda x: sorted([x, [1], [2]], key=list),
]


@pytest.mark.parametrize("run", LIST_CALLS)
def test_list(run: Callable[[Any], object]) -> None:
    assert _outcome(run, List([3, 1, 2, 1])) == _outcome(run, [3, 1, 2, 1])


DICT_CALLS = [
    lambda x: x.copy(),
    lambda x: x.copy() is x,
    lambda x: x.popitem(),
    lambda x: [x.popitem() for _ in range(len(x))],
    lambda x: [x.popitem() for _ in range(len(x) + 1)],
    lambda x: [*reversed(x)],
    lambda x: [*reversed(x.keys())],
    lambda x: [*reversed(x.values())],
    lambda x: [*reversed(x.items())],
    lambda x: type(x).fromkeys("ab", 1),
    lambda x: type(x).fromkeys([]),
    lambda x: type(x)([("p", 1), ("q", 2)]),
    lambda x: type(x)([("p", 1, 2)]),
    lambda x: x != {"a": 2},
    lambda x: x == [("a", 2)],
]


@pytest.mark.parametrize("run", DICT_CALLS)
@pytest.mark.parametrize("more", [0, 100])
def test_dict(run: Callable[[Any], object], more: int) -> None:
    content = {"b": 1, "a": 2} | {f"k{i}": i for i in range(more)}
    assert _outcome(run, Dict(content)) == _outcome(run, dict(content))


@pytest.mark.parametrize(("ours", "plain"), [(List, list), (Dict, dict)])
def test_every_public_name_is_there(ours: type, plain: type) -> None:
    assert [name for name in dir(plain) if not hasattr(ours, name)] == []


def test_arrays_repeat_and_compare_like_tuples() -> None:
    made = Array([1, 2])
    assert type(made * 2) is Array and made * 2 == 2 * made == (1, 2, 1, 2)
    assert made < Array([1, 3]) and made < (2,) and made >= List([1, 2])
    assert sorted([Array([2]), Array([1])]) == [(1,), (2,)]
    assert [*reversed(made)] == [2, 1]
    with pytest.raises(TypeError, match="'<' not supported"):
        assert made < "ab"


def test_errors_name_the_value() -> None:
    with pytest.raises(ValueError, match="'absent' is not in the List"):
        List([1]).remove("absent")
    with pytest.raises(ValueError, match="9 is not in the Array"):
        Array([1]).index(9)
    with pytest.raises(KeyError, match="the Dict is empty"):
        Dict().popitem()


def test_a_list_that_grows_while_it_is_sorted_keeps_what_was_added() -> None:
    made = List([2, 1])
    with pytest.raises(ValueError, match="List modified during sort"):
        made.sort(key=lambda item: made.append(9) or item)
    assert list(made) == [2, 1, 9, 9]


def test_elements_that_are_objects_sort_and_are_found() -> None:
    made = List([List([2]), List([1])])
    first = made[1]
    made.sort()
    assert made[0] is first and made.index([2]) == 1 and made.count([1]) == 1
