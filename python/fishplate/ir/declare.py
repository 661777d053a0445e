"""Dialects declared as Python classes, at run time.

.. code-block:: python

    from fishplate import ir
    from fishplate.ir.declare import Dialect, Operand, Result

    class Tk(Dialect, name="tk"):
        "kernels on tiles"

    class DataType(Tk.Enum):
        Float32 = 0, "f32"
        BFloat16 = 2, "bf16"

    class TileType(Tk.Type, format="`<` `[` $shape `]` `,` $data_type `>`"):
        "a tile of elements"

        shape: list[int]
        data_type: DataType

    class AddOp(Tk.Operation, traits=["Pure", "SameOperandsAndResultType"]):
        "adds two tiles"

        lhs: Operand[TileType]
        rhs: Operand[TileType]
        acc: DataType = DataType.Float32
        out: Result[TileType]

    with ir.Context(), ir.Location.unknown():
        Tk.register()
        tile = TileType.get([32, 32], "bf16")

From then on MLIR's objects have these classes, and the dialect is in the registry: Rust and C use it like any other.
Docstrings become summaries and descriptions. The dialect is complete when it is first used.
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import _dialect_enum
from .._whole_file import write_whole
from ..registry import get_global_func
from . import _declare_hints as hints
from . import _declare_model as model
from ._context import Context
from ._declare_hints import Declared, Hint, Number, Word
from ._operation import OpView
from ._type import Attribute, Type

__all__ = [
    "Dialect",
    "Float",
    "Index",
    "Int",
    "Operand",
    "Region",
    "Result",
    "Successor",
    "SymbolName",
    "UInt",
    "Unit",
]


class _Slot(Hint):
    """An operand, result, region or successor of an operation."""

    def __init__(self, family: str, of: Any = None) -> None:
        self.family = family
        self.of = of

    def __getitem__(self, of: Any) -> _Slot:
        """Choose the element: a type, or the number of blocks of a region."""
        return _Slot(self.family, of)


class _Sized:
    """Numbers, by their width."""

    def __init__(self, kind: str, sign: str | None, widths: range | tuple[int, ...]) -> None:
        self._kind, self._sign, self._widths = kind, sign, widths

    def __getitem__(self, bits: int) -> Number:
        """Return the number of a width."""
        if bits not in self._widths:
            raise ValueError(f"a width of {bits} bits: expected one of {self._widths}")
        return Number(self._kind, bits, self._sign)


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    _Of = TypeVar("_Of", default=Any)
    # Reading an attribute from an operation gives a value, whatever its type.
    Operand: typing.TypeAlias = Any | list[_Of]
    Result: typing.TypeAlias = Any | list[_Of]
else:
    #: An operand: ``Operand[TileType]``, ``Operand["i32"]``, ``Operand[list[ir.Type]]``,
    #: ``Operand[ir.IndexType | None]``.
    Operand = _Slot("operands", Type)
    #: A result, with the same syntax.
    Result = _Slot("results", Type)
#: A region; ``Region[1]`` has one block, ``list[Region]`` is a group of regions.
Region: Any = _Slot("regions")
#: A successor block of the operation; ``list[Successor]`` is a group of successors.
Successor: Any = _Slot("successors")
#: A signed number: ``Int[32]``. Plain ``int`` has 64 bits.
Int = _Sized("int", "signed", range(1, 65))
#: An unsigned number: ``UInt[32]``.
UInt = _Sized("int", "unsigned", range(1, 65))
#: A float: ``Float[32]``. Plain ``float`` has 64 bits.
Float = _Sized("float", None, (32, 64))
#: A flag that is present or absent.
Unit: Any = Word("unit")
#: A number of type ``index``.
Index: Any = Word("index")
#: The name of the symbol that an operation defines.
SymbolName: Any = Word("symbol name")


#: Type interfaces that have an effect without C++: they allow a type as an element of others.
_TYPE_TRAITS = ("MemRefElementTypeInterface", "VectorElementTypeInterface")


def _no_trait(name: str) -> bool:
    """Return False: attributes have no traits without C++."""
    return False


if TYPE_CHECKING:
    import enum

    class _Part:
        """A part of a dialect, for checkers."""

        def __init_subclass__(
            cls,
            *,
            mnemonic: str | None = None,
            format: str | None = None,
            traits: Any = (),
            **options: Any,
        ) -> None: ...
        def __init__(self, *args: Any, **keywords: Any) -> None: ...
        def __getattr__(self, name: str) -> Any: ...
        @classmethod
        def get(cls, *args: Any, **keywords: Any) -> Any: ...


class _DialectClass(type):
    """The metaclass of dialects: names of the dialect are attributes of its class."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("_") or "_parts" not in cls.__dict__:
            raise AttributeError(f"{cls.__name__} has no attribute {name!r}")
        return getattr(cls._load(), name)

    def __dir__(cls) -> list[str]:
        own = "_parts" in cls.__dict__
        return [*super().__dir__(), *(dir(cls._load()) if own else ())]


