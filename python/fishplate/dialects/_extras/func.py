"""Extras of the dialect `func`: functions from Python functions, and calls."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from fishplate import ir
from fishplate._dialect import Extended, ValueLike

from ._build import fill, results_of, values_of, whole
from ._function import Function

__all__ = ["CallOp", "ConstantOp", "FuncOp", "call", "call_indirect", "func"]


def _function_type(ty: Any) -> Any:
    """Return a type unchanged; convert a pair of inputs and results to a function type."""
    if isinstance(ty, tuple | list):
        if len(ty) != 2:
            raise ValueError(f"type: expected inputs and results, got {len(ty)} lists")
        return ir.FunctionType.get(*ty)
    return ty


def _takes(function: Callable[..., Any], name: str) -> bool:
    """Return whether a function accepts a keyword."""
    import inspect

    parameters = inspect.signature(function).parameters
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    any_name = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters.values())
    return any_name or (name in parameters and parameters[name].kind in by_name)


class _ReturnError(ValueError, AssertionError):
    """A Python function returned values of a function whose results are declared."""


if TYPE_CHECKING:

    class BuiltFunction(Protocol):
        """Result of the decorator `FuncOp.from_py_func`: calling it builds a call."""

        func_op: FuncOp

        def __call__(self, *arguments: ValueLike) -> Any: ...


class ConstantOp(Extended):
    """A function as a value."""

    __slots__ = ()

    @property
    def type(self) -> ir.Type:
        """The type of the function."""
        return self.result.type


class FuncOp(Function):
    """``FuncOp(name, type)``: a declaration, until :meth:`add_entry_block` makes it a definition."""

    __slots__ = ()

    def __init__(
        self,
        name: str | ir.StringAttr,
        type: ir.FunctionType | ir.TypeAttr | tuple[Sequence[ir.Type], Sequence[ir.Type]],
        *,
        visibility: str | ir.StringAttr | None = None,
        body_builder: Callable[[Any], object] | None = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
        **attributes: Any,
    ) -> None:
        """Build a function.

        Parameters
        ----------
        name
            Its symbol.
        type
            Its type, or a pair of the types of its inputs and of its results.
        visibility
            ``public``, ``private`` or ``nested``; a declaration has to be private.
        body_builder
            Called with the function; the insertion point is the end of its new entry block.
        loc
            The location.
        ip
            The insertion point.
        attributes
            Other attributes: ``arg_attrs``, ``res_attrs``, ``no_inline``.

        """
        if visibility is not None:
            attributes["sym_visibility"] = visibility
        self._build(name, _function_type(type), loc=loc, ip=ip, **attributes)
        if body_builder is not None:
            fill(self, self.add_entry_block(), body_builder, self)

    @property
    def type(self) -> ir.FunctionType:
        """The type of the function."""
        held = self.attributes["function_type"]
        return cast("ir.FunctionType", cast("ir.TypeAttr", held).value)

    def _absent_attribute(self, name: str) -> Any:
        types = {"arg_attrs": self.type.inputs, "res_attrs": self.type.results}.get(name)
        return None if types is None else ir.ArrayAttr.get([ir.DictAttr.get({})] * len(types))

    @property
    def result_attrs(self) -> Any:
        """Attributes of the results, the same as `res_attrs`."""
        return self.res_attrs

    @result_attrs.setter
    def result_attrs(self, attributes: Any) -> None:
        self.res_attrs = attributes

    @property
    def visibility(self) -> ir.Attribute | None:
        """Visibility of the symbol; None if not set."""
        return self.attributes.get("sym_visibility")

    @classmethod
    def from_py_func(
        cls,
        *inputs: ir.Type,
        results: Sequence[ir.Type] | None = None,
        name: str | None = None,
    ) -> Callable[[Callable[..., Any]], BuiltFunction]:
        """Return a decorator that builds a function; a Python function builds its body.

        Parameters
        ----------
        inputs
            The types of the inputs; the Python function is called with their values.
        results
            The types of the results. If given, the Python function builds the terminator itself. Otherwise the
            function returns the values that the Python function returns, and their types are the result types.
        name
            The symbol; by default the name of the Python function.

        A Python function that takes a keyword ``func_op`` gets the operation. The decorated function builds a call of
        the new function, and returns its result, or the list of results unless there is exactly one. If the Python
        function fails, the operation is erased.

        """

        def decorate(body: Callable[..., Any]) -> BuiltFunction:
            op = cls(name or body.__name__, (inputs, results or ()))
            with whole(op), ir.InsertionPoint(op.add_entry_block()):
                keywords = {"func_op": op} if _takes(body, "func_op") else {}
                returned = body(*op.arguments, **keywords)
                if results is None:
                    op._return(returned)
                elif returned is not None:
                    raise _ReturnError(
                        "Capturing a python function with explicit `results=` requires that the wrapped function "
                        f"returns None. `{body.__name__}` has to build its return operation, got {returned!r}"
                    )

            @functools.wraps(body)
            def build_call(*arguments: ValueLike) -> Any:
                made = call(op, arguments)
                return made if made is not None and not isinstance(made, ir.Operation) else None

            build_call.func_op = op  # type: ignore[attr-defined]
            return cast("BuiltFunction", build_call)

        return decorate

    def _return(self, returned: Any) -> None:
        """Build the return of a Python function's values, and set the function type to match."""
        from fishplate.dialects import func

        values = values_of([returned] if isinstance(returned, ir.Value) else returned)
        func.ReturnOp(values)
        ty = ir.FunctionType.get(self.type.inputs, [value.type for value in values])
        self.attributes["function_type"] = ir.TypeAttr.get(ty)


