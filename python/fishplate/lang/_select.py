"""`select`: one of two numbers, both of which are computed."""

from __future__ import annotations

from typing import Any

from ._merge import number
from ._trace import current
from ._value import Value


def select(condition: Any, a: Any, b: Any) -> Any:
    """Return ``a`` where the condition holds, else ``b``; unlike ``a if c else b`` no branch is made."""
    if not isinstance(condition, Value):
        return a if condition else b
    return current().builder.select(condition, number(a), number(b))
