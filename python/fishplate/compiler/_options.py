"""Compile options as classes. They are made from the compiler's table: flags, ranges and texts are not repeated
here."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from ..registry import get_global_func

_rows = get_global_func("fishplate.compiler.options")
#: Reads an option string: returns an object with a field per option, and the rows of the given options.
read_options = get_global_func("fishplate.compiler.read_options")
_ALWAYS_ON = "--enable-tvm-ffi"


class CompileOption:
    """An option with its value; each derived class is one option.

    The class of an option without a value can be passed itself: ``options=[OptLevel(2), KeepIR]``. ``KeepIR(False)``
    has no effect.
    """

    #: The flag, as in an option string.
    flag: ClassVar[str] = ""
    #: Kind of its value: ``flag``, ``int`` or ``text``.
    kind: ClassVar[str] = ""
    __slots__ = ("value",)

    def __init__(self, *value: Any) -> None:
        """Take the value and check it at once."""
        if not self.flag:
            raise TypeError("CompileOption is abstract; use one of the classes derived from it")
        if self.kind == "flag":
            if len(value) > 1 or not isinstance(value[0] if value else True, bool):
                got = ", ".join(map(repr, value))
                raise TypeError(f"{type(self).__name__} takes nothing, True or False, got {got}")
            if value == (False,) and self.flag == _ALWAYS_ON:
                raise ValueError(
                    f"{type(self).__name__} cannot be turned off: a compiled function always has the ABI of TVM-FFI"
                )
        elif len(value) != 1:
            raise TypeError(f"{type(self).__name__} takes one value, got {len(value)}")
        self.value = value[0] if value else True
        check_options(str(self))

    def __str__(self) -> str:
        """Return the option as in an option string."""
        if self.kind == "flag":
            return self.flag if self.value else ""
        return f"{self.flag} {shlex.quote(str(self.value))}"

    def __repr__(self) -> str:
        """Return the option in Python syntax."""
        return f"{type(self).__name__}({'' if self.value is True else repr(self.value)})"

    def __eq__(self, other: object) -> bool:
        """Compare option and value."""
        return type(self) is type(other) and str(self) == str(other)

    def __hash__(self) -> int:
        """Hash consistently with equality."""
        return hash(str(self))


@cache
def option_classes() -> dict[str, type[CompileOption]]:
    """Return the classes by name, one per row of the compiler's table."""
    classes = {}
    for flag, name, kind, doc in _rows():
        members = {"__doc__": f"``{flag}``: {doc}.", "flag": str(flag), "kind": str(kind)}
        members |= {"__slots__": (), "__module__": "fishplate.compiler"}
        classes[str(name)] = type(str(name), (CompileOption,), members)
    return classes


class CompileOptions:
    """Options that belong together: ``CompileOptions("--opt-level 3")``, ``CompileOptions(OptLevel(3), KeepIR)``.

    Every parameter ``options=`` accepts it. ``options.options`` maps each option class to its value.
    """

    def __init__(self, *options: Any) -> None:
        """Take options in any form, and check them at once."""
        self._text = option_string(options)
        check_options(self._text)

    @property
    def options(self) -> dict[type[CompileOption], CompileOption]:
        """The given options, by class; the last value of a repeated option counts."""
        classes = option_classes()
        found: dict[type[CompileOption], CompileOption] = {}
        for name, value in read_options(self._text).given:
            kind = classes[name]
            if kind.kind == "flag":
                found[kind] = kind()
            else:
                found[kind] = kind(int(value) if kind.kind == "int" else str(value))
        return found

    @property
    def enable_tvm_ffi(self) -> bool:
        """True: every compiled function is an FFI function."""
        return True

    def __str__(self) -> str:
        """Return an option string."""
        return self._text

    def __repr__(self) -> str:
        """Return the options in Python syntax."""
        return f"CompileOptions({self._text!r})"

    def __eq__(self, other: object) -> bool:
        """Compare the options."""
        return isinstance(other, CompileOptions) and self.options == other.options

    def __hash__(self) -> int:
        """Hash consistently with equality."""
        return hash(frozenset(self.options.items()))


def check_options(options: str) -> None:
    """Raise ValueError for an option string that the compiler would refuse."""
    read_options(options)


def option_string(options: Any) -> str:
    """Return options of any form as an option string."""
    if options is None:
        return ""
    if isinstance(options, str):
        return options
    if isinstance(options, type) and issubclass(options, CompileOption):
        return str(options())
    if isinstance(options, (CompileOption, CompileOptions)):
        return str(options)
    if isinstance(options, Sequence):
        return " ".join(filter(None, map(option_string, options)))
    raise TypeError(
        f"options must be a str, compile options, or a list of them, got {type(options).__name__}"
    )
