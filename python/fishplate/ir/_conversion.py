"""Dialect conversion: type converters, targets and adaptors. `fishplate.ir.rewrite` has the drivers."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..core import Function, Object
from ..registry import register_object
from ._pass import keep_error
from ._value import Value

if TYPE_CHECKING:
    from ._context import Context
    from ._type import Type

__all__ = ["ConversionConfig", "ConversionTarget", "OpAdaptor", "TypeConverter"]


def _native(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function whose exception the driver raises again; functions of other languages are unchanged."""
    if not callable(function):
        raise TypeError(f"expected a callable, got {type(function).__name__}")
    return function if isinstance(function, Function) else keep_error(function)


def operation_name(op: object) -> str:
    """Return the name of a class of operations, or a name as it is."""
    name = op if isinstance(op, str) else getattr(op, "OPERATION_NAME", None)
    if not isinstance(name, str) or "." not in name:
        raise TypeError(
            f"expected a class of operations or the name of one, such as 'arith.addi', got {op!r}"
        )
    return name


def dialect_name(dialect: object) -> str:
    """Return the name of a dialect, given as a text, a module or the namespace of a dialect."""
    for name in (
        dialect,
        getattr(dialect, "DIALECT_NAMESPACE", None),
        getattr(getattr(dialect, "_dialect", None), "name", None),
        getattr(dialect, "namespace", None),
    ):
        if isinstance(name, str) and name and "." not in name:
            return name
    raise TypeError(f"expected the name of a dialect, such as 'arith', got {dialect!r}")


@register_object("ir.TypeConverter")
class TypeConverter(Object):
    """Says which types take the place of a type, and how values of old and new types become each other."""

    __slots__ = ()

    if TYPE_CHECKING:
        _add_conversion: Callable[..., None]
        _add_source_materialization: Callable[..., None]
        _add_target_materialization: Callable[..., None]
        _convert_type_to_types: Callable[..., Any]

        def __init__(self) -> None: ...

    def add_conversion(self, convert: Callable[[Type], Any]) -> None:
        """Add a function from a type to a type, to a list of types, or to None if it does not know the type. The functions
        that were added last are tried first."""
        self._add_conversion(_native(convert))

    def add_source_materialization(self, materialize: Callable[..., Any]) -> None:
        """Add a function ``f(rewriter, type, values, location)`` that returns a value of an old type, made from new values;
        None if it cannot."""
        self._add_source_materialization(_native(materialize))

    def add_target_materialization(self, materialize: Callable[..., Any]) -> None:
        """Add a function ``f(rewriter, type, values, location)`` that returns a value of a new type, made from an old value;
        None if it cannot. Where several types take the place of one, it gets a list of types and returns a list."""
        self._add_target_materialization(_native(materialize))

    def convert_type(self, type: Type) -> Type | None:
        """Return the type that takes the place of a type; None if there is none, or more than one."""
        types = self.convert_type_to_types(type)
        return types[0] if types is not None and len(types) == 1 else None

    def convert_type_to_types(self, type: Type) -> list[Type] | None:
        """Return the types that take the place of a type; None if no conversion knows it."""
        types = self._convert_type_to_types(type)
        return None if types is None else list(types)