class Dialect(metaclass=_DialectClass):
    """Base class of dialects. A subclass declares a dialect; its parts derive from ``Type``, ``Attribute``, ``Enum``,
    ``Flag`` and ``Operation`` of the subclass."""

    if TYPE_CHECKING:
        # A checker does not follow what `__init_subclass__` creates: parts of a dialect may have any attribute.
        class Type(_Part): ...

        class Attribute(_Part): ...

        class Enum(enum.Enum): ...

        class Flag(enum.Flag): ...

        class Operation(_Part, OpView): ...

    _parts: dict[str, list[dict[str, Any]]]
    _declared: dict[str, type]
    _enums: dict[str, tuple[Any, dict[str, Any]]]
    _cpp_classes: dict[tuple[str, str], str]
    _loaded: Any

    def __init_subclass__(cls, *, name: str | None = None) -> None:
        """Start a dialect.

        Parameters
        ----------
        name
            The prefix before the dot; by default the name of the class in lower case.

        """
        cls.name = name or model.snake(cls.__name__)
        cls._parts = {"types": [], "attrs": [], "ops": []}
        cls._declared, cls._enums, cls._cpp_classes, cls._loaded = {}, {}, {}, None
        cls.Type = _definition_base(cls, Type, "type")
        cls.Attribute = _definition_base(cls, Attribute, "attr")
        cls.Enum = _enum_base(cls, _dialect_enum.Enum)
        cls.Flag = _enum_base(cls, _dialect_enum.Flag)
        cls.Operation = _operation_base(cls)

    name: str

    @classmethod
    def model(cls) -> str:
        """Return the dialect's model, in the form that ``fishplate bindgen`` reads."""
        enums, attrs = [], list(cls._parts["attrs"])
        for enum, options in cls._enums.values():
            known = hints.declared(enum)
            assert known is not None  # noqa: S101
            enums.append(model.enumeration(enum, known, options["bits"]))
            if options["mnemonic"] is not None:
                attrs.append(model.wrapper(known, options["mnemonic"]))
        whole = {
            "schema": 1,
            "name": cls.name,
            "cpp_class": f"{model.camel(cls.name)}Dialect",
            "cpp_namespace": f"::{cls.name}",
            **model.docs(cls),
        }
        lists = {"enums": enums, **cls._parts, "attrs": attrs}
        whole |= {key: sorted(rows, key=lambda row: row["name"]) for key, rows in lists.items()}
        return json.dumps(whole)

    @classmethod
    def irdl(cls) -> str:
        """Return the dialect as IRDL, in the form that ``mlir-opt --irdl-file`` loads."""
        cls._load()
        text: str = get_global_func("ir.dialect.irdl")(cls.name)
        return text

    @classmethod
    def save(cls, folder: str | Path) -> Path:
        """Write the model into a folder, for ``fishplate bindgen``; return the file."""
        path = Path(folder) / f"{cls.name}.dialect.json"
        write_whole(path, cls.model() + "\n")
        return path

    @classmethod
    def register(cls, context: Context | None = None, *, load: bool = True) -> None:
        """Make the dialect known to a context, by default the current one.

        Parameters
        ----------
        context
            The context.
        load
            Whether to load it now rather than on first use.

        """
        cls._load().register(context, load=load)

    @classmethod
    def _load(cls) -> Any:
        """Return the dialect in the registry; it can no longer be extended."""
        if cls._loaded is None:
            from .. import _dialect

            origin = f"class {cls.__module__}.{cls.__qualname__}"
            _dialect._load(cls.model(), origin, True)
            made = _dialect.Dialect(cls.name, None)
            made.declared = dict(cls._declared)
            made._classes.update({name: enum for name, (enum, _) in cls._enums.items()})
            cls._loaded = made
            for name in cls._declared:
                getattr(made, name)
        return cls._loaded

    @classmethod
    def _declare(cls, made: Any, family: str, summary: str) -> Declared:
        """Add a class to the dialect."""
        name = made.__name__
        if cls._loaded is not None:
            raise TypeError(f"{name}: dialect {cls.name!r} is in use already, nothing can be added")
        if name in cls._declared or name in cls._enums:
            raise TypeError(f"{name}: dialect {cls.name!r} has a class of that name already")
        _refuse_hooks(made)
        known = Declared(cls.name, name, f"{cls.name}::{name}", family, summary)
        made.__declared__ = known
        cls._cpp_classes[cls.name, name] = known.cpp_class
        return known


