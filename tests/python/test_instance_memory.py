"""Instances of registered classes: `__del__`, subclasses and attributes work as for any class."""

from __future__ import annotations

import gc
import weakref

import fishplate
import pytest
from fishplate import dataclasses


@dataclasses.py_class("test_instance_memory.Plain")
class Plain(fishplate.Object):
    """A class without own members."""

    x: int


class WithDict(Plain):
    """A class whose instances have attributes, and support weak references."""

    __slots__ = ("__dict__", "__weakref__")


def test_a_del_that_is_added_later_runs() -> None:
    gone = []

    @dataclasses.py_class("test_instance_memory.Noticed")
    class Noticed(fishplate.Object):
        x: int

    Noticed(1)
    Noticed.__del__ = lambda self: gone.append(self.x)  # type: ignore[attr-defined]
    Noticed(2)
    assert gone == [2]


def test_a_del_may_bring_the_object_back() -> None:
    saved = []

    @dataclasses.py_class("test_instance_memory.Saved")
    class Saved(fishplate.Object):
        x: int

        def __del__(self) -> None:
            saved.append(self)

    Saved(3)
    assert [each.x for each in saved] == [3]
    saved.clear()
    assert saved == []


def test_a_subclass_has_attributes_and_is_collected() -> None:
    made = WithDict(4)
    made.itself = made
    known = weakref.ref(made)
    del made
    gc.collect()
    assert known() is None


def test_instances_have_no_attributes() -> None:
    with pytest.raises(AttributeError):
        Plain(5).y = 1  # type: ignore[attr-defined]


def test_many_come_and_go() -> None:
    kept = [Plain(at) for at in range(10_000)]
    gc.collect()
    assert sum(each.x for each in kept[::2]) == sum(range(0, 10_000, 2))
