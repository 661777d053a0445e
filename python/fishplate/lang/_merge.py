"""Merges the values of names where paths of control flow meet: numbers become block parameters, structures are
merged field by field, and reading a name whose values cannot be merged is an error."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from ..arguments._scalar import Numeric, is_numpy_scalar
from ..layout import Layout
from ._value import Value


class Unset:
    """The value of a name that has no value here; reading it raises an error with the reason."""

    __slots__ = ("name", "reason")

    def __init__(self, name: str, reason: str = "") -> None:
        """Store the reason."""
        self.name = name
        self.reason = reason or f"`{name}` has no value here"

    def complain(self) -> NoReturn:
        """Raise the error of a read."""
        raise NameError(self.reason)


class Lost:
    """The value of an attribute that was set in a branch or loop that has ended: any use raises an error."""

    def __init__(self, name: str, attribute: str) -> None:
        """Store the names."""
        self.__dict__["_reason"] = (
            f"`{name}.{attribute}` was set in a branch or loop known only at run time, and has no value behind it: set a name"
        )

    def _refuse(self, *_: Any) -> NoReturn:
        raise NameError(self.__dict__["_reason"])

    __getattr__ = __call__ = __getitem__ = __bool__ = __index__ = __iter__ = _refuse
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = _refuse
    __truediv__ = __floordiv__ = __mod__ = __and__ = __or__ = __xor__ = __invert__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = _refuse


class Unfinished:
    """A sum that a product of a warpgroup still changes: `wgmma` and `wait_wgmma` take it, and any other use is an error."""

    __slots__ = ("product", "value")

    def __init__(self, value: Any, product: Any) -> None:
        """Take the sum, and the product that changes it."""
        self.value, self.product = value, product

    def over(self, value: Any) -> Unfinished:
        """Return another sum of the same product."""
        return Unfinished(value, self.product)

    def _refuse(self, *_: Any) -> NoReturn:
        raise TypeError(
            "the sums of a product are used before it has ended: pass them to wait_wgmma(), and use what it returns"
        )

    def __getattr__(self, name: str) -> NoReturn:
        """Refuse what a number has."""
        if name.startswith("_"):
            raise AttributeError(name)
        self._refuse()

    __getitem__ = __bool__ = __index__ = __iter__ = _refuse
    __float__ = __int__ = __abs__ = __neg__ = __invert__ = __str__ = _refuse
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __pow__ = __rpow__ = _refuse
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _refuse
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _refuse  # type: ignore[assignment]
    __hash__ = None  # type: ignore[assignment]


class Slot:
    """The place of a number in a structure, by its position among the parameters of a block."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        """Store the position."""
        self.index = index


def is_number(value: Any) -> bool:
    """Tell whether this can become a value."""
    return isinstance(value, (Value, bool, int, float, Numeric)) or is_numpy_scalar(value)


def plain(value: Any) -> Any:
    """Return a number in the library's form."""
    if isinstance(value, Numeric):
        return value.value
    return value.item() if is_numpy_scalar(value) else value


def number(value: Any) -> Any:
    """Return a number in the library's form; refuse anything else."""
    if not is_number(value):
        raise TypeError(f"expected a number, got {kind_of(value)}")
    return plain(value)


def kind_of(value: Any) -> str:
    """Return the type of a value for an error; a name that is reduced over threads raises its own error."""
    refuse = getattr(type(value), "_refuse", None)
    if refuse is not None:
        refuse(value)
    return value.type_name() if isinstance(value, Value) else type(value).__name__