@register_object("ir.ConversionTarget")
class ConversionTarget(Object):
    """Says which operations may be left after a conversion: ``ConversionTarget(context=None)``.

    A rule for an operation comes before one for its dialect, and the rule for unknown operations is last.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        _add: Callable[..., None]
        _mark_recursively_legal: Callable[..., None]

        def __init__(self, context: Context | None = None) -> None: ...

    def add_legal_op(self, *ops: Any) -> None:
        """Make operations legal, given as classes or names."""
        for op in ops:
            self._add("op", operation_name(op), True)

    def add_illegal_op(self, *ops: Any) -> None:
        """Make operations illegal, given as classes or names."""
        for op in ops:
            self._add("op", operation_name(op), False)

    def add_dynamically_legal_op(self, *ops: Any, is_legal: Callable[[Any], Any]) -> None:
        """Make operations legal if ``is_legal(op)`` is true. None is for operations that the function does not know."""
        for op in ops:
            self._add("op", operation_name(op), _legality(is_legal))

    def add_legal_dialect(self, *dialects: Any) -> None:
        """Make the operations of dialects legal, given as names or modules."""
        for dialect in dialects:
            self._add("dialect", dialect_name(dialect), True)

    def add_illegal_dialect(self, *dialects: Any) -> None:
        """Make the operations of dialects illegal, given as names or modules."""
        for dialect in dialects:
            self._add("dialect", dialect_name(dialect), False)

    def add_dynamically_legal_dialect(self, *dialects: Any, is_legal: Callable[[Any], Any]) -> None:
        """Make the operations of dialects legal if ``is_legal(op)`` is true."""
        for dialect in dialects:
            self._add("dialect", dialect_name(dialect), _legality(is_legal))

    def mark_unknown_op_dynamically_legal(self, is_legal: Callable[[Any], Any]) -> None:
        """Make operations without a rule legal if ``is_legal(op)`` is true."""
        self._add("unknown", "", _legality(is_legal))

    def mark_op_recursively_legal(
        self, *ops: Any, is_legal: Callable[[Any], Any] | None = None
    ) -> None:
        """Make everything inside of operations legal whenever they are legal themselves, and `is_legal` is true of them."""
        for op in ops:
            function = None if is_legal is None else _legality(is_legal)
            self._mark_recursively_legal(operation_name(op), function)


def _legality(is_legal: Callable[[Any], Any]) -> Callable[..., Any]:
    if isinstance(is_legal, Function):
        return is_legal
    if not callable(is_legal):
        raise TypeError(f"is_legal: expected a callable, got {type(is_legal).__name__}")

    def call(op: Any) -> bool | None:
        answer = is_legal(op)
        return None if answer is None else bool(answer)

    return keep_error(call)


@dataclasses.dataclass
class ConversionConfig:
    """Configuration of a conversion.

    Parameters
    ----------
    build_materializations
        Whether the materialisations of type converters replace the casts that are still needed. Otherwise the casts, which
        are ``builtin.unrealized_conversion_cast``, stay.

    """

    build_materializations: bool = True


class OpAdaptor:
    """The operands of an operation with converted types. Operands have the names that they have in the operation's class,
    and so have attributes, which are those of the operation.

    In a pattern for one-to-many conversions each operand is a list of values.
    """

    __slots__ = ("_op", "operands")

    def __init__(self, op: Any, operands: list[Any]) -> None:
        """Use these values in the place of an operation's operands."""
        self._op = op
        self.operands = operands

    @property
    def attributes(self) -> Any:
        """The attributes of the operation."""
        return self._op.attributes

    def __getattr__(self, name: str) -> Any:
        """Return the operand or the attribute of a name."""
        names = getattr(type(self._op), "OPERAND_NAMES", ())
        if name not in names:
            return getattr(self._op, name)
        values = iter(self.operands)
        for each in names:
            group = _like(getattr(self._op, each), values)
            if each == name:
                return group
        raise AttributeError(name)


def _like(shape: Any, values: Iterator[Any]) -> Any:
    """Take as many values as an operand or a group of operands has, in the same shape."""
    if shape is None:
        return None
    if isinstance(shape, Value):
        return next(values)
    return [_like(each, values) for each in shape]


def as_conversion(code: Callable[..., Any], many: bool) -> Callable[..., Any]:
    """Return a conversion pattern in the form that the driver calls; functions of other languages are unchanged."""
    if isinstance(code, Function):
        return code

    def call(op: Any, operands: Any, converter: Any, rewriter: Any) -> bool:
        values = [list(group) for group in operands] if many else list(operands)
        return bool(code(op, OpAdaptor(op, values), converter, rewriter))

    return keep_error(call)
