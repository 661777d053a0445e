"""Enumerations whose members are found directly: `fishplate._enum`."""

from __future__ import annotations

import enum
import pickle
import sys
from typing import Any

import pytest

from fishplate import _core, ir, structural
from fishplate._enum import DirectEnumMeta, DirectIntEnum

CLASSES: list[Any] = [ir.WalkResult, ir.WalkOrder, structural.WalkResult, structural.WalkOrder]


@pytest.mark.parametrize("cls", CLASSES)
def test_they_are_enumerations(cls: Any) -> None:
    """By iteration, name, value and pickle."""
    assert issubclass(cls, enum.IntEnum) and isinstance(cls, enum.EnumMeta)
    for member in cls:
        assert cls(member.value) is cls[member.name] is getattr(cls, member.name) is member
        assert pickle.loads(pickle.dumps(member)) is member
    assert len(cls) == len(cls.__members__) and list(cls)[0] in cls
    with pytest.raises(AttributeError, match="NONE_OF_THEM"):
        cls.NONE_OF_THEM  # noqa: B018
    with pytest.raises(AttributeError):
        setattr(cls, next(iter(cls)).name, 3)
    assert cls.__name__ in repr(cls)


def test_members_with_the_names_of_properties() -> None:
    """They are found through the class, too."""

    class Odd(DirectIntEnum):
        name = 1  # type: ignore[assignment]
        value = 2  # type: ignore[assignment]

    assert [int(Odd.name), int(Odd.value)] == [1, 2]


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="other versions do it by themselves")
def test_no_python_code_looks_members_up() -> None:
    """The slot is that of `type`."""
    slot = type.__getattribute__
    assert slot(ir.WalkResult, "ADVANCE") is ir.WalkResult.ADVANCE
    run: list[str] = []
    sys.setprofile(lambda frame, event, _: event == "call" and run.append(frame.f_code.co_name))
    try:
        with pytest.raises(AttributeError):
            ir.WalkResult.nothing  # noqa: B018
    finally:
        sys.setprofile(None)
    assert "__getattr__" not in run
    assert issubclass(DirectEnumMeta, enum.EnumMeta)


@pytest.mark.parametrize("wrong", [int, 3, ir.WalkResult])
def test_only_classes_of_classes(wrong: Any) -> None:
    """Others have no members."""
    with pytest.raises(TypeError, match="expected a class of classes"):
        _core._find_members_directly(wrong)
