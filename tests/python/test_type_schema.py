"""Type schemas: conversions, errors and their wording; beyond the peer's tests."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections import OrderedDict, UserDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fishplate
import pytest
from fishplate.core import CAny, TypeSchema, _to_py_class_value

A = TypeSchema.from_annotation
HERE = Path(__file__).resolve().parent
SOURCE = Path(fishplate.__file__).resolve().parents[1]


def convert(annotation: object, value: object) -> object:
    """Convert there and back."""
    return _to_py_class_value(A(annotation).convert(value))


def test_a_list_that_contains_itself_is_refused() -> None:
    endless: list[object] = []
    endless.append(endless)
    for annotation in (Any, list[Any], tuple[list[Any], ...]):
        with pytest.raises(TypeError, match="recursion|deeply|Stack overflow"):
            A(annotation).convert(endless)


def test_a_schema_of_many_levels_is_refused_not_followed() -> None:
    schema = TypeSchema("int")
    with pytest.raises(ValueError, match="levels"):
        for _ in range(10_000):
            schema = TypeSchema("Optional", (schema,))
            schema.check_value(1)


def test_an_integer_too_large_for_a_float_is_a_type_error() -> None:
    with pytest.raises(TypeError, match=r"float\(\) failed for int: .*too large"):
        A(float).convert(10**400)


def test_an_integer_of_very_many_digits_is_refused() -> None:
    with pytest.raises(TypeError, match="out of int64 range"):
        A(int).convert(10**5000)


def test_text_that_is_not_unicode_is_a_type_error() -> None:
    for annotation in (str, Any, int | str):
        with pytest.raises(TypeError):
            A(annotation).convert("\ud800")


def test_a_list_that_changes_while_it_is_converted() -> None:
    values: list[object] = []

    class Shrinks:
        def __tvm_ffi_value__(self) -> int:
            values.clear()
            return 7

    values += [Shrinks(), 1, 2]
    assert A(list[int]).convert(values).type_index == A(list[int]).origin_type_index


def test_a_dict_that_changes_while_it_is_converted() -> None:
    values: dict[str, object] = {}

    class Shrinks:
        def __tvm_ffi_value__(self) -> int:
            values.clear()
            return 7

    values.update(a=Shrinks(), b=1)
    A(dict[str, int]).check_value(values)


def test_mappings_that_are_no_dict() -> None:
    for mapping in (OrderedDict(a=1), UserDict(a=1)):
        A(dict[str, int]).check_value(mapping)
    with pytest.raises(TypeError, match="value for key 'a': expected int, got str"):
        A(dict[str, int]).check_value(UserDict(a="x"))


@pytest.mark.parametrize("count", [0, 1, 4, 5, 17, 200])
def test_maps_of_every_size_are_read_from_memory(count: int) -> None:
    values = {f"key {number}": number for number in range(count)}
    for make in (fishplate.Map, fishplate.Dict):
        given = make(values)
        kind = make[str, int]
        assert convert(kind, given).same_as(given)
        as_floats = convert(make[str, float], given)
        assert dict(as_floats.items()) == values
        assert list(as_floats) == list(values), "the order of insertion is kept"
        assert all(type(value) is float for value in as_floats.values())
        other = fishplate.Dict if make is fishplate.Map else fishplate.Map
        assert dict(convert(other[str, int], given).items()) == values
        if count:
            with pytest.raises(TypeError, match="key 'key 0': expected int, got str"):
                A(make[int, Any]).check_value(given)


def test_a_dict_with_gaps_is_read_from_memory() -> None:
    given = fishplate.Dict({number: str(number) for number in range(40)})
    for number in range(0, 40, 3):
        del given[number]
    left = {number: str(number) for number in range(40) if number % 3}
    assert dict(convert(fishplate.Map[int, str], given).items()) == left


def test_a_mapping_whose_items_raise_says_what_was_raised() -> None:
    class Broken(UserDict):
        def items(self) -> Any:
            raise LookupError("no items today")

    with pytest.raises(LookupError, match="no items today"):
        A(dict[str, int]).check_value(Broken())


def test_interrupts_are_not_swallowed() -> None:
    class Interrupted:
        def __tvm_ffi_value__(self) -> int:
            raise KeyboardInterrupt

    for annotation in (int, int | None, int | str, list[int], Any):
        with pytest.raises(KeyboardInterrupt):
            A(annotation).check_value([Interrupted()] if annotation == list[int] else Interrupted())


def test_the_cause_of_a_failed_protocol_is_told() -> None:
    class Broken:
        def __tvm_ffi_object__(self) -> object:
            raise RuntimeError("out of order")

    with pytest.raises(
        TypeError, match=r"__tvm_ffi_object__\(\) failed for .*Broken: out of order"
    ):
        A(int).check_value(Broken())


def test_a_broken_element_of_an_untyped_container_is_named() -> None:
    """Upstream raises the element's own exception, without the element's position."""

    class Broken:
        def __tvm_ffi_value__(self) -> object:
            raise ValueError("broken")

    for annotation in (list[Any], tuple):
        with pytest.raises(TypeError, match=r"element \[1\]: .*Any.*Broken"):
            A(annotation).check_value([1, Broken()])


@pytest.mark.parametrize("seed", range(3))
def test_random_values_fare_as_with_the_peer(peer_package: Path, seed: int) -> None:
    """The same result or the same error text, for random schemas and values."""
    lines = []
    for package, path in (("fishplate", SOURCE), ("tvm_ffi", peer_package)):
        command = [sys.executable, str(HERE / "schema_outcomes.py"), package, str(seed), "3000"]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        lines.append(done.stdout.splitlines())
    assert len(lines[0]) >= 3000
    assert lines[0] == lines[1]


def test_a_data_type_as_text_is_text() -> None:
    """A `dtype` is a `str`; upstream leaves it a data type, against the schema."""
    given = fishplate.dtype("float16")
    assert type(convert(str, given)) is fishplate.core.String
    assert convert(fishplate.dtype, given) == given


def test_a_promise_that_is_not_kept() -> None:
    class NoInt:
        def __tvm_ffi_int__(self) -> object:
            return "seven"

    with pytest.raises(TypeError, match=r"expected int, got .*NoInt"):
        A(int).check_value(NoInt())


def test_schemas_copy_and_pickle_after_use() -> None:
    schema = A(dict[str, int | None])
    schema.check_value({"a": None})
    for twin in (copy.copy(schema), copy.deepcopy(schema), pickle.loads(pickle.dumps(schema))):
        assert twin == schema
        twin.check_value({"a": 1})


def test_a_schema_that_nobody_registered_converts_nothing() -> None:
    schema = TypeSchema("no.such.Type")
    with pytest.raises(TypeError, match="unknown TypeSchema origin: 'no.such.Type'"):
        schema.check_value(1)


def test_an_index_that_no_type_has() -> None:
    for index in (63, 99_999, -7, 1 << 40):
        with pytest.raises((ValueError, OverflowError)):
            TypeSchema.from_type_index(index)


def test_annotations_of_no_type() -> None:
    for annotation in (1, "int", [int], object, type, Callable[[object], int]):
        with pytest.raises(TypeError, match="Cannot convert"):
            A(annotation)


def test_cany_holds_what_it_was_given_and_lets_it_go() -> None:
    any_value = CAny([1, 2])
    assert repr(any_value).startswith("CAny(object, type_index=")
    any_value.__init__("text")
    assert _to_py_class_value(any_value) == "text"
    any_value.__init__()
    assert repr(any_value) == "CAny(None)"
    assert repr(CAny(value=1.5)) == "CAny(float=1.5)"
    for wrong in ((1, 2), {"other": 1}):
        with pytest.raises(TypeError):
            CAny(*wrong) if isinstance(wrong, tuple) else CAny(**wrong)
    with pytest.raises(TypeError, match="expected CAny, got int"):
        _to_py_class_value(1)


def test_a_tree_cannot_be_made_of_nonsense() -> None:
    from fishplate import _core

    for args in (
        ("Optional", "x", 0, ()),
        ("Union", "x", 0, (None,)),
        ("nothing", "x", 0, ()),
        ("Object", "x", 3, ()),
    ):
        with pytest.raises((TypeError, ValueError)):
            _core._make_converter(*args)
    with pytest.raises(TypeError, match="expected TypeConverter, got int"):
        _core._make_converter("Optional", "x", 0, (1,))
    with pytest.raises(TypeError):
        _core.TypeConverter()
