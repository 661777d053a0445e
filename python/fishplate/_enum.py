"""Enumerations whose members are found as fast as the attributes of other classes.

Callbacks name members at each call: ``return WalkResult.ADVANCE``. On Python 3.11 that takes three times as long as
another attribute of a class.
"""

from __future__ import annotations

import enum

from . import _core


class DirectEnumMeta(enum.EnumMeta):
    """The class of such enumerations."""


_core._find_members_directly(DirectEnumMeta)


class DirectIntEnum(enum.IntEnum, metaclass=DirectEnumMeta):
    """The base of such enumerations of numbers."""
