"""Structural functions: wrong callbacks, and cases that the peer's tests leave out."""

from __future__ import annotations

from typing import Any

import fishplate
import pytest
from fishplate import Array, Dict, List, Map, VisitInterrupt, WalkOrder, WalkResult
from fishplate.access_path import AccessKind, AccessPath


def test_equality_and_hash() -> None:
    assert fishplate.structural_equal([1, {"a": (2,)}], Array([1, Map({"a": [2]})]))
    assert not fishplate.structural_equal([1], [True])
    value = fishplate.structural_hash([1, 2])
    assert value == fishplate.structural_hash(Array([1, 2])) and 0 <= value < 1 << 64
    assert not fishplate.structural_equal(List([1]), Array([1]))


def test_the_first_mismatch() -> None:
    assert fishplate.get_first_structural_mismatch([1], [1]) is None
    left, right = fishplate.get_first_structural_mismatch([1, {"a": 2}], [1, {"a": 3}])
    assert left == right == AccessPath.root().array_item(1).map_item("a")
    left, right = fishplate.get_first_structural_mismatch([1, 2], [1])
    assert left.to_steps()[-1].kind == AccessKind.ARRAY_ITEM
    assert right.to_steps()[-1].kind == AccessKind.ARRAY_ITEM_MISSING


def test_equal_paths_have_equal_hashes() -> None:
    key = Array([1, 2])

    def path() -> AccessPath:
        return AccessPath.root().attr("a_long_attribute").array_item(3).map_item(key)

    assert path() == path() and hash(path()) == hash(path())
    assert len({path(), path(), AccessPath.root()}) == 2
    assert path() != AccessPath.root() and path() != "path"
    assert AccessPath.root().attr("a").is_prefix_of(AccessPath.root().attr("a").attr("b"))
    with pytest.raises(ValueError, match=r"Use AccessPath.root\(\)"):
        AccessPath()


def test_walks() -> None:
    root = Array([1, "a", [2, 3]])
    for order in ("pre", WalkOrder.PREORDER):
        seen: list[Any] = []
        assert fishplate.structural_walk(root, (int, seen.append), order=order) is None
        assert seen == [1, 2, 3]
    seen = []
    fishplate.structural_walk(root, ((int, str), seen.append))
    assert seen == [1, "a", 2, 3]
    seen = []
    fishplate.structural_walk(
        root,
        [(Array, lambda x: WalkResult.SKIP if len(x) == 2 else None), (int, seen.append)],
        order="pre",
    )
    assert seen == [1]
    found = fishplate.structural_walk(root, (int, lambda x: VisitInterrupt(x) if x == 2 else None))
    assert isinstance(found, VisitInterrupt) and found.value == 2


@pytest.mark.parametrize("function", ["structural_walk", "structural_map"])
def test_an_unknown_order(function: str) -> None:
    with pytest.raises(ValueError, match="order: 'sideways'"):
        getattr(fishplate, function)([1], lambda x: x, order="sideways")


@pytest.mark.parametrize(
    "function", ["structural_walk", "structural_visit", "structural_map", "structural_mutate"]
)
def test_wrong_callbacks(function: str) -> None:
    call = getattr(fishplate, function)
    for callbacks, message in [
        (5, "must be callbacks, .* got int"),
        ("text", "got str"),
        ([print], "must be .* tuples, got builtin_function_or_method at position 0"),
        ([(int, print), (int,)], "got tuple at position 1"),
        ((5, print), "callback type must be a supported builtin, .* got 5"),
    ]:
        with pytest.raises(TypeError, match=f"{function} .*{message}"):
            call([1], callbacks)


def test_mutation() -> None:
    root = Array([1, [2]])
    assert fishplate.structural_map(root, (int, lambda x: x * 10)) == [10, [20]]
    assert root == [1, [2]]
    assert fishplate.structural_map(root, (int, lambda x: x)) is root
    result = fishplate.structural_mutate(root, (int, lambda x, mutator, mode: x + mode + 1))
    assert result == [2, [3]]
    with pytest.raises(TypeError, match="structural_mutate callback must accept"):
        fishplate.structural_mutate(root, (int, lambda x: x))
    with pytest.raises(ValueError, match="invalid literal"):
        fishplate.structural_map(root, (int, lambda x: int("x")))


def test_deep_values() -> None:
    # A hundred thousand levels: a result, or an error that says so.
    deep: Any = Array([])
    for _ in range(100_000):
        deep = Array([deep])
    for action in (
        lambda: fishplate.structural_hash(deep),
        lambda: fishplate.structural_equal(deep, Array([deep])),
        lambda: hash(deep),
        lambda: deep == Array([deep]),
        lambda: fishplate.structural_walk(deep, (int, print)),
        lambda: fishplate.serialization.to_json_graph_str(deep),
        lambda: repr(deep),
    ):
        try:
            action()
        except (RecursionError, RuntimeError, ValueError):
            pass


def test_cycles() -> None:
    made = List([1])
    made.append(made)
    for action in (
        lambda: fishplate.structural_hash(made),
        lambda: fishplate.structural_equal(made, List([1, made])),
        lambda: fishplate.structural_walk(made, (str, print)),
        lambda: fishplate.structural_map(made, (int, lambda x: x)),
        lambda: fishplate.serialization.to_json_graph_str(made),
    ):
        try:
            action()
        except (RecursionError, RuntimeError, ValueError):
            pass
    made.clear()


def test_keys() -> None:
    one, same, other = (fishplate.StructuralKey(x) for x in ([1, 2], (1, 2), [1, 3]))
    assert one == same != other and hash(one) == hash(same)
    assert {one: "a"}[same] == "a"
    assert Map({one: 1, same: 2})[one] == 2
    assert one != [1, 2]


def test_json_graphs() -> None:
    shared = List(["shared"])
    text = fishplate.serialization.to_json_graph_str({"a": [shared, shared]}, {"note": "x"})
    again = fishplate.serialization.from_json_graph_str(text)
    assert isinstance(again, Map) and again["a"][0].same_as(again["a"][1])
    assert fishplate.serialization.from_json_graph_str(
        fishplate.serialization.to_json_graph_str(Dict({1: 2.5}))
    ) == Dict({1: 2.5})
    for bad in ("", "{", "[]", '{"root_index": 5, "nodes": []}', '{"nodes": 1}'):
        with pytest.raises((ValueError, TypeError, RuntimeError, KeyError, IndexError)):
            fishplate.serialization.from_json_graph_str(bad)
    with pytest.raises(TypeError):
        fishplate.serialization.from_json_graph_str(5)
