"""Checks and flattens the parts of `OpView.build_generic`, by the class variables that MLIR's generator writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._builtin_attributes import DenseI32ArrayAttr
from ._operation import Operation
from ._type import Type
from ._value import Value


class Parts:
    """The parts of an operation of a class.

    ``_ODS_REGIONS`` is the number of regions and whether there may be no more. ``_ODS_OPERAND_SEGMENTS`` and
    ``_ODS_RESULT_SEGMENTS`` have a number for each group: 1 one, 0 at most one, -1 any number.
    """

    def __init__(self, cls: Any) -> None:
        """Take the class."""
        self.name: str = cls.OPERATION_NAME
        self._regions: tuple[int, bool] = getattr(cls, "_ODS_REGIONS", (0, False))
        self._operands: Sequence[int] | None = getattr(cls, "_ODS_OPERAND_SEGMENTS", None)
        self._results: Sequence[int] | None = getattr(cls, "_ODS_RESULT_SEGMENTS", None)

    def regions(self, given: int | None) -> int:
        """Return how many regions to make."""
        least, fixed = self._regions
        count = least if given is None else given
        bound = "minimum" if count < least else "maximum" if fixed and count > least else ""
        if bound:
            raise ValueError(
                f'Operation "{self.name}" requires a {bound} of {least} regions but was built with regions={count}'
            )
        return count

    def operands(self, given: Sequence[Any], attributes: dict[str, Any]) -> list[Any]:
        """Return the operands; the sizes of groups become an attribute."""
        return self._flat("Operand", given, self._operands, (Value, Operation), attributes)

    def results(self, given: Sequence[Any], attributes: dict[str, Any]) -> list[Any]:
        """Return the types of the results; the sizes of groups become an attribute."""
        return self._flat("Result", given, self._results, (Type,), attributes)

    def _flat(
        self,
        word: str,
        given: Sequence[Any],
        segments: Sequence[int] | None,
        classes: tuple[type, ...],
        attributes: dict[str, Any],
    ) -> list[Any]:
        kind = classes[0].__name__
        groups = [1] * len(given) if segments is None else list(segments)
        if len(groups) != len(given):
            raise ValueError(
                f'Operation "{self.name}" requires {len(groups)} {word.lower()} segments but was provided {len(given)}'
            )
        flat, sizes = [], []
        for index, (size, part) in enumerate(zip(groups, given, strict=True)):
            place = f'{word} {index} of operation "{self.name}"'
            if size < 0:
                items = [] if part is None else list(part)
                if any(item is None for item in items):
                    raise ValueError(
                        f"{place} must be a Sequence of {kind}s (contained a None item)"
                    )
            elif part is None and size == 1:
                optional = f" (was None and {word.lower()} is not optional)"
                raise ValueError(f"{place} must be a {kind}{optional}")
            else:
                items = [] if part is None else [part]
            for item in items:
                if not isinstance(item, classes):
                    raise ValueError(f"{place} must be a {kind}, got a {type(item).__name__}")
            flat += items
            sizes.append(len(items))
        if segments is not None:
            attributes[f"{word.lower()}SegmentSizes"] = DenseI32ArrayAttr.get(sizes)
        return flat
