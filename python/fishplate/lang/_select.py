"""`select`: one of two numbers, both of which are computed."""

from __future__ import annotations

from typing import Any

from ._merge import number
from ._trace import current
from ._value import Value


def select(condition: Any, a: Any, b: Any) -> Any:
    """Return ``a`` if the condition holds, else ``b``. Unlike ``a if c else b``, this creates no branch.

    The condition may be a vector, and then the others too: each element is selected.
    """
    if not isinstance(condition, Value):
        from ._vector import Vector

        if isinstance(condition, Vector):
            return condition.select(a, b)
        return a if condition else b
    return current().builder.select(condition, number(a), number(b))
