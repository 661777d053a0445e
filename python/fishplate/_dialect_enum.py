"""Base classes of the enumerations in generated dialect modules.

A member is written `BFloat16 = 2, "bf16"`: its number and MLIR's spelling. Members are ints, `str()` gives MLIR's
spelling, and the class accepts a number, a spelling or a Python name.
"""

from __future__ import annotations

import enum

from ._enum import DirectEnumMeta, DirectIntEnum

__all__ = ["Enum", "Flag"]


def _allowed(cls: type[enum.Enum]) -> str:
    return ", ".join(f"{member} ({int(member)})" for member in cls.__members__.values())  # type: ignore[call-overload]


def _by_text(cls: type[enum.Enum], text: str) -> enum.Enum | None:
    for name, member in cls.__members__.items():
        if text in (getattr(member, "text", None), name):
            return member
    return None


class Enum(DirectIntEnum):
    """An enumeration: a value is one of the cases."""

    text: str

    def __new__(cls, value: int, text: str = "") -> Enum:
        """Make a member from its number and its spelling."""
        member = int.__new__(cls, value)
        member._value_ = value
        member.text = text
        return member

    @classmethod
    def _missing_(cls, value: object) -> Enum:
        found = _by_text(cls, value) if isinstance(value, str) else None
        if isinstance(found, cls):
            return found
        raise ValueError(f"{value!r} is not a {cls.__name__}; expected one of: {_allowed(cls)}")

    def __str__(self) -> str:
        return self.text

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Flag(enum.IntFlag, metaclass=DirectEnumMeta):
    """An enumeration whose cases combine with `|`.

    A case with several bits is printed in addition to the cases of its bits, as in MLIR; with `__groups_first__` it
    replaces them.
    """

    __separator__ = "|"
    __groups_first__ = False
    text: str

    def __new__(cls, value: int, text: str = "") -> Flag:
        """Make a member from its number and its spelling."""
        member = int.__new__(cls, value)
        member._value_ = value
        member.text = text
        return member

    @classmethod
    def _missing_(cls, value: object) -> Flag:
        if isinstance(value, str):
            found = cls._parse(value)
            if found is not None:
                return found
        elif isinstance(value, int):
            bits = 0
            for member in cls.__members__.values():
                bits |= int(member)
            if 0 <= value and value & ~bits == 0:
                made = super()._missing_(value)
                assert isinstance(made, cls)  # noqa: S101
                return made
        raise ValueError(f"{value!r} is not a {cls.__name__}; expected cases of: {_allowed(cls)}")

    @classmethod
    def _parse(cls, text: str) -> Flag | None:
        """Return the combined value of the cases in the text."""
        bits = 0
        for part in text.split(cls.__separator__.strip()):
            member = _by_text(cls, part.strip())
            if not isinstance(member, cls):
                return None
            bits |= int(member)
        return cls(bits)

    def _cases(self) -> list[Flag]:
        """Return the cases that MLIR prints for this value, in its order."""
        cls, rest = type(self), int(self)
        members = list(dict.fromkeys(cls.__members__.values()))
        if not rest:
            return [member for member in members if not int(member)]
        members = [member for member in members if int(member)]
        found = []
        if cls.__groups_first__:
            for member in reversed(members):
                bits = int(member)
                if bits & (bits - 1) and rest & bits == bits:
                    found.append(member)
                    rest &= ~bits
        return found + [member for member in members if rest & int(member) == int(member)]

    def __str__(self) -> str:
        return type(self).__separator__.join(case.text for case in self._cases())

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)

    def __repr__(self) -> str:
        return (
            "|".join(f"{type(self).__name__}.{case.name}" for case in self._cases())
            or f"{type(self).__name__}(0)"
        )