#: Names of hooks that MLIR calls on C++ classes, but never on Python classes.
_HOOKS = (
    "verify",
    "verify_invariants",
    "verify_regions",
    "verify_symbol_uses",
    "fold",
    "canonicalize",
    "get_canonicalization_patterns",
    "infer_return_types",
)


def _refuse_hooks(made: type) -> None:
    """Refuse methods that look like hooks of MLIR: they would not be called."""
    for base in made.__mro__:
        # Fishplate's own base classes have methods of these names, which call MLIR.
        if base.__module__.partition(".")[0] in ("fishplate", "builtins"):
            continue
        for hook in _HOOKS:
            if callable(vars(base).get(hook)):
                raise TypeError(
                    f"{made.__name__}.{hook}: MLIR does not call methods of a class in Python, so `{hook}` would "
                    "check nothing; say what must hold in the annotations, check it in a pass "
                    "(ir.register_pass), or give the method another name"
                )


def _names(cls: type) -> dict[str, Any]:
    """Return the names that are visible in a class statement."""
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") != cls.__module__:
        frame = frame.f_back
    seen = {} if frame is None else {**frame.f_globals, **frame.f_locals}
    return {**seen, cls.__name__: cls}


def _fields(cls: type) -> dict[str, tuple[Any, Any]]:
    """Return the annotations of a class with their defaults, and remove the defaults from the class."""
    names = _names(cls)
    found = {}
    for name, hint in inspect.get_annotations(cls).items():
        origin: Any = typing.get_origin(hint)
        if name.startswith("_") or origin is typing.ClassVar:
            continue
        try:
            meant = eval(hint, names) if isinstance(hint, str) else hint  # noqa: S307
        except Exception as error:
            raise TypeError(f"{cls.__name__}.{name}: cannot read {hint!r}: {error}") from error
        found[name] = meant, vars(cls).get(name, ...)
        if name in vars(cls):
            delattr(cls, name)
    return found


def _is_part(cls: type) -> bool:
    """Return whether a class derives from a declared one: then it is an ordinary Python class."""
    return any(hints.declared(base) for base in cls.__mro__[1:])


def _located(cls: type, error: Exception) -> Exception:
    return type(error)(f"{cls.__name__}: {error}")


def _definition_base(dialect: type[Dialect], base: Any, family: str) -> type:
    def init_subclass(
        cls: type, *, mnemonic: str | None = None, format: str | None = None, traits: Any = ()
    ) -> None:
        if _is_part(cls):
            return
        words = model.docs(cls)
        known = dialect._declare(cls, family, words.get("summary", ""))
        stem = cls.__name__.removesuffix("Type" if family == "type" else "Attr")
        fields = _fields(cls)
        try:
            made = model.definition(
                known,
                mnemonic or model.snake(stem or cls.__name__),
                fields,
                format,
                model.expand(traits, _TYPE_TRAITS.__contains__ if family == "type" else _no_trait),
                words,
                dialect._cpp_classes,
            )
        except (TypeError, ValueError) as error:
            raise _located(cls, error) from error
        dialect._parts["types" if family == "type" else "attrs"].append(made)
        dialect._declared[cls.__name__] = cls

    def get(cls: Any, *args: Any, **keywords: Any) -> Any:
        """Return the type or attribute with these parameters."""
        dialect._load()
        return cls.get(*args, **keywords)

    namespace = {
        "__slots__": (),
        "__module__": dialect.__module__,
        "__doc__": f"Base class of the {'types' if family == 'type' else 'attributes'} of {dialect.name}.",
        "__init_subclass__": classmethod(init_subclass),
        "get": classmethod(get),
    }
    made: type = type(base)(base.__name__, (base,), namespace)
    return made


