"""A dialect and a pass over it."""

from . import passes
from .dialect import AddOp, AmountType, ConstantOp, MyProject

register = MyProject.register

__all__ = ["AddOp", "AmountType", "ConstantOp", "MyProject", "passes", "register"]
