"""`AsmState`: consistent names of values when several are printed."""

from __future__ import annotations

from typing import Any


class AsmState:
    """The flags for naming values. Names reflect the state of the IR at the time of the call."""

    __slots__ = ("use_local_scope", "value")

    def __init__(self, value: Any, use_local_scope: bool = False) -> None:
        """Store the object to name values of, and the flag."""
        self.value = value
        self.use_local_scope = use_local_scope