class CommonShape:
    """The common structure of several values of one name, with the numbers extracted as columns."""

    def __init__(self) -> None:
        """Start without columns."""
        self.columns: list[list[Any]] = []
        #: Columns of sums that a product still changes on some path.
        self.unfinished: list[int] = []

    def join(self, name: str, values: Sequence[Any], before: Any, vary: bool) -> Any:
        """Return the structure that the values share, with a slot for each number that differs.

        ``before`` is the result for a value that no path has changed. With ``vary``, numbers that are
        equal constants get a slot too.
        """
        first = values[0]
        unset = [value for value in values if isinstance(value, Unset)]
        if unset:
            some = f"`{name}` is not set on every path that leads here"
            return Unset(name, some if len(unset) < len(values) else unset[0].reason)
        if not vary and all(value is before for value in values):
            return before
        if all(map(is_number, values)):
            if not vary and all(_same_constant(first, value) for value in values[1:]):
                if not isinstance(first, Value):
                    return first
            self.columns.append([plain(value) for value in values])
            return Slot(len(self.columns) - 1)
        sums = [value for value in values if isinstance(value, Unfinished)]
        if sums and all(isinstance(value, Unfinished) or is_number(value) for value in values):
            held = [value.value if isinstance(value, Unfinished) else value for value in values]
            self.unfinished.append(len(self.columns))
            self.columns.append([plain(value) for value in held])
            return sums[0].over(Slot(len(self.columns) - 1))
        if all(value is first for value in values) and _parts(first) is None:
            return first
        return self._join_parts(name, values, before, vary)

    def _join_parts(self, name: str, values: Sequence[Any], before: Any, vary: bool) -> Any:
        first = values[0]
        taken = [_parts(value) for value in values]
        kinds = {type(value) for value in values}
        if len(kinds) == 1 and all(parts is not None for parts in taken):
            if len({len(parts) for parts, _ in taken}) == 1:  # type: ignore[misc]
                old = _parts(before)
                older = old[0] if old and type(before) in kinds else ()
                joined = [
                    self.join(name, column, older[index] if index < len(older) else None, vary)
                    for index, column in enumerate(zip(*(p for p, _ in taken), strict=True))  # type: ignore[misc]
                ]
                bad = next((part for part in joined if isinstance(part, Unset)), None)
                if bad and isinstance(first, Layout):
                    shown = " and ".join(dict.fromkeys(map(str, values)))
                    return Unset(
                        name,
                        f"`{name}` is the layouts {shown}, which are nested differently, depending on the path that led here",
                    )
                return bad or (taken[0][1], joined, first)  # type: ignore[index]
        try:
            if all(bool(value == first) for value in values):
                return first
        except Exception:
            pass
        shown = " and ".join(sorted({_kind(value) for value in values}))
        if len(kinds) == 1:
            shown = f"different objects of {shown}"
        return Unset(name, f"`{name}` is {shown}, depending on the path that led here")


def _kind(value: Any) -> str:
    return value.type_name() if isinstance(value, Value) else type(value).__name__


def _same_constant(a: Any, b: Any) -> bool:
    if isinstance(a, Value) or isinstance(b, Value):
        return a is b
    return type(a) is type(b) and repr(a) == repr(b)


Rebuild = Callable[[Any, list[Any]], Any]


def _parts(value: Any) -> tuple[list[Any], Rebuild] | None:
    """Return the parts of a structure, and the function that assembles it again."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return list(value), lambda old, parts: type(old)(*parts)
    if type(value) in (tuple, list):
        return list(value), lambda old, parts: type(old)(parts)
    if hasattr(type(value), "with_parts"):
        return value.parts(), lambda old, parts: old.with_parts(parts)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        return [getattr(value, name) for name in names], _rebuild_dataclass
    return None


def _rebuild_dataclass(old: Any, parts: list[Any]) -> Any:
    made = object.__new__(type(old))
    for field, part in zip(dataclasses.fields(old), parts, strict=True):
        object.__setattr__(made, field.name, part)
    return made


def fill(structure: Any, numbers: Sequence[Any]) -> Any:
    """Return a structure with numbers in its slots."""
    if isinstance(structure, Slot):
        return numbers[structure.index]
    if isinstance(structure, Unfinished) and isinstance(structure.value, Slot):
        return structure.over(numbers[structure.value.index])
    if type(structure) is tuple and len(structure) == 3 and callable(structure[0]):
        rebuild, parts, old = structure
        return rebuild(old, [fill(part, numbers) for part in parts])
    return structure
