"""Meaning of names in a traced function: the names of its module, Python's builtins and `math`, which also accept
run-time values, and the functions that the rewrite calls."""

from __future__ import annotations

import builtins
import math as python_math
from collections import deque
from types import MemberDescriptorType, SimpleNamespace
from typing import Any

from ..core import Tensor
from . import _report, math
from ._elementwise import put
from ._flow import Frame, If, Loop, With, make_for
from ._merge import Lost, Unset, is_number, number
from ._range import Along, Range, hinted_range
from ._tensor import TensorView
from ._text import Text, joined, piece
from ._thread_total import ThreadTotal, extreme_of
from ._trace import _state, current, truth, utf8_name
from ._value import _FLOATS, Value, is_scalar_type, type_name

_MATH_FUNCTIONS = {
    id(function): getattr(math, name)
    for name, function in vars(python_math).items()
    if callable(function) and hasattr(math, name)
}


class Globals(dict[str, Any]):
    """The current globals of a module; the names below take precedence over Python's builtins."""

    def __init__(self, module: dict[str, Any]) -> None:
        """Take a module's globals."""
        super().__init__(_INTERNAL)
        self["__builtins__"] = _BUILTINS
        self["__name__"] = module.get("__name__", "")
        self._module = module

    def __getitem__(self, name: str) -> Any:
        """Return the meaning of a name."""
        try:
            found = self._module[name]
        except KeyError:
            return super().__getitem__(name)
        return translated(found)


def translated(found: Any) -> Any:
    """Return the replacement of an object of the program in a kernel, for example for `math`."""
    if found is python_math:
        return math
    return _MATH_FUNCTIONS.get(id(found), found)


def _at(filename: str, line: int, column: int) -> None:
    trace = _state.trace
    while trace.lent and trace.lent[-1][3] > trace.depth:
        container, name, attribute, _ = trace.lent.pop()
        setattr(container, attribute, Lost(name, attribute))
    trace.where, trace.spot = (utf8_name(filename), line), (filename, line, column)
    trace.builder.place(trace.file(filename), line, column)


def _use(value: Any) -> Any:
    if type(value) is Unset:
        value.complain()
    return value


def _and(left: Any, right: Any) -> Any:
    if not isinstance(left, Value):
        return left and right()
    return _choose(left, right, lambda: _falsehood(left))


def _or(left: Any, right: Any) -> Any:
    if not isinstance(left, Value):
        return left or right()
    return _choose(left, lambda: _falsehood(left, True), right)


def _falsehood(value: Value, wanted: bool = False) -> Any:
    """Return the left side if it decides the result: a boolean is then known."""
    return wanted if value.type_name() == "Boolean" else value


def _choose(test: Any, first: Any, second: Any) -> Any:
    """Return the result of one of two functions; the other is not run."""
    if not isinstance(test, Value):
        return first() if test else second()
    branch = If(current(), test, ("the value",), (Unset("the value"),), (True,))
    branch.then()
    branch.set((first(),))
    branch.orelse()
    branch.set((second(),))
    return _use(branch.end(True)[0])


def _not(value: Any) -> Any:
    return truth(value).invert() if isinstance(value, Value) else not value


def _in(value: Any, container: Any) -> Any:
    """Implement ``in``; numbers known only at run time are compared one by one."""
    if isinstance(container, TensorView):
        raise TypeError("`in` does not look through tensors; write a loop")
    if isinstance(container, builtins.range) and isinstance(value, Value):
        return _in_range(value, container)
    if not isinstance(container, _LISTED):
        return value in container
    if not isinstance(value, Value) and not _has_value(container):
        return value in container
    return _any([value == item for item in container if is_number(value) and is_number(item)])


_CHANGEABLE = (list, dict, set, bytearray, deque)
_LISTED = (tuple, list, set, frozenset, dict, type({}.keys()), type({}.values()))


def _in_range(value: Value, items: range) -> Any:
    """Tell whether a range contains a number, without iterating over it."""
    if not items:
        return False
    low, high = min(items[0], items[-1]), max(items[0], items[-1])
    inside = (value >= low) & (value <= high)
    return (
        inside
        if abs(items.step) == 1 and value.type_name() not in _FLOATS
        else inside & ((value - low) % abs(items.step) == 0)
    )


def _any(items: Any) -> Any:
    """Implement `any`; all run-time values in it are computed."""
    found: Any = False
    for item in items:
        held = truth(item)
        if not isinstance(held, Value) and held:
            return True
        found = held if found is False else found if held is False else found | held
    return found


def _all(items: Any) -> Any:
    """Implement `all`; all run-time values in it are computed."""
    found: Any = True
    for item in items:
        held = truth(item)
        if not isinstance(held, Value) and not held:
            return False
        found = held if found is True else found if held is True else found & held
    return found


def _changed(container: Any, name: str, attribute: str | None, depth: int, first: bool) -> Any:
    """Refuse to change a Python object where only the run time decides whether the change happens.

    A namespace may be changed in a branch or loop that does not read it first: it holds the value there, and must not
    be read afterwards.
    """
    if current().depth == depth or not _is_plain(container, attribute):
        return container
    if first and attribute is not None and type(container) is SimpleNamespace:
        current().lent.append((container, name, attribute, current().depth))
        return container
    raise TypeError(
        f"`{name}` is changed in a branch or loop known only at run time, but Python objects exist only at compile "
        "time; assign to a name, or to an element of a tensor or an fp.local_array"
    )