def func(*args: Any, **keywords: Any) -> Any:
    """Return a decorator, as `FuncOp.from_py_func` does, or build a function, as `FuncOp` does.

    .. code-block:: python

        @func.func(i32, i32)
        def add(a, b):
            return arith.addi(a, b)

        func.func("declared", ([i32], [i32]), visibility="private")
    """
    from fishplate.dialects import func as dialect

    if (args and isinstance(args[0], str | ir.StringAttr)) or "sym_name" in keywords:
        names = {"sym_name": "name", "function_type": "type"}
        given = {names.get(name, name): value for name, value in keywords.items()}
        return dialect.FuncOp(*args, **given)
    return dialect.FuncOp.from_py_func(*args, **keywords)


class CallOp(Extended):
    """``CallOp(function, arguments)`` or ``CallOp(result_types, name, arguments)``."""

    __slots__ = ()

    def __init__(
        self,
        callee_or_results: ir.Operation | Sequence[ir.Type],
        arguments_or_callee: Any,
        arguments: Sequence[ValueLike] | None = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
        **attributes: Any,
    ) -> None:
        """Build a call.

        Parameters
        ----------
        callee_or_results
            The function, or the types of the results.
        arguments_or_callee
            The arguments, or the function's name.
        arguments
            The arguments, if a name is given.
        loc
            The location.
        ip
            The insertion point.
        attributes
            Other attributes: ``arg_attrs``, ``res_attrs``, ``no_inline``.

        """
        if isinstance(callee_or_results, ir.Operation):
            if arguments is not None:
                raise ValueError("func.call: expected the arguments after the function, got more")
            if not isinstance(callee_or_results, FuncOp):
                raise TypeError(f"func.call: expected a FuncOp, got {callee_or_results.name}")
            callee: Any = cast("ir.StringAttr", callee_or_results.attributes["sym_name"]).value
            results: Sequence[ir.Type] = callee_or_results.type.results
            arguments = arguments_or_callee
        else:
            if arguments is None:
                raise ValueError("func.call: expected the arguments after the function's name")
            callee, results = arguments_or_callee, callee_or_results
        self._build(results, callee, values_of(arguments), loc=loc, ip=ip, **attributes)


def call(
    callee_or_results: ir.Operation | Sequence[ir.Type],
    arguments_or_callee: Any,
    arguments: Sequence[ValueLike] | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
    **attributes: Any,
) -> Any:
    """Build a call of a function, ``call(function, arguments)``, or of a name, ``call(types, name, arguments)``.

    Returns the result, the results if there are several, or the operation if there are none.
    """
    from fishplate.dialects import func

    made = func.CallOp(
        callee_or_results, arguments_or_callee, arguments, loc=loc, ip=ip, **attributes
    )
    return results_of(made)


def call_indirect(
    results: Sequence[ir.Type],
    callee: ValueLike,
    callee_operands: Sequence[ValueLike],
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
    **attributes: Any,
) -> Any:
    """Build an indirect call of a function value.

    Returns the result, the results if there are several, or the operation if there are none.
    """
    from fishplate.dialects import func

    made = func.CallIndirectOp(
        callee, callee_operands, results=results, loc=loc, ip=ip, **attributes
    )
    return results_of(made)
