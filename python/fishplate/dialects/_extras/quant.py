"""Extras of the dialect `quant`: its types, which C++ defines by hand. A type of one of these kinds is an `ir.Type`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from fishplate import ir

__all__ = [
    "AnyQuantizedType",
    "CalibratedQuantizedType",
    "QuantizedType",
    "UniformQuantizedPerAxisType",
    "UniformQuantizedSubChannelType",
    "UniformQuantizedType",
]


def _storage(flags: int, storage: ir.Type, low: int, high: int) -> str:
    """Return the text of a storage type with its range: signedness comes from the flags, as in C++."""
    if not isinstance(storage, ir.IntegerType):
        raise TypeError(f"storage_type: expected an IntegerType, got {storage}")
    signed = bool(flags & QuantizedType.FLAG_SIGNED)
    limits = (
        QuantizedType.default_minimum_for_integer(signed, storage.width),
        QuantizedType.default_maximum_for_integer(signed, storage.width),
    )
    text = f"{'i' if signed else 'u'}{storage.width}"
    return text if (low, high) == limits else f"{text}<{low}:{high}>"


def _scaled(scale: float, zero_point: int) -> str:
    """Return the text of a scale, with all its digits, and its zero point."""
    return f"{scale:.17e}:{zero_point}"


class _Kind(type):
    """A class whose instances are the quantized types of one kind."""

    _kind: str

    def _holds(cls, text: str) -> bool:
        kind = _kind_of(text)
        return kind is not None and cls._kind in ("", kind)

    def __instancecheck__(cls, instance: object) -> bool:
        """Return whether an object is a type of the kind."""
        return isinstance(instance, ir.Type) and cls._holds(str(instance))


def _kind_of(text: str) -> str | None:
    """Return the kind of a quantized type by its text, or None for other types."""
    if not text.startswith("!quant."):
        return None
    kind = text.removeprefix("!quant.").partition("<")[0]
    if kind != "uniform" or "{" not in text:
        return kind
    # Sub-channel types list sizes of blocks in braces before the scales.
    return "sub_channel" if text.partition(", {")[0].count("{") else "per_axis"


class QuantizedType(metaclass=_Kind):
    """All quantized types."""

    _kind: ClassVar[str] = ""
    FLAG_SIGNED: ClassVar[int] = 1

    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Return the smallest integer of a width."""
        return -(1 << (integral_width - 1)) if is_signed else 0

    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Return the greatest integer of a width."""
        return (1 << (integral_width - is_signed)) - 1


class AnyQuantizedType(metaclass=_Kind):
    """Types with a storage type and, perhaps, an expressed type."""

    _kind: ClassVar[str] = "any"

    @staticmethod
    def get(
        flags: int,
        storage_type: ir.Type,
        expressed_type: ir.Type | None,
        storage_type_min: int,
        storage_type_max: int,
        context: ir.Context | None = None,
    ) -> ir.Type:
        """Return the type, in the context of the storage type."""
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        expressed = "" if expressed_type is None else f":{expressed_type}"
        return ir.Type.parse(f"!quant.any<{storage}{expressed}>", storage_type.context)


class UniformQuantizedType(metaclass=_Kind):
    """Types with one scale and one zero point."""

    _kind: ClassVar[str] = "uniform"
    FLAG_SIGNED: ClassVar[int] = 1

    @staticmethod
    def get(
        flags: int,
        storage_type: ir.Type,
        expressed_type: ir.Type,
        scale: float,
        zero_point: int,
        storage_type_min: int,
        storage_type_max: int,
        context: ir.Context | None = None,
    ) -> ir.Type:
        """Return the type, in the context of the storage type."""
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        text = f"!quant.uniform<{storage}:{expressed_type}, {_scaled(scale, zero_point)}>"
        return ir.Type.parse(text, storage_type.context)


class UniformQuantizedPerAxisType(metaclass=_Kind):
    """Types with a scale and a zero point for each index of a dimension."""

    _kind: ClassVar[str] = "per_axis"
    FLAG_SIGNED: ClassVar[int] = 1

    @staticmethod
    def get(
        flags: int,
        storage_type: ir.Type,
        expressed_type: ir.Type,
        scales: Sequence[float],
        zero_points: Sequence[int],
        quantized_dimension: int,
        storage_type_min: int,
        storage_type_max: int,
        context: ir.Context | None = None,
    ) -> ir.Type:
        """Return the type, in the context of the storage type."""
        if len(scales) != len(zero_points):
            raise ValueError(
                f"zero_points: expected one for each of the {len(scales)} scales, got {len(zero_points)}"
            )
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        pairs = ", ".join(map(_scaled, scales, zero_points))
        text = f"!quant.uniform<{storage}:{expressed_type}:{quantized_dimension}, {{{pairs}}}>"
        return ir.Type.parse(text, storage_type.context)


class UniformQuantizedSubChannelType(metaclass=_Kind):
    """Types with a scale and a zero point for each block. They come from text."""

    _kind: ClassVar[str] = "sub_channel"


class CalibratedQuantizedType(metaclass=_Kind):
    """Types with the range that a calibration found."""

    _kind: ClassVar[str] = "calibrated"

    @staticmethod
    def get(
        expressed_type: ir.Type,
        min: float,  # noqa: A002
        max: float,  # noqa: A002
        context: ir.Context | None = None,
    ) -> ir.Type:
        """Return the type, in the context of the expressed type."""
        text = f"!quant.calibrated<{expressed_type}<{min:.17e}:{max:.17e}>>"
        return ir.Type.parse(text, expressed_type.context)
