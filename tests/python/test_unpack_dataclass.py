"""Dataclasses as tuples: values matter, not annotations; classes are not kept alive."""

from __future__ import annotations

import dataclasses
import gc
import weakref

from fishplate.utils.unpack_dataclass import unpack_dataclass_to_tuple


@dataclasses.dataclass
class Point:
    x: int
    y: int


@dataclasses.dataclass
class Point3(Point):
    z: int


@dataclasses.dataclass
class Line:
    start: Point
    end: Point


def test_a_subclass_in_a_field_keeps_all_its_fields() -> None:
    assert unpack_dataclass_to_tuple(Line(Point(1, 2), Point3(3, 4, 5))) == ((1, 2), (3, 4, 5))


def test_a_field_may_hold_what_its_annotation_does_not_say() -> None:
    line = Line(Point(1, 2), None)  # type: ignore[arg-type]
    assert unpack_dataclass_to_tuple(line) == ((1, 2), None)


def test_a_dataclass_without_fields_is_an_empty_tuple() -> None:
    @dataclasses.dataclass
    class Nothing:
        pass

    assert unpack_dataclass_to_tuple(Nothing()) == ()


def test_a_class_that_was_unpacked_can_go() -> None:
    made = dataclasses.make_dataclass("Made", ["a"])
    assert unpack_dataclass_to_tuple(made(1)) == (1,)
    gone = weakref.ref(made)
    del made
    gc.collect()
    assert gone() is None
