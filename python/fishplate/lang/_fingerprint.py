"""The fingerprint of a function: bytes that identify the behaviour of its body, without reading its source.

It covers the code, the defaults, the closure, and every value of the module that a name may refer to. Functions
and classes are fingerprinted in the same way. Other values (files, random numbers, objects of
extensions) are `Unknown`: a function that may reach one has no fingerprint.
"""

from __future__ import annotations

import builtins
import functools
import marshal
import opcode
import re
import struct
import sys
import types
from _collections import _tuplegetter  # type: ignore[import-not-found]
from collections.abc import Callable, Iterator
from typing import Any

from ..core import CObject, dtype

#: Packages whose functions are deterministic within one version.
_LIBRARIES = frozenset(
    "abc builtins cmath collections copy dataclasses enum fishplate fractions functools itertools math "
    "ml_dtypes numbers numpy operator _operator reprlib statistics string struct types typing".split()
)
#: Names of builtins and of NumPy that reach beyond the values visible here.
_FAR = frozenset(
    "__import__ compile delattr eval exec fromfile genfromtxt getattr globals hash id input load loadtxt "
    "locals memmap open random setattr vars".split()
)
#: Names that access an attribute whose name is computed: the value cannot be determined.
_REFLECTIVE = frozenset("attrgetter methodcaller __getattribute__ __getattr__ format_map".split())
#: Attribute names in a text for `str.format`: "{0.name}".
_FORMATTED = re.compile(r"\{[^{}]*\}")
_SIMPLE = frozenset((type(None), bool, int, float, complex, str, bytes, type(...)))
_IMPORT = opcode.opmap["IMPORT_NAME"]
#: Members of classes that carry no information, or repeat that of others.
_SKIPPED = frozenset(
    "__dict__ __weakref__ __doc__ __module__ __dataclass_fields__ __dataclass_params__ __orig_bases__ "
    "__parameters__ _abc_impl".split()
)
_HEAP_TYPE = 1 << 9
_MOST_BYTES = 1 << 20
_POINTER = struct.calcsize("P")


class Unknown(Exception):
    """A value whose meaning cannot be determined."""


def fingerprint(*values: Any, functions: dict[Any, Any] | None = None) -> bytes:
    """Return the fingerprint of the values; raise `Unknown` if there is none.

    Functions to compile are also added to ``functions``, by file and line.
    """
    writer = _Writer()
    for value in values:
        writer.add(value)
    if functions is not None:
        functions.update(writer.jits)
    # Version 2 depends on values only, not on which of them are shared.
    return marshal.dumps(writer.parts, 2)


def meanings(function: types.FunctionType, names: frozenset[str]) -> bytes:
    """Return the meanings of names in a function."""
    writer = _Writer()
    writer.names(function, names)
    return marshal.dumps(writer.parts, 2)


@functools.cache
def names_of(code: types.CodeType) -> frozenset[str]:
    """Return the names of globals and attributes in code, functions inside it included."""
    if _IMPORT in code.co_code[::2]:
        raise Unknown("an import in a function")
    found = frozenset(code.co_names)
    if found & _REFLECTIVE:
        raise Unknown(min(found & _REFLECTIVE))
    if "format" in found:
        found = found.union(*map(_formatted, code.co_consts))
    inner = (part for part in code.co_consts if isinstance(part, types.CodeType))
    return found.union(*map(names_of, inner))


def _formatted(constant: Any) -> Iterator[str]:
    """List the names in a text that `str.format` looks up."""
    if isinstance(constant, str):
        for field in _FORMATTED.findall(constant):
            yield from re.findall(r"\w+", field)


def _root(module: str | None) -> str:
    return (module or "").partition(".")[0]