def _enum_base(dialect: type[Dialect], base: Any) -> Any:
    def init_subclass(
        cls: Any,
        /,
        *,
        mnemonic: str | bool = True,
        bits: int = 32,
        separator: str | None = None,
        **keywords: Any,
    ) -> None:
        dialect._declare(cls, "enum", model.docs(cls).get("summary", ""))
        if separator is not None:
            cls.__separator__ = separator
        plain = model.snake(cls.__name__) if mnemonic else None
        spelled = mnemonic if isinstance(mnemonic, str) else plain
        dialect._enums[cls.__name__] = cls, {"mnemonic": spelled, "bits": bits}

    def body(namespace: Any) -> None:
        namespace["__module__"] = dialect.__module__
        namespace["__doc__"] = f"Base class of the enumerations of {dialect.name}."
        namespace["__init_subclass__"] = classmethod(init_subclass)

    return types.new_class(base.__name__, (base,), {}, body)


def _operation_base(dialect: type[Dialect]) -> type:
    def init_subclass(
        cls: type, *, mnemonic: str | None = None, format: str | None = None, traits: Any = ()
    ) -> None:
        if _is_part(cls):
            return
        words = model.docs(cls)
        known = dialect._declare(cls, "op", words.get("summary", ""))
        name = mnemonic or model.snake(cls.__name__.removesuffix("Op") or cls.__name__)
        fields = _fields(cls)
        try:
            knows = get_global_func("ir.dialect.knows_trait")
            made = _operation(known, name, fields, model.expand(traits, knows))
        except (TypeError, ValueError) as error:
            raise _located(cls, error) from error
        made["format"] = "generic" if format is None else {"declarative": format}
        dialect._parts["ops"].append(made | words)
        dialect._declared[cls.__name__] = cls

    def init(self: Any, *args: Any, **keywords: Any) -> None:
        dialect._load()
        type(self).__init__(self, *args, **keywords)

    namespace = {
        "__module__": dialect.__module__,
        "__doc__": f"Base class of the operations of {dialect.name}.",
        "__init_subclass__": classmethod(init_subclass),
        "__init__": init,
    }
    base: Any = OpView
    made: type = type(base)("Operation", (base,), namespace)
    return made


def _operation(
    known: Declared,
    name: str,
    fields: Mapping[str, tuple[Any, Any]],
    traits: list[dict[str, Any]],
) -> dict[str, Any]:
    """Return the model of an operation, without its format."""
    op: dict[str, Any] = {
        "name": name,
        "class": known.name,
        "def": model.record(known, known.name),
        "cpp_namespace": known.dialect,
        **{
            part: []
            for part in ("operands", "attrs", "arguments", "results", "regions", "successors")
        },
    }
    for field, (hint, default) in fields.items():
        try:
            _add_field(op, field, hint, default)
        except (TypeError, ValueError) as error:
            raise type(error)(f"{field}: {error}") from error
    for part, trait in (("operand", "Operand"), ("result", "Result")):
        op[f"{part}_segments"] = model.segments(op[f"{part}s"])
        sized = {"name": f"AttrSized{trait}Segments"}
        if op[f"{part}_segments"] == "sizes" and sized not in traits:
            traits = [sized, *traits]
    op["traits"] = traits
    op["infer"] = model.infer(op)
    return op | {"cpp_verifier": False}


def _add_field(op: dict[str, Any], name: str, hint: Any, default: Any) -> None:
    inner, summary = hints.take_apart(hint)
    of = hints.element(inner)
    slot = inner if of is None else of
    if not isinstance(slot, _Slot):
        op["attrs"].append(model.attribute_slot(name, hint, default))
        op["arguments"].append(name)
        return
    if default is not ...:
        raise TypeError(f"a default for one of the {slot.family}: only attributes have defaults")
    if slot.family in ("operands", "results"):
        if of is not None:
            raise TypeError("write the list inside of the brackets: Operand[list[...]]")
        op[slot.family].append(model.value_slot(name, slot.of, summary))
        if slot.family == "operands":
            op["arguments"].append(name)
        return
    row: dict[str, Any] = {"name": name, "variadic": of is not None}
    if slot.family == "regions":
        row["min_blocks"] = slot.of or 0
        if slot.of is not None:
            row["max_blocks"] = slot.of
        plain = "any region" if slot.of is None else f"region with {slot.of} blocks"
        row["summary"] = summary or plain
    op[slot.family].append(row)