def _is_plain(container: Any, attribute: str | None) -> bool:
    """Tell whether setting an element or attribute only stores the value, without running code of the class."""
    if attribute is None:
        return isinstance(container, _CHANGEABLE) or type(container).__module__ == "numpy"
    found = getattr(type(container), attribute, None)
    own = hasattr(found, "__set__") and not isinstance(found, MemberDescriptorType)
    # A class whose attributes are memory is marked so.
    own = own or getattr(type(container), "_is_memory", False)
    return not own and not isinstance(container, (TensorView, Value, type))


#: Types of values after a call of a Python class.
_KINDS = {int: "Int64", float: "Float64", bool: "Boolean"}


def _convert(kind: Any, *args: Any, **kwargs: Any) -> Any:
    """Implement ``int(x)``, ``float(x)``, ``bool(x)`` and ``str(x)``, for run-time values too."""
    value = args[0] if len(args) == 1 and not kwargs else None
    if isinstance(value, Value) and isinstance(kind, type):
        if kind is str:
            return Text([value])
        if kind in _KINDS:
            return value.astype(_KINDS[kind])
    return value if kind is str and isinstance(value, Text) else kind(*args, **kwargs)


def _typed(annotation: Any, value: Any) -> Any:
    """Convert the value of ``x: fp.Float32 = ...``."""
    if is_scalar_type(annotation) and is_number(value):
        return annotation(value)
    return value


def _class(name: str, text: Any, kinds: dict[str, Any]) -> type:
    """Make the class of annotations that a kernel defines."""
    return type(name, (), {"__annotations__": kinds, "__doc__": text, "__module__": __name__})


_ONE_PATH = ", or was set on one path only: give it a value before the branch or loop"
_INTERNAL: dict[str, Any] = {
    "__fp_at": _at,
    "__fp_use": _use,
    "__fp_unset": lambda name: Unset(name, f"`{name}` is read before it is set{_ONE_PATH}"),
    "__fp_live": lambda: current().live,
    "__fp_frame": lambda: Frame(current()),
    "__fp_if": lambda *args: If(current(), *args),
    "__fp_with": lambda *args: With(current(), *args),
    "__fp_while": lambda *args: Loop(current(), *args),
    "__fp_for": lambda *args: make_for(current(), *args),
    "__fp_and": _and,
    "__fp_or": _or,
    "__fp_not": _not,
    "__fp_in": _in,
    "__fp_convert": _convert,
    "__fp_changed": _changed,
    "__fp_class": _class,
    "__fp_put": put,
    "__fp_slice": slice,
    "__fp_text": joined,
    "__fp_piece": piece,
    "__fp_ifexp": _choose,
    "__fp_typed": _typed,
    "__fp_assert": _report.check,
    "__fp_raise": _report.fail,
}


def _has_value(args: Any) -> bool:
    return any(isinstance(arg, Value) for arg in args)


def _range(*args: Any, **hints: Any) -> Any:
    if hints:
        if not current().prints_now:
            raise TypeError(f"range takes no keyword arguments in a kernel, got {', '.join(hints)}")
        return hinted_range(*args, **hints)
    return Range(*args) if _has_value(args) else builtins.range(*args)


def _extreme(name: str, original: Any) -> Any:
    def extreme(*args: Any, **kwargs: Any) -> Any:
        parts = tuple(args[0]) if len(args) == 1 else args
        if any(isinstance(part, ThreadTotal) for part in parts):
            return extreme_of(name, parts)
        if kwargs or not _has_value(parts):
            # An iterator has nothing left at this point.
            return original(*([parts] if len(args) == 1 else args), **kwargs)
        result = parts[0]
        for part in parts[1:]:
            result = current().builder.math(name, [number(result), number(part)])
        return result

    return extreme


def _along(item: Any) -> Along | None:
    """Return the run-time iterable; None if Python can iterate at compile time."""
    if isinstance(item, TensorView) and item.shape:
        return Along(item.shape[0], item.__getitem__)
    return Along(item.count(), item.at) if type(item) is Range else None


def _enumerate(items: Any, start: Any = 0) -> Any:
    along = _along(items)
    if along is None:
        return enumerate(items, start)
    return Along(along.count, lambda at: (at + start, along.item(at)))


def _zip(*items: Any, strict: bool = False) -> Any:
    dynamic = [_along(item) for item in items]
    if not any(dynamic):
        return zip(*items, strict=strict)
    dynamic = [
        _along(Range(item.start, item.stop, item.step)) if isinstance(item, range) else along
        for item, along in zip(items, dynamic, strict=True)
    ]
    if strict or not all(dynamic):
        raise TypeError("zip at run time takes tensors and ranges, and no `strict`")
    count = _BUILTINS["min"](*(along.count for along in dynamic), dynamic[0].count)  # type: ignore[union-attr]
    return Along(count, lambda at: tuple(along.item(at) for along in dynamic))  # type: ignore[union-attr]


def _length(item: Any) -> Any:
    return item.shape[0] if isinstance(item, TensorView) and item.shape else len(item)


def _isinstance(value: Any, kinds: Any) -> bool:
    """Make a value an instance of its scalar type, and a tensor in a kernel an instance of `fp.Tensor`."""
    if not isinstance(value, (Value, TensorView)):
        return builtins.isinstance(value, kinds)
    kind = value.type if isinstance(value, Value) else Tensor
    listed = kinds if isinstance(kinds, tuple) else (kinds,)
    return isinstance(value, kinds) or any(
        isinstance(k, type) and issubclass(kind, k) for k in listed
    )


_BUILTINS: dict[str, Any] = {
    **vars(builtins),
    "range": _range,
    "min": _extreme("min", min),
    "max": _extreme("max", max),
    "print": _report.show,
    "any": _any,
    "all": _all,
    "len": _length,
    "enumerate": _enumerate,
    "zip": _zip,
    "isinstance": _isinstance,
}

__all__ = ["Globals", "translated", "type_name"]