class _Writer:
    """Converts values to data that `marshal` can write."""

    def __init__(self) -> None:
        self.parts: list[Any] = []
        #: Numbers of the visited values by address, and the values themselves, to keep their addresses unique.
        self._seen: dict[int, int] = {}
        self._kept: list[Any] = []
        self._modules: set[tuple[int, frozenset[str]]] = set()
        #: Functions to compile, by file and line.
        self.jits: dict[Any, Any] = {}

    def add(self, value: Any) -> None:
        """Add one value."""
        kind = type(value)
        if kind in _SIMPLE:
            self.parts.append(value)
            return
        if (number := self._seen.get(id(value))) is not None:
            self.parts.append(("seen", number))
            return
        self._seen[id(value)] = len(self._seen)
        self._kept.append(value)
        rule = _RULES.get(kind)
        if rule is not None:
            rule(self, value)
        elif isinstance(value, type):
            self._class(value)
        else:
            self._object(value, kind)

    def _library(self, name: str | None, what: str) -> bool:
        """Add an object of a library; the version of the package identifies it."""
        root = _root(name)
        if root not in _LIBRARIES:
            return False
        version = getattr(sys.modules.get(root), "__version__", "")
        self.parts.append((name, what, str(version)))
        return True

    def module(self, module: types.ModuleType, names: frozenset[str]) -> None:
        """Add the values that names may have in a module."""
        if (id(module), names) in self._modules:
            return
        self._modules.add((id(module), names))
        if self._library(module.__name__, ""):
            if _root(module.__name__) == "numpy" and names & _FAR:
                raise Unknown(f"{module.__name__}.{min(names & _FAR)}")
            return
        self.parts.append(module.__name__)
        for name in sorted(names):
            if hasattr(module, name):
                self.parts.append(name)
                self._value(getattr(module, name), names)

    def _value(self, value: Any, names: frozenset[str]) -> None:
        if isinstance(value, types.ModuleType):
            self.module(value, names)
        else:
            self.add(value)

    def function(self, function: types.FunctionType) -> None:
        """Add a Python function."""
        code, known = function.__code__, function.__globals__
        # The wrapper that a library's decorator returns has the name of the decorated function, but not its globals.
        is_library = self._library(known.get("__name__"), function.__qualname__)
        if not is_library:
            self.parts.append(code)
            self.add(function.__defaults__)
            self.add(function.__kwdefaults__)
        self.add(vars(function))
        self.names(function, frozenset() if is_library else names_of(code))

    def names(self, function: types.FunctionType, names: frozenset[str]) -> None:
        """Add the closure of a function, and the values of the names in its module."""
        known = function.__globals__
        for cell in function.__closure__ or ():
            try:
                found = cell.cell_contents
            except ValueError:
                found = "an empty cell"
            self._value(found, names)
        for name in sorted(names):
            if name in known:
                self.parts.append(name)
                self._value(known[name], names)
            elif name in _FAR and hasattr(builtins, name):
                raise Unknown(name)

    def jit(self, jit: Any) -> None:
        """Add a function to compile; its source is part of the fingerprint."""
        code = jit.function.__code__
        self.jits[code.co_filename, code.co_firstlineno] = jit
        self.add(jit.function)
        self.add(jit.options)
        self.add([text.digest for text in jit.texts])
        self.add(getattr(jit, "_annotations", None))
        # The traced module defines a function of this name, which need not be that in the source.
        self.parts.append((type(jit).__name__, jit.function.__name__))

    def _class(self, kind: type) -> None:
        if kind.__name__ in _REFLECTIVE and kind.__module__ in ("operator", "_operator"):
            raise Unknown(kind.__name__)
        if self._library(kind.__module__, kind.__qualname__):
            return
        self.parts.append((kind.__module__, kind.__qualname__))
        _check_layout(kind)
        for base in (*kind.__bases__, type(kind)):
            self.add(base)
        for name, member in vars(kind).items():
            if name not in _SKIPPED:
                self.parts.append(name)
                self.add(member)

    def _object(self, value: Any, kind: type) -> None:
        if _root(kind.__module__) == "fishplate" and isinstance(
            getattr(value, "function", None), types.FunctionType
        ):
            return self.jit(value)
        if isinstance(value, dtype):
            return self.parts.append(("dtype", str(value)))
        if _root(kind.__module__) == "numpy":
            return self._numpy(value)
        for base in (tuple, int, float, str):
            if isinstance(value, base):
                self.add(base.__new__(base, value))  # type: ignore[type-var]
        _check_layout(kind)
        self.add(kind)
        for name, held in _state(value):
            self.parts.append(name)
            self.add(held)

    def _numpy(self, value: Any) -> None:
        numpy = sys.modules["numpy"]
        if isinstance(value, (numpy.ndarray, numpy.generic)):
            if value.dtype.hasobject or value.nbytes > _MOST_BYTES:
                raise Unknown("an array")
            self.parts.append((repr(value.dtype), value.shape, value.tobytes()))
        elif isinstance(value, (numpy.dtype, numpy.ufunc)):
            self.parts.append(repr(value))
        else:
            raise Unknown(type(value).__name__)

    def builtin(self, value: Any) -> None:
        """Add a function of an extension."""
        owner = value.__self__
        if isinstance(owner, types.ModuleType) and value.__name__ not in _FAR:
            name = owner.__name__
        else:
            name = owner.__module__ if isinstance(owner, type) else ""
        if not self._library(name, value.__qualname__):
            raise Unknown(value.__qualname__)

    def sequence(self, value: Any) -> None:
        """Add a tuple or list."""
        self.parts.append((type(value).__name__, len(value)))
        for part in value:
            self.add(part)

    def mapping(self, value: Any) -> None:
        """Add a dictionary."""
        self.parts.append(("dict", len(value)))
        for key, part in value.items():
            self.add(key)
            self.add(part)

    def unordered(self, value: Any) -> None:
        """Add a set, whose order is arbitrary."""
        if not all(type(part) in _SIMPLE for part in value):
            raise Unknown("a set")
        self.parts.append((type(value).__name__, *sorted(map(repr, value))))


def _check_layout(kind: type) -> None:
    """Raise `Unknown` for classes whose objects hold data that Python does not show."""
    for base in kind.__mro__:
        if base in (object, tuple, int, float, str):
            continue
        spec = getattr(sys.modules.get(base.__module__), "__spec__", None)
        origin = getattr(spec, "origin", None) or ""
        native = origin == "built-in" or origin.endswith(".so")
        if base is CObject or native or not base.__flags__ & _HEAP_TYPE or _hides(base):
            raise Unknown(kind.__qualname__)


def _hides(kind: type) -> bool:
    """Tell whether objects are larger than their slots: an extension class stores data there."""
    slots = vars(kind).get("__slots__", ())
    shown = {*((slots,) if isinstance(slots, str) else slots), "__dict__", "__weakref__"}
    room = kind.__basicsize__ - (kind.__base__ or object).__basicsize__
    return room > _POINTER * len(shown)


def _state(value: Any) -> Iterator[tuple[str, Any]]:
    """List the contents of an object."""
    yield from getattr(value, "__dict__", {}).items()
    for base in type(value).__mro__:
        slots = vars(base).get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else slots:
            if slot not in ("__dict__", "__weakref__") and hasattr(value, slot):
                yield slot, getattr(value, slot)


def _by_name(writer: _Writer, value: Any) -> None:
    writer.parts.append((type(value).__name__, value.__name__))


def _by_attributes(*names: str) -> Callable[[_Writer, Any], None]:
    def rule(writer: _Writer, value: Any) -> None:
        writer.parts.append(type(value).__name__)
        for name in names:
            writer.add(getattr(value, name))

    return rule


def _far_module(writer: _Writer, module: Any) -> None:
    if not writer._library(module.__name__, ""):
        raise Unknown(module.__name__)


_RULES: dict[type, Callable[[_Writer, Any], None]] = {
    tuple: _Writer.sequence,
    list: _Writer.sequence,
    dict: _Writer.mapping,
    types.MappingProxyType: _Writer.mapping,
    set: _Writer.unordered,
    frozenset: _Writer.unordered,
    range: lambda writer, value: writer.parts.append(repr(value)),
    types.CodeType: lambda writer, value: writer.parts.append(value),
    types.FunctionType: _Writer.function,
    types.BuiltinFunctionType: _Writer.builtin,
    types.ModuleType: _far_module,
    types.MethodType: _by_attributes("__func__", "__self__"),
    types.GenericAlias: _by_attributes("__origin__", "__args__"),
    types.UnionType: _by_attributes("__args__"),
    functools.partial: _by_attributes("func", "args", "keywords"),
    functools.cached_property: _by_attributes("func"),
    type(functools.cache(len)): _by_attributes("__wrapped__"),
    property: _by_attributes("fget", "fset", "fdel"),
    staticmethod: _by_attributes("__func__"),
    classmethod: _by_attributes("__func__"),
    types.MemberDescriptorType: _by_name,
    types.GetSetDescriptorType: _by_name,
    types.WrapperDescriptorType: _by_name,
    types.MethodDescriptorType: _by_name,
    _tuplegetter: lambda writer, value: writer.parts.append(repr(value.__reduce__())),
}
